import { tableOrder } from '#hasura/generated/tableOrder.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { generators } from './generated/rows.ts';
import type { World } from './model/types.ts';

/** The tables of a world, parents first, each with its rows, which are generated lazily. */
export function tablesOf(world: World): { table: keyof Tables; rows: Iterable<object> }[] {
  const filled: { [Table in keyof Tables]?: (world: World) => Iterable<object> } = generators;
  return tableOrder.flatMap((table) => {
    const rows = filled[table];
    return rows ? [{ table, rows: eachOf(table, rows(world)) }] : [];
  });
}

/** The rows of a table. @throws what its generator throws, with its place in the source, the table and the number of the row */
function* eachOf(table: string, rows: Iterable<object>): Generator<object> {
  let number = 1;
  try {
    for (const row of rows) {
      yield row;
      number++;
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const [place = 'mocks/world/rows'] = /mocks\/world\/rows\/\w+\.ts:\d+/.exec(error.stack ?? '') ?? [];
    throw new Error(`${place}: row ${number} of ${table}: ${error.message}`, { cause: error });
  }
}
