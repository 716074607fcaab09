import { sql } from 'kysely';

/**
 * Rows as a table named `given` that a statement reads from, so that thousands are written by one statement.
 * `columns` names what is sent of each row, and its SQL type.
 */
export function recordset<Column extends string, Row extends Record<Column, string | null>>(
  columns: Record<Column, 'uuid' | 'text'>,
  rows: readonly Row[],
) {
  const shape = Object.entries<string>(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  return sql<Pick<Row, Column>>`json_to_recordset(${JSON.stringify(rows, Object.keys(columns))}::json)`.as<'given'>(
    sql`given(${sql.join(shape)})`,
  );
}
