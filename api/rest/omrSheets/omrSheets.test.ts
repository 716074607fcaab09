// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encode } from '#omr/bench/sheet.node.ts';
import { layOnGlass } from '#omr/testing/foreign/glass.ts';
import { letter } from '#omr/testing/foreign/paper.ts';
import { scanToPdf } from '#omr/testing/scans.node.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addExam } from '../../testing/setups/exams.ts';
import { unknownId } from '../../testing/rows.ts';
import {
  addDesk,
  fillSheets,
  meantBy,
  pictureOf,
  print,
  upload,
  uploadPages,
  type Desk,
  dpi,
} from '../../testing/setups/scans.node.ts';
import { readWaitingScans } from '../../testing/jobs.ts';

let api: TestApi;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = await addDesk(api, 40);
});
afterAll(() => api.close());

const sheets = (examId = desk.examId) =>
  api.deps.db.kysely
    .selectFrom('omr_sheets')
    .selectAll()
    .where('exam_id', '=', examId)
    .orderBy('created_at')
    .orderBy('page')
    .orderBy('part')
    .execute();
const attempt = (scoreId: string) =>
  api.deps.db.kysely.selectFrom('score_attempts').selectAll().where('score_id', '=', scoreId).executeTakeFirst();
const ledger = async ({ path } = desk) => (await api.call('GET', path, { as: 'ta' })).body.ledger;
const review = (sheetId: string, body: Sent<'reviewSheet'>, { path } = desk) =>
  api.call('PUT', `${path}/sheets/${sheetId}`, { as: 'ta', body });
/** An empty ledger. */
const nothing = { pages: 0, sheets: 0, graded: 0, needsReview: 0, rejected: 0, pending: 0, blank: 0, noSheet: 0 };
const valueOf = (answers: readonly number[]) =>
  answers.reduce(
    (sum, answer, at) => sum + (at < 10 ? (answer === ((at + 1) % 5) + 1 ? 8 : 0) : answer === 1234 ? 10 : 0),
    0,
  );

describe('uploads', () => {
  it('refuses files that are no scans, unknown exams, and exams that cannot be graded', async () => {
    const text = new TextEncoder().encode('이름,점수');
    expect(await upload(api, desk, text, '명단.csv')).toMatchObject({ status: 415, body: { code: 'not-a-scan' } });
    expect(await upload(api, desk, new Uint8Array(0), '빈.pdf')).toMatchObject({ status: 400 });
    const elsewhere = { ...desk, path: `${desk.weekPath}/grade-omr/${unknownId}` as const };
    const pdf = new TextEncoder().encode('%PDF-1.7');
    expect(await upload(api, elsewhere, pdf, '스캔.pdf')).toMatchObject({ status: 404 });
    expect(await api.send('POST', desk.path, { as: 'ta', body: {} })).toMatchObject({ status: 415 });
    const empty = await addExam(api, 41);
    const own = { ...desk, path: `${empty.week.path}/grade-omr/${empty.id}` as const };
    expect(await upload(api, own, pdf, '스캔.pdf')).toMatchObject({ status: 409, body: { code: 'no-questions' } });
    await api.deps.db.kysely.insertInto('exam_questions').values({ exam_id: empty.id, number: 1, points: 5 }).execute();
    expect(await upload(api, own, pdf, '스캔.pdf')).toMatchObject({ status: 409, body: { code: 'answers-missing' } });
  });

  it('ends a file that is damaged with one rejected page and a reason', async () => {
    const damaged = await addDesk(api, 42);
    const { status, body } = await upload(api, damaged, new TextEncoder().encode('%PDF-1.7 broken'), '깨진.pdf');
    expect(status).toBe(201);
    await readWaitingScans(api.deps);
    expect(await sheets(damaged.examId)).toMatchObject([
      { scan_id: body.id, page: 1, status: 'REJECTED', reject_reason: expect.stringMatching(/[가-힣]/) },
    ]);
    expect(await ledger(damaged)).toEqual({ ...nothing, pages: 1, sheets: 1, rejected: 1 });
  });
});

