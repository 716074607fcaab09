import type { AuthProvider } from '@refinedev/core';
import type { Login } from '#client/generated/rest/auth.ts';
import { problemText } from '#client/problemText.ts';
import { landingPath, signIn, signOut } from '#client/session/session.ts';
import { session } from '#client/session/sessionStore.ts';

/** refine's auth provider over the app's session. The guards of the root routes stay: they also serve the portal. */
export const auth: AuthProvider = {
  login: async (body: Login) => ({ success: true, redirectTo: landingPath(await signIn(body)) }),
  logout: async () => {
    try {
      await signOut();
      return { success: true };
    } catch (error) {
      return { success: false, error: new Error(problemText(error)) };
    }
  },
  check: () =>
    Promise.resolve(
      session.get().status === 'signedIn' ? { authenticated: true } : { authenticated: false, redirectTo: '/login' },
    ),
  // A 401 was answered by one refresh and a retry, or by signing out, before refine hears of it.
  onError: () => Promise.resolve({}),
  getIdentity: () => {
    const { auth: person } = session.get();
    return Promise.resolve(person && { id: person.userId, name: person.name });
  },
  /** The access level: `TA` or `ADMIN`. */
  getPermissions: () => {
    const { auth: person } = session.get();
    return Promise.resolve(person && (person.taInfo?.isAdminLevel ? 'ADMIN' : person.userType));
  },
};
