import { answerSecondFactor, type SecondFactorAnswer } from '../generated/rest/account.ts';
import { login, logout, type AuthInfo, type Login } from '../generated/rest/auth.ts';
import { isTransient } from '../errors.ts';
import { basePath } from '../page/base.ts';
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

/** The access level a screen or an action requires; each includes the ones above it. */
export type Level = 'STUDENT' | 'TA' | 'ADMIN';

/** True when this person has the level: a TA with admin level counts as ADMIN. */
export function hasLevel(auth: Pick<AuthInfo, 'userType' | 'taInfo'> | null, level: Level): boolean {
  if (!auth) return false;
  if (level === 'STUDENT') return true;
  if (level === 'TA') return auth.userType !== 'STUDENT';
  return auth.userType === 'ADMIN' || (auth.userType === 'TA' && auth.taInfo?.isAdminLevel === true);
}

/** The first page after signing in. */
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

/** Who is signed in; re-renders when it changes. */
export function useSession(): Session {
  return useStore(session);
}

/** Whether somebody has signed in in this browser; where storage is forbidden, the server must tell. */
export const hasSignedIn = (): boolean => readStoredToken() !== null;

/**
 * The one refresh at start, in a browser where somebody has signed in. A refusal leaves the person signed out, without a
 * message; when there is no response, the status is `unreachable`, and the guards offer to try again.
 */
export async function restoreSession(): Promise<void> {
  // A visitor's first page needs no refused request.
  if (!hasSignedIn()) {
    forgetSession();
    return;
  }
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

/** Ends a sign-in that was refused with `second-factor-required`. @throws HttpError with the reason, NetworkError. */
export async function signInBySecondFactor(body: SecondFactorAnswer): Promise<AuthInfo> {
  const auth = await answerSecondFactor(body);
  keepSession(auth);
  return auth;
}

/**
 * Ends the session on the server, then here, and goes to `/`.
 * @throws NetworkError or HttpError (5xx) when the server could not be reached: the person stays signed in, because the cookie
 * would sign them in again.
 */
export async function signOut(): Promise<void> {
  try {
    await logout();
  } catch (error) {
    if (isTransient(error)) throw error;
  }
  forgetSession();
  // A full page load clears everything of this person from memory.
  location.assign(basePath());
}

/** Continues with the new token returned after a change of one's own password. */
export function acceptAuth(auth: AuthInfo): void {
  keepSession(auth);
}

/** Applies sign-in, sign-out and new tokens of other tabs here. Returns the function that stops it. */
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

// A temporary password changed in another tab is no longer asked for here.
function isSameSignIn(stored: string, own: string): boolean {
  const [theirs, ours] = [tokenClaims(stored), tokenClaims(own)];
  if (theirs.user !== ours.user) return false;
  return !session.get().auth?.mustChangePassword || theirs.epoch === ours.epoch;
}
