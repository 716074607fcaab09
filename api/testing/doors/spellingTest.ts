import { inDays } from '#ui-kit/format/testing/when.ts';
import type { Sent } from '../calls.ts';

/** A word test of one word of a deck, for a week or for chosen students. */
export const spellingTest = (
  deckId: string,
  takers: Pick<Sent<'createWordTestPlan'>, 'studentIds' | 'weeklyLectureId'>,
): Sent<'createWordTestPlan'> => ({
  deckId,
  ...takers,
  title: '단어 시험',
  fromSequence: 1,
  toSequence: 1,
  kind: 'SPELLING',
  direction: 'MEANING_TO_TERM',
  questionCount: 1,
  targetCount: 1,
  opensAt: inDays(1),
  closesAt: inDays(2),
});
