import { problemText } from '#client/problemText.ts';

/** Why something about a student was refused, with the name once: some refusals begin with it. */
export function refusalOf(name: string, error: unknown): string {
  const text = problemText(error);
  return text.startsWith(name) ? text : `${name}: ${text}`;
}
