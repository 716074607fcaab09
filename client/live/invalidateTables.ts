import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Invalidates every query on one of these tables and refetches those on screen: GraphQL documents by the
 * tables they name, refine's by their resource.
 */
export function invalidateTables(queryClient: QueryClient, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return Promise.resolve();
  const changed = new Set(tables);
  return queryClient.invalidateQueries({
    predicate: (query) => tablesOfQuery(query).some((table) => changed.has(table)),
  });
}

/** refine's keys are `['data', provider, resource, …]`. */
function tablesOfQuery({ meta, queryKey }: Query): readonly string[] {
  const named = Array.isArray(meta?.tables) ? (meta.tables as string[]) : [];
  return queryKey[0] === 'data' && typeof queryKey[2] === 'string' ? [...named, queryKey[2]] : named;
}
