import type { SqlClient } from '#engine';

/** A rule of the academy that its data obeys at every moment. */
export interface Invariant {
  /** The rule in words. */
  rule: string;
  /** SQL that returns the rows breaking the rule. */
  sql: string;
}

const slices = import.meta.glob<{ invariants: Invariant[] }>('./invariants/*.ts', { eager: true });

/** Every invariant that the data alone can show, gathered from the slices. */
export const invariants = Object.values(slices).flatMap((slice) => slice.invariants);

/** A rule that is broken, and by which rows. */
export interface Breach {
  rule: string;
  rows: unknown[];
}

/** The rules that a database breaks; empty when all is well. */
export async function findBreaches(client: SqlClient): Promise<Breach[]> {
  return breachesOf(await client.query<Found>(everything));
}

/** The same for who asks often, on a database of one connection: the question is planned once. */
export async function breachFinder(client: SqlClient): Promise<() => Promise<Breach[]>> {
  await client.query(`prepare find_breaches as ${everything}`);
  return async () => breachesOf(await client.query<Found>('execute find_breaches'));
}

interface Found {
  place: number;
  rows: unknown[];
}

const breachesOf = (found: Found[]): Breach[] =>
  found.map(({ place, rows }) => ({ rule: invariants[place]?.rule ?? '', rows }));

// One statement, so that all rules see one snapshot.
const everything = invariants
  .map(
    ({ sql }, place) =>
      `select ${place} as place, json_agg(breach) as rows from (${sql} limit 5) as breach having count(*) > 0`,
  )
  .join('\nunion all\n');
