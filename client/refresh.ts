import { NetworkError, SessionReplacedError } from './errors.ts';
import type { AuthInfo } from './generated/rest/model/authInfo.ts';
import { raiseNetworkTrouble } from './networkTrouble.ts';
import { adoptToken, keepSession, readStoredToken, session } from './sessionStore.ts';
import { tokenUser } from './tokenUser.ts';

let underWay: Promise<boolean> | null = null;

/**
 * Gets a new access token: one call at a time in this tab, and by Web Locks in this browser. A tab that waited for
 * another takes over the token that one got.
 * @returns false when the server says that the session is over (401, 403).
 * @throws NetworkError when it could not be asked or failed (5xx); the session goes on. SessionReplacedError when another
 * person is signed in in this browser now; the page is loaded anew.
 */
export function refresh(): Promise<boolean> {
  underWay ??= inTurn(renew)
    .catch((error: unknown) => {
      if (error instanceof SessionReplacedError) location.reload();
      throw error;
    })
    .finally(() => {
      underWay = null;
    });
  return underWay;
}

async function inTurn(task: () => Promise<boolean>): Promise<boolean> {
  // Only secure contexts have locks; elsewhere the server's 30 s of grace for a token used twice must do.
  if (!globalThis.navigator?.locks) return task();
  return navigator.locks.request('auth-refresh', task);
}

async function renew(): Promise<boolean> {
  const { auth } = session.get();
  if (auth) {
    const stored = readStoredToken();
    if (stored === null) return false;
    if (stored !== undefined && stored !== auth.accessToken) {
      if (tokenUser(stored) !== tokenUser(auth.accessToken)) throw new SessionReplacedError();
      adoptToken(stored);
      return true;
    }
  }
  const renewed = await callRefresh();
  if (renewed === null) return false;
  if (auth && renewed.userId !== auth.userId) throw new SessionReplacedError();
  keepSession(renewed);
  return true;
}

/** Raw, not through `http`: its 401 is the answer, not a reason to refresh. Null when the session is over. */
async function callRefresh(): Promise<AuthInfo | null> {
  try {
    const response = await fetch('/api/auth/refresh', { method: 'POST', credentials: 'include' });
    if (response.status === 401 || response.status === 403) return null;
    if (!response.ok) throw new Error(`refresh answered ${response.status}`);
    return (await response.json()) as AuthInfo;
  } catch (error) {
    raiseNetworkTrouble();
    throw new NetworkError(error);
  }
}
