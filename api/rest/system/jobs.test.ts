import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Job } from '../../jobs/job.ts';
import { schedule } from '../../jobs/queue.ts';
import { runDue } from '../../jobs/runJob.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { runNow } from '../../testing/jobs.ts';

let api: TestApi;
let id: string;
let ran: number;
const sweep: Job = { kind: 'sweep', everySeconds: 7200, run: async () => Boolean((ran += 1)) };
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());
beforeEach(async () => {
  ran = 0;
  await api.deps.db.sql.exec('delete from jobs');
  await schedule(api.deps.db, [sweep], api.deps.clock.now());
  id = (await row()).id;
});

const row = () => api.deps.db.kysely.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();
const act = (does: 'run' | 'stop', as: Person, job = id) => api.call('POST', `/system/jobs/${job}/${does}`, { as });
const due = (jobs = [sweep]) => runDue(api.deps, { jobs, worker: 'test' });

it.each(['run', 'stop'] as const)('%s is for jobs there are', async (does) => {
  expect((await act(does, 'admin', 'no-id')).status).toBe(404);
  expect((await act(does, 'admin', crypto.randomUUID())).status).toBe(404);
  await api.deps.db.sql.exec(`update jobs set every_seconds = null, status = 'DONE'`);
  expect(await act(does, 'admin')).toMatchObject({ status: 409, body: { code: 'job-done' } });
});

it('runs a job before it is due', async () => {
  await due();
  expect(ran).toBe(0);
  expect((await act('run', 'admin')).status).toBe(204);
  await due();
  expect(ran).toBe(1);
});

it('runs a job at once that seems to have nothing to do; by itself it begins after a minute', async () => {
  const idle: Job = { ...sweep, hasWork: () => sql`false` };
  expect((await act('run', 'admin')).status).toBe(204);
  await due([idle]);
  expect(ran).toBe(1);
  api.wait(7200 + 59);
  await due([idle]);
  expect(ran).toBe(1);
  api.wait(2);
  await due([idle]);
  expect(ran).toBe(2);
});

it('stops a job until somebody runs it, and says who did', async () => {
  expect((await act('stop', 'admin')).status).toBe(204);
  expect(await act('stop', 'admin')).toMatchObject({ status: 409, body: { code: 'job-stopped' } });
  expect((await row()).stopped_by).not.toBeNull();
  api.wait(10_000);
  await runNow(api.deps, [sweep]);
  expect(ran).toBe(0);
  expect((await act('run', 'admin')).status).toBe(204);
  await due();
  expect(ran).toBe(1);
  expect(await row()).toMatchObject({ status: 'WAITING', stopped_by: null });
});

it('takes a job from the run under way: it writes nothing more', async () => {
  const tag = { name: '멈춘 뒤', color: '#1e88e5', priority: 1 };
  const slow: Job = {
    ...sweep,
    run: async ({ lock }) => {
      expect(await act('run', 'admin')).toMatchObject({ status: 409, body: { code: 'job-running' } });
      expect((await act('stop', 'admin')).status).toBe(204);
      await api.deps.db.kysely.transaction().execute(async (trx) => {
        await lock(trx);
        await trx.insertInto('tags').values(tag).execute();
      });
      return true;
    },
  };
  await act('run', 'admin');
  await due([slow]);
  expect(await api.deps.db.sql.query('select from tags where name = $1', [tag.name])).toEqual([]);
  expect(await row()).toMatchObject({ status: 'STOPPED' });
  const { body } = await api.gql('{ jobs { kind status stoppedByStaff { name } runs { outcome code } } }', {
    as: 'admin',
  });
  expect(body.data.jobs).toEqual([
    expect.objectContaining({ status: 'STOPPED', runs: [{ outcome: 'STOPPED', code: null }] }),
  ]);
});

it('tries a failed job again', async () => {
  const broken: Job = { ...sweep, run: () => Promise.reject(new Error('secret words')) };
  await act('run', 'admin');
  await due([broken]);
  expect(await row()).toMatchObject({ failures: 1, code: 'unexpected' });
  expect(api.logged.join('\n')).toContain('"job-failed"');
  expect(api.logged.join('\n')).not.toContain('secret words');
  await api.deps.db.sql.exec('update jobs set failures = 3');
  const odd = async () => (await api.call('GET', '/system', { as: 'admin' })).body.jobs;
  expect(await odd()).toEqual({ failing: 1, stopped: 0 });
  expect((await act('run', 'admin')).status).toBe(204);
  expect(await odd()).toEqual({ failing: 0, stopped: 0 });
  await due();
  expect(await row()).toMatchObject({ failures: 0, code: null });
  expect(ran).toBe(1);
});
