import { landingPath, useSession } from '#client/session/session.ts';

/** The address of the screen on which this person begins. */
export function useStart(): string {
  const start = landingPath(useSession().auth);
  return start.startsWith('/crm') ? start : '/';
}
