import { isRight, sharesMeaning, type MarkingRules } from '#recall/answers/isRight.ts';
import type { Rating } from '#recall/scheduler.ts';
import type { StudyCard, StudyWord } from './session.ts';
import type { StudyMode } from './settings.ts';
import { languageOf } from './words.ts';

/** Another word of the deck. */
export interface DeckWord {
  term: string;
  meaning: string;
}

/** Those of a word test that nobody made stricter. */
const rules: MarkingRules = { ignoresCase: true, ignoresSpaces: true, acceptsAnyMeaning: true };

/** How a word is asked in a mode: one that was never learnt is shown first, and one without another meaning beside it cannot be chosen. */
export function modeOf(wanted: StudyMode, { word, recall }: StudyCard, others: readonly DeckWord[]): StudyMode {
  if (recall.state === 'NEW') return 'CARD';
  if (wanted !== 'CHOICE') return wanted;
  const right = rightAnswers(word, others, 'meaning');
  return others.some(({ meaning }) => !sharesMeaning(meaning, right)) ? 'CHOICE' : 'CARD';
}

/** What counts as right where a side of a word is asked, the word's own first; as in a word test that takes synonyms. */
export function rightAnswers(word: StudyWord, others: readonly DeckWord[], side: 'term' | 'meaning'): string[] {
  const twins = others.filter(({ term, meaning }) =>
    side === 'term' ? meaning === word.meaning : term.toLowerCase() === word.term.toLowerCase(),
  );
  // A synonym belongs to the side that is written like it.
  const synonyms = word.synonyms.filter(
    (synonym) => isKorean(synonym) === isKorean(word[side]) && (side === 'meaning' || !isKorean(word.term)),
  );
  return [...new Set([word[side], ...twins.map((twin) => twin[side]), ...synonyms])];
}

/** Whether what was typed is the word. */
export const isSpelt = (typed: string, word: StudyWord, others: readonly DeckWord[]): boolean =>
  isRight(typed, rightAnswers(word, others, 'term'), rules);

/** What an answer that was typed or chosen says of a word: only the student says 어려움 or 쉬움. */
export const ratingOf = (isRightAnswer: boolean): Rating => (isRightAnswer ? 3 : 1);

const isKorean = (text: string): boolean => languageOf(text) === 'ko';