describe('printing', () => {
  it('refuses students outside the exam, and an exam without questions', async () => {
    const ask = (body: Sent<'printOmrSheets'>, path = desk.path) =>
      api.call('POST', `${path}/print`, { as: 'ta', body });
    expect(await ask({ who: 'CHOSEN', studentIds: [unknownId] })).toMatchObject({ status: 400 });
    expect(await ask({ who: 'ALL', retakeExamId: unknownId })).toMatchObject({ status: 404 });
    const empty = await addExam(api, 43);
    const path = `${empty.week.path}/grade-omr/${empty.id}` as const;
    expect(await ask({ who: 'ALL' }, path)).toMatchObject({ status: 409, body: { code: 'no-questions' } });
  });

  it('answers a PDF, and creates one layout for repeated requests', async () => {
    const pdf = await print(api, desk.path, 'BLANK');
    expect(new TextDecoder().decode(pdf.subarray(0, 5))).toBe('%PDF-');
    const layouts = await api.deps.db.kysely
      .selectFrom('omr_layouts')
      .select('questions')
      .where('exam_id', '=', desk.examId)
      .execute();
    expect(layouts).toEqual([{ questions: 'CCCCCCCCCCSS' }]);
  });
});

describe('reading', { timeout: 60_000 }, () => {
  it('grades sure pages, leaves others to a person, and accounts for every page', async () => {
    const [first, second, third] = desk.students;
    const pages = await fillSheets(api, desk, [first!, second!, third!]);
    const blank = { ...pages[0]!, canvas: { ...pages[0]!.canvas, data: pages[0]!.canvas.data.slice().fill(255) } };
    const scan = await scanToPdf([...[...pages, pages[1]!, blank].map(({ canvas }) => canvas), await letter()]);
    expect(await upload(api, desk, scan, '월요일.pdf')).toMatchObject({ status: 201 });
    await readWaitingScans(api.deps);

    expect(await sheets()).toMatchObject([
      { page: 1, status: 'GRADED', student_id: first!.id, answers: meantBy(pages[0]!), flags: [] },
      { page: 2, status: 'GRADED', student_id: second!.id, answers: meantBy(pages[1]!) },
      { page: 3, status: 'GRADED', student_id: third!.id },
      { page: 4, status: 'NEEDS_REVIEW', student_id: null, read_number: second!.number, flags: ['DUPLICATE_STUDENT'] },
      { page: 5, status: 'BLANK', student_id: null, reject_reason: null },
      { page: 6, status: 'NO_SHEET', student_id: null, reject_reason: null },
    ]);
    expect(await attempt(first!.scoreId)).toMatchObject({
      answers: meantBy(pages[0]!),
      value: valueOf(meantBy(pages[0]!)),
    });
    expect(await ledger()).toEqual({
      ...nothing,
      pages: 6,
      sheets: 4,
      graded: 3,
      needsReview: 1,
      blank: 1,
      noSheet: 1,
    });
    expect(await upload(api, desk, scan, '다시.pdf')).toMatchObject({ status: 409, body: { code: 'scanned-before' } });
  });

  it('grades every sheet of a page, and keeps one that was seen but not read', async () => {
    const crowd = await addDesk(api, 59);
    const [left, right] = await fillSheets(api, crowd, crowd.students.slice(0, 2));
    const beside = [
      { page: left!.canvas, x: 105, y: 148.5 },
      { page: right!.canvas, x: 315, y: 148.5 },
    ];
    const behind = [
      { page: right!.canvas, x: 180, y: 165 },
      { page: left!.canvas, x: 115, y: 160 },
    ];
    await upload(api, crowd, await encode(layOnGlass(420, 297, beside, 250, dpi), 80), 'A3.jpg');
    await readWaitingScans(api.deps);
    expect(await sheets(crowd.examId)).toMatchObject([
      { page: 1, part: 1, status: 'GRADED', student_id: crowd.students[0]!.id, answers: meantBy(left!) },
      { page: 1, part: 2, status: 'GRADED', student_id: crowd.students[1]!.id, answers: meantBy(right!) },
    ]);
    expect(await ledger(crowd)).toEqual({ ...nothing, pages: 1, sheets: 2, graded: 2 });
    await upload(api, crowd, await encode(layOnGlass(300, 330, behind, 90, dpi), 80), '겹침.jpg');
    await readWaitingScans(api.deps);
    expect((await sheets(crowd.examId)).slice(2)).toMatchObject([
      { part: 1, status: 'NEEDS_REVIEW', flags: expect.arrayContaining(['SEVERAL_SHEETS']) },
      { part: 2, status: 'REJECTED', reject_reason: expect.stringContaining('다른 답안지') },
    ]);
    expect(await ledger(crowd)).toEqual({ ...nothing, pages: 2, sheets: 4, graded: 2, needsReview: 1, rejected: 1 });
  });

  it('shows a page with the place of every field', async () => {
    const [page] = await sheets();
    const { status, body } = await api.call('GET', `${desk.path}/sheets/${page!.id}`, { as: 'ta' });
    expect(status).toBe(200);
    expect(body.image).toMatch(/^data:image\/jpeg;base64,/);
    expect(body.fields).toHaveLength(8 + 10 + 2 * 4);
    expect(body.fields.find(({ id }: { id: string }) => id === 'q1')).toMatchObject({ question: 1, flagged: false });
    const unknown = await api.call('GET', `${desk.path}/sheets/${unknownId}`, { as: 'ta' });
    expect(unknown.status).toBe(404);
  });

  it('reads single pictures, and reports a student of another class', async () => {
    const other = await addDesk(api, 44);
    const [page] = await fillSheets(api, other, [other.students[0]!], 5);
    await api.deps.db.sql.query(`update students set student_number = '00990099' where id = $1`, [
      other.students[0]!.id,
    ]);
    expect(await upload(api, other, await pictureOf(page!), 'IMG_1.jpg')).toMatchObject({ status: 201 });
    await readWaitingScans(api.deps);
    const [read] = await sheets(other.examId);
    expect(read).toMatchObject({ status: 'NEEDS_REVIEW', flags: ['UNKNOWN_NUMBER'], answers: meantBy(page!) });
    await api.deps.db.sql.query('update students set student_number = $1 where id = $2', [
      other.students[0]!.number,
      other.students[0]!.id,
    ]);
    // A person sets the student; the readings stay unchanged.
    const graded = await review(
      read!.id,
      { version: read!.version, decision: 'GRADE', studentId: other.students[1]!.id },
      other,
    );
    expect(graded).toMatchObject({ status: 200, body: { status: 'GRADED', value: valueOf(meantBy(page!)) } });
    expect((await sheets(other.examId))[0]).toMatchObject({ marks: read!.marks, answers: read!.answers });
    const moved = await review(
      read!.id,
      { version: graded.body.version, decision: 'GRADE', studentId: other.students[2]!.id },
      other,
    );
    expect(moved.status).toBe(200);
    expect(await attempt(other.students[1]!.scoreId)).toMatchObject({ value: null, answers: null });
    expect(await attempt(other.students[2]!.scoreId)).toMatchObject({ answers: meantBy(page!) });
    expect((await sheets(other.examId))[0]).toMatchObject({ marks: read!.marks, answers: read!.answers });
  });
});

