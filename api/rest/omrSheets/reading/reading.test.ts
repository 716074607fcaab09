// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReadPage, Sheets } from '../../../ports/sheets.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { addDesk, upload, type Desk } from '../../../testing/setups/scans.node.ts';
import { LeaseLost } from '../../../jobs/job.ts';
import { claimJob, renewClaim } from '../../../jobs/queue.ts';
import { startJobs } from '../../../jobs/startJobs.ts';
import { beginScan } from './claim.ts';
import { leaseSeconds, scanJob } from './job.ts';
import { readScan } from './readScan.ts';
import { readWaitingScans } from '../../../testing/jobs.ts';

let api: TestApi;
let desk: Desk;
let n = 0;
beforeAll(async () => {
  api = await startApi();
  desk = await addDesk(api, 50);
});
afterAll(() => api.close());

/** A reader that sees blank pages without a student, and reports each page it is called with. */
function blankPages(count: number, asked: number[], stopAt = Infinity): Sheets {
  return {
    ...api.deps.sheets,
    read: async function* (_, { from, onPages, signal }): AsyncGenerator<ReadPage> {
      onPages(count);
      for (let page = from; page <= count && !signal.aborted; page++) {
        if (page === stopAt) throw new Error('the reader died');
        asked.push(page);
        const line = { file: '', page, state: 'rejected', reason: '빈 쪽입니다.', fields: {}, composites: {} } as const;
        yield { line, picture: null };
      }
    },
  };
}

const put = async () => {
  const { body } = await upload(api, desk, new TextEncoder().encode(`%PDF-1.7 ${++n}`), `${n}.pdf`);
  return body.id as string;
};
const scanOf = (id: string) =>
  api.deps.db.kysely.selectFrom('omr_scans').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const pagesOf = (id: string) =>
  api.deps.db.kysely
    .selectFrom('omr_sheets')
    .select(['page', 'status', 'reject_reason', 'version'])
    .where('scan_id', '=', id)
    .orderBy('page')
    .execute();

it('resumes the scan of a dead reader after its lease, and settles no page twice', async () => {
  const id = await put();
  const asked: number[] = [];
  await readWaitingScans({ ...api.deps, sheets: blankPages(5, asked, 3) });
  expect(await scanOf(id)).toMatchObject({ status: 'READING', pages: 5, tries: 1 });
  await readWaitingScans({ ...api.deps, sheets: blankPages(5, asked) });
  expect(asked).toEqual([1, 2]);
  api.wait(leaseSeconds);
  await readWaitingScans({ ...api.deps, sheets: blankPages(5, asked) });
  expect(asked).toEqual([1, 2, 3, 4, 5]);
  expect(await scanOf(id)).toMatchObject({ status: 'DONE', tries: 2, lease_until: null });
  // Made, then rejected: one change each.
  expect((await pagesOf(id)).map(({ page, version }) => [page, version])).toEqual([1, 2, 3, 4, 5].map((it) => [it, 2]));
});

it('gives up after the third try, and rejects every remaining page with that reason', async () => {
  const id = await put();
  for (let round = 0; round < 4; round++) {
    await readWaitingScans({ ...api.deps, sheets: blankPages(3, [], 2) });
    api.wait(leaseSeconds);
  }
  expect(await scanOf(id)).toMatchObject({ status: 'DONE', tries: 4 });
  expect((await pagesOf(id)).map(({ reject_reason }) => reject_reason)).toEqual([
    '빈 쪽입니다.',
    expect.stringContaining('여러 번 읽다가'),
    expect.stringContaining('여러 번 읽다가'),
  ]);
});

it('refuses writes of a reader whose scan was taken over', async () => {
  const id = await put();
  const { db, clock } = api.deps;
  const claim = (await claimJob(db, { jobs: [scanJob(api.deps)], worker: 'slow' }, clock.now()))!;
  const slow = await beginScan(db, { key: claim.key, lock: (trx) => renewClaim(trx, claim, clock.now()) });
  api.wait(leaseSeconds);
  await readWaitingScans({ ...api.deps, sheets: blankPages(2, []) });
  const before = await pagesOf(id);
  const late = readScan({ ...api.deps, sheets: blankPages(2, []) }, slow!, new AbortController().signal);
  await expect(late).rejects.toThrow(LeaseLost);
  expect(await pagesOf(id)).toEqual(before);
  expect(await scanOf(id)).toMatchObject({ status: 'DONE', tries: 2 });
});

it('ends a cancelled scan: pages already read stay, the rest is rejected as cancelled', async () => {
  const id = await put();
  const cancel = (scan = id) => api.call('DELETE', `${desk.path}/scans/${scan}`, { as: 'ta' });
  const reader = blankPages(4, []);
  const sheets: Sheets = {
    ...reader,
    read: async function* (scan, options) {
      for await (const page of reader.read(scan, options)) {
        if (page.line.page === 3) expect((await cancel()).status).toBe(204);
        yield page;
      }
    },
  };
  await readWaitingScans({ ...api.deps, sheets });
  expect(await scanOf(id)).toMatchObject({ status: 'CANCELLED', pages: 4 });
  expect((await pagesOf(id)).map(({ reject_reason }) => reject_reason)).toEqual([
    '빈 쪽입니다.',
    '빈 쪽입니다.',
    '읽기를 취소했습니다.',
    '읽기를 취소했습니다.',
  ]);
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'scan-ended' } });
  expect(await cancel(desk.examId)).toMatchObject({ status: 404 });
  const waiting = await put();
  expect((await cancel(waiting)).status).toBe(204);
  expect(await pagesOf(waiting)).toEqual([]);
});

it('rejects a scan whose file is gone', async () => {
  const id = await put();
  await api.deps.storage.delete((await scanOf(id)).file_id!);
  await readWaitingScans(api.deps);
  expect(await pagesOf(id)).toMatchObject([{ page: 1, reject_reason: expect.stringContaining('없어졌습니다') }]);
});

it('reads a scan as soon as it arrives, and stops between two pages', async () => {
  const asked: number[] = [];
  const stop = startJobs(api.deps, [scanJob({ ...api.deps, sheets: blankPages(2, asked) })]);
  const id = await put();
  await expect.poll(async () => (await scanOf(id)).status).toBe('DONE');
  await stop();
  const late = await put();
  expect((await scanOf(late)).status).toBe('QUEUED');
});

it('cannot lose a page of a scan that has ended', async () => {
  const { sql, kysely } = api.deps.db;
  const ended = await kysely
    .selectFrom('omr_scans')
    .select('id')
    .where('status', '=', 'DONE')
    .where('pages', '=', 2)
    .executeTakeFirstOrThrow();
  const lost = sql.transaction((trx) =>
    trx.query('delete from omr_sheets where scan_id = $1 and page = 2', [ended.id]),
  );
  await expect(lost).rejects.toThrow('omr_scans_pages_accounted');
  const more = sql.query('update omr_scans set pages = 3 where id = $1', [ended.id]);
  await expect(more).rejects.toThrow('omr_scans_pages_accounted');
});
