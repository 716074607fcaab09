import type { SqlClient } from '#engine';
import { clinic } from './clinic.ts';
import { consults } from './consults.ts';
import { files } from './files.ts';
import type { Invariant } from './format.ts';
import { help } from './help.ts';
import { materials } from './materials.ts';
import { people } from './people.ts';
import { teaching } from './teaching.ts';
import { testing } from './testing.ts';

/** Every rule of the academy that is told by its data alone. */
export const invariants: Invariant[] = [
  ...people,
  ...teaching,
  ...testing,
  ...materials,
  ...files,
  ...consults,
  ...clinic,
  ...help,
];

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

// One statement, so that all are asked of the same moment.
const everything = invariants
  .map(
    ({ sql }, place) =>
      `select ${place} as place, json_agg(breach) as rows from (${sql} limit 5) as breach having count(*) > 0`,
  )
  .join('\nunion all\n');
