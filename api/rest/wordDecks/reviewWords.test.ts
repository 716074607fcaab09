import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students } from '#mocks/cast.ts';
import { replay, type Rating } from '#recall/scheduler.ts';
import { inDays, inMinutes } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
let deckId: string;
let words: string[];
beforeAll(async () => {
  api = await startApi();
  deckId = await addDeck(true);
  words = await addWords(deckId, 60);
});
afterAll(() => api.close());

interface Answer {
  id: string;
  wordId: string;
  rating: Rating;
  reviewedAt: string;
  isUndone?: boolean;
}

async function addDeck(is_published: boolean, lecture_id: string | null = null): Promise<string> {
  const row = {
    title: `복습 ${crypto.randomUUID().slice(0, 8)}`,
    is_published,
    lecture_id,
    published_at: is_published ? inDays(-90) : null,
  };
  const { kysely } = api.deps.db;
  return (await kysely.insertInto('word_decks').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

async function addWords(deck_id: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    deck_id,
    sequence: at + 1,
    term: `단어 ${at}`,
    meaning: `뜻 ${at}`,
    created_at: inDays(-90),
  }));
  const made = await api.deps.db.kysely.insertInto('words').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}

const ago = (minutes: number) => inMinutes(-minutes);
const answer = (wordId: string, rating: Rating = 3, minutes = 5): Answer => ({
  id: crypto.randomUUID(),
  wordId,
  rating,
  reviewedAt: ago(minutes),
});
const send = (as: Person, reviews: Sent<'reviewWords'>['reviews'], more: Partial<Sent<'reviewWords'>> = {}) =>
  api.call('POST', '/sp/word-reviews', { as, body: { sentAt: ago(0), reviews, ...more } });
const stored = async (studentId: string, wordId: string) =>
  api.deps.db.kysely
    .selectFrom('word_reviews')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('word_id', '=', wordId)
    .executeTakeFirst();

describe('the edge', () => {
  it('takes well formed answers only', async () => {
    const one = answer(words[0]!);
    for (const wrong of [{ rating: 0 }, { rating: 5 }, { id: 'x' }, { reviewedAt: 'yesterday' }]) {
      expect((await send('minsu', [{ ...one, ...wrong }])).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await send('minsu', [])).status).toBe(400);
    expect(
      (
        await send(
          'minsu',
          Array.from({ length: 201 }, () => answer(words[0]!)),
        )
      ).status,
    ).toBe(400);
  });

  it('refuses words one may not read, and takes the others', async () => {
    const [hidden] = await addWords(await addDeck(false), 1);
    const lecture = await api.deps.db.kysely.selectFrom('lectures').select('id').execute();
    const own = await api.deps.db.kysely
      .selectFrom('enrollments')
      .select('lecture_id')
      .where('student_id', '=', students.minsu.id)
      .execute();
    const strange = lecture.find(({ id }) => !own.some(({ lecture_id }) => lecture_id === id));
    const [ofOthers] = await addWords(await addDeck(true, strange!.id), 1);
    const sent = [answer(hidden!), answer(ofOthers!), answer(unknownId), answer(words[1]!)];
    const { status, body } = await send('minsu', sent);
    expect(status).toBe(200);
    expect(body.refused).toEqual(sent.slice(0, 3).map(({ id }) => id));
    expect(body.states).toMatchObject([{ wordId: words[1], reps: 1 }]);
    expect(await stored(students.minsu.id, hidden!)).toBeUndefined();
  });

  it('keeps each student to their own: an id of another is refused', async () => {
    const one = answer(words[2]!);
    await send('minsu', [one]);
    const { body } = await send('seoyeon', [{ ...one, rating: 1, isUndone: true }]);
    expect(body.refused).toEqual([one.id]);
    expect(await stored(students.minsu.id, words[2]!)).toMatchObject({ reps: 1 });
    expect(await stored(students.seoyeon.id, words[2]!)).toBeUndefined();
  });
});

