import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { nextId, stamps, type Row } from './row.ts';

/** 단어장; by default published and for every lecture. */
export function buildWordDeck(overrides: Partial<Row<'word_decks'>> = {}): Row<'word_decks'> {
  return {
    ...rowDefaults.word_decks,
    id: nextId(),
    title: '수능 필수 영단어 1',
    description: '빈도가 높은 단어 40개',
    isPublished: true,
    ...stamps,
    ...overrides,
  };
}
