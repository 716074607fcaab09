import { sharesMeaning } from './isRight.ts';

/** The first right answer and up to three texts that are no answer and differ from each other in meaning, in an order by lot. */
export const choicesOf = (right: readonly string[], texts: readonly string[]): string[] =>
  shuffled([right[0]!, ...wrongOf(texts, right)]);

function wrongOf(texts: readonly string[], right: readonly string[]): string[] {
  const wrong: string[] = [];
  for (const text of shuffled(texts)) {
    if (wrong.length === 3) break;
    if (!sharesMeaning(text, [...right, ...wrong])) wrong.push(text);
  }
  return wrong;
}

function shuffled(texts: readonly string[]): string[] {
  return texts
    .map((text) => ({ text, lot: crypto.getRandomValues(new Uint32Array(1))[0]! }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ text }) => text);
}
