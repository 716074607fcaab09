import { QueryError } from '../errors.ts';
import type { RoleView } from '../model/roleView.ts';
import type { Column, Value } from '../model/types.ts';
import type { Session } from '../types.ts';

/** Collects the parameters of one SQL statement and hands out names for its parts. */
export class Statement {
  readonly view: RoleView;
  readonly session: Session;
  readonly stringifyNumericTypes: boolean;
  readonly params: (string | null)[] = [];
  #aliases = 0;

  constructor(view: RoleView, session: Session, stringifyNumericTypes: boolean) {
    this.view = view;
    this.session = session;
    this.stringifyNumericTypes = stringifyNumericTypes;
  }

  /** A fresh table alias. */
  alias(): string {
    return `t${this.#aliases++}`;
  }

  /** A parameter cast to a type. It travels as text, so that every driver sends it alike and PostgreSQL reads it. */
  param(text: string | null, sqlType: string): string {
    this.params.push(text);
    const parameter = `$${this.params.length}::text`;
    return sqlType === 'text' ? parameter : `(${parameter})::${sqlType}`;
  }

  /** @throws QueryError `not-found` for a session variable the request does not carry */
  value(value: Value, sqlType: string): string {
    return this.param('session' in value ? this.sessionVariable(value.session) : value.text, sqlType);
  }

  sessionVariable(name: string): string {
    const value = name === 'x-hasura-role' ? this.session.role : this.session.variables[name];
    if (value === undefined) throw new QueryError('not-found', [], `missing session variable: "${name}"`);
    return value;
  }
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function literal(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? `E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

export function relation({ schema, name }: { schema: string; name: string }): string {
  return `${quote(schema)}.${quote(name)}`;
}

export function columnOf(alias: string, column: Pick<Column, 'name'>): string {
  return `${alias}.${quote(column.name)}`;
}
