import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import { dateOf, hourOf, inMinutes } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let deckId: string;
let wordId: string;
beforeAll(async () => {
  api = await startApi();
  const { kysely } = api.deps.db;
  const deck = { title: '수정할 단어', is_published: true, description: '설명' };
  deckId = (await kysely.insertInto('word_decks').values(deck).returning('id').executeTakeFirstOrThrow()).id;
  const words = [
    { deck_id: deckId, sequence: 2, term: 'recieve', meaning: '받다', part_of_speech: '동사', synonyms: ['얻다'] },
    { deck_id: deckId, sequence: 5, term: 'gift', meaning: '선물' },
  ];
  const made = await kysely.insertInto('words').values(words).returning('id').execute();
  wordId = made[0]!.id;
});
afterAll(() => api.close());

const review = (as: Person, id = wordId) => {
  const at = inMinutes(0);
  const reviews = [{ id: crypto.randomUUID(), wordId: id, rating: 3, reviewedAt: at }];
  return api.call('POST', '/sp/word-reviews', { as, body: { sentAt: at, reviews } });
};
const known = async () =>
  (await api.gql(`{ wordReviews(where: { wordId: { _eq: "${wordId}" } }) { studentId reps } }`, { as: 'ta' })).body.data
    .wordReviews;

describe('copyWordDeck', () => {
  const copy = (as: Person, body: Sent<'copyWordDeck'> = { title: '복사본' }, id = deckId) =>
    api.call('POST', `/word-decks/${id}/copy`, { as, body });

  it('refuses wrong fields and unknown decks', async () => {
    expect((await copy('ta', { title: '' })).status).toBe(400);
    expect((await copy('ta', { title: '복사본' }, unknownId)).status).toBe(404);
  });

  it('makes a hidden deck with the same words in the same order, that nobody has learnt', async () => {
    await review('minsu');
    const { status, body } = await copy('ta');
    expect(status).toBe(201);
    const { data } = (
      await api.gql(
        `{ wordDecks_by_pk(id: "${body.id}") { title description isPublished words(order_by: [{ sequence: asc }]) {
          sequence term meaning synonyms partOfSpeech reviews { id } } } }`,
        { as: 'ta' },
      )
    ).body;
    expect(data.wordDecks_by_pk).toEqual({
      title: '복사본',
      description: '설명',
      isPublished: false,
      words: [
        { sequence: 1, term: 'recieve', meaning: '받다', synonyms: ['얻다'], partOfSpeech: '동사', reviews: [] },
        { sequence: 2, term: 'gift', meaning: '선물', synonyms: [], partOfSpeech: '', reviews: [] },
      ],
    });
  });
});

describe('a word that was learnt', () => {
  it('is corrected without losing what is known of it', async () => {
    await review('minsu');
    const before = await known();
    const correct = `mutation { update_words_by_pk(pk_columns: { id: "${wordId}" }, _set: { term: "receive", version: 1 }) { id } }`;
    expect((await api.gql(correct, { as: 'minsu' })).body.errors).toBeDefined();
    expect((await api.gql(correct, { as: 'ta' })).body.errors).toBeUndefined();
    expect(await known()).toEqual(before);
    // From another version: somebody else corrected it meanwhile.
    expect((await api.gql(correct, { as: 'ta' })).body.errors[0].message).toContain('먼저 바꿨습니다');
  });

  it('is not deleted, with the reason in Korean; one that nobody learnt is', async () => {
    await review('minsu');
    const remove = (id: string) => api.gql(`mutation { delete_words_by_pk(id: "${id}") { id } }`, { as: 'ta' });
    const [refused] = (await remove(wordId)).body.errors;
    expect(refused.message).toContain(
      `학생이 공부했거나 시험에 나온 단어는 삭제할 수 없습니다: ${students.minsu.name} 학생. 단어장을 비공개로 바꿔 주세요.`,
    );
    const { kysely } = api.deps.db;
    const fresh = await kysely
      .insertInto('words')
      .values({ deck_id: deckId, sequence: 9, term: 'new', meaning: '새' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await remove(fresh.id)).body.data.delete_words_by_pk).toEqual({ id: fresh.id });
  });
});