describe('reviews', () => {
  it('refuses stale, unknown, incomplete or impossible input', async () => {
    const doubtful = (await sheets()).find(({ status }) => status === 'NEEDS_REVIEW')!;
    const { id, version } = doubtful;
    expect(await review(unknownId, { version: 1, decision: 'GRADE' })).toMatchObject({ status: 404 });
    expect(await review(id, { version: version + 1, decision: 'GRADE' })).toMatchObject({
      status: 409,
      body: { code: 'version-conflict' },
    });
    expect(await review(id, { version, decision: 'GRADE' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'studentId' }] },
    });
    expect(await review(id, { version, decision: 'REJECT' })).toMatchObject({ status: 400 });
    const twin = desk.students[1]!.id;
    expect(await review(id, { version, decision: 'GRADE', studentId: twin })).toMatchObject({
      status: 409,
      body: { code: 'duplicate-sheet', detail: expect.stringContaining('월요일.pdf 2쪽') },
    });
    const free = desk.students[4]!.id;
    const wrong = { version, decision: 'GRADE', studentId: free, answers: [6, 21, -1] } satisfies Sent<'reviewSheet'>;
    expect((await review(id, wrong)).body.errors).toMatchObject([{ field: 'answers.0' }, { field: 'answers.1' }]);
    expect(await review(id, { ...wrong, answers: Array(13).fill(1) })).toMatchObject({ status: 400 });
    expect(await review(id, { version, decision: 'GRADE', studentId: unknownId })).toMatchObject({ status: 409 });
    expect((await sheets()).find((sheet) => sheet.id === id)).toMatchObject({ version, status: 'NEEDS_REVIEW' });
  });

  it('replaces a sheet by a new scan, and undoes that', async () => {
    const doubtful = (await sheets()).find(({ status }) => status === 'NEEDS_REVIEW')!;
    const { id: studentId, scoreId } = desk.students[1]!;
    const former = await attempt(scoreId);
    const answers = Array.from({ length: 10 }, (_, at) => ((at + 1) % 5) + 1).concat(1234, -1);
    const body = {
      version: doubtful.version,
      decision: 'GRADE',
      studentId,
      answers,
      replaces: true,
    } satisfies Sent<'reviewSheet'>;
    const replaced = await review(doubtful.id, body);
    expect(replaced).toMatchObject({ status: 200, body: { value: 90 } });
    expect(await attempt(scoreId)).toMatchObject({ answers, value: 90 });
    expect((await sheets())[1]).toMatchObject({ status: 'REJECTED', reject_reason: expect.stringContaining('4쪽') });
    expect(await ledger()).toEqual({ ...nothing, pages: 6, sheets: 4, graded: 3, rejected: 1, blank: 1, noSheet: 1 });

    const undo = (changeSetId: string) => api.call('POST', `${desk.path}/undo`, { as: 'ta', body: { changeSetId } });
    expect((await undo(replaced.body.changeSetId)).body).toEqual({ changeSetId: expect.any(String) });
    expect(await attempt(scoreId)).toMatchObject({ answers: former!.answers, value: former!.value });
    expect((await sheets())[1]).toMatchObject({ status: 'GRADED', student_id: studentId, reject_reason: null });
    expect((await sheets())[3]).toMatchObject({ status: 'NEEDS_REVIEW', student_id: null });
    expect(await undo(unknownId)).toMatchObject({ status: 404 });
  });

  it('rejects a page with a reason', async () => {
    const { id, version } = (await sheets())[3]!;
    const rejected = await review(id, { version, decision: 'REJECT', rejectReason: '같은 쪽을 두 번 스캔함' });
    expect(rejected).toMatchObject({ status: 200, body: { status: 'REJECTED', value: null } });
    expect((await sheets())[3]).toMatchObject({ status: 'REJECTED', reject_reason: '같은 쪽을 두 번 스캔함' });
  });

  it('writes the memo of a sheet only at the version that was read', async () => {
    const { id, version } = (await sheets())[0]!;
    const write = (body: Sent<'writeSheetMemo'>, of = id) =>
      api.call('PUT', `${desk.weekPath}/sheet-memo/${of}`, { as: 'ta', body });
    expect(await write({ version, memo: '글씨가 번짐' })).toMatchObject({
      status: 200,
      body: { version: version + 1 },
    });
    expect(await write({ version, memo: '늦은 글' })).toMatchObject({ status: 409 });
    expect(await write({ version: version + 1 })).toMatchObject({ status: 400 });
    expect(await write({ data: '확인함' })).toMatchObject({ status: 200, body: { version: version + 2 } });
    expect(await write({ version, memo: '긴'.repeat(501) })).toMatchObject({ status: 400 });
    expect(await write({ version: 1, memo: '' }, unknownId)).toMatchObject({ status: 404 });
  });
});

