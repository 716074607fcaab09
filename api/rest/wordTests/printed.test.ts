// @module-tag timeless
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { parseTemplate } from '#omr/template/template.ts';
import { markSheet, printPdf, scanToPdf } from '#omr/testing/scans.node.ts';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { addWeek, unknownId, type WeekPath } from '../../testing/rows.ts';
import { callForBytes } from '../../testing/setups/scans.node.ts';
import { readWaitingScans } from '../../testing/jobs.ts';

let api: TestApi;
let deckId: string;
beforeAll(async () => {
  api = await startApi();
  const { kysely } = api.deps.db;
  const { id } = await kysely
    .insertInto('word_decks')
    .values({ title: '종이 단어', is_published: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  deckId = id;
  const words = Array.from({ length: 30 }, (_, at) => ({
    deck_id: id,
    sequence: at + 1,
    term: `term${at}`,
    meaning: `뜻${at}`,
  }));
  await kysely.insertInto('words').values(words).execute();
});
afterAll(() => api.close());

const ids = [students.minsu.id, students.seoyeon.id];
const setTest = async (more: Partial<Sent<'createWordTestPlan'>> = {}): Promise<string> => {
  const body = {
    deckId,
    studentIds: ids,
    title: '종이 시험',
    fromSequence: 1,
    toSequence: 20,
    kind: 'CHOICE',
    direction: 'TERM_TO_MEANING',
    questionCount: 6,
    targetCount: 5,
    isPrinted: true,
    opensAt: inDays(-400),
    closesAt: inDays(400),
    ...more,
  } satisfies Sent<'createWordTestPlan'>;
  return (await api.call('POST', '/word-test-plans', { as: 'ta', body })).body.id;
};
const inWeek = async (number: number, more: Partial<Sent<'createWordTestPlan'>> = {}) => {
  const week = await addWeek(api, number);
  return { week, id: await setTest({ weeklyLectureId: week.id, studentIds: [], ...more }) };
};
const request = { answerSheets: false, answers: true };
const print = (as: Person, id: string, body: Sent<'printWordTests'> = request) =>
  api.call('POST', `/word-test-plans/${id}/print`, { as, body });
const printed = async (id: string, body: Sent<'printWordTests'> = request) => {
  const { status, bytes } = await callForBytes(api, 'POST', `/word-test-plans/${id}/print`, body);
  expect(status).toBe(200);
  return bytes;
};
const mark = (as: Person, testId: string, body: Sent<'markWordTest'>) =>
  api.call('PUT', `/word-tests/${testId}/marks`, { as, body });
const testsOf = (planId: string) =>
  api.deps.db.kysely
    .selectFrom('word_tests')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('attempt_number')
    .orderBy('student_id')
    .execute();
const testOf = async (planId: string, studentId: string, attempt = 1) =>
  (await testsOf(planId)).find((test) => test.student_id === studentId && test.attempt_number === attempt)!;
const questionsOf = (testId: string) =>
  api.deps.db.kysely
    .selectFrom('word_test_answers')
    .selectAll()
    .where('test_id', '=', testId)
    .orderBy('sequence')
    .execute();
const stateOf = async (planId: string, studentId: string) => {
  const { body } = await api.gql(
    `query ($where: wordTestStandings_bool_exp!) { wordTestStandings(where: $where) { state attempts bestCorrect } }`,
    { as: 'ta', variables: { where: { planId: { _eq: planId }, studentId: { _eq: studentId } } } },
  );
  return body.data.wordTestStandings[0];
};
const cellsOf = async (examId: string, studentId: string) => {
  const rows = await api.deps.db.kysely
    .selectFrom('score_attempts as cell')
    .innerJoin('scores', 'scores.id', 'cell.score_id')
    .select(['cell.retake_number', 'cell.value', 'cell.delivery_type'])
    .where('scores.exam_id', '=', examId)
    .where('scores.student_id', '=', studentId)
    .orderBy('cell.retake_number')
    .execute();
  return rows.map(({ retake_number, value, delivery_type }) => [
    retake_number,
    value === null ? null : Number(value),
    delivery_type,
  ]);
};

describe('printing', () => {
  it('is for tests on printout', async () => {
    const id = await setTest();
    expect((await print('ta', id, unfit({ answers: 1 }))).status).toBe(400);
    expect((await print('ta', unknownId)).status).toBe(404);
    expect((await print('ta', id, { ...request, studentIds: [students.geonu.id] })).status).toBe(400);
    expect((await print('ta', await setTest({ isPrinted: false }))).body.code).toBe('not-printed');
  });

  it('draws for each student an order of their own, and the same again while it is not marked', async () => {
    const id = await setTest({ questionCount: 20, targetCount: 15 });
    const pdf = await printed(id);
    // A page or two for each student, and one of answers.
    expect((await printPdf(pdf, 20)).length).toBeGreaterThanOrEqual(3);
    const first = await testsOf(id);
    expect(first.map(({ is_printed, ends_at, finished_at }) => [is_printed, ends_at, finished_at])).toEqual([
      [true, null, null],
      [true, null, null],
    ]);
    const [one, other] = await Promise.all(first.map((test) => questionsOf(test.id)));
    expect(one!.map(({ prompt }) => prompt)).not.toEqual(other!.map(({ prompt }) => prompt));
    await printed(id, { ...request, studentIds: [ids[0]!] });
    expect((await testsOf(id)).map((test) => test.id)).toEqual(first.map((test) => test.id));
    expect(await stateOf(id, ids[0]!)).toEqual({ state: 'PRINTED', attempts: 1, bestCorrect: null });
  });

  it('leaves a test to the printout: nobody takes it on a screen, and the words stay open', async () => {
    const id = await setTest();
    await printed(id);
    expect((await api.call('POST', `/sp/word-test-plans/${id}/take`, { as: 'minsu' })).body.code).toBe('printed');
    const { id: testId } = await testOf(id, students.minsu.id);
    const answered = await api.call('POST', `/sp/word-tests/${testId}/answers`, {
      as: 'minsu',
      body: { sequence: 1, choice: 1 },
    });
    expect(answered.status).toBe(404);
    const { body } = await api.gql(
      'query ($deckId: uuid!, $id: uuid!) { words(where: { deckId: { _eq: $deckId } }) { term } wordTestAnswers(where: { testId: { _eq: $id } }) { rightAnswers } }',
      { as: 'minsu', variables: { deckId, id: testId } },
    );
    expect([body.data.words.length, body.data.wordTestAnswers]).toEqual([30, []]);
    const online = await setTest({ isPrinted: false });
    expect((await api.call('POST', `/sp/word-test-plans/${online}/take`, { as: 'minsu' })).status).toBe(200);
  });

  it('prints OMR sheets only for choices in a week', async () => {
    const wanted = { ...request, answerSheets: true };
    expect((await print('ta', await setTest(), wanted)).body.code).toBe('no-week');
    const { id } = await inWeek(70, { kind: 'SPELLING' });
    expect((await print('ta', id, wanted)).body.code).toBe('not-choice');
  });

  it("has the academy's logo on the questions and on the answer sheets", async () => {
    const { week, id } = await inWeek(73);
    const imagesIn = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1;
    const both = { answerSheets: true, answers: false };
    expect(imagesIn(await printed(id, both))).toBe(0);
    const form = new FormData();
    const drawn = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#204060' } })
      .png()
      .toBuffer();
    form.append('file', new File([new Uint8Array(drawn)], 'logo.png'));
    expect((await api.call('PUT', '/admin/landing/logo', { as: 'admin', body: form })).status).toBe(200);
    expect(imagesIn(await printed(id, both))).toBe(2);
    const { examId } = (await api.call('POST', `/word-test-plans/${id}/scores`, { as: 'ta' })).body;
    const { bytes } = await callForBytes(api, 'POST', `${week.path}/grade-omr/${examId}/print`, { who: 'BLANK' });
    expect(imagesIn(bytes)).toBe(1);
    expect((await api.call('DELETE', '/admin/landing/logo', { as: 'admin' })).status).toBe(204);
  });

  it('refuses words that cannot be printed, with the letters', async () => {
    const { kysely } = api.deps.db;
    const { id: odd } = await kysely
      .insertInto('word_decks')
      .values({ title: '한자' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('words')
      .values({ deck_id: odd, sequence: 1, term: '龘龘', meaning: '용이 가는 모양' })
      .execute();
    const id = await setTest({ deckId: odd, kind: 'SPELLING', toSequence: 1, questionCount: 1, targetCount: 1 });
    const { status, body } = await print('ta', id);
    expect([status, body.code, body.detail]).toEqual([409, 'not-printable', expect.stringContaining('龘')]);
  });
});

describe('marking by hand', () => {
  it('is for printed attempts, at their version', async () => {
    const id = await setTest();
    await printed(id);
    const { id: testId } = await testOf(id, students.minsu.id);
    expect((await mark('ta', testId, { right: [0] })).status).toBe(400);
    expect((await mark('ta', testId, { right: [7] })).status).toBe(400);
    expect((await mark('ta', unknownId, { right: [] })).status).toBe(404);
    const online = await setTest({ isPrinted: false });
    const taken = await api.call('POST', `/sp/word-test-plans/${online}/take`, { as: 'seoyeon' });
    expect((await mark('ta', taken.body.testId, { right: [] })).status).toBe(404);
    expect((await mark('ta', testId, { right: [1, 3], version: 1 })).body).toMatchObject({
      id: testId,
      version: 2,
      correct: 2,
    });
    expect((await mark('ta', testId, { right: [1], version: 1 })).body).toMatchObject({
      code: 'version-conflict',
      conflicts: [{ mine: '맞은 문항: 1', theirs: '맞은 문항: 1, 3', theirVersion: 2 }],
    });
    expect(await stateOf(id, students.minsu.id)).toEqual({ state: 'BELOW', attempts: 1, bestCorrect: 2 });
    expect((await questionsOf(testId)).map(({ is_correct }) => is_correct)).toEqual([
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('may be done again; the next printout comes after it, until the target is reached', async () => {
    const id = await setTest({ maxAttempts: 3 });
    await printed(id);
    const first = await testOf(id, students.minsu.id);
    await mark('ta', first.id, { right: [1] });
    expect((await mark('ta', first.id, { right: [1, 2], version: 2 })).body).toMatchObject({ version: 3 });
    expect((await mark('ta', first.id, { right: [3], version: 2 })).body).toMatchObject({
      code: 'version-conflict',
      conflicts: [{ theirs: '맞은 문항: 1, 2', theirVersion: 3 }],
    });
    expect(await stateOf(id, students.minsu.id)).toMatchObject({ state: 'BELOW', bestCorrect: 2 });
    await printed(id, { ...request, studentIds: [students.minsu.id] });
    const second = await testOf(id, students.minsu.id, 2);
    await mark('ta', second.id, { right: [1, 2, 3, 4, 5] });
    expect(await stateOf(id, students.minsu.id)).toMatchObject({ state: 'REACHED', attempts: 2 });
    expect((await print('ta', id, { ...request, studentIds: [students.minsu.id] })).body.code).toBe('nobody');
  });

  it('is followed by the cell of the week that keeps the score', async () => {
    const { id } = await inWeek(71);
    await printed(id);
    const { id: testId } = await testOf(id, students.minsu.id);
    await mark('ta', testId, { right: [1] });
    const { examId } = (await api.call('POST', `/word-test-plans/${id}/scores`, { as: 'ta' })).body;
    expect(await cellsOf(examId, students.minsu.id)).toEqual([[0, 1, 'ONSITE']]);
    await mark('ta', testId, { right: [1, 2, 3] });
    expect(await cellsOf(examId, students.minsu.id)).toEqual([[0, 3, 'ONSITE']]);
    await printed(id, { ...request, studentIds: [students.minsu.id] });
    await mark('ta', (await testOf(id, students.minsu.id, 2)).id, { right: [1, 2, 3, 4, 5, 6] });
    expect(await cellsOf(examId, students.minsu.id)).toEqual([
      [0, 3, 'ONSITE'],
      [1, 6, 'ONSITE'],
    ]);
  });
});

describe('scanned answer sheets', () => {
  const dpi = 120;

  /** The answer sheets of a printed PDF in which every student has one page of questions. */
  const sheetsOf = async (pdf: Uint8Array) => (await printPdf(pdf, dpi)).filter((_, at) => at % 2 === 1);
  const templateOf = async (examId: string, retakeExamId: string | null) => {
    const layout = await api.deps.db.kysely
      .selectFrom('omr_layouts')
      .select('template')
      .where('exam_id', '=', examId)
      .where('retake_exam_id', retakeExamId === null ? 'is' : '=', retakeExamId)
      .executeTakeFirstOrThrow();
    return parseTemplate(layout.template);
  };
  /** What a student would mark to have the first `right` questions right. */
  const marksFor = async (testId: string, right: number) =>
    Object.fromEntries(
      (await questionsOf(testId)).map(({ sequence, choices, right_answers }) => {
        const wanted = choices!.indexOf(right_answers![0]!) + 1;
        return [`q${sequence}`, String(sequence <= right ? wanted : (wanted % choices!.length) + 1)];
      }),
    );
  const scan = async (path: `${WeekPath}/grade-omr/${string}`, pdf: Uint8Array, name: string) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(pdf)], name));
    expect((await api.call('POST', path, { as: 'ta', body: form })).status).toBe(201);
    await readWaitingScans(api.deps);
  };

  it('are graded by the order each student had, round by round; a sheet taken away opens its attempt again', async () => {
    const { week, id } = await inWeek(72, { questionCount: 10, targetCount: 8 });
    const wanted = { answerSheets: true, answers: false, studentIds: ids };
    const pages = await sheetsOf(await printed(id, wanted));
    const tests = await testsOf(id);
    const names = await api.deps.db.kysely
      .selectFrom('users')
      .select(['id', 'name'])
      .where('id', 'in', ids)
      .orderBy('name')
      .execute();
    const { exam_id: examId } = await api.deps.db.kysely
      .selectFrom('word_test_plans')
      .select('exam_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const template = await templateOf(examId!, null);
    expect(template.fields.filter((field) => field.kind === 'choice').map(({ options }) => options.length)).toEqual(
      Array.from({ length: 10 }, () => 4),
    );
    const path = `${week.path}/grade-omr/${examId}` as const;
    for (const [at, user] of names.entries()) {
      const test = tests.find((one) => one.student_id === user.id)!;
      markSheet(pages[at]!, template, await marksFor(test.id, user.id === students.minsu.id ? 2 : 10), at + 1);
    }
    await scan(path, await scanToPdf(pages), '단어 시험.pdf');
    expect(await cellsOf(examId!, students.minsu.id)).toEqual([[0, 2, 'ONSITE']]);
    expect(await cellsOf(examId!, students.seoyeon.id)).toEqual([[0, 10, 'ONSITE']]);
    expect(await stateOf(id, students.minsu.id)).toMatchObject({ state: 'BELOW', bestCorrect: 2 });
    expect(await stateOf(id, students.seoyeon.id)).toMatchObject({ state: 'REACHED', bestCorrect: 10 });
    expect((await api.call('GET', path, { as: 'ta' })).body).toMatchObject({
      questionCount: 10,
      unanswerable: [],
      ledger: { pages: 2, graded: 2, needsReview: 0, rejected: 0 },
    });

    // The second round is another layout: an old sheet scanned again is not read as the new attempt.
    const again = await sheetsOf(await printed(id, { ...wanted, studentIds: [students.minsu.id] }));
    const second = await testOf(id, students.minsu.id, 2);
    const retakeTemplate = await templateOf(examId!, second.retake_exam_id);
    markSheet(again[0]!, retakeTemplate, await marksFor(second.id, 8), 9);
    await scan(path, await scanToPdf([again[0]!, pages[0]!]), '재시험.pdf');
    expect(await cellsOf(examId!, students.minsu.id)).toEqual([
      [0, 2, 'ONSITE'],
      [1, 8, 'ONSITE'],
    ]);
    expect(await stateOf(id, students.minsu.id)).toMatchObject({ state: 'REACHED', attempts: 2, bestCorrect: 8 });
    expect((await api.call('GET', path, { as: 'ta' })).body.ledger).toMatchObject({
      pages: 4,
      graded: 3,
      needsReview: 1,
    });

    // A person corrects what was read, then takes the sheet away; the attempt follows.
    const sheet = await api.deps.db.kysely
      .selectFrom('omr_sheets')
      .select(['id', 'version', 'answers'])
      .where('exam_id', '=', examId)
      .where('student_id', '=', students.seoyeon.id)
      .where('status', '=', 'GRADED')
      .executeTakeFirstOrThrow();
    const answers = [-1, ...sheet.answers!.slice(1)];
    const review = { version: sheet.version, decision: 'GRADE', answers } satisfies Sent<'reviewSheet'>;
    expect((await api.call('PUT', `${path}/sheets/${sheet.id}`, { as: 'ta', body: review })).body).toMatchObject({
      value: 9,
    });
    expect(await stateOf(id, students.seoyeon.id)).toMatchObject({ bestCorrect: 9 });
    const reject = {
      version: sheet.version + 1,
      decision: 'REJECT',
      rejectReason: '다른 학생의 답안지',
    } satisfies Sent<'reviewSheet'>;
    const { body: rejected } = await api.call('PUT', `${path}/sheets/${sheet.id}`, { as: 'ta', body: reject });
    expect(await stateOf(id, students.seoyeon.id)).toMatchObject({ state: 'PRINTED', bestCorrect: null });
    const undone = await api.call('POST', `${path}/undo`, { as: 'ta', body: { changeSetId: rejected.changeSetId } });
    expect(undone.status).toBe(200);
    expect(await stateOf(id, students.seoyeon.id)).toMatchObject({ bestCorrect: 9 });

    // A sheet of the desk, of a student for whom no test was printed.
    const unprinted = await api.deps.db.kysely
      .selectFrom('scores')
      .select('student_id')
      .where('exam_id', '=', examId)
      .where('student_id', 'not in', ids)
      .executeTakeFirstOrThrow();
    const own = await callForBytes(api, 'POST', `${path}/print`, { who: 'CHOSEN', studentIds: [unprinted.student_id] });
    const [sheetOfDesk] = await printPdf(own.bytes, dpi);
    markSheet(sheetOfDesk!, template, await marksFor(second.id, 8), 5);
    await scan(path, await scanToPdf([sheetOfDesk!]), '다른 답안지.pdf');
    const left = await api.deps.db.kysely
      .selectFrom('omr_sheets')
      .select(['id', 'version', 'flags', 'student_id'])
      .where('exam_id', '=', examId)
      .where('file_name', '=', '다른 답안지.pdf')
      .executeTakeFirstOrThrow();
    expect(left).toMatchObject({ flags: ['KEY_MISSING'], student_id: unprinted.student_id });
    const graded = { version: left.version, decision: 'GRADE' } satisfies Sent<'reviewSheet'>;
    expect((await api.call('PUT', `${path}/sheets/${left.id}`, { as: 'ta', body: graded })).body.code).toBe(
      'not-printed',
    );
  });
});
