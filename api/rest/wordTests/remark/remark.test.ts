// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../../testing/api.ts';
import type { Sent } from '../../../testing/calls.ts';
import { addWeek, unknownId } from '../../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const meanings = ['버리다', '정확한', '얻다', '나누다'];

/** A test of a deck of four words, for two students. */
async function setTest(more: Partial<Sent<'createWordTestPlan'>> = {}) {
  const { kysely } = api.deps.db;
  const deck = await kysely
    .insertInto('word_decks')
    .values({ title: `수정할 단어 ${crypto.randomUUID().slice(0, 8)}`, is_published: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = meanings.map((meaning, at) => ({ deck_id: deck.id, sequence: at + 1, term: `term${at}`, meaning }));
  await kysely.insertInto('words').values(words).execute();
  const body = {
    deckId: deck.id,
    studentIds: [students.minsu.id, students.seoyeon.id],
    title: '수정한 시험',
    fromSequence: 1,
    toSequence: 4,
    kind: 'SPELLING',
    direction: 'TERM_TO_MEANING',
    questionCount: 4,
    targetCount: 4,
    opensAt: inDays(-400),
    closesAt: inDays(400),
    ...more,
  } satisfies Sent<'createWordTestPlan'>;
  return { deckId: deck.id, id: (await api.call('POST', '/word-test-plans', { as: 'ta', body })).body.id };
}

/** Takes a test to its end: `given` are the answers to the four words. */
async function sit(as: Person, id: string, given: readonly string[]): Promise<string> {
  let { body } = await api.call('POST', `/sp/word-test-plans/${id}/take`, { as });
  while (body.question !== null) {
    const { sequence, prompt, choices } = body.question;
    const answer = given[Number(prompt.at(-1))]!;
    const said = choices?.length ? { choice: choices.indexOf(answer) + 1 } : { answer };
    ({ body } = await api.call('POST', `/sp/word-tests/${body.testId}/answers`, { as, body: { sequence, ...said } }));
  }
  return body.testId;
}

const correct = (deck_id: string, term: string, meaning: string) =>
  api.deps.db.kysely
    .updateTable('words')
    .set({ meaning })
    .where('deck_id', '=', deck_id)
    .where('term', '=', term)
    .execute();
const remark = (id: string, body: Sent<'remarkWordTest'>) =>
  api.call('POST', `/word-test-plans/${id}/re-mark`, { as: 'ta', body });
/** What is kept of the questions of an attempt, in the order of the words, and its version. */
async function keptOf(testId: string) {
  const { kysely } = api.deps.db;
  const rows = await kysely
    .selectFrom('word_test_answers')
    .select(['prompt', 'is_correct', 'right_answers'])
    .where('test_id', '=', testId)
    .orderBy('prompt')
    .execute();
  const { version } = await kysely
    .selectFrom('word_tests')
    .select('version')
    .where('id', '=', testId)
    .executeTakeFirstOrThrow();
  return { version, right: rows.map((row) => row.is_correct), answers: rows.map((row) => row.right_answers![0]) };
}
const valuesOf = async (examId: string) =>
  (
    await api.deps.db.kysely
      .selectFrom('score_attempts as cell')
      .innerJoin('scores', 'scores.id', 'cell.score_id')
      .innerJoin('users', 'users.id', 'scores.student_id')
      .select('cell.value')
      .where('cell.exam_id', '=', examId)
      .orderBy('users.name')
      .execute()
  ).map(({ value }) => Number(value));

it('marks what was written by the words as they are now, once previewed; the cell of the week follows', async () => {
  const week = await addWeek(api, 81);
  const { deckId, id } = await setTest({ weeklyLectureId: week.id, studentIds: [] });
  const minsu = await sit('minsu', id, ['포기하다', '정확한', '얻다', '나누다']);
  const seoyeon = await sit('seoyeon', id, ['버리다', '정확한', '얻다', '나누다']);
  const { examId } = (await api.call('POST', `/word-test-plans/${id}/scores`, { as: 'ta' })).body;
  expect(await valuesOf(examId)).toEqual([3, 4]);
  const before = await keptOf(minsu);

  expect((await remark(id, { dryRun: true })).body).toMatchObject({ changes: [], words: [], changeSetId: null });
  await correct(deckId, 'term0', '포기하다');
  const preview = (await remark(id, { dryRun: true })).body;
  expect(preview).toMatchObject({
    changes: [
      { testId: minsu, studentName: '김민수', attemptNumber: 1, before: 3, after: 4 },
      { testId: seoyeon, attemptNumber: 1, before: 4, after: 3 },
    ],
    becameRight: 1,
    becameWrong: 1,
    undecided: 0,
    printed: 0,
    open: 0,
    keptCells: 0,
    changeSetId: null,
    words: [{ prompt: 'term0', before: ['버리다'], after: ['포기하다'] }],
  });
  expect(await keptOf(minsu)).toEqual(before);
  expect(await valuesOf(examId)).toEqual([3, 4]);

  // Corrected once more: what was previewed is not what would be written.
  await correct(deckId, 'term0', '버리다; 포기하다');
  const { status, body: refused } = await remark(id, { dryRun: false, plan: preview.plan });
  expect([status, refused.code]).toEqual([409, 'outcome-changed']);
  expect(await keptOf(minsu)).toEqual(before);

  const { plan } = (await remark(id, { dryRun: true })).body;
  const { body: done } = await remark(id, { dryRun: false, plan });
  expect(done).toMatchObject({ changes: [{ before: 3, after: 4 }], becameRight: 1, becameWrong: 0, plan });
  expect(await keptOf(minsu)).toEqual({
    version: before.version + 1,
    right: [true, true, true, true],
    answers: ['버리다; 포기하다', '정확한', '얻다', '나누다'],
  });
  expect(await valuesOf(examId)).toEqual([4, 4]);
  const noted = await api.deps.db.kysely
    .selectFrom('change_sets')
    .selectAll()
    .where('id', '=', done.changeSetId!)
    .execute();
  expect(noted).toMatchObject([{ kind: 'WORD_TEST_REMARK', facts: { becameRight: 1, becameWrong: 0 } }]);
  expect((await remark(id, { dryRun: false })).body).toMatchObject({ changes: [], words: [], changeSetId: null });
  expect((await remark(unknownId, { dryRun: true })).status).toBe(404);
});

it('leaves a cell that staff changed, and an attempt that goes on', async () => {
  const week = await addWeek(api, 82);
  const { deckId, id } = await setTest({ weeklyLectureId: week.id, studentIds: [] });
  await sit('minsu', id, ['포기하다', '정확한', '얻다', '나누다']);
  const { examId } = (await api.call('POST', `/word-test-plans/${id}/scores`, { as: 'ta' })).body;
  await api.deps.db.kysely.updateTable('score_attempts').set({ value: 2 }).where('exam_id', '=', examId).execute();
  await api.call('POST', `/sp/word-test-plans/${id}/take`, { as: 'seoyeon' });
  await correct(deckId, 'term0', '포기하다');
  expect((await remark(id, { dryRun: false })).body).toMatchObject({
    changes: [{ studentName: '김민수', before: 3, after: 4 }],
    keptCells: 1,
    open: 1,
  });
  expect(await valuesOf(examId)).toEqual([2]);
});

it('takes a choice as right when it names what is right now, and leaves a question none of whose choices does', async () => {
  const { deckId, id } = await setTest({ kind: 'CHOICE' });
  const mine = await sit('minsu', id, ['정확한', '정확한', '얻다', '나누다']);
  await correct(deckId, 'term0', '정확한, 꼼꼼한');
  await correct(deckId, 'term2', '모으다');
  expect((await remark(id, { dryRun: false })).body).toMatchObject({
    changes: [{ testId: mine, before: 3, after: 4 }],
    becameRight: 1,
    becameWrong: 0,
    undecided: 1,
    words: [{ prompt: 'term0' }],
  });
  expect(await keptOf(mine)).toMatchObject({
    right: [true, true, true, true],
    answers: ['정확한, 꼼꼼한', '정확한', '얻다', '나누다'],
  });
});

it('leaves out what was printed: what was written is not known', async () => {
  const { deckId, id } = await setTest({ isPrinted: true });
  const body = { answerSheets: false, answers: false, studentIds: [students.minsu.id] };
  await api.call('POST', `/word-test-plans/${id}/print`, { as: 'ta', body });
  const test = await api.deps.db.kysely
    .selectFrom('word_tests')
    .select('id')
    .where('plan_id', '=', id)
    .executeTakeFirstOrThrow();
  await api.call('PUT', `/word-tests/${test.id}/marks`, { as: 'ta', body: { right: [1, 2, 3, 4] } });
  const before = await keptOf(test.id);
  await correct(deckId, 'term0', '포기하다');
  expect((await remark(id, { dryRun: false })).body).toMatchObject({ changes: [], printed: 1, changeSetId: null });
  expect(await keptOf(test.id)).toEqual(before);
});
