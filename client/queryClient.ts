import { MutationCache, QueryClient } from '@tanstack/react-query';
import { backoff } from './live/backoff.ts';
import { isTransient } from './errors.ts';
import { invalidateTables } from './live/invalidateTables.ts';

/** How long an answer counts as fresh and how long an unused one is kept, in milliseconds. */
const CACHE_MS = 5 * 60_000;

/** How often a read without a response is retried before the screen reports it: after 1, 2 and 4 s. */
const RETRIES = 3;

/** The browser's only cache. After a write, everything it changes is refetched. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_MS,
        gcTime: CACHE_MS,
        // Sends the request even when the browser reports offline, so that the person sees the failure.
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: backoff,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      // `useCommand` and `useGqlMutation` name them; refine's data provider says it itself.
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (Array.isArray(meta?.tables)) void invalidateTables(queryClient, meta.tables as string[]);
      },
    }),
  });
  return queryClient;
}
