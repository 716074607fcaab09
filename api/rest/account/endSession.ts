import { notFound } from '../../http/problem.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Ends one of one's own sign-ins; felt at its next call. */
export const endSession: Handler<'endSession'> = async ({ trx, actor, params, now, request }) => {
  const ended = await trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('family_id', '=', params.sessionId)
    .where('user_id', '=', actor.userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) throw notFound('로그인한 기기');
  await keepEvent(trx, request, { kind: 'SESSION_ENDED', userId: actor.userId, sessionId: params.sessionId });
};

/** Ends all of one's own sign-ins but this. */
export const endOtherSessions: Handler<'endOtherSessions'> = async ({ trx, actor, now, request }) => {
  await trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', actor.userId)
    .where('family_id', '<>', actor.sessionFamily)
    .where('revoked_at', 'is', null)
    .execute();
  await keepEvent(trx, request, { kind: 'SESSION_ENDED', userId: actor.userId, facts: { others: true } });
};
