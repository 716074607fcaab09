import { meaningsOf, type Folding } from './meanings.ts';

/** What counts as right in a word test. */
export interface MarkingRules extends Folding {
  /** One of several meanings is enough. */
  acceptsAnyMeaning: boolean;
}

/**
 * Whether a written answer is right. The notation of word books, full-width letters, decomposed Hangul, accents, hyphens and what stands
 * in brackets never matter; case, spaces and the number of meanings as the rules say.
 */
export function isRight(given: string, rightAnswers: readonly string[], rules: MarkingRules): boolean {
  const written = meaningsOf(given, rules);
  if (written.length === 0) return false;
  return rightAnswers.some((right) => {
    const wanted = meaningsOf(right, rules);
    const names = (meaning: readonly string[]) => written.some((other) => isSame(meaning, other));
    // What is written may name further meanings, but no wrong one.
    const onlyRight = written.every((one) => wanted.some((meaning) => isSame(meaning, one)));
    return onlyRight && (rules.acceptsAnyMeaning ? wanted.some(names) : wanted.every(names));
  });
}

/** Whether a text names a meaning of one of the answers, however it is written: as a choice it would be right, too. */
export function sharesMeaning(text: string, answers: readonly string[]): boolean {
  const lenient = { ignoresCase: true, ignoresSpaces: true };
  const named = meaningsOf(text, lenient);
  return answers.some((answer) =>
    meaningsOf(answer, lenient).some((meaning) => named.some((one) => isSame(meaning, one))),
  );
}

const isSame = (meaning: readonly string[], other: readonly string[]): boolean =>
  meaning.some((way) => other.includes(way));
