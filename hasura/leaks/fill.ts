import type { SqlDatabase } from '#engine';
import type { Tables } from '../generated/tables.ts';
import { makerOf } from '../testing/make.ts';
import { rowMakers } from '../testing/rows/index.ts';

/** Gives each of some students a row in every table that has a column for a student and no row of theirs yet. */
export async function fillFor(db: SqlDatabase, studentIds: string[]): Promise<void> {
  const columns = await db.query<{ table: keyof Tables; column: string }>(studentColumns);
  await db.transaction(async (client) => {
    const make = makerOf(client);
    for (const { table, column } of columns) {
      for (const id of studentIds) {
        const [row] = await client.query(`select from ${table} where ${column} = $1 limit 1`, [id]);
        if (!row && rowMakers[table]) await make(table, { [column]: id });
      }
    }
  });
}

const studentColumns = `
  select con.conrelid::regclass::text as "table", col.attname as "column"
  from pg_constraint as con join pg_attribute as col on col.attrelid = con.conrelid and col.attnum = con.conkey[1]
  where con.contype = 'f' and con.confrelid = 'students'::regclass and cardinality(con.conkey) = 1 and col.attgenerated = ''
  order by 1, 2`;
