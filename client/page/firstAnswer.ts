import type { QueryClient } from '@tanstack/react-query';

/** Where there is nothing to wait for, as in a story. */
let answered: Promise<void> = Promise.resolve();

/**
 * Notes when the first screen has all it asked for, or was refused it.
 * @param longest after how many milliseconds it counts as answered nevertheless, for pages that ask for nothing
 */
export function watchFirstAnswer(queryClient: QueryClient, longest: number): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  answered = promise;
  const end = (): void => {
    clearTimeout(timer);
    unsubscribe();
    resolve();
  };
  const timer = setTimeout(end, longest);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status !== 'pending' && queryClient.isFetching() === 0) end();
  });
}

/** Resolves when the first screen has what it asked for; what can wait does not compete with it. */
export function firstAnswer(): Promise<void> {
  return answered;
}
