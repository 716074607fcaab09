import type { AuthInfo } from '../generated/rest/auth.ts';
import { HOME_CACHE_KEY } from '../page/homeCacheKey.ts';
import { createStore } from '../store.ts';

/** `localStorage` key of the access token, the only stored value. */
export const TOKEN_KEY = 'accessToken';

/** The IndexedDB database of unfinished uploads. */
export const KEPT_UPLOADS = 'kept-uploads';

/** The IndexedDB database of the home that its person wants to read offline; `offline.js` reads it too. */
export const KEPT_HOME = 'kept-home';

/** `unreachable`: a person was signed in, but at start the server could not be asked whether the session is still valid. */
export type SessionStatus = 'restoring' | 'signedOut' | 'signedIn' | 'unreachable';

export interface Session {
  status: SessionStatus;
  /** Who is signed in; null in every other status. */
  auth: AuthInfo | null;
}

/** The session; the same object until it changes. */
export const session = createStore<Session>({ status: 'restoring', auth: null });

/** The access token in memory, null while nobody is signed in. */
export function getAccessToken(): string | null {
  return session.get().auth?.accessToken ?? null;
}

/** The access token that another tab may have stored; null when there is none, undefined when storage is forbidden. */
export function readStoredToken(): string | null | undefined {
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return undefined;
  }
}

/** Stores who is signed in, the token also in `localStorage`. */
export function keepSession(auth: AuthInfo): void {
  store(auth.accessToken);
  session.set({ status: 'signedIn', auth });
}

/** Continues with a token that another tab got for the same person. */
export function adoptToken(accessToken: string): void {
  const { auth } = session.get();
  if (auth) session.set({ status: 'signedIn', auth: { ...auth, accessToken } });
}

/** Clears the session in memory and in `localStorage`, and what this tab kept of that person's work. */
export function forgetSession(): void {
  // Not for visitors: the count of crashes, kept there too, must survive a reload.
  if (session.get().auth !== null || readStoredToken()) clearTab();
  store(null);
  session.set({ status: 'signedOut', auth: null });
}

/** Changes the status while nobody is signed in; storage is not touched. */
export function setStatus(status: Exclude<SessionStatus, 'signedIn'>): void {
  session.set({ status, auth: null });
}

function clearTab(): void {
  try {
    sessionStorage.clear();
    localStorage.removeItem(HOME_CACHE_KEY);
    indexedDB.deleteDatabase(KEPT_UPLOADS);
    indexedDB.deleteDatabase(KEPT_HOME);
  } catch {
    // Storage may be forbidden.
  }
}

function store(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(TOKEN_KEY);
    else localStorage.setItem(TOKEN_KEY, token);
  } catch {
    // Storage may be forbidden (private window); the session then ends with the page.
  }
}
