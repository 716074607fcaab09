import { sql } from 'kysely';
import { openPostgres } from '../../adapters/postgres.node.ts';
import { createEvents } from '../../ports/events.ts';
import { systemClock } from '../../ports/clock.ts';
import { createLog } from '../../ports/log.ts';
import type { Job, Turn } from '../../jobs/job.ts';
import { startJobs } from '../../jobs/startJobs.ts';

// A process of a storm: stamps each job when it begins and when it ends, in a transaction each, until it is killed.
const [url = ''] = process.argv.slice(2);
const log = createLog(() => undefined, 'silent');
const db = openPostgres(url, log);

async function stamp({ key, number, lock }: Turn, step: string): Promise<void> {
  await db.kysely.transaction().execute(async (trx) => {
    await lock(trx);
    await sql`insert into job_stamps (key, number, step) values (${key}, ${number}, ${step})`.execute(trx);
  });
}

const stamping: Job = {
  kind: 'stamp',
  leaseSeconds: 2,
  run: async (turn) => {
    await stamp(turn, 'begun');
    await new Promise((resolve) => setTimeout(resolve, 40));
    await stamp(turn, 'done');
    return true;
  },
};
const ticking: Job = {
  kind: 'tick',
  everySeconds: 1,
  leaseSeconds: 2,
  run: async (turn) => {
    await stamp(turn, 'tick');
    return true;
  },
};
startJobs({ db, log, clock: systemClock, events: createEvents(db) }, [stamping, ticking]);
process.stdout.write('started\n');
