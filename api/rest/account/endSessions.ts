import { notFound } from '../../http/problem.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import { confirmPassword } from '../auth/confirmPassword.ts';
import type { Preparation } from '../_protocol/handler.ts';

/** Ends one of one's other sign-ins, or all of them; felt at their next call. An open page alone cannot shut its owner out. */
export const endSessions: Preparation<'endSessions'> = {
  prepare: async (asked) => {
    const confirmed = await confirmPassword(asked, asked.body.currentPassword);
    return async ({ trx, actor, body: { sessionId }, now, request }) => {
      await confirmed(trx);
      const { userId, sessionFamily } = actor;
      const others = trx
        .updateTable('refresh_tokens')
        .set({ revoked_at: now })
        .where('user_id', '=', userId)
        .where('family_id', '<>', sessionFamily)
        .where('revoked_at', 'is', null);
      const asked = sessionId === undefined ? others : others.where('family_id', '=', sessionId);
      const { numUpdatedRows } = await asked.executeTakeFirst();
      if (sessionId !== undefined && numUpdatedRows === 0n) throw notFound('로그인한 기기');
      const facts = sessionId === undefined ? { others: true } : undefined;
      await keepEvent(trx, request, { kind: 'SESSION_ENDED', userId, sessionId, facts });
    };
  },
};
