import type { Database } from '#api/ports/database.ts';
import { setClock } from './clock.ts';

/** How often the time is written down, in milliseconds of the academy. */
const NOTE_MS = 10_000;

/** The time of an academy that has its own. */
export interface WorldClock {
  /** Writes the time down, now and then: the next opening goes on from there, and time stands while nobody looks. */
  note(): Promise<void>;
}

/** Sets the clock of this worker: a new database begins at `begin`, another goes on where it stopped. Without `begin` it is the machine's. */
export async function openWorldClock(
  { sql }: Pick<Database, 'sql'>,
  begin: Date | undefined,
): Promise<WorldClock | undefined> {
  if (!begin) return undefined;
  await sql.exec('create schema if not exists living; create table if not exists living.clock (seen bigint not null)');
  const [kept] = await sql.query<{ seen: number }>('select seen from living.clock');
  // Later than anything that was written after the last note: time never goes back.
  setClock(kept ? kept.seen + NOTE_MS : begin.getTime());
  let noted = Date.now();
  const write = (seen: number) =>
    sql.query('with gone as (delete from living.clock) insert into living.clock values ($1)', [seen]);
  if (!kept) await write(noted - NOTE_MS);
  return {
    note: async () => {
      const now = Date.now();
      if (now - noted < NOTE_MS) return;
      noted = now;
      await write(now);
    },
  };
}
