import { hasLevel, useSession } from '#client/session/session.ts';

/** True for an ADMIN and for a TA with admin level: who may do what the contract calls `admin`. */
export function useIsManager(): boolean {
  return hasLevel(useSession().auth, 'ADMIN');
}
