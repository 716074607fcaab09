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

/** For who asks often, on a database of one connection: plans the question once, to be asked by `askBreaches`. */
export async function planBreaches(client: SqlClient): Promise<void> {
  await client.query(`prepare find_breaches as ${everything}`);
  await askBreaches(client);
}

/** The same as `findBreaches`, where it was planned. */
export const askBreaches = async (client: SqlClient): Promise<Breach[]> =>
  breachesOf(await client.query<Found>('execute find_breaches'));

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
