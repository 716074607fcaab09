import type { Database } from '#api/ports/database.ts';
import { releaseClock, setClock, type ClockTime } from '#mocks/clock.ts';
import { systemClock } from '#api/ports/clock.ts';

/** How often the time is written down, in milliseconds of the academy. */
const NOTE_MS = 10_000;

/** The time of the academy: the machine's until somebody moves it. */
export interface WorldClock {
  read(): ClockTime;
  /** Moves, stops or starts the time, and writes it down. */
  move(to: ClockTime): Promise<void>;
  /** Writes a moved time down, now and then: the next opening goes on from there, and time stands while nobody looks. */
  note(): Promise<void>;
}

/** Sets the clock of this worker: a new database begins at `begin`, another goes on where it stopped. Without either it is the machine's. */
export async function openWorldClock({ sql }: Pick<Database, 'sql'>, begin: Date | undefined): Promise<WorldClock> {
  await sql.exec(`create schema if not exists living;
    create table if not exists living.clock (seen bigint not null);
    alter table living.clock add column if not exists stopped boolean not null default false`);
  const [kept] = await sql.query<{ seen: number; stopped: boolean }>('select seen, stopped from living.clock');
  let isMoved = kept !== undefined || begin !== undefined;
  let stopped = kept?.stopped ?? false;
  let noted = 0;
  const write = async (seen: number): Promise<void> => {
    noted = systemClock.now().getTime();
    await sql.query('with gone as (delete from living.clock) insert into living.clock values ($1, $2)', [
      seen,
      stopped,
    ]);
  };
  const move = async (to: ClockTime): Promise<void> => {
    setClock(to);
    isMoved = true;
    stopped = to.stopped;
    await write(to.now);
  };
  // Later than anything that was written after the last note: time never goes back.
  if (kept) setClock({ now: kept.seen + (stopped ? 0 : NOTE_MS), stopped });
  else if (begin) {
    setClock({ now: begin.getTime(), stopped: false });
    await write(begin.getTime() - NOTE_MS);
  } else releaseClock();
  return {
    read: () => ({ now: systemClock.now().getTime(), stopped }),
    move,
    note: async () => {
      if (isMoved && systemClock.now().getTime() - noted >= NOTE_MS) await write(systemClock.now().getTime());
    },
  };
}
