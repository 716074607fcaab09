import { login, logout, type AuthInfo, type Login } from '../generated/rest/auth.ts';
import { isTransient } from '../errors.ts';
import { refresh } from './refresh.ts';
import {
  adoptToken,
  forgetSession,
  getAccessToken,
  keepSession,
  readStoredToken,
  session,
  setStatus,
  TOKEN_KEY,
  type Session,
} from './sessionStore.ts';
import { useStore } from '../store.ts';
import { tokenClaims } from './tokenClaims.ts';

/** What a screen or an action asks for; each passes for the ones above it. */
export type Level = 'STUDENT' | 'TA' | 'ADMIN';

/** True when this person passes for the level: a TA with admin level passes for ADMIN. */
export function hasLevel(auth: Pick<AuthInfo, 'userType' | 'taInfo'> | null, level: Level): boolean {
  if (!auth) return false;
  if (level === 'STUDENT') return true;
  if (level === 'TA') return auth.userType !== 'STUDENT';
  return auth.userType === 'ADMIN' || (auth.userType === 'TA' && auth.taInfo?.isAdminLevel === true);
}

/** Where a person starts after signing in. */
export function landingPath(auth: Pick<AuthInfo, 'userType'> | null): string {
  switch (auth?.userType) {
    case 'ADMIN':
      return '/crm/lectures';
    case 'TA':
      return '/crm/notice';
    case 'STUDENT':
      return '/portal';
    default:
      return '/';
  }
}

/** Who is signed in, kept current. */
export function useSession(): Session {
  return useStore(session);
}

/**
 * The one refresh attempt at start. A refusal leaves the person signed out, silently; when the server cannot be asked
 * and a token is stored, the status is `unreachable`, and the guards offer to try again.
 */
export async function restoreSession(): Promise<void> {
  setStatus('restoring');
  try {
    if (!(await refresh())) forgetSession();
  } catch {
    setStatus(readStoredToken() ? 'unreachable' : 'signedOut');
  }
}

/** Signs in. @throws HttpError with the reason, NetworkError. */
export async function signIn(body: Login): Promise<AuthInfo> {
  const auth = await login(body);
  keepSession(auth);
  return auth;
}

/**
 * Ends the session on the server, then here, and goes to `/`.
 * @throws NetworkError or HttpError (5xx) when the server could not be told: the person stays signed in, since the cookie
 * would sign them in again.
 */
export async function signOut(): Promise<void> {
  try {
    await logout();
  } catch (error) {
    if (isTransient(error)) throw error;
  }
  forgetSession();
  // A fresh page: nothing of the person who left stays in memory.
  location.assign('/');
}

/** Goes on with the fresh token that a change of one's own password answers with. */
export function acceptAuth(auth: AuthInfo): void {
  keepSession(auth);
}

/** What is done in another tab holds here: signing in, signing out, a fresh token. Returns the function that ends it. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent): void => {
    // The key is null when storage is cleared as a whole.
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    const stored = readStoredToken();
    const own = getAccessToken();
    if (!stored) {
      if (own) forgetSession();
    } else if (!own) {
      if (session.get().status !== 'restoring') void restoreSession();
    } else if (isSameSignIn(stored, own)) adoptToken(stored);
    else location.reload();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

// A temporary password that was changed in another tab is no longer asked for here.
function isSameSignIn(stored: string, own: string): boolean {
  const [theirs, ours] = [tokenClaims(stored), tokenClaims(own)];
  if (theirs.user !== ours.user) return false;
  return !session.get().auth?.mustChangePassword || theirs.epoch === ours.epoch;
}
