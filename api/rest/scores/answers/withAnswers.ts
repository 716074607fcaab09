/** An answer to one question; null for none entered yet. */
export interface GivenAnswer {
  number: number;
  answer: number | null;
}

/** The answers of an attempt with some of them changed: they end with the last one entered, those left out before it count as not answered; null when none is left. */
export function withAnswers(before: readonly number[] | null, given: readonly GivenAnswer[]): number[] | null {
  const next: (number | null)[] = [...(before ?? [])];
  for (const { number, answer } of given) next[number - 1] = answer;
  const last = next.findLastIndex((answer) => answer != null);
  if (last < 0) return null;
  return Array.from({ length: last + 1 }, (_, at) => next[at] ?? -1);
}
