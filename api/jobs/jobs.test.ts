// @module-tag sampled
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '#engine';
import { openPGlite } from '../adapters/pglite.ts';
import { openPostgres } from '../adapters/postgres.node.ts';
import { readProjectFiles } from '../adapters/projectFiles.node.ts';
import { Problem } from '../http/problem.ts';
import type { Database } from '../ports/database.ts';
import { createLog } from '../ports/log.ts';
import { openNative } from '../testing/servers/native.node.ts';
import { LeaseLost, type Job, type Turn } from './job.ts';
import { claimJob, endRun, renewClaim, releaseDead, schedule } from './queue.ts';
import { runClaimed, runDue } from './runJob.ts';

const native = await openNative();
const silent = createLog(() => undefined, 'silent');

describe.each(['PGlite', 'PostgreSQL'] as const)('jobs on %s', (kind) => {
  if (kind === 'PostgreSQL' && native.skipped) return it.skip(native.skipped, () => undefined);
  let db: Database;
  let now: Date;
  const deps = () => ({ db, log: silent, clock: { now: () => now } });
  beforeAll(async () => {
    db = kind === 'PGlite' ? await openPGlite({}) : openPostgres(native.url ?? '', silent);
    await migrate(db.sql, readProjectFiles());
  }, 120_000);
  afterAll(async () => {
    await db.close();
    if (kind === 'PostgreSQL') await native.close();
  });
  beforeEach(async () => {
    now = new Date('2026-03-02T09:00:00Z');
    await db.sql.exec('delete from jobs');
  });

  const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
  const job = (more: Partial<Job> = {}): Job => ({ kind: 'sweep', everySeconds: 60, run: async () => true, ...more });
  const once = (more: Partial<Job> = {}) => {
    const made = job({ kind: 'read', ...more });
    delete made.everySeconds;
    return made;
  };
  const queue = (...keys: string[]) =>
    db.kysely
      .insertInto('jobs')
      .values(keys.map((key) => ({ kind: 'read', key, due_at: now })))
      .execute();
  const rows = () => db.kysely.selectFrom('jobs').selectAll().orderBy('key').execute();
  const runs = () => db.kysely.selectFrom('job_runs').selectAll().orderBy('run_number').execute();
  const claim = (jobs: Job[], worker = 'a') => claimJob(db, { jobs, worker }, now);

  it('are written down once, however many processes offer them, and follow a changed interval', async () => {
    await Promise.all([1, 2, 3].map(() => schedule(db, [job(), job({ kind: 'send', lanes: 3 }), once()], now)));
    expect((await rows()).map(({ kind: name, key }) => `${name} ${key}`).toSorted()).toEqual([
      'send 1',
      'send 2',
      'send 3',
      'sweep ',
    ]);
    await schedule(db, [job({ everySeconds: 90 })], now);
    expect((await rows()).find(({ kind: name }) => name === 'sweep')?.every_seconds).toBe(90);
  });

  it('begin at once, but hourly ones an hour after they were first heard of', async () => {
    await schedule(db, [job(), job({ kind: 'tidy', everySeconds: 3600 })], now);
    const tidy = job({ kind: 'tidy', everySeconds: 3600 });
    expect(await claim([job()])).toMatchObject({ kind: 'sweep', number: 1 });
    expect(await claim([tidy])).toBeUndefined();
    pass(3600);
    expect(await claim([tidy])).toMatchObject({ kind: 'tidy' });
  });

  it('run at their time of the clock, the first time and after each run', async () => {
    const dueAt = (from: Date) => new Date(Math.ceil((from.getTime() + 1) / 86_400_000) * 86_400_000);
    const nightly = job({ kind: 'nightly', everySeconds: 86_400, dueAt });
    await schedule(db, [nightly], now);
    pass(14 * 3600);
    expect(await claim([nightly])).toBeUndefined();
    pass(3600 + 60);
    const run = await claim([nightly]);
    expect(run).toMatchObject({ kind: 'nightly', number: 1 });
    pass(120);
    expect(await endRun(db, run!, { outcome: 'DONE', didAnything: true, dueAt: dueAt(now) }, now)).toBe(true);
    expect((await rows()).find(({ kind: name }) => name === 'nightly')?.due_at).toEqual(
      new Date('2026-03-04T00:00:00Z'),
    );
  });

  it('are taken by one of ten at once, and again after their interval', async () => {
    await schedule(db, [job()], now);
    const claims = await Promise.all(Array.from({ length: 10 }, (_, at) => claim([job()], `worker-${at}`)));
    const [own, ...others] = claims.filter((each) => each !== undefined);
    expect(others).toEqual([]);
    expect(await endRun(db, own!, { outcome: 'DONE', didAnything: true }, pass(4))).toBe(true);
    expect(await claim([job()])).toBeUndefined();
    pass(60);
    expect(await claim([job()])).toMatchObject({ number: 2, since: new Date('2026-03-02T09:00:00Z') });
    expect(await runs()).toMatchObject([{ outcome: 'DONE', milliseconds: 4000, code: null }]);
  });

  it('leave no record of a run that found nothing to do', async () => {
    await runDue(deps(), { jobs: [job({ run: async () => false })], worker: 'a' });
    expect(await runs()).toEqual([]);
    expect(await rows()).toMatchObject([{ status: 'WAITING', run_number: 1, failures: 0 }]);
  });

  it('pass to another process after the lease, and the first one can write nothing more', async () => {
    await schedule(db, [job()], now);
    const slow = (await claim([job()], 'slow'))!;
    pass(29);
    expect(await claim([job()], 'quick')).toBeUndefined();
    pass(1);
    const quick = (await claim([job()], 'quick'))!;
    expect(quick.number).toBe(2);
    const write = (by: typeof slow) =>
      db.kysely.transaction().execute(async (trx) => {
        await renewClaim(trx, by, now);
        await trx
          .insertInto('tags')
          .values({ name: by.number === 1 ? 'slow' : 'quick', color: '#1e88e5', priority: 1 })
          .execute();
      });
    await expect(write(slow)).rejects.toThrow(LeaseLost);
    expect(await endRun(db, slow, { outcome: 'DONE', didAnything: true }, now)).toBe(false);
    await write(quick);
    expect((await db.sql.query(`select name from tags where name in ('slow', 'quick')`)).length).toBe(1);
    expect(await runs()).toMatchObject([{ run_number: 1, outcome: 'LOST', code: 'process-ended', worker: 'slow' }]);
    await db.sql.exec(`delete from tags where name = 'quick'`);
  });

  it('keep their lease while it is renewed', async () => {
    await schedule(db, [job()], now);
    const own = (await claim([job()]))!;
    for (let beat = 0; beat < 5; beat++) {
      pass(20);
      await renewClaim(db.kysely, own, now);
    }
    expect(await claim([job()], 'b')).toBeUndefined();
  });

  it('wait longer after each failure, keep its code, and are well again after one that ends', async () => {
    let isBroken = true;
    const broken = job({
      run: async () => {
        if (isBroken) throw new Problem(409, 'store-away', 'Away');
        return true;
      },
    });
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure++) {
      await runDue(deps(), { jobs: [broken], worker: 'a' });
      const [row] = await rows();
      expect(row).toMatchObject({ status: 'WAITING', failures: failure + 1, code: 'store-away' });
      waits.push((row!.due_at.getTime() - now.getTime()) / 1000);
      // News does not hurry what is broken.
      await runDue(deps(), { jobs: [broken], woken: new Set(['sweep']), worker: 'a' });
      pass(waits.at(-1)!);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900]);
    isBroken = false;
    await runDue(deps(), { jobs: [broken], worker: 'a' });
    expect(await rows()).toMatchObject([{ failures: 0, code: null }]);
    expect((await runs()).map(({ outcome }) => outcome)).toEqual([...Array<string>(9).fill('FAILED'), 'DONE']);
  });

  it('that are done once end, or wait for a person after their last try', async () => {
    await queue('good', 'bad');
    const reading = once({
      mostTries: 2,
      run: async ({ key }) => {
        if (key === 'bad') throw new Error('no');
        return true;
      },
    });
    await runDue(deps(), { jobs: [reading], worker: 'a' });
    pass(10);
    await runDue(deps(), { jobs: [reading], worker: 'a' });
    expect(await rows()).toMatchObject([
      { key: 'bad', status: 'FAILED', run_number: 2, code: 'unexpected' },
      { key: 'good', status: 'DONE', run_number: 1 },
    ]);
    pass(10_000);
    expect(await claim([reading])).toBeUndefined();
  });

  it('begin before they are due when news comes, and when the clock was set back', async () => {
    await runDue(deps(), { jobs: [job()], worker: 'a' });
    const wake = () => claimJob(db, { jobs: [job()], woken: new Set(['sweep']), worker: 'a' }, now);
    const woken = (await wake())!;
    expect(await wake()).toBeUndefined();
    await endRun(db, woken, { outcome: 'DONE', didAnything: true }, now);
    expect(await claim([job()])).toBeUndefined();
    pass(-86_400);
    expect(await claim([job()])).toMatchObject({ number: 3 });
  });

  it('are given back by a process that stops, and by dead ones where one alone has the database', async () => {
    const stopping = new AbortController();
    const cut = job({
      run: async ({ signal }: Turn) => {
        stopping.abort();
        return signal.aborted;
      },
    });
    await schedule(db, [cut], now);
    await runClaimed(deps(), cut, (await claim([cut]))!, stopping.signal);
    expect(await runs()).toMatchObject([{ outcome: 'RELEASED', code: null }]);
    expect(await claim([cut])).toMatchObject({ number: 2 });
    expect(await claim([cut])).toBeUndefined();
    await releaseDead(db, now);
    expect(await claim([cut])).toMatchObject({ number: 3 });
  });

  it('are done once each by processes that die in the middle, and none is lost', async () => {
    const keys = Array.from({ length: 60 }, (_, at) => String(at));
    await queue(...keys);
    const reading = once({
      run: async ({ key, lock }) => {
        await db.kysely.transaction().execute(async (trx) => {
          await lock(trx);
          await trx
            .insertInto('tags')
            .values({ name: `read ${key}`, color: '#1e88e5', priority: 1 })
            .execute();
        });
        return true;
      },
    });
    // Twenty processes die with a job, every other one after its one write.
    const dying = async (at: number) => {
      const taken = await claim([reading], `dead-${at}`);
      if (taken && at % 2 === 0) {
        const { key } = taken;
        await reading.run({
          key,
          number: 1,
          since: null,
          signal: new AbortController().signal,
          lock: (trx) => renewClaim(trx, taken, now),
        });
      }
    };
    await Promise.all([...Array.from({ length: 20 }, (_, at) => dying(at))]);
    const duplicate = once({
      run: async (turn) => {
        const [known] = await db.sql.query('select from tags where name = $1', [`read ${turn.key}`]);
        return known ? false : reading.run(turn);
      },
    });
    await Promise.all(['a', 'b', 'c'].map((worker) => runDue(deps(), { jobs: [duplicate], worker })));
    pass(31);
    await Promise.all(['a', 'b', 'c'].map((worker) => runDue(deps(), { jobs: [duplicate], worker })));
    expect((await rows()).every(({ status }) => status === 'DONE')).toBe(true);
    const [{ count, names } = { count: 0, names: 0 }] = await db.sql.query<{ count: number; names: number }>(
      `select count(*)::int as count, count(distinct name)::int as names from tags where name like 'read %'`,
    );
    expect([count, names]).toEqual([60, 60]);
  });
});
