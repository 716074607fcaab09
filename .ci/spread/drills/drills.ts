import { bucketAway } from './bucketAway.ts';
import { race } from './race.ts';
import { upgrade } from './upgrade.ts';
import type { Spread } from '../spread.ts';
import { database, killed, rolling } from './rolling.ts';

/** What can be tried on a spread academy; each says what it found and answers whether nothing failed, was lost or missed. `seconds` is how long something is away. */
export const drills = { rolling, killed, database, bucket: bucketAway, race, upgrade } satisfies Record<
  string,
  (spread: Spread, seconds?: number) => Promise<boolean>
>;

export const isDrill = (name: string): name is keyof typeof drills => name in drills;
