import type { Eyes, Link, Row, Table } from '../world.ts';
import { holds } from './condition.ts';

/** The rows at the other end of a relationship. */
export function related({ remote, local, foreign }: Link, row: Row): Row[] {
  return remote.rows.filter((other) => row[local] !== null && other[foreign] === row[local]);
}

/** The rows of a list that the role may see; its limit aside. */
export function visible(eyes: Eyes, table: Table, rows: readonly Row[]): Row[] {
  const filter = eyes.permission(table)?.filter;
  return rows.filter((row) => filter && holds(filter, row, { eyes, root: row }) === true);
}
