import { race } from './race.ts';
import { upgrade } from './upgrade.ts';
import type { Spread } from './spread.ts';
import { database, killed, rolling } from './rolling.ts';

/** What can be tried on a spread academy; each says what it found and answers whether nothing failed, was lost or missed. */
export const drills = { rolling, killed, database, race, upgrade } satisfies Record<
  string,
  (spread: Spread) => Promise<boolean>
>;

export const isDrill = (name: string): name is keyof typeof drills => name in drills;
