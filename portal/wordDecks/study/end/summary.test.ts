// @module-tag timeless
import { expect, it } from 'vitest';
import { newRecall, replay, type Rating } from '#recall/scheduler.ts';
import { answered, type Session, type StudyCard } from '../session.ts';
import { nextOf, summaryOf } from './summary.ts';

const now = new Date('2026-11-23T10:00:00Z');
const word = (id: string) => ({ id, term: id, meaning: '뜻', synonyms: [], example: '', partOfSpeech: '' });
const known = (id: string): StudyCard => ({
  word: word(id),
  recall: replay([{ rating: 4, reviewedAt: new Date('2026-11-01T10:00:00Z') }])!,
});
const fresh = (id: string): StudyCard => ({ word: word(id), recall: newRecall(now) });

function sitting(cards: StudyCard[], ...answers: [string, Rating][]): Session {
  let session: Session = { cards, past: [] };
  for (const [id, rating] of answers)
    [session] = answered(
      session,
      session.cards.find((card) => card.word.id === id)!,
      rating,
      now,
    );
  return session;
}

it('counts each word of a sitting once: new, known again, or forgotten on the way', () => {
  const session = sitting(
    [known('a'), known('b'), fresh('c'), fresh('d'), fresh('e'), known('f')],
    ['a', 3],
    ['b', 1],
    ['b', 3],
    ['c', 3],
    ['c', 3],
    // Seen for the first time, it could not be known.
    ['d', 1],
    ['d', 3],
    ['e', 3],
    ['e', 1],
    ['e', 3],
  );
  const { again, ...counts } = summaryOf(session);
  expect(counts).toEqual({ fresh: 2, known: 1 });
  expect(again.map(({ word }) => word.id)).toEqual(['b', 'e']);
});

it('tells when the next word comes, and those within the hour', () => {
  const session = sitting([fresh('a'), fresh('b'), fresh('c')], ['a', 3], ['b', 3], ['c', 4]);
  const [first] = session.cards;
  expect(nextOf(session)).toEqual({ dueAt: first!.recall.dueAt, count: 2 });
  expect(nextOf({ cards: [], past: [] })).toBeNull();
});
