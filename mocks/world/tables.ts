import { tableOrder } from '#hasura/generated/tableOrder.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import { generators } from './generated/rows.ts';
import type { World } from './model/types.ts';

/** The tables of a world, parents first, each with its rows, which are generated lazily. */
export function tablesOf(world: World): { table: keyof Tables; rows: Iterable<object> }[] {
  const filled: { [Table in keyof Tables]?: (world: World) => Iterable<object> } = generators;
  return tableOrder.flatMap((table) => {
    const rows = filled[table];
    return rows ? [{ table, rows: rows(world) }] : [];
  });
}
