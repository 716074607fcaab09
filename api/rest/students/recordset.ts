import { sql } from 'kysely';

/**
 * Rows as a table named `given` that a statement reads from, so that thousands are written by one statement.
 * `columns` names what is sent of each row, and its SQL type.
 */
export function recordset<Column extends string, Row extends Record<Column, string | null>>(
  columns: Record<Column, 'uuid' | 'text'>,
  rows: readonly Row[],
) {
  const named = Object.entries<string>(columns);
  // One array per column: the server reads them in half the time of JSON.
  const values = named.map(([name, type]) => sql`${rows.map((row) => row[name as Column])}::${sql.raw(type)}[]`);
  return sql<Pick<Row, Column>>`unnest(${sql.join(values)})`.as<'given'>(
    sql`given(${sql.join(named.map(([name]) => sql.ref(name)))})`,
  );
}
