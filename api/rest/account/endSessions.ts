import { keepEvent } from '../../security/securityEvents.ts';
import { endEntrances } from '../../security/entrances.ts';
import { confirmPassword } from '../auth/passwords/confirmPassword.ts';
import { keptBrowser } from '../auth/keptBrowser.ts';
import type { Context, Preparation } from '../_protocol/handler.ts';
import { noRow } from '../_protocol/rows.ts';

/** Ends one of one's other sign-ins, or all that lets others in; felt at their next call. An open page alone cannot shut its owner out. */
export const endSessions: Preparation<'endSessions'> = {
  prepare: async (asked) => {
    const confirmed = await confirmPassword(asked, asked.body.currentPassword);
    return async (scene) => {
      const { trx, actor, body, now, request } = scene;
      const user = await confirmed(trx);
      const { sessionId } = body;
      const { userId } = actor;
      const kept = await keptBrowser(scene, user);
      if (sessionId === undefined) await endEntrances(trx, { userId, event: 'EVERYWHERE', now, kept });
      else await endOne(scene, sessionId);
      const facts = sessionId === undefined ? { others: true } : undefined;
      await keepEvent(trx, request, { kind: 'SESSION_ENDED', userId, sessionId, facts });
    };
  },
};

async function endOne({ trx, actor, now }: Pick<Context<'endSessions'>, 'trx' | 'actor' | 'now'>, id: string) {
  const one = trx
    .updateTable('refresh_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', actor.userId)
    .where('family_id', '<>', actor.sessionFamily)
    .where('family_id', '=', id)
    .where('revoked_at', 'is', null);
  if ((await one.executeTakeFirst()).numUpdatedRows === 0n) throw noRow('refresh_tokens');
}
