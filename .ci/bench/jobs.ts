import type { Job } from '#api/jobs/job.ts';
import type { Database } from '#api/ports/database.ts';
import { systemClock } from '#api/ports/clock.ts';
import { bench } from './harness/bench.ts';
import { never } from './harness/limit.ts';

const reading: Job = { kind: 'read', run: async () => true };

export default bench({
  about:
    'queueing, taking and ending a job beside bare updates on PostgreSQL and PGlite, and a storm of killed and stalled processes that loses nothing',
  needs: 'native PostgreSQL',
  limits: { 'a job': { most: 10, unit: 'bare updates' }, wrong: never },
  options: { jobs: 3000, stormed: 1500, kills: 10, stalls: 3 },
  async run({ options, limits, report, cleanup }) {
    const { sql } = await import('kysely');
    const { claimJob, endRun } = await import('#api/jobs/queue.ts');
    const { jobStorm } = await import('#api/testing/jobStorm/storm.node.ts');
    const { measure } = await import('#hasura/engine/bench/measure.ts');
    const { migratedNative, migratedPGlite, nativeDatabase } = await import('./harness/world.ts');

    for (const open of [migratedNative, migratedPGlite]) {
      await using part = new AsyncDisposableStack();
      await cost((await open(part)).db);
    }
    const storm = { jobs: options.stormed, processes: 3, kills: options.kills, stalls: options.stalls };
    const { seconds, lost, ticks, faults } = await jobStorm(await nativeDatabase(cleanup), storm);
    report.line(
      `storm: ${storm.jobs} jobs, ${storm.kills} kills, ${storm.stalls} stalls: ${seconds.toFixed(0)} s, ${lost} taken over, ${ticks} ticks`,
    );
    report.faults('wrong', faults);

    async function cost(db: Database): Promise<void> {
      const count = options.jobs;
      const each = async (what: string, act: (at: number) => Promise<unknown>): Promise<number> => {
        const ms = ((await measure(act, { repeats: count })).seconds / count) * 1000;
        report.figure(`${db.kind}: ${what}`, ms, { unit: 'ms' });
        return ms;
      };
      await sql`insert into jobs (kind, key, status) select 'bare', n::text, 'STOPPED' from generate_series(0, ${count - 1}::int) as n`.execute(
        db.kysely,
      );
      const bare = await each('a bare update', (at) =>
        sql`update jobs set due_at = now() where kind = 'bare' and key = ${String(at)}`.execute(db.kysely),
      );
      await each('queue', (at) => sql`insert into jobs (kind, key) values ('read', ${String(at)})`.execute(db.kysely));
      const done = await each('take and end', async () => {
        const claim = await claimJob(
          db,
          { jobs: [reading], worker: 'bench' },
          new Date(systemClock.now().getTime() + 1000),
        );
        if (claim) await endRun(db, claim, { outcome: 'DONE', didAnything: true }, systemClock.now());
      });
      await each('look in vain', () => claimJob(db, { jobs: [reading], worker: 'bench' }, systemClock.now()));
      report.figure(`${db.kind}: a job`, done / bare, limits['a job']);
    }
  },
});
