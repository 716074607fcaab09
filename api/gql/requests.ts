import type { Execution, GraphQLRequest } from '#engine';

/** Most requests of one batch. */
const batchLimit = 10;

/** The requests of a body: one, or a batch of up to ten. A part that is none becomes its error. */
export function parseRequests(body: unknown): GraphQLRequest | Execution | (GraphQLRequest | Execution)[] {
  if (!Array.isArray(body)) return parseRequest(body);
  if (body.length === 0) return graphqlError('empty batch', 'bad-request');
  if (body.length > batchLimit) return graphqlError(`at most ${batchLimit} requests in a batch`, 'bad-request');
  return body.map(parseRequest);
}

/** An error as Hasura words it. */
export function graphqlError(message: string, code: string): Execution {
  return { result: { errors: [{ message, extensions: { path: '$', code } }] }, wrote: [] };
}

function parseRequest(body: unknown): GraphQLRequest | Execution {
  if (!isRecord(body)) return graphqlError('the request must be an object', 'parse-failed');
  const { query, operationName, variables } = body;
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
