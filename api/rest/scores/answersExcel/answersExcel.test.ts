// @module-tag timeless
import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { addExam } from '../../../testing/setups/exams.ts';
import { unknownId } from '../../../testing/rows.ts';

let api: TestApi;
let exam: Awaited<ReturnType<typeof addExam>>;
let people: { id: string; name: string; number: string; scoreId: string }[];
beforeAll(async () => {
  api = await startApi();
  exam = await addExam(api, 60, { points: [40, 30, 30] });
  people = await api.deps.db.kysely
    .selectFrom('scores')
    .innerJoin('students', 'students.id', 'scores.student_id')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['students.id', 'users.name', 'students.student_number as number', 'scores.id as scoreId'])
    .where('scores.exam_id', '=', exam.id)
    .orderBy('users.name')
    .execute();
});
afterAll(() => api.close());

type Cell = string | number | null;

async function send(
  rows: Cell[][],
  fields: Record<string, string> = { mode: 'PREVIEW' },
  path: `wl-exam/${string}` | `wle-retake/${string}` = `wl-exam/${exam.id}`,
) {
  const bytes = await writeXlsx({ sheets: [{ name: '답', rows }] });
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], '답.xlsx'));
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return api.call('POST', `/${path}/upload-answers-excel`, { as: 'ta', body: form });
}

const header: Cell[] = ['학번', '이름', '1번', '2', '문항 3'];
const attempts = () =>
  api.deps.db.kysely
    .selectFrom('score_attempts')
    .select(['score_id', 'retake_number', 'answers', 'value'])
    .where('exam_id', '=', exam.id)
    .orderBy('retake_number')
    .execute();

