// @module-tag timeless
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { addExam, scoresOf } from '../../testing/setups/exams.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let weekNumber = 60;
let exam: Awaited<ReturnType<typeof addExam>>;
let ids: string[];
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());
// The right answers are 2, 3 and 4.
beforeEach(async () => {
  exam = await addExam(api, weekNumber++, { points: [30, 30, 40], cutline: 50 });
  ids = exam.scores.map(({ id }) => id);
});

type Answer = [number: number, answer: number | null];
const change = (
  changes: Sent<'changeAnswers'>['changes'],
  kind?: Sent<'changeAnswers'>['kind'],
  as: Person = 'ta',
  examId = exam.id,
) =>
  api.call('PUT', `/wl-exam/${examId}/student-answers`, {
    as,
    body: { changes, kind },
  });
const of = (scoreId = '', version: number | undefined, answers: Answer[]) => ({
  scoreId,
  version,
  answers: answers.map(([number, answer]) => ({ number, answer })),
});

it('is of scores of that exam, and of its questions', async () => {
  const one = [of(ids[0], 0, [[1, 2]])];
  expect((await change([])).status).toBe(400);
  expect((await change([of(ids[0], 0, [[4, 1]])])).body.errors[0].field).toBe('changes.0.answers.0.number');
  expect((await change([...one, ...one])).status).toBe(400);
  expect((await change([of(unknownId, 0, [[1, 2]])])).status).toBe(404);
  const other = await addExam(api, weekNumber++, { points: [100] });
  expect((await change(one, 'edit', 'ta', other.id)).status).toBe(404);
  expect((await scoresOf(api, exam.id)).every(({ status }) => status === 'NONE')).toBe(true);
});

it('gives a value with the last question, and none before', async () => {
  const begun = await change([of(ids[0], 0, [[1, 2]])]);
  expect(begun.body.cells).toMatchObject([{ status: 'TAKEN', value: null, version: 1, answers: [2] }]);
  const done = await change([
    of(ids[0], 1, [
      [2, 1],
      [3, 4],
    ]),
  ]);
  expect(done.body.cells).toMatchObject([{ status: 'GRADED', value: 70, answers: [2, 1, 4] }]);
  const { version } = done.body.cells[0];
  // What has a value keeps one.
  const less = await change([of(ids[0], version, [[3, null]])]);
  expect(less.body.cells).toMatchObject([{ value: 30, answers: [2, 1] }]);
  const none = await change(
    [
      of(ids[0], less.body.cells[0].version, [
        [1, null],
        [2, null],
      ]),
    ],
    'paste',
  );
  expect(none.body.cells).toMatchObject([{ status: 'NONE', value: null, answers: null }]);
});

it('writes a pasted block as one change set with the 등급 of all', async () => {
  const block = ids.map((id, at) =>
    of(id, 0, [
      [1, 2],
      [2, at % 2 ? 3 : -1],
      [3, 4],
    ]),
  );
  const { status, body } = await change(block, 'paste');
  expect([status, body.cells.map(({ value }) => value)]).toEqual([200, ids.map((_, at) => (at % 2 ? 100 : 70))]);
  const kinds = await api.deps.db.kysely
    .selectFrom('change_sets')
    .select('kind')
    .where('id', '=', body.changeSetId)
    .execute();
  expect(kinds).toEqual([{ kind: 'SCORES_PASTE' }]);
});

it('names both answers of each question that another person changed since, and changes nobody', async () => {
  await change([of(ids[0], 0, [[1, 5]])], 'edit', 'admin');
  const { status, body } = await change([
    of(ids[1], 0, [[1, 2]]),
    of(ids[0], 0, [
      [1, 2],
      [2, 3],
    ]),
  ]);
  expect([status, body.code]).toEqual([409, 'version-conflict']);
  expect(body.conflicts).toMatchObject([
    { id: ids[0], field: 'answers.1', mine: '2', theirs: '5', theirVersion: 1 },
    { id: ids[0], field: 'answers.2', mine: '3', theirs: null, theirVersion: 1 },
  ]);
  expect((await scoresOf(api, exam.id)).filter(({ status: state }) => state !== 'NONE')).toHaveLength(1);
});

it('is refused for the absent, over a value written by hand, and without a whole key', async () => {
  const score = (id: string | undefined) =>
    api.call('PATCH', `/wl-score/${id}/status`, { as: 'ta', body: { status: 'ABSENT' } });
  await score(ids[0]);
  expect((await change([of(ids[0], undefined, [[1, 2]])])).body.code).toBe('absent');
  await api.call('PATCH', `/wl-score/first/${ids[1]}/value/88`, { as: 'ta', body: { version: 0 } });
  expect((await change([of(ids[1], 1, [[1, 2]])])).body).toMatchObject({ code: 'value-by-hand', status: 409 });
  const { kysely } = api.deps.db;
  await kysely
    .updateTable('exam_questions')
    .set({ answer: null })
    .where('exam_id', '=', exam.id)
    .where('number', '=', 3)
    .execute();
  expect((await change([of(ids[2], 0, [[1, 2]])])).body.code).toBe('answers-missing');
  const bare = await addExam(api, weekNumber++);
  expect((await change([of(bare.scores[0]?.id, 0, [[1, 2]])], 'edit', 'ta', bare.id)).body.code).toBe('no-questions');
});
