import type { Handler } from '../_protocol/handler.ts';
import { sessionsOf } from './sessionsOf.ts';

/** One's own sign-ins that have not ended. */
export const readSessions: Handler<'readSessions'> = async ({ trx, actor, now }) => ({
  sessions: await sessionsOf(trx, { userId: actor.userId, current: actor.sessionFamily, now }),
});