describe('answers from Excel', () => {
  it('refuse a file without answers, and exams that cannot be graded', async () => {
    const unreadable = new FormData();
    unreadable.append('file', new File(['이름과 답'], '답.xlsx'));
    unreadable.append('mode', 'PREVIEW');
    const call = (path: `/wl-exam/${string}/upload-answers-excel`) =>
      api.call('POST', path, { as: 'ta', body: unreadable });
    expect(await call(`/wl-exam/${exam.id}/upload-answers-excel`)).toMatchObject({
      status: 400,
      body: { code: 'not-a-workbook' },
    });
    expect(
      await send([
        ['이름', '메모'],
        ['김민수', ''],
      ]),
    ).toMatchObject({ status: 400, body: { code: 'no-header' } });
    expect(await send([header], undefined, `wl-exam/${unknownId}`)).toMatchObject({ status: 404 });
    expect(await send([header], undefined, `wle-retake/${unknownId}`)).toMatchObject({ status: 404 });
    const empty = await addExam(api, 61);
    expect(await send([header], undefined, `wl-exam/${empty.id}`)).toMatchObject({
      status: 409,
      body: { code: 'no-questions' },
    });
  });

  it('name every bad cell by row, column and reason, and write nothing', async () => {
    const [first, second] = people;
    const { status, body } = await send([
      header,
      [first!.number, first!.name, 2, '6', '다섯'],
      ['00000000', '없는 학생', 1, 1, 1],
      [second!.number, '다른 이름', 1, 1, 1],
      [first!.number, first!.name, 1, 1, 1],
    ]);
    expect(status).toBe(200);
    expect(body.counts).toEqual({ new: 0, changed: 0, same: 0, refused: 4 });
    const problems = body.rows.flatMap(({ row, problems: list }: { row: number; problems: object[] }) =>
      list.map((problem) => ({ row, ...problem })),
    );
    expect(problems).toMatchObject([
      { row: 2, column: 'D', header: '2', value: '6', reason: expect.stringContaining('1에서 5') },
      { row: 2, column: 'E', value: '다섯' },
      { row: 3, column: 'A', value: '00000000', reason: expect.stringContaining('학번이 없습니다') },
      { row: 4, column: 'A', reason: expect.stringContaining(second!.name) },
      { row: 5, column: 'A', reason: expect.stringContaining('2행과 같은 학생') },
    ]);
    expect(await send([header, [first!.number, first!.name, 1, '6', 1]], { mode: 'COMMIT' })).toMatchObject({
      status: 400,
    });
    const preview = await send([header, [first!.number, first!.name, 1, '6', 1]]);
    const commit = { mode: 'COMMIT', plan: preview.body.plan };
    expect(await send([header, [first!.number, first!.name, 1, '6', 1]], commit)).toMatchObject({
      status: 409,
      body: { code: 'rows-refused' },
    });
    expect(await attempts()).toEqual([]);
  });

  it('are graded all at once, as one change set, with the previewed result', async () => {
    const [first, second, third] = people;
    const rows: Cell[][] = [
      header,
      [first!.number, first!.name, 2, '③', 4],
      [second!.number, '', 2, '4,2', '-'],
      [third!.number, '', 5, 5, 5],
    ];
    const preview = await send(rows);
    expect(preview.body).toMatchObject({
      counts: { new: 3, changed: 0, same: 0, refused: 0 },
      rows: [{ before: null, after: 100 }, { after: 40, changedAnswers: [1, 2, 3] }, { after: 0 }],
    });
    expect(await attempts()).toEqual([]);
    const { status, body } = await send(rows, { mode: 'COMMIT', plan: preview.body.plan });
    expect(status).toBe(200);
    const written = await attempts();
    expect(written.find(({ score_id }) => score_id === second!.scoreId)).toMatchObject({
      answers: [2, 24, -1],
      value: 40,
    });
    const audited = await api.deps.db.kysely
      .selectFrom('audit_log')
      .select('row_id')
      .where('change_set_id', '=', body.changeSetId)
      .where('table_name', '=', 'score_attempts')
      .where('action', '=', 'INSERT')
      .execute();
    expect(audited).toHaveLength(3);
    expect((await send(rows)).body.counts).toMatchObject({ same: 3 });
    expect(await send(rows, { mode: 'COMMIT', plan: preview.body.plan })).toMatchObject({
      status: 409,
      body: { code: 'import-changed' },
    });
    const undo = { as: 'ta', body: { changeSetId: body.changeSetId } } as const;
    expect(await api.call('POST', '/wl-score/undo', undo)).toMatchObject({ status: 200 });
    expect(await attempts()).toEqual([]);
    const again = await send(rows);
    expect(await send(rows, { mode: 'COMMIT', plan: again.body.plan })).toMatchObject({ status: 200 });
  });

  it('name each question without a column and each column without a question, and ask before a first score from part of them', async () => {
    const rows: Cell[][] = [
      ['이름', '점수', '1(3점)', '[2]', '4번'],
      [people[0]!.name, 77, 2, 3, ''],
    ];
    const part = await addExam(api, 62, { points: [40, 30, 20, 10] });
    const path = `wl-exam/${part.id}` as const;
    const preview = await send(rows, undefined, path);
    expect(preview.body).toMatchObject({ missing: [3], ignored: ['점수'], unread: [] });
    const plan = { plan: preview.body.plan };
    expect(await send(rows, { mode: 'COMMIT', ...plan }, path)).toMatchObject({
      status: 409,
      body: { code: 'questions-missing', detail: expect.stringContaining('3번') },
    });
    expect(await send(rows, { mode: 'COMMIT_PART', ...plan }, path)).toMatchObject({ status: 200 });
  });

  it('leave who has no answer at all, the key, the points and totals, and say so', async () => {
    const [first, second] = people;
    const { body } = await send([
      header,
      ['정답', '', 2, 3, 4],
      ['', '배 점', 40, 30, 30],
      [first!.number, first!.name, null, null, null],
      [second!.number, second!.name, '-', '-', '-'],
      header,
      ['평균', '', 2.5, 3.3, 4],
    ]);
    expect(body.rows.map(({ name }) => name)).toEqual([second!.name]);
    expect(body.unread).toEqual([
      '학생이 아니어서 읽지 않은 행 3개: 정답, 배 점, 평균',
      '답이 하나도 없어 읽지 않은 학생 1명: 4행',
    ]);
  });

  it('refuse two columns of one question', async () => {
    const { status, body } = await send([
      ['이름', '1', '문항 1'],
      [people[0]!.name, 1, 2],
    ]);
    expect([status, body.code]).toEqual([400, 'columns-unclear']);
    expect(body.detail).toContain('‘1’, ‘문항 1’');
  });

  it('of a retake exam are written to the retakes of those who took the exam', async () => {
    const { kysely } = api.deps.db;
    const paper = await kysely
      .insertInto('retake_exams')
      .values({ exam_id: exam.id, name: '재시험', sequence: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('exam_questions')
      .values({ retake_exam_id: paper.id, number: 1, kind: 'SHORT', answer: 17, points: 50 })
      .execute();
    const path = `wle-retake/${paper.id}` as const;
    const [first, , , fourth] = people;
    const rows: Cell[][] = [
      ['이름', '1'],
      [first!.name, 17],
    ];
    expect((await send([...rows, [fourth!.name, 17]], undefined, path)).body.rows[1]).toMatchObject({
      kind: 'REFUSED',
      problems: [{ reason: expect.stringContaining('보지 않은') }],
    });
    const preview = await send(rows, undefined, path);
    expect(await send(rows, { mode: 'COMMIT', plan: preview.body.plan }, path)).toMatchObject({ status: 200 });
    expect((await attempts()).filter(({ retake_number }) => retake_number > 0)).toMatchObject([
      { score_id: first!.scoreId, retake_number: 1, answers: [17], value: 50 },
    ]);
  });
});
