import { NetworkError } from '../errors.ts';
import { raiseNetworkTrouble } from '../live/networkTrouble.ts';
import { refresh } from './refresh.ts';
import { forgetSession, getAccessToken } from './sessionStore.ts';

/** Their 401 is an answer to the person, not a worn-out token. */
const answersItself = new Set(['/api/auth/login', '/api/auth/refresh']);

/**
 * `fetch` with cookies and the bearer token. A 401 is followed by one refresh and one retry; when the server says that
 * the session is over, this browser is signed out and goes to `/`.
 * @throws NetworkError when no answer arrives; nobody is signed out for that.
 */
export async function authorisedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const token = getAccessToken();
  const response = await send(url, init, token);
  if (response.status !== 401 || answersItself.has(url)) return response;

  const renewed = getAccessToken() !== token || (await refresh());
  if (!renewed) {
    forgetSession();
    location.assign('/');
    return response;
  }
  return send(url, init, getAccessToken());
}

async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', token ? `Bearer ${token}` : '');
  try {
    return await fetch(url, { ...init, headers, credentials: 'include' });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    raiseNetworkTrouble();
    throw new NetworkError(error);
  }
}
