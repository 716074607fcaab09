import type { QueryClient } from '@tanstack/react-query';

/** Where there is nothing to wait for, as in a story. */
let answered: Promise<void> = Promise.resolve();

/** How long nothing may be asked after an answer, in milliseconds: a page asks for its rows once its record is drawn. */
const QUIET_MS = 100;

/**
 * Notes when the first screen has all it asked for, or was refused it.
 * @param longest after how many milliseconds it counts as answered nevertheless, for pages that ask for nothing
 */
export function watchFirstAnswer(queryClient: QueryClient, longest: number): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  const end = (): void => {
    clearTimeout(timer);
    clearTimeout(quiet);
    unsubscribe();
    resolve();
  };
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let hasAnswer = false;
  const timer = setTimeout(end, longest);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ query }) => {
    hasAnswer ||= query.state.status !== 'pending';
    const isQuiet = hasAnswer && queryClient.isFetching() === 0;
    clearTimeout(quiet);
    if (isQuiet) quiet = setTimeout(end, QUIET_MS);
  });
}

/** Resolves when the first screen has what it asked for; what can wait does not compete with it. */
export function firstAnswer(): Promise<void> {
  return answered;
}
