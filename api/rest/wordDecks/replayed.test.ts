import fc from 'fast-check';
import { createEmptyCard, fsrs, State, type Grade } from 'ts-fsrs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { systemClock } from '../../ports/clock.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Context } from '../_protocol/handler.ts';
import { reviewWords } from './reviewWords.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const count = 1000 * Number(process.env.TEST_RUNS);
const answers = fc.array(
  fc.record({ word: fc.nat(2), rating: fc.integer({ min: 1, max: 4 }), minutes: fc.integer({ min: 1, max: 40_000 }) }),
  { minLength: 1, maxLength: 8 },
);

it(
  `is for ${count} random students what ts-fsrs makes of their answers`,
  { timeout: 120_000, tags: ['sampled'] },
  async () => {
    const { kysely, sql } = api.deps.db;
    const deck = { title: '천 명', is_published: true, published_at: inDays(-90) };
    const { id } = await kysely.insertInto('word_decks').values(deck).returning('id').executeTakeFirstOrThrow();
    const rows = [1, 2, 3].map((at) => ({
      deck_id: id,
      sequence: at,
      term: `w${at}`,
      meaning: '뜻',
      created_at: inDays(-90),
    }));
    const words = (await kysely.insertInto('words').values(rows).returning('id').execute()).map((word) => word.id);
    await sql.exec(`insert into users (login_id, name, type) select '31' || lpad(n::text, 6, '0'), '학생 ' || n, 'STUDENT' from generate_series(1, ${count}) as n;
    insert into students (id, student_number) select id, login_id from users where login_id like '31______'`);
    const students = await sql.query<{ id: string }>(`select id from users where login_id like '31______'`);
    const now = systemClock.now();
    const library = fsrs({ enable_fuzz: false });
    const samples = fc.sample(answers, count);
    const expected = new Map<string, object>();
    for (const [at, { id: userId }] of students.entries()) {
      const given = samples[at]!.map(({ word, rating, minutes }) => ({
        id: crypto.randomUUID(),
        wordId: words[word]!,
        rating,
        reviewedAt: new Date(now.getTime() - minutes * 60_000).toISOString(),
      }));
      const body = { sentAt: now.toISOString(), reviews: given };
      await kysely
        .transaction()
        .execute(async (trx) =>
          reviewWords({ trx, body, actor: { userId }, now } as unknown as Context<'reviewWords'>),
        );
      for (const wordId of words) {
        const all = given
          .filter((one) => one.wordId === wordId)
          .sort((one, other) => Date.parse(one.reviewedAt) - Date.parse(other.reviewedAt) || one.rating - other.rating);
        if (all.length === 0) continue;
        let card = createEmptyCard(new Date(all[0]!.reviewedAt));
        for (const { rating, reviewedAt } of all) card = library.next(card, new Date(reviewedAt), rating as Grade).card;
        const { due, reps, lapses } = card;
        const state = State[card.state].toUpperCase();
        const [stability, difficulty] = [card.stability.toFixed(6), card.difficulty.toFixed(6)];
        expected.set(`${userId} ${wordId}`, { state, due, reps, lapses, stability, difficulty });
      }
    }
    const stored = await kysely.selectFrom('word_reviews').selectAll().where('word_id', 'in', words).execute();
    expect(new Set(stored.map(({ student_id }) => student_id)).size).toBe(count);
    expect(
      new Map(
        stored.map(({ student_id, word_id, state, due_at, reps, lapses, stability, difficulty }) => [
          `${student_id} ${word_id}`,
          { state, due: due_at, reps, lapses, stability: stability.toFixed(6), difficulty: difficulty.toFixed(6) },
        ]),
      ),
    ).toEqual(expected);
  },
);
