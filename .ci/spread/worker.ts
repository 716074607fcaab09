import type { Database } from '#api/ports/database.ts';
import type { Asking } from './load/asking.ts';

/** A load under way, as its workers see it. */
export interface Load {
  db: Database;
  asking: Asking;
  /** A TA's access token. */
  ta: string;
  tally: { writes: number; lost: number };
  /** Does this again and again until the load ends. */
  repeat(step: (turn: number) => Promise<void>): Promise<void>;
}
