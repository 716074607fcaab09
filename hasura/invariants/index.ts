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
  const rows = await client.query<{ place: number; rows: unknown[] }>(everything);
  return rows.map(({ place, rows: breaking }) => ({ rule: invariants[place]?.rule ?? '', rows: breaking }));
}

// One statement, since it is asked often.
const everything = invariants
  .map(
    ({ sql }, place) =>
      `select ${place} as place, json_agg(breach) as rows from (${sql} limit 5) as breach having count(*) > 0`,
  )
  .join('\nunion all\n');
