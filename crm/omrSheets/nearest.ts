import type { OmrScoreFragment } from './generated/graphql.ts';

/** Participants by how well their number fits what was read, the best first; `_` and `?` fit anything a little. */
export function byLikeness(scores: readonly OmrScoreFragment[], readNumber: string | null): OmrScoreFragment[] {
  const misses = new Map(scores.map((score) => [score, missesOf(score.student.studentNumber, readNumber ?? '')]));
  return [...scores].sort((a, b) => misses.get(a)! - misses.get(b)!);
}

/** The one participant whose number is at most one certain digit away; undefined when there are several or none. */
export function likelyOwner(
  scores: readonly OmrScoreFragment[],
  readNumber: string | null,
): OmrScoreFragment | undefined {
  if (!readNumber) return undefined;
  const near = scores.filter(({ student }) => missesOf(student.studentNumber, readNumber) < 2);
  return near.length === 1 ? near[0] : undefined;
}

function missesOf(number: string, read: string): number {
  const places = [...number].map((digit, at) => {
    const seen = read[at] ?? '_';
    if (seen === digit) return 0;
    return seen === '_' || seen === '?' ? 0.5 : 1;
  });
  return places.reduce<number>((sum, miss) => sum + miss, 0);
}
