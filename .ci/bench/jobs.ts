/**
 * `npm run bench:jobs`: jobs on the PostgreSQL server of `TEST_DATABASE_URL` or one of its own, and on PGlite. Queueing, taking and ending, each beside as many bare
 * statements of the same rows in the same run (limit: a job may cost ten of them); then a storm of processes that are killed with -9 or stopped for
 * longer than their lease: nothing lost, nothing written by a run that lost its job.
 */
import { sql } from 'kysely';
import { migrate } from '#engine';
import { openPGlite } from '#api/adapters/pglite.ts';
import { openPostgres } from '#api/adapters/postgres.node.ts';
import { readProjectFiles } from '#api/adapters/projectFiles.node.ts';
import type { Job } from '#api/jobs/job.ts';
import { claimJob, endRun } from '#api/jobs/queue.ts';
import type { Database } from '#api/ports/database.ts';
import { createLog } from '#api/ports/log.ts';
import { jobStorm } from '#api/testing/jobStorm/storm.node.ts';
import { openNative } from '#api/testing/native.node.ts';

const count = 3000;
const limit = 10;
const log = createLog(() => undefined, 'silent');
const reading: Job = { kind: 'read', run: async () => true };
let isGood = true;

const native = await openNative();
if (native.url === undefined) throw new Error(native.skipped);
await measure('PostgreSQL', openPostgres(native.url, log));
await native.close();
await measure('PGlite', await openPGlite({}));

const storm = await openNative();
const { seconds, lost, ticks, faults } = await jobStorm(storm.url ?? '', {
  jobs: 1500,
  processes: 3,
  kills: 10,
  stalls: 3,
});
await storm.close();
isGood &&= faults.length === 0;
console.log(
  `storm       1500 jobs, 10 kills, 3 stalls: ${seconds.toFixed(0)} s, ${lost} taken over, ${ticks} ticks, wrong: ${faults.length}`,
);
for (const fault of faults.slice(0, 10)) console.log(`            ${fault}`);
if (!isGood) process.exitCode = 1;

async function measure(name: string, db: Database): Promise<void> {
  try {
    await migrate(db.sql, readProjectFiles());
    const each = async (act: (at: number) => Promise<unknown>) => {
      const began = performance.now();
      for (let at = 0; at < count; at++) await act(at);
      return (performance.now() - began) / count;
    };
    await sql`insert into jobs (kind, key, status) select 'bare', n::text, 'STOPPED' from generate_series(0, ${count - 1}::int) as n`.execute(
      db.kysely,
    );
    const bare = await each((at) =>
      sql`update jobs set due_at = now() where kind = 'bare' and key = ${String(at)}`.execute(db.kysely),
    );
    const queued = await each((at) =>
      sql`insert into jobs (kind, key) values ('read', ${String(at)})`.execute(db.kysely),
    );
    const done = await each(async () => {
      const claim = await claimJob(db, { jobs: [reading], worker: 'bench' }, new Date(Date.now() + 1000));
      if (claim) await endRun(db, claim, { outcome: 'DONE', didAnything: true }, new Date());
    });
    const idle = await each(() => claimJob(db, { jobs: [reading], worker: 'bench' }, new Date()));
    const ratio = done / bare;
    isGood &&= ratio <= limit;
    const ms = (value: number) => `${value.toFixed(2)} ms`;
    console.log(
      `${name.padEnd(12)}queue ${ms(queued)}, take and end ${ms(done)}, look in vain ${ms(idle)}; a bare update ${ms(bare)}: x ${ratio.toFixed(1)} (limit ${limit})`,
    );
  } finally {
    await db.close();
  }
}
