import { errorBody, QueryError, type ErrorCode } from '../errors.ts';
import type { Answer, GraphQLRequest } from '../types.ts';

/** A request of a body, or the error answer to an invalid one. */
export type ParsedRequest = GraphQLRequest | Answer;

/**
 * The requests of a body: one, or a batch of them.
 * @param batchLimit most requests of a batch
 */
export function parseRequests(body: unknown, batchLimit: number | null): ParsedRequest | ParsedRequest[] {
  if (!Array.isArray(body)) return parseRequest(body);
  if (body.length === 0) return graphqlError('empty batch', 'bad-request');
  if (batchLimit !== null && body.length > batchLimit) {
    return graphqlError(`at most ${batchLimit} requests in a batch`, 'bad-request');
  }
  return body.map(parseRequest);
}

export function isRequest(parsed: ParsedRequest): parsed is GraphQLRequest {
  return 'query' in parsed;
}

/** An error as Hasura words it. */
export function graphqlError(message: string, code: ErrorCode): Answer {
  return { body: errorBody(new QueryError(code, [], message)), wrote: [] };
}

function parseRequest(body: unknown): ParsedRequest {
  if (!isRecord(body)) return graphqlError('the request must be an object', 'parse-failed');
  const { query, operationName, variables, extensions } = body;
  // Clients that hear this send the document itself.
  if (isRecord(extensions) && 'persistedQuery' in extensions) {
    return graphqlError('PersistedQueryNotSupported', 'not-supported');
  }
  if (typeof query !== 'string')
    return graphqlError('the key "query" is required and must be a string', 'parse-failed');
  if (operationName != null && typeof operationName !== 'string') {
    return graphqlError('"operationName" must be a string', 'parse-failed');
  }
  if (variables != null && !isRecord(variables)) return graphqlError('"variables" must be an object', 'parse-failed');
  return { query, operationName: operationName ?? null, variables: variables ?? null };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
