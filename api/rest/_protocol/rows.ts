import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { tableWords } from '#hasura/generated/columnWords.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound, type Problem } from '../../http/problem.ts';

/** A table whose rows have a name for people. */
type Named = keyof typeof tableWords;
type Row<T extends Named> = Selectable<Tables[T]>;

/** Which row: its id, or the values that it has. */
type Which<T extends Named> = string | Readonly<Partial<Row<T>>>;

/** 404 for a row that is not there, by what its table is called. */
export const noRow = (table: Named): Problem => notFound(tableWords[table]);

/** Reads a row. Throws 404. */
export async function findRow<T extends Named>(trx: Kysely<Tables>, table: T, which: Which<T>): Promise<Row<T>> {
  return one(table, await sql<Row<T>>`select * from ${sql.table(table)} where ${matches(which)}`.execute(trx));
}

/**
 * Locks a row until the transaction ends. Throws 404.
 * @param strength how PostgreSQL locks it: `no key update` lets others refer to it, `share` lets others read and share it. @default 'update'
 */
export async function lockRow<T extends Named>(
  trx: Kysely<Tables>,
  table: T,
  which: Which<T>,
  strength: 'update' | 'no key update' | 'share' = 'update',
): Promise<Row<T>> {
  const lock = sql.raw(`for ${strength}`);
  return one(table, await sql<Row<T>>`select * from ${sql.table(table)} where ${matches(which)} ${lock}`.execute(trx));
}

/** Deletes a row and returns it as it was. Throws 404. */
export async function deleteRow<T extends Named>(trx: Kysely<Tables>, table: T, which: Which<T>): Promise<Row<T>> {
  return one(
    table,
    await sql<Row<T>>`delete from ${sql.table(table)} where ${matches(which)} returning *`.execute(trx),
  );
}

function matches(which: string | object): RawBuilder<unknown> {
  const values = Object.entries(typeof which === 'string' ? { id: which } : which);
  return sql.join(
    values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  );
}

function one<T extends Named>(table: T, { rows }: { rows: readonly Row<T>[] }): Row<T> {
  const [row] = rows;
  if (row === undefined) throw noRow(table);
  return row;
}
