import { endSessions } from '../../security/sessions/refreshTokens.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import { sessionsOf } from '../account/sessionsOf.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findTa } from './findTa.ts';

/** The sign-ins of a TA that have not ended. */
export const readTaSessions: Handler<'readTaSessions'> = async ({ trx, params, actor, now }) => {
  const { id } = await findTa(trx, params.taId);
  return { sessions: await sessionsOf(trx, { userId: id, current: actor.sessionFamily, now }) };
};

/** Ends every sign-in of a TA; felt at the next call. */
export const endTaSessions: Handler<'endTaSessions'> = async ({ trx, params, now, request }) => {
  const { id } = await findTa(trx, params.taId);
  await endSessions(trx, id, now);
  await keepEvent(trx, request, { kind: 'SESSION_ENDED', userId: id, facts: { all: true } });
};
