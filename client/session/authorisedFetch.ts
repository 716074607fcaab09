import { NetworkError } from '../errors.ts';
import { raiseNetworkTrouble } from '../live/networkTrouble.ts';
import { hearServerTime } from '../live/serverClock.ts';
import { basePath } from '../page/base.ts';
import { endPreview, preview } from './preview.ts';
import { refresh } from './refresh.ts';
import { forgetSession, getAccessToken } from './sessionStore.ts';

/** A 401 of these calls is an answer to the person, not an expired token. */
const answersItself = new Set([
  '/api/auth/login',
  '/api/auth/refresh',
  '/api/auth/second-factor',
  '/api/auth/second-factor/options',
]);

/**
 * `fetch` with cookies and the bearer token. A 401 is followed by one refresh and one retry; when the server reports that
 * the session is over, this browser is signed out and goes to `/`.
 * @throws NetworkError when no response arrives; that never signs anyone out.
 */
export async function authorisedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const shown = preview.get();
  if (shown?.state === 'on') return sendAsPreview(url, init, shown.accessToken);
  const token = getAccessToken();
  const response = await send(url, init, token);
  if (response.status !== 401 || answersItself.has(url)) return response;

  const renewed = getAccessToken() !== token || (await refresh());
  if (!renewed) {
    forgetSession();
    location.assign(basePath());
    return response;
  }
  return send(url, init, getAccessToken());
}

/** A preview is not renewed: when its token is refused it is over, and one's own session goes on. */
async function sendAsPreview(url: string, init: RequestInit, token: string): Promise<Response> {
  const response = await send(url, init, token);
  if (response.status === 401 && preview.get()?.accessToken === token) endPreview({ isOver: true });
  return response;
}

async function send(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Authorization', token ? `Bearer ${token}` : '');
  try {
    const response = await fetch(url, { ...init, headers, credentials: 'include' });
    hearServerTime(response);
    return response;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    raiseNetworkTrouble();
    throw new NetworkError(error);
  }
}
