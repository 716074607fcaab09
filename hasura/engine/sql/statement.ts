import { QueryError } from '../errors.ts';
import { Deferred, type Text } from '../plan/deferred.ts';
import type { RoleView } from '../model/roleView.ts';
import type { Column, Table, Value } from '../model/types.ts';

/** Collects the parameters of one SQL statement and hands out names for its parts. */
export class Statement {
  readonly view: RoleView;
  readonly stringifyNumericTypes: boolean;
  readonly params: Text[] = [];
  readonly #types: ('text' | 'text[]')[] = [];
  readonly #reads = new Set<string>();
  readonly #rows = new Map<string, string>();
  readonly #deadline: number | null;
  #readsAnything = false;
  #aliases = 0;
  #tables = 0;

  constructor(view: RoleView, stringifyNumericTypes: boolean, deadline: number | null = null) {
    this.view = view;
    this.stringifyNumericTypes = stringifyNumericTypes;
    this.#deadline = deadline;
  }

  /** A condition that fails the statement when a row is read after the deadline; empty without one. */
  inTime(): string {
    if (this.#deadline === null) return '';
    const isEarly = `clock_timestamp() < statement_timestamp() + interval '${this.#deadline} seconds'`;
    // Reading a text that is no number is the one way to fail in an expression; it says why.
    return `(${isEarly} or ('${OUT_OF_TIME}' || clock_timestamp())::int is null)`;
  }

  /** GraphQL base names of the tables it reads; null when views or functions hide what they read. */
  get reads(): ReadonlySet<string> | null {
    return this.#readsAnything ? null : this.#reads;
  }

  /** How often tables are read, conditions and permissions included: what planning it takes. */
  get tables(): number {
    return this.#tables;
  }

  /** A fresh table alias. */
  alias(): string {
    return `t${this.#aliases++}`;
  }

  /** The SQL in `from` to read a table. */
  from(table: Table, alias: string): string {
    this.#tables += 1;
    this.#reads.add(table.graphqlName);
    if (!table.holdsRows) this.#readsAnything = true;
    return `${relation(table)} ${alias}`;
  }

  readsAnything(): void {
    this.#readsAnything = true;
  }

  /** Rows `alias` of a subquery have lost their type; `sql` still has it. */
  rememberRow(alias: string, sql: string): void {
    this.#rows.set(alias, sql);
  }

  /** The row `alias` as a value of its table's row type. */
  rowOf(alias: string): string {
    return this.#rows.get(alias) ?? alias;
  }

  /** A parameter cast to a type. It travels as text, so that every driver sends it alike and PostgreSQL reads it. */
  param(text: Text, sqlType: string): string {
    // The planner knows a list of texts only as one: read from a text, it proves no condition of a partial index.
    const type = sqlType === 'text[]' ? sqlType : 'text';
    // The same value is one parameter, so that the same expression has the same text everywhere.
    const known = this.params.findIndex((other, at) => text !== null && other === text && this.#types[at] === type);
    const index = known < 0 ? this.params.push(text) - 1 : known;
    this.#types[index] = type;
    const parameter = `$${index + 1}::${type}`;
    return sqlType === type ? parameter : `(${parameter})::${sqlType}`;
  }

  value(value: Value, sqlType: string): string {
    return this.param('session' in value ? sessionVariable(value.session) : value.text, sqlType);
  }
}

/** What the error of a statement after its deadline says. */
export const OUT_OF_TIME = 'out of time ';

/** Session variables that metadata names. */
const sessionVariables = new Map<string, Deferred<string>>();

function sessionVariable(name: string): Deferred<string> {
  const variable = sessionVariables.get(name) ?? readingVariable(name);
  sessionVariables.set(name, variable);
  return variable;
}

/** @throws QueryError `not-found`, when the statement is run without the variable */
function readingVariable(name: string): Deferred<string> {
  return new Deferred(({ session }) => {
    const value = name === 'x-hasura-role' ? session.role : session.variables[name];
    if (value === undefined) throw new QueryError('not-found', [], `missing session variable: "${name}"`);
    return value;
  });
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
