import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { NetworkError, SessionReplacedError } from '../errors.ts';
import type { AuthInfo } from '../generated/rest/auth.ts';
import { raiseNetworkTrouble } from '../live/networkTrouble.ts';
import { hearServerTime } from '../live/serverClock.ts';
import { adoptToken, getAccessToken, keepSession, readStoredToken, session } from './sessionStore.ts';
import { tokenClaims } from './tokenClaims.ts';

/**
 * How long the lock is kept after a renewal, in milliseconds: in Chromium other tabs see a stored value only a moment
 * after it was written, on a busy machine after more than 100 ms.
 */
export const HANDOVER_MS = 250;

/** The refresh that the page itself began (`app/early.js`), and what lets the next one begin. */
export interface EarlyRefresh {
  response: Promise<Response>;
  release: () => void;
}

declare global {
  /** Until it is taken. */
  var earlyRefresh: EarlyRefresh | undefined;
}

/** The lock of every refresh of this browser; `app/early.js` repeats it. */
export const REFRESH_LOCK = 'auth-refresh';

let underWay: Promise<boolean> | null = null;

/**
 * Gets a new access token: one request at a time in this tab, and by Web Locks in this browser. A tab that waited for
 * another uses the token that the other one got.
 * @returns false when the server reports that the session is over (401, 403).
 * @throws NetworkError when there was no response or a 5xx; the session goes on. SessionReplacedError when another
 * person is signed in in this browser now; the page is reloaded.
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
  const early = globalThis.earlyRefresh;
  globalThis.earlyRefresh = undefined;
  // It has the lock already.
  if (early) return takeEarly(early, stale);
  // Only secure contexts have locks; elsewhere the server's 30 s grace for a token used twice must suffice.
  if (!globalThis.navigator?.locks) return renew(stale);
  return new Promise((resolve, reject) => {
    const turn = navigator.locks.request(REFRESH_LOCK, async () => {
      const outcome = await renew(stale);
      resolve(outcome);
      if (outcome === 'renewed') await new Promise((done) => setTimeout(done, HANDOVER_MS));
    });
    turn.catch(reject);
  });
}

async function takeEarly({ response, release }: EarlyRefresh, stale: string | null): Promise<Outcome> {
  try {
    return await renew(stale, response);
  } finally {
    setTimeout(release, HANDOVER_MS);
  }
}

/**
 * @param stale the refused token; null at start
 * @param response of a request that was sent already. @default a new request
 */
async function renew(stale: string | null, response?: Promise<Response>): Promise<Outcome> {
  const { auth } = session.get();
  // While this tab waited for the lock, another tab may have stored a new token.
  if (auth && auth.accessToken !== stale) return 'takenOver';
  if (auth) {
    const stored = readStoredToken();
    if (stored === null) return 'over';
    if (stored !== undefined && stored !== auth.accessToken) {
      const { user, endsAt } = tokenClaims(stored);
      if (user !== tokenClaims(auth.accessToken).user) throw new SessionReplacedError();
      if (endsAt > deviceClock.now().getTime()) {
        adoptToken(stored);
        return 'takenOver';
      }
    }
  }
  const renewed = await readRefresh(response ?? callRefresh());
  if (renewed === null) return 'over';
  if (auth && renewed.userId !== auth.userId) throw new SessionReplacedError();
  keepSession(renewed);
  return 'renewed';
}

/** Not through `http`: a 401 is the answer here, not a reason to refresh. */
const callRefresh = () => fetch('/api/auth/refresh', { method: 'POST', credentials: 'include' });

/** Null when the session is over. */
async function readRefresh(asked: Promise<Response>): Promise<AuthInfo | null> {
  try {
    const response = await asked;
    hearServerTime(response);
    if (response.status === 401 || response.status === 403) return null;
    if (!response.ok) throw new Error(`refresh answered ${response.status}`);
    return (await response.json()) as AuthInfo;
  } catch (error) {
    raiseNetworkTrouble();
    throw new NetworkError(error);
  }
}
