import fc from 'fast-check';
import { createEmptyCard, fsrs, type Grade } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { chanceAt, newRecall, preview, replay, review, type Rating, type Review } from './scheduler.ts';

const start = Date.UTC(2026, 8, 1);
const reviews = fc
  .array(fc.record({ rating: fc.constantFrom<Rating>(1, 2, 3, 4), minutes: fc.integer({ min: 0, max: 200_000 }) }), {
    minLength: 1,
    maxLength: 15,
  })
  .map((all): Review[] =>
    all.map(({ rating, minutes }) => ({ rating, reviewedAt: new Date(start + minutes * 60_000) })),
  );

it('gives the same state in whatever order answers arrive', () => {
  fc.assert(
    fc.property(reviews, fc.infiniteStream(fc.nat()), (all, random) => {
      const shuffled = all
        .map((one) => ({ one, at: random.next().value }))
        .sort((one, other) => one.at - other.at)
        .map(({ one }) => one);
      expect(replay(shuffled)).toEqual(replay(all));
    }),
  );
});

it('is what the library makes of the same answers', () => {
  fc.assert(
    fc.property(reviews, (all) => {
      const sorted = all.toSorted((one, other) => +one.reviewedAt - +other.reviewedAt || one.rating - other.rating);
      const library = fsrs({ enable_fuzz: false });
      let card = createEmptyCard(sorted[0]?.reviewedAt);
      for (const { rating, reviewedAt } of sorted) card = library.next(card, reviewedAt, rating as Grade).card;
      expect(replay(all)).toMatchObject({
        dueAt: card.due,
        stability: card.stability,
        difficulty: card.difficulty,
        reps: sorted.length,
        lapses: card.lapses,
      });
    }),
  );
});

it('goes on from a stored state as from all answers', () => {
  fc.assert(
    fc.property(reviews, fc.constantFrom<Rating>(1, 2, 3, 4), (all, rating) => {
      const before = replay(all)!;
      const last = { rating, reviewedAt: new Date(before.lastReviewedAt!.getTime() + 3_600_000) };
      expect(review(before, last)).toEqual(replay([...all, last]));
    }),
  );
});

it('knows nothing without answers, and a better answer comes back later', () => {
  expect(replay([])).toBeNull();
  const now = new Date(start);
  const known = preview(newRecall(now), now);
  expect(+known[1]).toBeLessThan(+known[3]);
  expect(+known[3]).toBeLessThan(+known[4]);
  expect(chanceAt(newRecall(now), now)).toBe(0);
  const studied = replay([{ rating: 3, reviewedAt: now }])!;
  expect(chanceAt(studied, new Date(start + 30 * 86_400_000))).toBeLessThan(chanceAt(studied, now));
});
