// @module-tag sampled
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHash } from '#client/files/contentHash.ts';
import { staff, students } from '#mocks/cast.ts';
import { readPicture } from '#ui-kit/format/picture/readPicture.ts';
import { inHours } from '#ui-kit/format/testing/when.ts';
import { createFolderStorage } from '../../adapters/storage/storageFolder.node.ts';
import { createMemoryStorage } from '../../adapters/storage/storageMemory.ts';
import type { Storage } from '../../ports/storage.ts';
import { readWaitingScans } from '../../testing/jobs.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { openBuckets } from '../../testing/servers/buckets.node.ts';
import { fetchContent, openFiles, pdfOf, png } from '../../testing/setups/files.ts';
import { unknownId } from '../../testing/rows.ts';
import { addDesk, fillSheets, meantBy, pictureOf } from '../../testing/setups/scans.node.ts';
import { addShownExam, announce, handIn, sendPage, sendPart } from '../../testing/setups/submissions.ts';

let api: TestApi;
const folder = mkdtempSync(join(tmpdir(), 'submissions-'));
const { stores, close } = await openBuckets();
beforeAll(async () => void (api = await startApi()));
afterAll(async () => {
  await api.close();
  await close();
  rmSync(folder, { recursive: true });
});

let weeks = 40;
const newExam = (input = {}) => addShownExam(api, weeks++, input);
const setWindow = (examId: string, body: Sent<'setSubmissionWindow'>, as: Person = 'ta') =>
  api.call('PUT', `/exams/${examId}/submission-window`, { as, body });
