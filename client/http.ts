import { authorisedFetch } from './session/authorisedFetch.ts';
import { HttpError, type NetworkError } from './errors.ts';
import type { Problem } from './generated/rest/shared.ts';

/** The base address of the REST calls and the GraphQL endpoint. */
export const API_BASE = '/api';

/** The errors a call may throw. */
export type CallError = HttpError | NetworkError;

/**
 * Every generated REST call uses this function.
 * @returns the JSON body, a blob for any other type, undefined for 204.
 * @throws HttpError for 4xx and 5xx, NetworkError when no response arrives.
 */
export async function http<T>(url: string, init?: RequestInit): Promise<T> {
  const response = await authorisedFetch(API_BASE + url, init);
  if (!response.ok) throw new HttpError(response.status, await readProblem(response));
  if (response.status === 204) return undefined as T;
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return (await (isJson ? response.json() : response.blob())) as T;
}

/** The RFC 9457 body of a refusal; derived from the status when there is none. */
export async function readProblem(response: Response): Promise<Problem> {
  const made: Problem = {
    type: 'about:blank',
    title: response.statusText,
    status: response.status,
    code: 'unknown',
    detail:
      response.status >= 500
        ? '서버에 문제가 생겼습니다. 잠시 뒤 다시 시도해 주세요.'
        : '요청을 처리하지 못했습니다. 새로고침한 뒤 다시 시도해 주세요.',
    requestId: response.headers.get('x-request-id') ?? '',
  };
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  const body: unknown = isJson ? await response.json().catch(() => null) : null;
  return typeof body === 'object' ? { ...made, ...body } : made;
}
