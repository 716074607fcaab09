import { hasLevel, useSession } from '#client/session/session.ts';

/** True for an ADMIN and for a TA with admin level: the contract's access level `admin`. */
export function useIsManager(): boolean {
  return hasLevel(useSession().auth, 'ADMIN');
}
