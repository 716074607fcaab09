import type { GivenAnswer } from './AnswerInputs.tsx';

/** An answer that the server has not confirmed, and the question it is to. */
export type KeptAnswer = GivenAnswer & { sequence: number };

const keyOf = (testId: string) => `word-test:${testId}`;

/** The answer of an attempt that this tab keeps until the server has it; a reload finds it again. */
export function keptAnswer(testId: string): KeptAnswer | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(testId)) ?? 'null') as KeptAnswer | null;
  } catch {
    return null;
  }
}

/** Keeps an answer; `null` once it has arrived or can't any more. */
export function keepAnswer(testId: string, answer: KeptAnswer | null): void {
  try {
    if (answer) sessionStorage.setItem(keyOf(testId), JSON.stringify(answer));
    else sessionStorage.removeItem(keyOf(testId));
  } catch {
    // A browser that stores nothing keeps it as long as the page is there.
  }
}
