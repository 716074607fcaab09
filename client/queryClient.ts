import { MutationCache, QueryClient } from '@tanstack/react-query';
import { invalidates } from '#openapi/generated/invalidates.ts';
import { backoff } from './live/backoff.ts';
import { isTransient } from './errors.ts';
import { invalidateTables } from './live/invalidateTables.ts';

/** How long an answer counts as current and how long an unused one is kept, in milliseconds. */
const CACHE_MS = 5 * 60_000;

/** How often a read that found no server is repeated before the screen says so; after 1, 2 and 4 s. */
const RETRIES = 3;

/** The one cache of the browser. Whoever writes sees the change at once: what the write changes is read again. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_MS,
        gcTime: CACHE_MS,
        // Asks once even when the browser thinks it is offline, so that the person hears of it.
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < RETRIES && isTransient(error),
        retryDelay: backoff,
      },
      mutations: { networkMode: 'always', retry: false },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, variables, _result, { options }) => {
        void invalidateTables(queryClient, changedTables(options, variables));
      },
    }),
  });
  return queryClient;
}

interface Written {
  mutationKey?: readonly unknown[] | undefined;
  meta?: Record<string, unknown> | undefined;
}

/** REST by its operation (`x-invalidates`), GraphQL by the tables of its document, refine by its resource. */
function changedTables({ mutationKey, meta }: Written, variables: unknown): readonly string[] {
  if (Array.isArray(meta?.tables)) return meta.tables as string[];
  const [kind] = mutationKey ?? [];
  if (kind !== 'data') return typeof kind === 'string' ? (invalidates[kind] ?? []) : [];
  const named = typeof variables === 'object' && variables && 'resource' in variables ? variables.resource : undefined;
  return typeof named === 'string' ? [named] : [];
}