describe('saveWords', () => {
  const word = (term: string, more: Partial<Sent<'saveWords'>['words'][number]> = {}) => ({
    term,
    meaning: '뜻',
    synonyms: [],
    example: '',
    partOfSpeech: '',
    ...more,
  });
  const save = (words: Sent<'saveWords'>['words'], as: Person, id: string) =>
    api.call('PUT', `/word-decks/${id}/words`, { as, body: { words } });
  const listed = async (id: string) =>
    (
      await api.gql(
        `{ words(where: { deckId: { _eq: "${id}" } }, order_by: [{ sequence: asc }]) { id term version partOfSpeech } }`,
        {
          as: 'ta',
        },
      )
    ).body.data.words as { id: string; term: string; version: number; partOfSpeech: string }[];
  const newDeck = async () =>
    (
      await api.deps.db.kysely
        .insertInto('word_decks')
        .values({ title: '표' })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  it('refuses wrong fields and unknown decks', async () => {
    const id = await newDeck();
    expect((await save([], 'ta', id)).status).toBe(400);
    expect((await save([word('')], 'ta', id)).status).toBe(400);
    expect((await save([word('a')], 'ta', unknownId)).status).toBe(404);
    expect((await save([word('a', { id: unknownId, version: 1 })], 'ta', id)).body.code).toBe('gone');
    expect((await save([word('a'), word('a')], 'ta', id)).body.code).toBe('duplicate-word');
  });

  it('adds, changes and orders words at once, and leaves those unnamed behind them', async () => {
    const id = await newDeck();
    expect((await save([word('a'), word('b'), word('c')], 'ta', id)).body).toEqual({ added: 3, changed: 0 });
    const [a, b] = await listed(id);
    const answer = await save(
      [word('new'), { ...b, ...word('b', { partOfSpeech: '명사' }), partOfSpeech: '명사' }, { ...a, ...word('a') }],
      'ta',
      id,
    );
    expect([answer.status, answer.body]).toEqual([200, { added: 1, changed: 1 }]);
    expect((await listed(id)).map(({ term, partOfSpeech }) => term + partOfSpeech)).toEqual(['new', 'b명사', 'a', 'c']);
  });

  it('refuses all when one word was changed since it was read', async () => {
    const id = await newDeck();
    await save([word('a'), word('b')], 'ta', id);
    const [a, b] = await listed(id);
    await save([{ ...word('a2'), id: a!.id, version: a!.version }], 'admin', id);
    const stale = await save(
      [
        { ...word('b2'), id: b!.id, version: b!.version },
        { ...word('a3'), id: a!.id, version: a!.version },
      ],
      'ta',
      id,
    );
    expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict']);
    expect((await listed(id)).map(({ term }) => term)).toEqual(['a2', 'b']);
  });
});

describe('how many new words a day', () => {
  const pace = (newPerDay: number, as: Person) => api.call('PUT', '/sp/word-pace', { as, body: { newPerDay } });
  const settings = (body: Sent<'changeWordSettings'>, as: Person) =>
    api.call('PUT', '/word-decks/settings', { as, body });

  it('is chosen by students for themselves, within the bounds', async () => {
    expect((await pace(0, 'minsu')).status).toBe(400);
    const over = await pace(41, 'minsu');
    expect([over.status, over.body.code, over.body.detail]).toEqual([
      422,
      'out-of-bounds',
      '5개부터 40개까지 고를 수 있습니다.',
    ]);
    expect((await pace(10, 'minsu')).status).toBe(204);
    expect((await pace(12, 'minsu')).status).toBe(204);
    const own = async (as: Person) => (await api.gql('{ wordPaces { newPerDay } }', { as })).body.data.wordPaces;
    expect(await own('minsu')).toEqual([{ newPerDay: 12 }]);
    expect(await own('seoyeon')).toEqual([]);
  });

  it('is set for the academy by administrators', async () => {
    const rule = { newPerDay: 15, leastNew: 5, mostNew: 30 };
    expect((await settings({ ...rule, mostNew: 500 }, 'admin')).status).toBe(400);
    expect((await settings({ ...rule, leastNew: 16 }, 'admin')).status).toBe(422);
    expect((await settings(rule, 'admin')).status).toBe(204);
    const { body } = await api.gql('{ wordSettings { newPerDay leastNew mostNew } }', { as: 'minsu' });
    expect(body.data.wordSettings).toEqual([rule]);
  });
});

describe('who knows what', () => {
  const map = (as: Person, query: '' | `?${string}` = '', id = deckId) =>
    api.call('GET', `/word-decks/${id}/map${query}`, { as });

  it('refuses wrong and unknown ids', async () => {
    expect((await map('ta', '?lectureId=x')).status).toBe(400);
    expect((await map('ta', '', unknownId)).status).toBe(404);
  });

  it('has a letter a word for who has begun, for a lecture, and for an assignment', async () => {
    await review('minsu');
    const { status, body } = await map('ta');
    expect([status, body.total]).toEqual([200, 1]);
    expect(body.words.map(({ term }: { term: string }) => term)).toContain('gift');
    const [minsu] = body.students;
    expect(minsu).toMatchObject({ id: students.minsu.id, name: students.minsu.name, lapses: '00' });
    expect(minsu.marks).toMatch(/^[LK]N$/);
    const { body: ofLecture } = await map('ta', `?lectureId=${lectures.calculusB.id}`);
    expect(ofLecture.students.length).toBeGreaterThan(1);
    expect(ofLecture.students.filter(({ marks }: { marks: string }) => marks !== 'NN')).toEqual([minsu]);
    const dueOn = dateOf(5);
    const assignment = await api.call('POST', `/word-decks/${deckId}/assignments`, {
      as: 'ta',
      body: { firstPlace: 1, lastPlace: null, dueOn, target: null, studentIds: [students.seoyeon.id] },
    });
    const { body: ofAssignment } = await map('ta', `?assignmentId=${assignment.body.id}`);
    expect(ofAssignment.students).toMatchObject([{ id: students.seoyeon.id, marks: 'NN' }]);
  });
});

it('tells students of their own days only', async () => {
  await review('minsu');
  const { body } = await api.gql('{ wordStudyDays { studentId answers } wordDueDays { studentId words } }', {
    as: 'minsu',
  });
  const rows = [...body.data.wordStudyDays, ...body.data.wordDueDays] as { studentId: string }[];
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every(({ studentId }) => studentId === students.minsu.id)).toBe(true);
});

