import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addWeek, unknownId } from '../../testing/rows.ts';
import { sharesMeaning } from '#recall/answers/isRight.ts';

let api: TestApi;
let deckId: string;
let foreign: string;
beforeAll(async () => {
  api = await startApi();
  deckId = await addDeck(30);
  foreign = await addDeck(5);
});
afterAll(() => api.close());

async function addDeck(count: number): Promise<string> {
  const { kysely } = api.deps.db;
  const { id } = await kysely
    .insertInto('word_decks')
    .values({ title: `시험 ${crypto.randomUUID().slice(0, 8)}`, is_published: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const words = Array.from({ length: count }, (_, at) => ({
    deck_id: id,
    sequence: at + 1,
    term: `term${at}`,
    meaning: `뜻${at}`,
    synonyms: [`비슷한 말${at}`],
  }));
  if (count > 0) await kysely.insertInto('words').values(words).execute();
  return id;
}

const plan = (more: Partial<Sent<'createWordTestPlan'>> = {}) =>
  ({
    deckId,
    studentIds: [students.minsu.id],
    title: '확인 시험',
    fromSequence: 1,
    toSequence: 20,
    kind: 'CHOICE',
    direction: 'TERM_TO_MEANING',
    questionCount: 5,
    targetCount: 4,
    opensAt: inDays(-1),
    closesAt: inDays(400),
    ...more,
  }) satisfies Sent<'createWordTestPlan'>;
const set = (as: Person, more: Partial<Sent<'createWordTestPlan'>> = {}) =>
  api.call('POST', '/word-test-plans', { as, body: plan(more) });
const setTest = async (more: Partial<Sent<'createWordTestPlan'>> = {}): Promise<string> =>
  (await set('ta', more)).body.id;
const take = (as: Person, id: string) => api.call('POST', `/sp/word-test-plans/${id}/take`, { as });
const answer = (as: Person, id: string, body: Sent<'answerWordTest'>) =>
  api.call('POST', `/sp/word-tests/${id}/answers`, { as, body });
const act = (as: Person, id: string, what: 'finish' | 'leaves') =>
  api.call('POST', `/sp/word-tests/${id}/${what}`, { as });

// A test left open pauses the words of its student, and each test here begins without one.
beforeEach(() =>
  api.deps.db.kysely
    .updateTable('word_tests')
    .set({ finished_at: sql`ends_at` })
    .where('finished_at', 'is', null)
    .execute(),
);

/** Answers all questions, the first `right` of them rightly. */
async function sit(as: Person, id: string, right: number) {
  let { body } = await take(as, id);
  for (let at = 0; body.question !== null; at++) {
    const number = Number(/\d+/.exec(body.question.prompt)![0]);
    const wanted = body.question.choices.indexOf(`뜻${number}`) + 1;
    const choice = at < right ? wanted : (wanted % 4) + 1;
    ({ body } = await answer(as, body.testId, { sequence: body.question.sequence, choice }));
  }
  return body;
}

describe('setting a test', () => {
  it('refuses what is malformed, unknown or cannot be asked', async () => {
    for (const wrong of [{ kind: 'ESSAY' }, { questionCount: 0 }, { title: '' }, { deckId: 'x' }, { studentIds: [] }]) {
      expect((await set('ta', unfit(wrong))).status, JSON.stringify(wrong)).toBe(400);
    }
    for (const wrong of [
      { deckId: unknownId },
      { weeklyLectureId: unknownId, studentIds: [] },
      { studentIds: [unknownId] },
    ]) {
      expect((await set('ta', wrong)).status, JSON.stringify(wrong)).toBe(404);
    }
    for (const [field, wrong] of [
      ['questionCount', { toSequence: 3 }],
      ['targetCount', { targetCount: 6 }],
      ['toSequence', { fromSequence: 21 }],
      ['closesAt', { closesAt: inDays(-2) }],
    ] as const) {
      const { status, body } = await set('ta', wrong);
      expect([status, body.errors?.[0]?.field], JSON.stringify(wrong)).toEqual([422, field]);
    }
  });

  it('counts another choice of students as a change', async () => {
    const id = await setTest();
    const put = (studentIds: string[]) =>
      api.call('PUT', `/word-test-plans/${id}`, { as: 'ta', body: { studentIds, version: 1 } });
    expect((await put([students.seoyeon.id])).body).toEqual({ id, version: 2 });
    expect((await put([students.minsu.id])).body.code).toBe('version-conflict');
  });

  it('is changed at its version, and keeps what is asked once somebody has begun', async () => {
    const id = await setTest();
    const put = (body: Sent<'updateWordTestPlan'>) => api.call('PUT', `/word-test-plans/${id}`, { as: 'ta', body });
    expect((await put({ questionCount: 6, version: 1 })).body).toEqual({ id, version: 2 });
    expect((await put({ questionCount: 7, version: 1 })).body.code).toBe('version-conflict');
    await take('minsu', id);
    expect((await put({ questionCount: 7, version: 2 })).body.code).toBe('begun');
    expect((await put({ targetCount: 3, maxAttempts: 2, version: 2 })).status).toBe(200);
    const { body: refused } = await api.call('DELETE', `/word-test-plans/${id}`, { as: 'ta' });
    expect([refused.code, refused.detail]).toEqual([
      'in-use',
      expect.stringContaining(`: ${students.minsu.name} 학생.`),
    ]);
    expect((await api.call('DELETE', `/word-test-plans/${await setTest()}`, { as: 'ta' })).status).toBe(204);
    expect((await api.call('DELETE', `/word-test-plans/${unknownId}`, { as: 'ta' })).status).toBe(404);
  });
});

describe('taking a test', () => {
  it('is for those it was set for', async () => {
    const id = await setTest();
    expect((await take('seoyeon', id)).status).toBe(404);
    expect((await take('minsu', unknownId)).status).toBe(404);
    const { testId } = (await take('minsu', id)).body;
    for (const call of [
      answer('seoyeon', testId, { sequence: 1, choice: 1 }),
      act('seoyeon', testId, 'finish'),
      act('seoyeon', testId, 'leaves'),
    ]) {
      expect((await call).status).toBe(404);
    }
  });

  it('asks one question after the other, the same ones again after a reload, without an answer', async () => {
    const id = await setTest();
    const { body } = await take('minsu', id);
    expect(body).toMatchObject({ attemptNumber: 1, questionCount: 5, finishedAt: null, isTimed: false });
    expect(body.question.choices).toHaveLength(4);
    expect(new Set(body.question.choices).size).toBe(4);
    expect(JSON.stringify(body)).not.toMatch(/right|correct|wordId/i);
    expect((await take('minsu', id)).body).toMatchObject({ testId: body.testId, question: body.question });
    const next = await answer('minsu', body.testId, { sequence: 1, choice: 2 });
    expect(next.body.question.sequence).toBe(2);
    expect(JSON.stringify(next.body)).not.toMatch(/right|correct|wordId/i);
  });

  it('draws an order and wrong choices for each student', async () => {
    const studentIds = [students.minsu.id, students.seoyeon.id];
    const id = await setTest({ questionCount: 20, targetCount: 10, studentIds });
    const drawn = await Promise.all(
      (['minsu', 'seoyeon'] as const).map(async (who) => {
        const { testId } = (await take(who, id)).body;
        return api.deps.db.kysely
          .selectFrom('word_test_answers')
          .select(['prompt', 'choices'])
          .where('test_id', '=', testId)
          .orderBy('sequence')
          .execute();
      }),
    );
    expect(drawn.map((rows) => new Set(rows.map(({ prompt }) => prompt)).size)).toEqual([20, 20]);
    expect(drawn[0]!.map(({ prompt }) => prompt)).not.toEqual(drawn[1]!.map(({ prompt }) => prompt));
  });

  it('offers no choice that is right by the rule that marks', async () => {
    const { kysely } = api.deps.db;
    const books = [
      '① 버리다 ② 포기하다',
      '[동] 버리다',
      '1. 포기하다 2. 얻다',
      'v. 달리다',
      '달리다',
      '~을 돌보다',
      '크다',
    ];
    const notated = await addDeck(0);
    const words = books.map((meaning, at) => ({ deck_id: notated, sequence: at + 1, term: `book${at}`, meaning }));
    await kysely.insertInto('words').values(words).execute();
    const id = await setTest({ deckId: notated, toSequence: 7, questionCount: 7 });
    const { testId } = (await take('minsu', id)).body;
    const rows = await kysely
      .selectFrom('word_test_answers')
      .select(['right_answers', 'choices'])
      .where('test_id', '=', testId)
      .execute();
    for (const { right_answers: right, choices } of rows) {
      expect(choices!.filter((choice) => sharesMeaning(choice, right!))).toEqual([right![0]]);
    }
  });

  it('takes each answer once: the same one again changes nothing, another is refused', async () => {
    const { testId } = (await take('minsu', await setTest())).body;
    expect((await answer('minsu', testId, { sequence: 1 })).status).toBe(400);
    expect((await answer('minsu', testId, { sequence: 1, choice: 5 })).status).toBe(400);
    expect((await answer('minsu', testId, { sequence: 0, choice: 1 })).status).toBe(400);
    expect((await answer('minsu', testId, { sequence: 9, choice: 1 })).status).toBe(404);
    expect((await answer('minsu', testId, { sequence: 2, choice: 1 })).body.code).toBe('not-asked');
    const first = await answer('minsu', testId, { sequence: 1, choice: 1 });
    const again = await answer('minsu', testId, { sequence: 1, choice: 1 });
    expect([again.status, again.body.question]).toEqual([200, first.body.question]);
    expect((await answer('minsu', testId, { sequence: 1, choice: 2 })).body.code).toBe('answered');
  });

  it('hides the words of all decks, and what was marked, until it is over', async () => {
    const words = () =>
      api.gql(`query ($deckId: uuid!) { words(where: { deckId: { _eq: $deckId } }) { term meaning } }`, {
        as: 'minsu',
        variables: { deckId },
      });
    const marked = (testId: string) =>
      api.gql(
        `query ($id: uuid!) { wordTestAnswers(where: { testId: { _eq: $id } }) { answer isCorrect rightAnswers word { meaning } }
          wordTestResults(where: { id: { _eq: $id } }) { correct } wordTests(where: { id: { _eq: $id } }) { id answers { rightAnswers } result { correct } } }`,
        { as: 'minsu', variables: { id: testId } },
      );
    expect((await words()).body.data.words).toHaveLength(30);
    const { testId } = (await take('minsu', await setTest())).body;
    await answer('minsu', testId, { sequence: 1, choice: 1 });
    expect((await words()).body.data.words).toEqual([]);
    const foreignWords = await api.gql(
      `query ($deckId: uuid!) { words(where: { deckId: { _eq: $deckId } }) { term } wordDecks { words { term } } }`,
      {
        as: 'minsu',
        variables: { deckId: foreign },
      },
    );
    expect(JSON.stringify(foreignWords.body.data)).not.toContain('term":');
    expect((await marked(testId)).body.data).toEqual({
      wordTestAnswers: [],
      wordTestResults: [],
      wordTests: [{ id: testId, answers: [], result: null }],
    });
    // Another student goes on.
    const others = await api.gql(`query ($deckId: uuid!) { words(where: { deckId: { _eq: $deckId } }) { term } }`, {
      as: 'seoyeon',
      variables: { deckId },
    });
    expect(others.body.data.words).toHaveLength(30);
    await act('minsu', testId, 'finish');
    expect((await words()).body.data.words).toHaveLength(30);
    expect((await marked(testId)).body.data.wordTestAnswers).toHaveLength(5);
  });

  it('ends with its time, whoever closed the tab', async () => {
    const studentIds = [students.minsu.id, students.geonu.id];
    const id = await setTest({ timeLimitSeconds: 60, studentIds });
    const { testId, endsAt, now } = (await take('minsu', id)).body;
    expect(Date.parse(endsAt) - Date.parse(now)).toBe(60_000);
    await answer('minsu', testId, { sequence: 1, choice: 1 });
    api.wait(61);
    expect((await answer('minsu', testId, { sequence: 2, choice: 1 })).body.code).toBe('time-over');
    // The student comes back later: the attempt ended then, and the next one begins.
    const next = (await take('minsu', id)).body;
    expect(next).toMatchObject({ attemptNumber: 2, finishedAt: null });
    const over = (await act('minsu', testId, 'finish')).body;
    expect([over.finishedAt, over.question]).toEqual([endsAt, null]);
    expect((await answer('minsu', testId, { sequence: 2, choice: 1 })).body.code).toBe('finished');
  });

  it('counts leaving the page, tells staff and punishes nobody', async () => {
    const id = await setTest();
    const { testId } = (await take('minsu', id)).body;
    await act('minsu', testId, 'leaves');
    expect((await act('minsu', testId, 'leaves')).body).toMatchObject({ leftCount: 2, finishedAt: null });
    const { body } = await api.gql(
      `query ($id: uuid!) { wordTestStandings(where: { planId: { _eq: $id } }) { studentId state leftCount answered bestCorrect } }`,
      { as: 'ta', variables: { id } },
    );
    expect(body.data.wordTestStandings).toEqual([
      { studentId: students.minsu.id, state: 'OPEN', leftCount: 2, answered: 0, bestCorrect: null },
    ]);
  });

  it('takes back one leaving when the page is back at once by a reload, and no other', async () => {
    const id = await setTest();
    const { testId } = (await take('minsu', id)).body;
    const leave = async () => (await act('minsu', testId, 'leaves')).body.leftCount;
    const reload = async () =>
      (await api.call('POST', `/sp/word-test-plans/${id}/take?after=RELOAD`, { as: 'minsu' })).body.leftCount;
    expect([await leave(), await reload()]).toEqual([1, 0]);
    // Neither once more, nor for what was left before, nor without a reload, nor later.
    expect([await reload(), await leave(), await leave(), await reload(), await reload()]).toEqual([0, 1, 2, 1, 1]);
    expect([await leave(), (await take('minsu', id)).body.leftCount]).toEqual([2, 2]);
    await sql`update word_tests set left_at = left_at - interval '30 seconds'`.execute(api.deps.db.kysely);
    expect(await reload()).toBe(2);
  });

  it('is repeated until the target is reached, as often as allowed, while it is open', async () => {
    const id = await setTest({ maxAttempts: 2 });
    await sit('minsu', id, 2);
    await sit('minsu', id, 3);
    expect((await take('minsu', id)).body.code).toBe('attempts-used');
    const other = await setTest();
    await sit('minsu', other, 4);
    expect((await take('minsu', other)).body.code).toBe('reached');
    expect((await take('minsu', await setTest({ opensAt: inDays(1) }))).body.code).toBe('not-yet');
    expect((await take('minsu', await setTest({ closesAt: inDays(-0.5) }))).body.code).toBe('closed');
    await take('minsu', await setTest());
    expect((await take('minsu', await setTest())).body.code).toBe('other-open');
  });

  it('marks what is written by the rules of the test', async () => {
    const id = await setTest({ kind: 'SPELLING', questionCount: 3, targetCount: 3 });
    let { body } = await take('minsu', id);
    expect(body.question.choices).toBeNull();
    expect((await answer('minsu', body.testId, { sequence: 1, choice: 1 })).status).toBe(400);
    const ways = [(n: string) => ` 뜻${n} `.normalize('NFD'), (n: string) => `비슷한말${n}`, () => ''];
    for (const way of ways) {
      const n = /\d+/.exec(body.question.prompt)![0];
      ({ body } = await answer('minsu', body.testId, { sequence: body.question.sequence, answer: way(n) }));
    }
    expect(body.finishedAt).not.toBeNull();
    const rows = await api.deps.db.kysely
      .selectFrom('word_test_answers')
      .select('is_correct')
      .where('test_id', '=', body.testId)
      .orderBy('sequence')
      .execute();
    expect(rows.map(({ is_correct }) => is_correct)).toEqual([true, true, false]);
  });
});

describe('the scores of the week', () => {
  const put = (as: Person, id: string) => api.call('POST', `/word-test-plans/${id}/scores`, { as });
  const cells = (examId: string) =>
    api.deps.db.kysely
      .selectFrom('score_attempts')
      .select(['retake_number', 'value', 'clinic_status'])
      .where('exam_id', '=', examId)
      .orderBy('retake_number')
      .execute()
      .then((rows) => rows.map((row) => [row.retake_number, Number(row.value), row.clinic_status]));

  it('take the first attempt, then retakes; the clinic follows as for exams; undone as a whole', async () => {
    const week = await addWeek(api, 77);
    const id = await setTest({ weeklyLectureId: week.id, studentIds: [] });
    expect((await put('ta', unknownId)).status).toBe(404);
    expect((await put('ta', await setTest())).body.code).toBe('no-week');
    await sit('minsu', id, 1);
    const first = (await put('ta', id)).body;
    expect(first).toMatchObject({ written: 1, below: 1, skipped: 0 });
    expect(await cells(first.examId)).toEqual([[0, 1, 'REQUIRED']]);
    expect((await put('ta', id)).body).toMatchObject({ examId: first.examId, written: 0, changeSetId: null });
    const [cell] = await api.deps.db.kysely
      .selectFrom('score_attempts')
      .select('id')
      .where('exam_id', '=', first.examId)
      .execute();
    const item = {
      studentId: students.minsu.id,
      kind: 'RETAKE',
      title: '확인 시험',
      scoreAttemptId: cell!.id,
    } as const;
    expect((await api.call('POST', '/clinic/todo', { as: 'ta', body: { items: [item] } })).status).toBe(201);
    await sit('minsu', id, 5);
    const second = (await put('ta', id)).body;
    expect(second).toMatchObject({ examId: first.examId, written: 1, below: 0 });
    expect((await cells(first.examId)).map(([number, value]) => [number, value])).toEqual([
      [0, 1],
      [1, 5],
    ]);
    const undone = await api.call('POST', `/wl-score/undo`, { as: 'ta', body: { changeSetId: second.changeSetId } });
    expect(undone.status).toBe(200);
    expect(await cells(first.examId)).toHaveLength(1);
    expect((await put('ta', id)).body).toMatchObject({ written: 1 });
  });

  it('skip those who are marked absent', async () => {
    const week = await addWeek(api, 78);
    const id = await setTest({ weeklyLectureId: week.id, studentIds: [] });
    const { examId } = (await put('ta', id)).body;
    const { kysely } = api.deps.db;
    await kysely
      .updateTable('scores')
      .set({ status: 'ABSENT' })
      .where('exam_id', '=', examId)
      .where('student_id', '=', students.minsu.id)
      .execute();
    await sit('minsu', id, 5);
    expect((await put('ta', id)).body).toMatchObject({ written: 0, skipped: 1 });
  });
});
