import { afterAll, beforeAll, expect, it } from 'vitest';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const read = (as: Person) => api.call('GET', '/system', { as });

it('says what there is where there is no machine to ask', async () => {
  const { body } = await read('admin');
  expect(body).toMatchObject({ startedAt: null, disk: null, backups: null });
  expect(body.jobs).toEqual({ failing: 0, stopped: 0 });
  expect(body.database.version).toMatch(/^\d+/);
  expect(body.database.bytes).toBeGreaterThan(1_000_000);
  expect(body.queues.map(({ queue }: { queue: string }) => queue)).toEqual([
    'notifications',
    'omr-scans',
    'pushes',
    'texts',
  ]);
});

it('says the room of the disk and the last backup, and leaves out what cannot be read', async () => {
  const backedUpAt = new Date('2026-11-22T18:00:00Z');
  api.deps.machine = {
    startedAt: backedUpAt,
    isDemo: false,
    disk: async () => ({ freeBytes: 5, totalBytes: 10 }),
    backups: async () => ({ backedUpAt, bytes: 7, checkedAt: null, checkOk: null, isElsewhere: false }),
  };
  expect((await read('admin')).body).toMatchObject({
    isDemo: false,
    startedAt: '2026-11-22T18:00:00.000Z',
    disk: { freeBytes: 5, totalBytes: 10 },
    backups: { backedUpAt: '2026-11-22T18:00:00.000Z', bytes: 7, checkedAt: null, checkOk: null },
  });
  api.deps.machine.backups = () => Promise.reject(new Error('the bucket is away'));
  const { status, body } = await read('admin');
  expect([status, body.backups, body.disk]).toEqual([200, null, { freeBytes: 5, totalBytes: 10 }]);
});

it('counts what waits, and for how long', async () => {
  const { kysely } = api.deps.db;
  const exam = await kysely.selectFrom('exams').select('id').executeTakeFirstOrThrow();
  await kysely
    .insertInto('omr_scans')
    .values({ exam_id: exam.id, file_name: '스캔.pdf', created_at: inMinutes(-10) })
    .execute();
  const { body } = await read('admin');
  const scans = body.queues.find(({ queue }) => queue === 'omr-scans')!;
  expect(scans.waiting).toBe(1);
  expect(scans.oldestSeconds).toBeGreaterThan(590);
});
