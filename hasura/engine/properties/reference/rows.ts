import type { Link, Row } from '../types.ts';

/** The rows at the other end of a relationship. */
export function related({ remote, local, foreign }: Link, row: Row): Row[] {
  return remote.rows.filter((other) => row[local] !== null && other[foreign] === row[local]);
}
