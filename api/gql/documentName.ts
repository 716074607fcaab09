import type { GraphQLRequest } from '#engine';

/** The name of a request's document, as its sender says; empty without one. */
export function documentName({ operationName, query }: GraphQLRequest): string {
  return operationName ?? /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(query)?.[1] ?? '';
}
