import {
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { http, type CallError } from './http.ts';

// Shared by the generated calls and hooks of `generated/rest/`.

/** The data of a request; at most one of `json` and `form`. */
interface Parts {
  /** Undefined ones are omitted. */
  query?: object;
  json?: unknown;
  /** Sent as multipart/form-data: files and texts unchanged, everything else as JSON; undefined ones are omitted. */
  form?: object;
}

/**
 * One call of the contract.
 * @param path below /api
 * @throws HttpError for 4xx and 5xx, NetworkError when no response arrives.
 */
export function call<T>(method: string, path: string, parts: Parts, init: RequestInit = {}): Promise<T> {
  const query = queryString(parts.query);
  if (parts.form) return http(path + query, { ...init, method, body: formOf(parts.form) });
  if (!('json' in parts)) return http(path + query, { ...init, method });
  const headers = new Headers(init.headers);
  if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  return http(path + query, { ...init, method, headers, body: JSON.stringify(parts.json) });
}

/** A command as a mutation, with the GraphQL roots that it changes. */
export function useCommand<Data, Variables = void>(
  tables: readonly string[],
  send: (variables: Variables) => Promise<Data>,
): UseMutationResult<Data, CallError, Variables> {
  return useMutation({ mutationFn: (variables) => send(variables), meta: { tables } });
}

/** The query options a component may set. */
export interface QueryOptions<Data> {
  query?: Omit<UseQueryOptions<Data, CallError>, 'queryKey' | 'queryFn'>;
}

/** A GET as a query; unmounting cancels it. */
export function useRead<Data>(
  queryKey: readonly unknown[],
  send: (init: RequestInit) => Promise<Data>,
  { query }: QueryOptions<Data> = {},
): UseQueryResult<Data, CallError> {
  return useQuery({ ...query, queryKey, queryFn: ({ signal }) => send({ signal }) });
}

function queryString(query: object = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function formOf(parts: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts) as [string, unknown][]) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value));
  }
  return form;
}
