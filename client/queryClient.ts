import { MutationCache, QueryClient } from '@tanstack/react-query';
import { backoff } from './live/backoff.ts';
import { GqlError, HttpError, isTransient } from './errors.ts';
import { invalidateTables } from './live/invalidateTables.ts';

/** How long an answer counts as fresh and how long an unused one is kept, in milliseconds. */
const CACHE_MS = 5 * 60_000;

/** How often a read without a response is retried before the screen reports it: after 1, 2 and 4 s. */
const RETRIES = 3;

/** True when the server did not know the record or refused the change: the screen may show older values than the server has. */
function isRefused(error: Error): boolean {
  if (error instanceof HttpError) return error.status === 404 || error.status === 409;
  return error instanceof GqlError && error.reasons.length > 0;
}

/** The browser's only cache. After a write, and after a refused one, everything it changes is refetched. */
export function createQueryClient(): QueryClient {
  // `useCommand` and `useGqlMutation` name the tables; refine's data provider refetches by itself.
  const refetch = (tables: unknown) => {
    if (Array.isArray(tables)) void invalidateTables(queryClient, tables as string[]);
  };
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
      onSuccess: (_data, _variables, _result, { meta }) => refetch(meta?.tables),
      onError: (error, _variables, _result, { meta }) => {
        if (isRefused(error)) refetch(meta?.tables);
      },
    }),
  });
  return queryClient;
}
