import type { OmrScoreFragment } from '../generated/graphql.ts';

/** Participants by how well their number matches the scanned one, best first; `_` and `?` match any digit a little. */
export function byLikeness(scores: readonly OmrScoreFragment[], readNumber: string | null): OmrScoreFragment[] {
  const misses = new Map(scores.map((score) => [score, missesOf(score.student.studentNumber, readNumber ?? '')]));
  return [...scores].sort((a, b) => misses.get(a)! - misses.get(b)!);
}

/** The participant whose number matches clearly best; undefined when another one is close. */
export function likelyOwner(
  scores: readonly OmrScoreFragment[],
  readNumber: string | null,
): OmrScoreFragment | undefined {
  if (!readNumber) return undefined;
  const [best, next] = byLikeness(scores, readNumber);
  const misses = (score: OmrScoreFragment | undefined) =>
    score ? missesOf(score.student.studentNumber, readNumber) : Infinity;
  return misses(best) <= 1 && misses(next) - misses(best) >= 1 ? best : undefined;
}

function missesOf(number: string, read: string): number {
  const places = [...number].map((digit, at) => {
    const seen = read[at] ?? '_';
    if (seen === digit) return 0;
    return seen === '_' || seen === '?' ? 0.5 : 1;
  });
  return places.reduce<number>((sum, miss) => sum + miss, 0);
}