it('counts days in a row by the days of the academy, as long as today may still come', async () => {
  const { kysely } = api.deps.db;
  const mine = { student_id: students.seoyeon.id, word_id: wordId, rating: 3 };
  const streakOf = async (...answers: { at: string; isUndone?: boolean }[]) => {
    await kysely.deleteFrom('word_review_log').where('student_id', '=', mine.student_id).execute();
    const rows = answers.map(({ at, isUndone = false }) => ({
      ...mine,
      id: crypto.randomUUID(),
      reviewed_at: at,
      is_undone: isUndone,
    }));
    if (rows.length > 0) await kysely.insertInto('word_review_log').values(rows).execute();
    const { body } = await api.gql('{ wordStreaks { studentId today days weekGoal } }', { as: 'seoyeon' });
    expect(body.data.wordStreaks).toMatchObject([{ studentId: mine.student_id, today: dateOf(0), weekGoal: 5 }]);
    return body.data.wordStreaks[0].days as number;
  };
  const [today, lateYesterday, earlyYesterday, before] = [
    hourOf(0, 0),
    hourOf(-1, 23.99),
    hourOf(-1, 0),
    hourOf(-2, 23.99),
  ].map((at) => ({ at }));
  expect(await streakOf()).toBe(0);
  expect(await streakOf(today!)).toBe(1);
  expect(await streakOf(today!, lateYesterday!, earlyYesterday!, before!)).toBe(3);
  expect(await streakOf(lateYesterday!, before!)).toBe(2);
  expect(await streakOf(before!)).toBe(0);
  expect(await streakOf(today!, { ...lateYesterday!, isUndone: true }, before!)).toBe(1);
});
