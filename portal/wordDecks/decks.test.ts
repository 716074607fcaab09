// @module-tag timeless
import { expect, it } from 'vitest';
import { decksInOrder } from './decks.ts';

const deck = (title: string, due?: number) => ({
  id: title,
  title,
  description: '',
  lecture: null,
  progress: due === undefined ? [] : [{ id: title, words: 10, studied: 5, mature: 0, due }],
});
const assignment = (deckId: string, dueOn: string, known: number) => ({
  id: `${deckId} ${dueOn}`,
  deckId,
  dueOn,
  known,
  target: 5,
  due: 0,
  firstPlace: 1,
  lastPlace: 10,
});

it('names each deck once: what must be known soonest, then what is due, then by name', () => {
  const rows = decksInOrder({
    wordDecks: [deck('라'), deck('다', 3), deck('나', 0), deck('가'), deck('마')],
    assignments: [
      assignment('마', '2026-11-20', 5),
      assignment('마', '2026-12-03', 0),
      assignment('라', '2026-12-01', 1),
      assignment('가', '2026-12-01', 5),
    ],
  });
  expect(rows.map((row) => row.deck.title)).toEqual(['라', '마', '다', '가', '나']);
  expect(rows[1]?.assignments.map(({ dueOn }) => dueOn)).toEqual(['2026-12-03', '2026-11-20']);
});
