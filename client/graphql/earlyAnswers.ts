import type { QueryState } from '@tanstack/react-query';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { operationName, type GqlDocument } from './gqlDocument.ts';

/** An answer nobody has asked for by then is dropped, in milliseconds: it would be old. */
const KEPT_MS = 10_000;

type ReadState = Pick<QueryState, 'isInvalidated' | 'dataUpdateCount' | 'dataUpdatedAt'>;

interface Early {
  answer: Promise<unknown>;
  /** The answer, once it is here. */
  data?: unknown;
}

const answers = new Map<string, Early>();

const keyOf = <Data, Variables extends object>(document: GqlDocument<Data, Variables>, variables: Variables): string =>
  `${operationName(document)} ${JSON.stringify(variables)}`;

/**
 * Keeps an answer on its way for the one who will ask the same in a moment.
 * @returns a promise that is fulfilled when the answer is here, or was refused
 */
export async function keepEarly<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
  answer: Promise<Data>,
): Promise<void> {
  const key = keyOf(document, variables);
  const early: Early = { answer };
  answers.set(key, early);
  setTimeout(() => answers.get(key) === early && answers.delete(key), KEPT_MS);
  // Whoever takes it is told of a failure.
  early.data = await answer.catch(() => undefined);
}

/** The answer that was asked for early, once: whoever asks again asks the server. */
export function takeEarly<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
): Promise<Data> | undefined {
  return taken(document, variables)?.answer as Promise<Data> | undefined;
}

/** The options of a read with which the first drawing has the answer that was asked for early, if it is here by then. */
export const earlyOptions = <Data, Variables extends object, Kept = Data>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
  keep: (data: Data) => Kept = (data) => data as unknown as Kept,
) => ({
  initialData: (): Kept | undefined => {
    if (find(document, variables)?.data === undefined) return undefined;
    return keep(taken(document, variables)?.data as Data);
  },
  // Reads that begin anew whenever their screen opens need not do so at once.
  refetchOnMount: ({ state }: { state: ReadState }) =>
    state.isInvalidated || state.dataUpdateCount > 0 || deviceClock.now().getTime() - state.dataUpdatedAt > KEPT_MS,
});

/** Nearly always there is none: then the question needs no name. */
function find<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
): Early | undefined {
  return answers.size === 0 ? undefined : answers.get(keyOf(document, variables));
}

function taken<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
): Early | undefined {
  const early = find(document, variables);
  if (early) answers.delete(keyOf(document, variables));
  return early;
}

/** Forgets all answers: another person must not see them. */
export const dropEarly = (): void => answers.clear();