const fileRow = (id: string) =>
  api.deps.db.kysely
    .selectFrom('files')
    .select(['state', 'name', 'size_bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

describe.each<[string, () => Storage]>([
  ['memory', createMemoryStorage],
  ['a folder', () => createFolderStorage(folder)],
  ...stores,
])('handing in, with pages kept in %s', (_, create) => {
  beforeAll(() => void Object.assign(api.deps, { storage: create() }));

  it('keeps the pages in the order given, locks them, and answers a receipt, again the same', async () => {
    const exam = await newExam();
    const first = await sendPage(api, exam, 'minsu', '1페이지.png');
    const second = await sendPage(api, exam, 'minsu', '2페이지.png');
    const last = await sendPage(api, exam, 'minsu', '3페이지.png');
    const receipt = await handIn(api, exam, 'minsu', { fileIds: [second, first] });
    expect(receipt.status).toBe(200);
    expect(receipt.body).toMatchObject({ pages: 3, omrPages: 0 });
    expect(receipt.body.receiptNumber).toMatch(/^\d{6}-\d{4}-[0-9A-F]{6}$/);
    expect(Math.abs(Date.parse(receipt.body.submittedAt) - Date.parse(inHours(0)))).toBeLessThan(60_000);
    expect((await handIn(api, exam, 'minsu')).body).toEqual(receipt.body);
    const { body } = await api.gql(
      `{ submissions(where: { examId: { _eq: "${exam}" } }) { status pageOrder receiptNumber score { status } } }`,
      { as: 'ta' },
    );
    expect(body.data.submissions).toEqual([
      {
        status: 'DONE',
        pageOrder: [second, first, last],
        receiptNumber: receipt.body.receiptNumber,
        score: { status: 'TAKEN' },
      },
    ]);
    expect(outcome(await announce(api, exam, 'minsu', { fileName: '늦은 페이지.png' }))).toEqual([409, 'submitted']);
    expect(outcome(await api.call('DELETE', `/sp/submit-wle/${exam}/pages/${first}`, { as: 'minsu' }))).toEqual([
      409,
      'submitted',
    ]);
    const given = await api.call('GET', `/sp/get-download-url-by-file-id/${first}`, { as: 'minsu' });
    const stored = await (await fetchContent(openFiles(api), given)).arrayBuffer();
    expect(readPicture(new Uint8Array(stored))).toMatchObject({ kind: 'PNG', width: 1, height: 1 });
  });

  it('goes on with an upload that broke off, and sends nothing twice', async () => {
    const exam = await newExam();
    const large = new Uint8Array(9 * 1_048_576).fill(7);
    large.set(await pdfOf(1));
    const page = {
      fileName: '큰 페이지.pdf',
      fileSize: large.byteLength,
      contentHash: await contentHash(new Blob([large])),
    };
    const begun = await announce(api, exam, 'minsu', page);
    const [file] = begun.body.files;
    expect(file.parts).toHaveLength(2);
    await sendPart(api, begun, file.parts[0].url, large.subarray(0, file.partBytes));
    const again = await announce(api, exam, 'minsu', page);
    const [resumed] = again.body.files;
    expect(resumed.fileId).toBe(file.fileId);
    expect(resumed.parts.map(({ etag }: { etag: string | null }) => etag !== null)).toEqual([true, false]);
    expect(await sendPage(api, exam, 'minsu', '큰 페이지.pdf', large)).toBe(file.fileId);
    expect(await api.deps.storage.size(file.fileId)).toBe(large.byteLength);
  });

  it('drops what did not arrive, with its parts, and a late part finds nothing', async () => {
    const exam = await newExam();
    const page = await sendPage(api, exam, 'minsu');
    const begun = await announce(api, exam, 'minsu', { fileName: '못 온 페이지.png' });
    const [lost] = begun.body.files;
    const early = await handIn(api, exam, 'minsu', { fileIds: [page, lost.fileId] });
    expect(outcome(early)).toEqual([409, 'not-uploaded']);
    expect((await handIn(api, exam, 'minsu', { fileIds: [page] })).body.pages).toBe(1);
    expect(await fileRow(lost.fileId)).toBeUndefined();
    expect(await api.deps.storage.listParts(lost.fileId, lost.uploadId)).toBeNull();
    expect((await sendPart(api, begun, lost.parts[0].url, png)).status).toBeGreaterThanOrEqual(400);
    expect(await api.deps.storage.size(lost.fileId)).toBeNull();
  });
});

describe('uploadSubmissionFiles', () => {
  it('is for those who take a shown exam', async () => {
    const exam = await newExam();
    expect((await announce(api, 'x', 'minsu')).status).toBe(400);
    expect(
      (await api.call('POST', '/sp/upload-files', { as: 'minsu', body: { examId: exam, files: [] } })).status,
    ).toBe(400);
    expect((await announce(api, unknownId, 'minsu')).status).toBe(404);
    expect((await announce(api, exam, 'geonu')).status).toBe(404);
    await api.deps.db.kysely.updateTable('exams').set({ is_shown: false }).where('id', '=', exam).execute();
    expect((await announce(api, exam, 'minsu')).status).toBe(404);
  });

  it.each([
    ['../../etc/passwd.png', 422],
    ['..\\윈도.png', 422],
    ['줄\n바꿈.png', 422],
    ['   ', 422],
    ['', 400],
    ['풀이.exe', 415],
    ['풀이.svg', 415],
    ['풀이', 415],
  ])('refuses the name %j', async (fileName, status) => {
    expect((await announce(api, await newExam(), 'minsu', { fileName })).status).toBe(status);
  });

  it('takes names as macOS sends them, in NFD', async () => {
    const exam = await newExam();
    const id = await sendPage(api, exam, 'minsu', '풀이 한글.png'.normalize('NFD'));
    expect((await fileRow(id))?.name).toBe('풀이 한글.png'.normalize('NFC'));
  });

  it('refuses what is empty or too large, before anything is sent', async () => {
    const exam = await newExam();
    expect((await announce(api, exam, 'minsu', { fileSize: 0 })).status).toBe(400);
    expect((await announce(api, exam, 'minsu', { fileSize: 5 * 1024 ** 3 })).status).toBe(413);
    expect((await announce(api, exam, 'minsu', { fileSize: 5 * 1024 ** 3 + 1 })).status).toBe(400);
  });

  it('refuses content of another kind, and keeps nothing of it', async () => {
    const exam = await newExam();
    const pdf = await pdfOf(1);
    await expect(sendPage(api, exam, 'minsu', '풀이.png', pdf)).rejects.toThrow('415');
    const left = await api.deps.db.kysely
      .selectFrom('files')
      .innerJoin('submissions', 'submissions.id', 'files.submission_id')
      .select('files.id')
      .where('submissions.exam_id', '=', exam)
      .execute();
    expect(left).toEqual([]);
  });

  it('refuses an address that has expired', async () => {
    Object.assign(api.deps, { storage: createMemoryStorage() });
    const begun = await announce(api, await newExam(), 'minsu');
    api.wait(3601);
    expect((await sendPart(api, begun, begun.body.files[0].parts[0].url, png)).status).toBe(403);
  });
});

describe('the time of handing in', () => {
  it('is set with its version', async () => {
    const exam = await newExam();
    const body = { opensAt: inHours(-1), closesAt: inHours(1) };
    expect((await setWindow(exam, { opensAt: '내일', closesAt: null })).status).toBe(400);
    expect((await setWindow(unknownId, body)).status).toBe(404);
    expect((await setWindow(exam, { opensAt: inHours(2), closesAt: inHours(1) })).status).toBe(422);
    const set = await setWindow(exam, body);
    expect(set.status).toBe(200);
    const later = await setWindow(exam, { ...body, closesAt: inHours(2), version: set.body.version });
    expect(later.body.version).toBe(set.body.version + 1);
    const stale = await setWindow(exam, { ...body, version: set.body.version }, 'admin');
    expect([stale.status, stale.body.conflicts[0].changedBy]).toEqual([409, staff.ta.name]);
  });

  it('refuses before and after, but not what staff opened again', async () => {
    const exam = await newExam();
    await setWindow(exam, { opensAt: inHours(1), closesAt: null });
    expect(outcome(await announce(api, exam, 'minsu'))).toEqual([409, 'not-open']);
    await setWindow(exam, { opensAt: null, closesAt: inHours(1) });
    await sendPage(api, exam, 'minsu');
    await setWindow(exam, { opensAt: null, closesAt: inHours(-1) });
    expect(outcome(await announce(api, exam, 'seoyeon'))).toEqual([409, 'closed']);
    expect(outcome(await announce(api, exam, 'minsu', { fileName: '2페이지.png' }))).toEqual([409, 'closed']);
    expect(outcome(await handIn(api, exam, 'minsu'))).toEqual([409, 'closed']);
    await setWindow(exam, { opensAt: null, closesAt: null });
    const { id } = (await handIn(api, exam, 'minsu')).body;
    await setWindow(exam, { opensAt: null, closesAt: inHours(-1) });
    const reopened = await api.call('POST', `/submissions/${id}/reopen`, {
      as: 'ta',
      body: { comment: '2페이지를 더 내요.' },
    });
    expect(reopened.status).toBe(200);
    await sendPage(api, exam, 'minsu', '2페이지.png');
    expect((await handIn(api, exam, 'minsu')).body.pages).toBe(2);
  });
});

describe('submitExam', () => {
  it('needs pages of one’s own', async () => {
    const exam = await newExam();
    expect((await handIn(api, 'x', 'minsu')).status).toBe(404);
    expect((await handIn(api, unknownId, 'minsu')).status).toBe(404);
    expect((await handIn(api, exam, 'geonu')).status).toBe(404);
    expect((await handIn(api, exam, 'minsu')).status).toBe(404);
    const hers = await sendPage(api, exam, 'seoyeon');
    await announce(api, exam, 'minsu');
    expect(outcome(await handIn(api, exam, 'minsu'))).toEqual([409, 'no-pages']);
    const mine = await sendPage(api, exam, 'minsu');
    expect((await handIn(api, exam, 'minsu', { fileIds: [mine, hers] })).status).toBe(400);
    expect((await handIn(api, exam, 'minsu', { fileIds: ['x'] })).status).toBe(400);
    expect((await api.call('GET', `/sp/get-download-url-by-file-id/${hers}`, { as: 'minsu' })).status).toBe(404);
    expect((await handIn(api, exam, 'minsu')).status).toBe(200);
  });

  it('sends answer sheets to the OMR desk where there is a key', async () => {
    const [keyed, plain] = [await newExam({ points: [50, 50] }), await newExam()];
    for (const [exam, omrPages] of [
      [keyed, 1],
      [plain, 0],
    ] as const) {
      const sheet = await sendPage(api, exam, 'minsu', '답안지.png');
      expect((await handIn(api, exam, 'minsu', { omrFileIds: [sheet] })).body.omrPages).toBe(omrPages);
      const scans = await api.deps.db.kysely
        .selectFrom('omr_scans')
        .select(['file_id', 'status'])
        .where('exam_id', '=', exam)
        .execute();
      expect(scans).toEqual(omrPages === 1 ? [{ file_id: sheet, status: 'QUEUED' }] : []);
    }
  });
});

describe('removeSubmissionPage', () => {
  it('takes out one’s own page before handing in', async () => {
    const exam = await newExam();
    const page = await sendPage(api, exam, 'minsu');
    const path = `/sp/submit-wle/${exam}/pages/${page}` as const;
    expect((await api.call('DELETE', path, { as: 'seoyeon' })).status).toBe(404);
    await sendPage(api, exam, 'seoyeon');
    expect((await api.call('DELETE', path, { as: 'seoyeon' })).status).toBe(404);
    expect((await api.call('DELETE', `/sp/submit-wle/${exam}/pages/${unknownId}`, { as: 'minsu' })).status).toBe(404);
    expect((await api.call('DELETE', path, { as: 'minsu' })).status).toBe(204);
    expect(await fileRow(page)).toBeUndefined();
  });
});

describe('marking', () => {
  const layer = {
    strokes: [{ color: 'RED', width: 0.004, points: [0.1, 0.1, 0.2, 0.25, 0.3, 0.3] }],
    stamps: [{ kind: 'CORRECT', x: 0.5, y: 0.5 }],
  } satisfies Sent<'markSubmissionPage'>['layer'];
  const handedIn = async () => {
    const exam = await newExam({ points: [100] });
    const page = await sendPage(api, exam, 'minsu');
    const { id } = (await handIn(api, exam, 'minsu')).body;
    return { exam, page, id, path: `/submissions/${id}/pages/${page}/marks` as const };
  };
  const seen = async (page: string) =>
    (await api.gql(`{ submissionMarks(where: { fileId: { _eq: "${page}" } }) { rotation layer } }`, { as: 'minsu' }))
      .body.data.submissionMarks;

  it('is saved by version, and seen by the student once it is given back', async () => {
    const { exam, page, id, path } = await handedIn();
    const mark = (body: Sent<'markSubmissionPage'>, as: Person = 'ta') => api.call('PUT', path, { as, body });
    const marks = { rotation: 90, layer } satisfies Sent<'markSubmissionPage'>;
    expect((await mark(unfit({ ...marks, rotation: 45 }))).status).toBe(400);
    expect(
      (await mark(unfit({ rotation: 0, layer: { strokes: [], stamps: [{ kind: 'X', x: 0, y: 0 }] } }))).status,
    ).toBe(400);
    expect(
      (await api.call('PUT', `/submissions/${id}/pages/${unknownId}/marks`, { as: 'ta', body: marks })).status,
    ).toBe(404);
    expect(
      (await api.call('PUT', `/submissions/${unknownId}/pages/${page}/marks`, { as: 'ta', body: marks })).status,
    ).toBe(404);
    const first = await mark(marks);
    expect(first.body.version).toBe(1);
    expect((await mark({ ...marks, rotation: 180, version: 1 })).body.version).toBe(2);
    expect((await mark({ ...marks, version: 2 })).body.version).toBe(3);
    const stale = await mark({ ...marks, version: 1 }, 'admin');
    expect([...outcome(stale), stale.body.conflicts[0].changedBy]).toEqual([409, 'version-conflict', staff.ta.name]);
    expect(await seen(page)).toEqual([]);
    const back = await api.call('POST', `/submissions/${id}/return`, { as: 'ta', body: { comment: '잘했어요.' } });
    expect(back.status).toBe(200);
    expect(await seen(page)).toEqual([marks]);
    const { body } = await api.gql(
      `{ submissions(where: { examId: { _eq: "${exam}" } }) { status comment returnedAt } }`,
      { as: 'minsu' },
    );
    expect(body.data.submissions).toEqual([
      { status: 'DONE', comment: '잘했어요.', returnedAt: expect.stringMatching(/^20/) },
    ]);
  });

  it('is refused while the student still changes the pages', async () => {
    const { exam, page, id, path } = await handedIn();
    const reopen = (as: Person, body: Sent<'reopenSubmission'> = { comment: '다시 찍어 주세요.' }, of = id) =>
      api.call('POST', `/submissions/${of}/reopen`, { as, body });
    expect((await reopen('ta', unfit({}))).status).toBe(400);
    expect((await reopen('ta', { comment: 'x'.repeat(1001) })).status).toBe(400);
    expect((await reopen('ta', undefined, unknownId)).status).toBe(404);
    expect(outcome(await reopen('ta', { comment: '', version: 1 }))).toEqual([409, 'version-conflict']);
    expect((await reopen('ta')).status).toBe(200);
    expect(outcome(await reopen('ta'))).toEqual([409, 'not-submitted']);
    for (const path of ['return', 'reopen'] as const) {
      const again = await api.call('POST', `/submissions/${id}/${path}`, { as: 'ta', body: { comment: '' } });
      expect(outcome(again)).toEqual([409, 'not-submitted']);
    }
    const mark = await api.call('PUT', path, { as: 'ta', body: { rotation: 0, layer } });
    expect(outcome(mark)).toEqual([409, 'not-submitted']);
    expect((await api.call('DELETE', `/sp/submit-wle/${exam}/pages/${page}`, { as: 'minsu' })).status).toBe(204);
    const other = await sendPage(api, exam, 'minsu', '다시.png');
    expect((await handIn(api, exam, 'minsu')).body.pages).toBe(1);
    expect((await fileRow(other))?.state).toBe('DONE');
  });

  it('sends a page to the OMR desk, once', async () => {
    const { page, id } = await handedIn();
    const send = (as: Person, fileIds: string[], of = id) =>
      api.call('POST', `/submissions/${of}/omr`, { as, body: { fileIds } });
    expect((await send('ta', [])).status).toBe(400);
    expect((await send('ta', [unknownId])).status).toBe(404);
    expect((await send('ta', [page], unknownId)).status).toBe(404);
    expect((await send('ta', [page])).status).toBe(200);
    expect(outcome(await send('ta', [page]))).toEqual([409, 'scanned-before']);
    await api.call('POST', `/submissions/${id}/reopen`, { as: 'ta', body: { comment: '' } });
    const { exam_id } = await api.deps.db.kysely
      .selectFrom('submissions')
      .select('exam_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const kept = await api.call('DELETE', `/sp/submit-wle/${exam_id}/pages/${page}`, { as: 'minsu' });
    expect(outcome(kept)).toEqual([409, 'in-use']);
    const plain = await newExam();
    const bare = await sendPage(api, plain, 'minsu');
    const { id: other } = (await handIn(api, plain, 'minsu')).body;
    expect(outcome(await send('ta', [bare], other))).toEqual([409, 'no-questions']);
  });
});

it('reads a photographed answer sheet that was handed in, and grades it', async () => {
  const desk = await addDesk(api, weeks++);
  await api.deps.db.kysely.updateTable('exams').set({ is_shown: true }).where('id', '=', desk.examId).execute();
  const [filled] = await fillSheets(api, desk, [students.minsu]);
  const photograph = new Uint8Array(await pictureOf(filled!));
  const page = await sendPage(api, desk.examId, 'minsu', '답안지.jpg', photograph);
  expect((await handIn(api, desk.examId, 'minsu', { omrFileIds: [page] })).body.omrPages).toBe(1);
  await readWaitingScans(api.deps);
  const sheets = await api.deps.db.kysely
    .selectFrom('omr_sheets')
    .select(['student_id', 'status', 'answers'])
    .where('exam_id', '=', desk.examId)
    .execute();
  expect(sheets).toEqual([{ student_id: students.minsu.id, status: 'GRADED', answers: meantBy(filled!) }]);
});

it('forgets the pages of a forgotten student, with the marks and what was said', async () => {
  const exam = await newExam({ points: [100] });
  const page = await sendPage(api, exam, 'jihun');
  const { id } = (await handIn(api, exam, 'jihun', { omrFileIds: [page] })).body;
  const marks = {
    rotation: 0,
    layer: { strokes: [], stamps: [{ kind: 'GOOD', x: 0.1, y: 0.1 }] },
  } satisfies Sent<'markSubmissionPage'>;
  await api.call('PUT', `/submissions/${id}/pages/${page}/marks`, { as: 'ta', body: marks });
  await api.call('POST', `/submissions/${id}/return`, { as: 'ta', body: { comment: '박지훈 잘했어요' } });
  await api.deps.db.sql.query('select anonymise_student($1)', [students.jihun.id]);
  expect(await fileRow(page)).toBeUndefined();
  const due = await api.deps.db.sql.query('select 1 from removed_objects where file_id = $1 and due_at <= now()', [
    page,
  ]);
  expect(due).toHaveLength(1);
  const left = await api.deps.db.sql.query(
    `select table_name from audit_log where (before::text || after::text) like '%박지훈 잘했어요%' or
      (table_name = 'submission_marks' and coalesce(before, after) ? 'layer' and coalesce(before, after) ->> 'file_id' = $1)`,
    [page],
  );
  expect(left).toEqual([]);
});
