import { NetworkError, SessionReplacedError } from '../errors.ts';
import type { AuthInfo } from '../generated/rest/auth.ts';
import { raiseNetworkTrouble } from '../live/networkTrouble.ts';
import { adoptToken, getAccessToken, keepSession, readStoredToken, session } from './sessionStore.ts';
import { tokenClaims } from './tokenClaims.ts';

/**
 * How long the turn is kept after a renewal, in milliseconds: Chromium shows other tabs what was stored only a moment
 * after it was.
 */
export const HANDOVER_MS = 100;

let underWay: Promise<boolean> | null = null;

/**
 * Gets a new access token: one call at a time in this tab, and by Web Locks in this browser. A tab that waited for
 * another takes over the token that one got.
 * @returns false when the server says that the session is over (401, 403).
 * @throws NetworkError when it could not be asked or failed (5xx); the session goes on. SessionReplacedError when another
 * person is signed in in this browser now; the page is loaded anew.
 */
export function refresh(): Promise<boolean> {
  underWay ??= inTurn(getAccessToken())
    .then((outcome) => outcome !== 'over')
    .catch((error: unknown) => {
      if (error instanceof SessionReplacedError) location.reload();
      throw error;
    })
    .finally(() => {
      underWay = null;
    });
  return underWay;
}

type Outcome = 'renewed' | 'takenOver' | 'over';

function inTurn(stale: string | null): Promise<Outcome> {
  // Only secure contexts have locks; elsewhere the server's 30 s of grace for a token used twice must do.
  if (!globalThis.navigator?.locks) return renew(stale);
  return new Promise((resolve, reject) => {
    const turn = navigator.locks.request('auth-refresh', async () => {
      const outcome = await renew(stale);
      resolve(outcome);
      if (outcome === 'renewed') await new Promise((done) => setTimeout(done, HANDOVER_MS));
    });
    turn.catch(reject);
  });
}

/** @param stale the token that was refused; null at start. */
async function renew(stale: string | null): Promise<Outcome> {
  const { auth } = session.get();
  // While this tab waited for its turn, another may have told it the new token already.
  if (auth && auth.accessToken !== stale) return 'takenOver';
  if (auth) {
    const stored = readStoredToken();
    if (stored === null) return 'over';
    if (stored !== undefined && stored !== auth.accessToken) {
      const { user, endsAt } = tokenClaims(stored);
      if (user !== tokenClaims(auth.accessToken).user) throw new SessionReplacedError();
      if (endsAt > Date.now()) {
        adoptToken(stored);
        return 'takenOver';
      }
    }
  }
  const renewed = await callRefresh();
  if (renewed === null) return 'over';
  if (auth && renewed.userId !== auth.userId) throw new SessionReplacedError();
  keepSession(renewed);
  return 'renewed';
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
