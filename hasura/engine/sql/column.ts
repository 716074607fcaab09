import { Deferred } from '../plan/deferred.ts';
import type { Column, FunctionUse } from '../model/types.ts';
import { columnOf, quote, relation, type Statement } from './statement.ts';

/** The value of a column, or of a computed field without arguments, in the row `alias`. */
export function columnSql(statement: Statement, alias: string, column: Column): string {
  return column.computedBy ? callSql(statement, column.computedBy, alias) : columnOf(alias, column);
}

/** Values of a function's arguments, by position, as SQL. */
export type GivenArguments = ReadonlyMap<number, string>;

/**
 * A call of a function.
 * @param row alias of the row a computed field is of
 */
export function callSql(
  statement: Statement,
  { fn, rowAt, sessionAt }: FunctionUse,
  row: string | null,
  given: GivenArguments = new Map(),
): string {
  statement.readsAnything();
  let isNamed = false;
  const passed = fn.arguments.flatMap(({ name }, position) => {
    let sql = given.get(position);
    if (position === rowAt && row !== null) sql = statement.rowOf(row);
    if (position === sessionAt) sql = sessionSql(statement, fn.arguments[position]?.sqlType ?? 'json');
    // Arguments after one with its default value are passed by name.
    if (sql === undefined) isNamed = true;
    if (sql === undefined) return [];
    return isNamed ? `${quote(name ?? '')} => ${sql}` : sql;
  });
  return `${relation(fn)}(${passed.join(', ')})`;
}

function sessionSql(statement: Statement, sqlType: string): string {
  const text = new Deferred(({ session }) => sessionText(session));
  return statement.param(text, sqlType);
}

/** The session variables as JSON text. */
export function sessionText({
  role,
  variables,
}: {
  role: string;
  variables: Readonly<Record<string, string>>;
}): string {
  return JSON.stringify({ ...variables, 'x-hasura-role': role });
}
