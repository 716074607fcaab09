import { nextId, stamps, type Row } from './row.ts';

/** 단어장; a published one for every lecture unless said. */
export function buildWordDeck(overrides: Partial<Row<'word_decks'>> = {}): Row<'word_decks'> {
  return {
    id: nextId(),
    title: '수능 필수 영단어 1',
    description: '빈도가 높은 낱말 40개',
    lectureId: null,
    isPublished: true,
    createdBy: null,
    ...stamps,
    ...overrides,
  };
}
