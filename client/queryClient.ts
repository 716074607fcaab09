import { MutationCache, QueryClient } from '@tanstack/react-query';
import { invalidates } from '#openapi/generated/invalidates.ts';
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
      onSuccess: (_data, _variables, _result, { options }) => {
        void invalidateTables(queryClient, changedTables(options));
      },
    }),
  });
  return queryClient;
}

interface Written {
  mutationKey?: readonly unknown[] | undefined;
  meta?: Record<string, unknown> | undefined;
}

/** Which queries to refetch: REST by operation (`x-invalidates`), GraphQL by the document's tables. refine's data provider says it itself. */
function changedTables({ mutationKey, meta }: Written): readonly string[] {
  if (Array.isArray(meta?.tables)) return meta.tables as string[];
  const [kind] = mutationKey ?? [];
  return typeof kind === 'string' ? (invalidates[kind] ?? []) : [];
}
