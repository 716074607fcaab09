import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi, type TestApi } from '#api/testing/api.ts';
import { students } from '#mocks/cast.ts';
import { replay, type Rating } from '#recall/scheduler.ts';
import { inDays, inMinutes } from '#ui-kit/format/testing/when.ts';
import { keepAnswer, keptAnswers, sendKept } from './outbox.ts';
import type { StudyAnswer } from './session.ts';

let api: TestApi;
let words: string[];
beforeAll(async () => {
  api = await startApi();
  const { kysely } = api.deps.db;
  const deck = { title: '끊기는 연결', is_published: true, published_at: inDays(-90) };
  const { id } = await kysely.insertInto('word_decks').values(deck).returning('id').executeTakeFirstOrThrow();
  const rows = [...Array(40).keys()].map((at) => ({
    deck_id: id,
    sequence: at + 1,
    term: `w${at}`,
    meaning: '뜻',
    created_at: inDays(-90),
  }));
  words = (await kysely.insertInto('words').values(rows).returning('id').execute()).map((word) => word.id);
});
afterAll(() => api.close());

/** Two devices of one student, each with what its browser stores; the rest is gone whenever a tab is killed. */
const stores = new Map<string, Map<string, string>>();
let device = 'phone';
beforeEach(() => {
  const stored = () => stores.get(device) ?? stores.set(device, new Map()).get(device)!;
  globalThis.localStorage = {
    getItem: (key: string) => stored().get(key) ?? null,
    setItem: (key: string, value: string) => void stored().set(key, value),
    removeItem: (key: string) => void stored().delete(key),
  } as Storage;
});

const me = students.minsu.id;

/** Sends to the api; the connection dies before the call, after it, or not. */
const send = (ends: 'before' | 'after' | 'well') => async (reviews: StudyAnswer[]) => {
  if (ends === 'before') throw new Error('killed');
  const { status, body } = await api.call('POST', '/sp/word-reviews', {
    as: 'minsu',
    body: { sentAt: inMinutes(0), reviews },
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  expect(body.refused).toEqual([]);
  if (ends === 'after') throw new Error('killed');
};

const step = fc.record({
  device: fc.constantFrom('phone', 'tablet'),
  answers: fc.array(
    fc.record({ word: fc.nat(39), rating: fc.constantFrom<Rating>(1, 2, 3, 4), minutes: fc.nat(5000) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  undoes: fc.boolean(),
  ends: fc.constantFrom('before' as const, 'after' as const),
});

it('loses and doubles no answer in 200 kills and reconnects of two devices', { timeout: 60_000 }, async () => {
  const given = new Map<string, StudyAnswer>();
  const steps = fc.sample(step, 200);
  for (const { answers, undoes, ends, ...where } of steps) {
    device = where.device;
    const made = answers.map(({ word, rating, minutes }) => ({
      id: crypto.randomUUID(),
      wordId: words[word]!,
      rating,
      reviewedAt: inMinutes(-minutes - 1),
    }));
    const last = made.at(-1);
    for (const answer of undoes && last ? [...made, { ...last, isUndone: true }] : made) {
      given.set(answer.id, answer);
      keepAnswer(me, answer);
    }
    await expect(sendKept(me, send(ends))).rejects.toThrow('killed');
    // The browser starts again, and now and then the network holds.
    if (given.size % 3 === 0) await sendKept(me, send('well'));
  }
  for (device of ['phone', 'tablet']) {
    await sendKept(me, send('well'));
    expect(keptAnswers(me)).toEqual([]);
  }
  const log = await api.deps.db.kysely
    .selectFrom('word_review_log')
    .select(['id', 'word_id', 'rating', 'is_undone', 'reviewed_at'])
    .where('student_id', '=', me)
    .where('word_id', 'in', words)
    .execute();
  const told = (rows: { id: string; wordId: string; rating: number; isUndone: boolean }[]) =>
    rows.toSorted((one, other) => one.id.localeCompare(other.id));
  expect(given.size).toBeGreaterThan(100);
  expect(
    told(
      log.map(({ word_id, is_undone, ...row }) => ({
        id: row.id,
        wordId: word_id,
        rating: row.rating,
        isUndone: is_undone,
      })),
    ),
  ).toEqual(
    told([...given.values()].map(({ id, wordId, rating, isUndone = false }) => ({ id, wordId, rating, isUndone }))),
  );
  const states = await api.deps.db.kysely
    .selectFrom('word_reviews')
    .selectAll()
    .where('student_id', '=', me)
    .where('word_id', 'in', words)
    .execute();
  for (const state of states) {
    const kept = log.filter(({ word_id, is_undone }) => word_id === state.word_id && !is_undone);
    const replayed = replay(
      kept.map(({ rating, reviewed_at }) => ({ rating: rating as Rating, reviewedAt: reviewed_at })),
    );
    expect([state.reps, state.state]).toEqual([kept.length, replayed?.state ?? 'NEW']);
  }
});