describe('who was there', () => {
  it('lists participants without a sheet, and sheets of absent students', async () => {
    const types = await api.deps.db.kysely.selectFrom('attendance_types').select(['id', 'name']).execute();
    const typeOf = (name: string) => types.find((type) => type.name === name)!.id;
    const { weekly_lecture_id } = await api.deps.db.kysely
      .selectFrom('exams')
      .select('weekly_lecture_id')
      .where('id', '=', desk.examId)
      .executeTakeFirstOrThrow();
    const mark = (studentId: string, name: string) =>
      api.deps.db.kysely
        .updateTable('participants')
        .set({ attendance_type_id: typeOf(name) })
        .where('weekly_lecture_id', '=', weekly_lecture_id)
        .where('student_id', '=', studentId)
        .execute();
    await mark(desk.students[0]!.id, '결석');
    await mark(desk.students[5]!.id, '출석');
    const { body } = await api.call('GET', desk.path, { as: 'ta' });
    expect(body).toMatchObject({
      questionCount: 12,
      unanswerable: [],
      missing: [{ studentId: desk.students[5]!.id, attendance: '출석' }],
      absent: [{ studentId: desk.students[0]!.id, attendance: '결석' }],
    });
  });

  it('does not grade the sheet of an absent student until a person confirms it', async () => {
    const away = desk.students[6]!;
    await api.deps.db.sql.query(`update scores set status = 'ABSENT' where id = $1`, [away.scoreId]);
    const [page] = await fillSheets(api, desk, [away], 30);
    await uploadPages(api, desk, [page!], '결시.pdf');
    await readWaitingScans(api.deps);
    const read = (await sheets()).at(-1)!;
    expect(read).toMatchObject({ status: 'NEEDS_REVIEW', flags: ['ABSENT_STUDENT'], student_id: away.id });
    expect(await review(read.id, { version: read.version, decision: 'GRADE' })).toMatchObject({ status: 200 });
    expect(await attempt(away.scoreId)).toMatchObject({ answers: meantBy(page!) });
  });
});

