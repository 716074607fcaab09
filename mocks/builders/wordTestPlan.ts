import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { nextId, stamps, type Row } from './row.ts';
import { buildWordDeck } from './wordDeck.ts';

/** 단어 시험 of the first twenty words of a deck; open this week. */
export function buildWordTestPlan(overrides: Partial<Row<'word_test_plans'>> = {}): Row<'word_test_plans'> {
  return {
    ...rowDefaults.word_test_plans,
    id: nextId(),
    deckId: overrides.deckId ?? buildWordDeck().id,
    title: '단어 시험 1–20번',
    toSequence: 20,
    questionCount: 10,
    targetCount: 8,
    timeLimitSeconds: 300,
    opensAt: '2026-11-23T00:00:00Z',
    closesAt: '2026-11-29T13:00:00Z',
    ...stamps,
    ...overrides,
  };
}
