import type { Query, QueryClient } from '@tanstack/react-query';
import type { DocumentNode } from 'graphql';
import { dropEarly } from '../graphql/earlyAnswers.ts';
import { tablesOf } from '../graphql/gqlDocument.ts';

/**
 * Invalidates every query on one of these tables and refetches those on screen: GraphQL documents by the
 * tables they name, refine's by their resource and the tables of their document.
 */
export function invalidateTables(queryClient: QueryClient, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return Promise.resolve();
  // What a screen asked for before it is drawn may be older than the change: it asks again.
  dropEarly();
  const changed = new Set(tables);
  const predicate = (query: Query): boolean => tablesOfQuery(query).some((table) => changed.has(table));
  // TanStack Query cancels only what is read again; a first read that began before the change would stay.
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching', predicate })) {
    void query.cancel({ silent: true });
  }
  return queryClient.invalidateQueries({ predicate });
}

/** refine's keys are `['data', provider, resource, …, { gqlQuery, … }]`. */
function tablesOfQuery({ meta, queryKey }: Query): readonly string[] {
  if (queryKey[0] !== 'data') return Array.isArray(meta?.tables) ? (meta.tables as string[]) : [];
  const resource = typeof queryKey[2] === 'string' ? [queryKey[2]] : [];
  return [...resource, ...queryKey.flatMap((part) => (hasDocument(part) ? tablesOf(part.gqlQuery) : []))];
}

function hasDocument(part: unknown): part is { gqlQuery: DocumentNode } {
  return typeof part === 'object' && part !== null && 'gqlQuery' in part && part.gqlQuery !== undefined;
}
