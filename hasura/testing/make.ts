import type { Insertable, Selectable } from 'kysely';
import type { SqlClient } from '#engine';
import type { Tables } from '../generated/tables.ts';
import { Parent } from './rowFormat.ts';
import { rowMakers } from './rowMakers.ts';

/** Inserts a row with the rows it references, and returns it as stored. */
export type Make = <T extends keyof Tables>(
  table: T,
  values?: Partial<Insertable<Tables[T]>>,
) => Promise<Selectable<Tables[T]>>;

type Values = Record<string, unknown>;

/** Inserts rows by a client, with the defaults of the table's row maker. */
export function makerOf(client: SqlClient): Make {
  const insert = async (table: keyof Tables, given: Values): Promise<Values> => {
    const maker = rowMakers[table];
    if (!maker) throw new Error(`hasura/testing/rows says nothing about ${table}`);
    const values: Values = { ...maker(++made), ...given };
    for (const [column, value] of Object.entries(values)) {
      if (value instanceof Parent) values[column] = (await insert(value.table, value.values))['id'];
    }
    const columns = Object.keys(values);
    const places = columns.map((_, place) => `$${place + 1}`);
    const sql = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`;
    const [row] = await client.query<Values>(sql, Object.values(values));
    if (!row) throw new Error(`${table} took no row`);
    return row;
  };
  return (async (table, values = {}) => insert(table, values as Values)) as Make;
}

/** Counts over a whole test file: also rows that were rolled back, so that no two values are ever the same. */
let made = 0;
