import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import { earlyOptions } from './earlyAnswers.ts';
import { operationName, tablesOf, type GqlDocument } from './gqlDocument.ts';
import { runGql } from './gqlTransport.ts';
import type { GqlError } from '../errors.ts';

/** `cache-first`: an answer younger than 5 minutes is reused; the others fetch whenever a screen opens. */
export type RequestPolicy = 'cache-first' | 'cache-and-network' | 'network-only';

export interface GqlOptions<Data, Selected = Data> extends Omit<
  UseQueryOptions<Data, GqlError, Selected>,
  'queryKey' | 'queryFn'
> {
  /** @default 'cache-first' */
  requestPolicy?: RequestPolicy;
}

/** Reads a GraphQL document. Refetched when one of its tables changes, here or in another browser. */
export function useGql<Data, Variables extends object, Selected = Data>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
  { requestPolicy = 'cache-first', ...options }: GqlOptions<Data, Selected> = {},
): UseQueryResult<Selected, GqlError> {
  return useQuery({
    ...freshness[requestPolicy],
    ...earlyOptions(document, variables),
    ...options,
    queryKey: gqlKey(document, variables),
    queryFn: ({ signal }) => runGql(document, variables, { signal }),
    // A screen may name the tables itself.
    meta: { tables: tablesOf(document), ...options.meta },
  });
}

/** Writes with a GraphQL mutation; queries on its tables are refetched. */
export function useGqlMutation<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  options: Omit<UseMutationOptions<Data, GqlError, Variables>, 'mutationFn' | 'mutationKey'> = {},
): UseMutationResult<Data, GqlError, Variables> {
  return useMutation({
    ...options,
    mutationKey: ['gql', operationName(document)],
    mutationFn: (variables) => runGql(document, variables),
    meta: { ...options.meta, tables: tablesOf(document) },
  });
}

/** The cache key of a document with its variables. */
export function gqlKey<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
): QueryKey {
  return ['gql', operationName(document), variables];
}

const freshness = {
  'cache-first': {},
  'cache-and-network': { staleTime: 0 },
  'network-only': { staleTime: 0, gcTime: 0 },
} as const satisfies Record<RequestPolicy, object>;
