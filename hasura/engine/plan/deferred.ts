import type { Session } from '../types.ts';
import type { Variables } from './variables.ts';

/** The inputs that differ between runs of one plan. */
export interface RunValues {
  variables: Variables;
  session: Session;
}

/** A value that is known when a plan runs, not when it is built. */
export class Deferred<Value = unknown> {
  readonly of: (values: RunValues) => Value;

  constructor(of: (values: RunValues) => Value) {
    this.of = of;
  }

  map<Other>(change: (value: Value) => Other): Deferred<Other> {
    return new Deferred((values) => change(this.of(values)));
  }
}

/** The text PostgreSQL reads a parameter from. */
export type Text = string | null | Deferred<string | null>;

/** Changes a value now, or when it will be known. */
export function whenKnown(value: unknown, change: (value: unknown) => string | null): Text {
  return value instanceof Deferred ? value.map(change) : change(value);
}

/** The texts of one run. @throws QueryError for values that do not fit, or a session variable that is not there */
export function bind(params: readonly Text[], values: RunValues): (string | null)[] {
  return params.map((param) => (param instanceof Deferred ? param.of(values) : param));
}
