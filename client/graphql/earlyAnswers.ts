import { operationName, type GqlDocument } from './gqlDocument.ts';

/** An answer nobody has asked for by then is dropped, in milliseconds: it would be old. */
const KEPT_MS = 10_000;

const answers = new Map<string, Promise<unknown>>();

const keyOf = <Data, Variables extends object>(document: GqlDocument<Data, Variables>, variables: Variables): string =>
  `${operationName(document)} ${JSON.stringify(variables)}`;

/** Keeps an answer on its way for the one who will ask the same in a moment. */
export function keepEarly<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
  answer: Promise<Data>,
): void {
  const key = keyOf(document, variables);
  answers.set(key, answer);
  setTimeout(() => answers.get(key) === answer && answers.delete(key), KEPT_MS);
  // Whoever takes it is told of a failure.
  answer.catch(() => undefined);
}

/** The answer that was asked for early, once: whoever asks again asks the server. */
export function takeEarly<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> | undefined {
  if (answers.size === 0) return undefined;
  const key = keyOf(document, variables);
  const answer = answers.get(key);
  answers.delete(key);
  return answer as Promise<Data> | undefined;
}

/** Forgets all answers: another person must not see them. */
export const dropEarly = (): void => answers.clear();