describe('what is known', () => {
  it('counts an answer once, however often it is sent, and not when it is taken back', async () => {
    const [first, second] = [answer(words[3]!, 3, 20), answer(words[3]!, 1, 5)];
    for (let turn = 0; turn < 3; turn++) await send('minsu', [first]);
    expect((await send('minsu', [first, first])).status).toBe(200);
    expect(await stored(students.minsu.id, words[3]!)).toMatchObject({ reps: 1 });
    await Promise.all([send('minsu', [second]), send('minsu', [second, first])]);
    expect(await stored(students.minsu.id, words[3]!)).toMatchObject({ reps: 2, state: 'LEARNING' });
    const undone = { ...second, isUndone: true };
    expect((await send('minsu', [undone])).body.states).toMatchObject([{ reps: 1, lapses: 0 }]);
    // What arrives late is taken back already.
    expect((await send('minsu', [second])).body.states).toMatchObject([{ reps: 1 }]);
    expect((await send('minsu', [{ ...first, isUndone: true }])).body.states).toMatchObject([
      { state: 'NEW', reps: 0, lastReviewedAt: null },
    ]);
  });

  it('goes by the clock of the server: one that is wrong by a day shifts nothing', async () => {
    const day = 24 * 60;
    for (const [at, wrong] of [
      [4, day],
      [5, -day],
    ] as const) {
      const one = { ...answer(words[at]!), reviewedAt: ago(10 + wrong) };
      await send('minsu', [one], { sentAt: ago(wrong) });
      const { last_reviewed_at } = (await stored(students.minsu.id, words[at]!))!;
      expect(Math.abs(last_reviewed_at!.getTime() - Date.parse(ago(10)))).toBeLessThan(5_000);
    }
    // An answer is never later than its arrival.
    await send('minsu', [{ ...answer(words[6]!), reviewedAt: ago(-60) }]);
    expect((await stored(students.minsu.id, words[6]!))!.last_reviewed_at!.getTime()).toBeLessThanOrEqual(
      Date.parse(inMinutes(0)) + 1_000,
    );
  });

  it('keeps an answer within what the server knows, and names those it moved', async () => {
    const made = ago(3 * 24 * 60);
    const { id: fresh } = await api.deps.db.kysely
      .insertInto('words')
      .values({ deck_id: deckId, sequence: 99, term: '새 단어', meaning: '뜻', created_at: made })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [old, early, late, honest] = [words[50]!, fresh, words[52]!, words[53]!].map((id) => answer(id));
    const sent = [
      { ...old!, reviewedAt: '2001-01-01T00:00:00Z' },
      { ...early!, reviewedAt: ago(7 * 24 * 60) },
      { ...late!, reviewedAt: ago(-30) },
      honest!,
    ];
    expect((await send('minsu', sent)).body.shifted).toEqual([old!.id, early!.id, late!.id]);
    const times = await Promise.all(
      sent.map(async ({ wordId }) => (await stored(students.minsu.id, wordId))!.last_reviewed_at!.getTime()),
    );
    const expected = [inDays(-30), made, ago(0), honest!.reviewedAt];
    for (const [at, time] of times.entries()) expect(Math.abs(time - Date.parse(expected[at]!))).toBeLessThan(10_000);
  });

  it('refuses more answers of a minute than anybody gives, by name, and takes those that came before again', async () => {
    const many = () => Array.from({ length: 150 }, () => answer(words[55]!, 3, 0));
    const [first, second] = [many(), many()];
    const at = new Date(Math.floor(Date.parse(ago(3)) / 60_000) * 60_000 + 30_000).toISOString();
    const inOneMinute = (all: Answer[]) => all.map((one) => ({ ...one, reviewedAt: at }));
    expect((await send('seoyeon', inOneMinute(first))).body.refused).toEqual([]);
    expect((await send('seoyeon', inOneMinute(second))).body.refused).toHaveLength(100);
    expect((await send('seoyeon', inOneMinute(first))).body.refused).toEqual([]);
  });

  it(
    'is the same whatever device sends first, and equals all answers replayed',
    { timeout: 60_000, tags: ['sampled'] },
    async () => {
      let at = 7;
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              rating: fc.constantFrom<Rating>(1, 2, 3, 4),
              minutes: fc.integer({ min: 1, max: 60_000 }),
              onPhone: fc.boolean(),
              isUndone: fc.boolean(),
            }),
            { minLength: 1, maxLength: 12 },
          ),
          async (given) => {
            const [one, other] = [words[at++]!, words[at++]!];
            const made = given.map(({ rating, minutes, isUndone }) => ({
              ...answer(one, rating, minutes),
              isUndone,
            }));
            const twin = made.map((each) => ({ ...each, id: crypto.randomUUID(), wordId: other }));
            const sentAt = { sentAt: ago(0) };
            const phone = (all: Answer[], is: boolean) => all.filter((_, index) => given[index]!.onPhone === is);
            for (const batch of [phone(made, true), phone(made, false), phone(twin, false), phone(twin, true)]) {
              if (batch.length > 0) await send('minsu', batch, sentAt);
            }
            const counted = made.filter(({ isUndone }) => !isUndone).length;
            for (const wordId of [one, other]) {
              const log = await api.deps.db.kysely
                .selectFrom('word_review_log')
                .select(['rating', 'reviewed_at'])
                .where('word_id', '=', wordId)
                .where('is_undone', '=', false)
                .execute();
              expect(log).toHaveLength(counted);
              const known = (await stored(students.minsu.id, wordId))!;
              const replayed = replay(
                log.map(({ rating, reviewed_at }) => ({ rating: rating as Rating, reviewedAt: reviewed_at })),
              );
              expect([known.reps, known.state, known.lapses]).toEqual([
                counted,
                replayed?.state ?? 'NEW',
                replayed?.lapses ?? 0,
              ]);
              if (!replayed) continue;
              expect(known.due_at).toEqual(replayed.dueAt);
              expect(known.stability).toBeCloseTo(replayed.stability, 6);
            }
          },
        ),
        { numRuns: Math.ceil(20 * Number(process.env.TEST_RUNS)) },
      );
    },
  );
});