describe('deletion', () => {
  it('clears a score with its sheet, and restores both', async () => {
    const { scoreId } = desk.students[2]!;
    const before = await attempt(scoreId);
    const gone = await api.call('DELETE', `/wl-score/${scoreId}/omr`, { as: 'admin' });
    expect(gone.status).toBe(200);
    expect(await attempt(scoreId)).toMatchObject({ answers: null, value: null });
    expect(await api.call('DELETE', `/wl-score/${scoreId}/omr`, { as: 'ta' })).toMatchObject({
      status: 409,
      body: { code: 'no-sheet' },
    });
    expect(await api.call('DELETE', `/wl-score/${unknownId}/omr`, { as: 'ta' })).toMatchObject({ status: 404 });
    const undo = (as: 'ta' | 'taAdmin') => api.call('POST', `${desk.path}/undo`, { as, body: gone.body });
    expect((await undo('ta')).body).toMatchObject({ status: 403, code: 'not-own' });
    const undone = await undo('taAdmin');
    expect(undone.status).toBe(200);
    expect(await attempt(scoreId)).toMatchObject({ answers: before!.answers, value: before!.value });
  });

  it('deletes every page and file of an exam; the scores stay', async () => {
    const pages = await sheets();
    const files = [...new Set(pages.map(({ file_id }) => file_id!))];
    const [page] = await fillSheets(api, desk, [desk.students[7]!], 60);
    await uploadPages(api, desk, [page!], '대기.pdf');
    const remove = (id = desk.examId) => api.call('DELETE', `/wl-exam/${id}/omr-files`, { as: 'ta' });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'scan-open' } });
    expect(await remove(unknownId)).toMatchObject({ status: 404 });
    await readWaitingScans(api.deps);
    expect(await remove()).toMatchObject({ status: 200, body: { sheets: pages.length + 1 } });
    expect(await sheets()).toEqual([]);
    for (const id of [...files, pages[0]!.id]) expect(await api.deps.storage.size(id)).toBeNull();
    expect(await attempt(desk.students[2]!.scoreId)).toMatchObject({ value: expect.any(Number) });
  });
});
