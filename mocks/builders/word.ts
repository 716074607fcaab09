import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { nextId, stamps, type Row } from './row.ts';
import { buildWordDeck } from './wordDeck.ts';

/** 단어 of a deck. */
export function buildWord(overrides: Partial<Row<'words'>> = {}): Row<'words'> {
  return {
    ...rowDefaults.words,
    id: nextId(),
    deckId: overrides.deckId ?? buildWordDeck().id,
    sequence: 1,
    term: 'abandon',
    meaning: '버리다',
    ...stamps,
    ...overrides,
  };
}
