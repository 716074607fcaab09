import { conflict } from '../../../http/problem.ts';
import { endEntrances } from '../../../security/entrances.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import type { Preparation } from '../../_protocol/handler.ts';
import { confirmPassword } from '../../auth/passwords/confirmPassword.ts';
import { keptBrowser } from '../../auth/keptBrowser.ts';
import { findUser } from '../../auth/session.ts';
import { removeEveryFactor } from './removeEveryFactor.ts';
import { deleteRow } from '../../_protocol/rows.ts';

/** Removes the app, one passkey, or everything; whoever must have a second factor keeps one. */
export const removeSecondFactor: Preparation<'removeSecondFactor'> = {
  prepare: async (asked) => {
    const confirmed = await confirmPassword(asked, asked.body.currentPassword);
    return async (context) => {
      const { trx, actor, body, now, request } = context;
      const userId = actor.userId;
      const kept = await keptBrowser(context, await confirmed(trx));
      if (body.passkeyId !== undefined) {
        await deleteRow(trx, 'passkeys', { id: body.passkeyId, user_id: userId });
      } else if (body.app === true) {
        await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
      } else {
        await removeEveryFactor(trx, userId);
      }
      const user = await findUser(trx, { id: userId });
      if (user?.lacks_second_factor) {
        throw conflict(
          'second-factor-needed',
          '2단계 인증을 써야 하는 계정입니다. 다른 방법을 먼저 등록한 뒤 끊어 주세요.',
        );
      }
      // Recovery codes stand for a second factor and open nothing without one.
      if (!user?.has_second_factor) await removeEveryFactor(trx, userId);
      await endEntrances(trx, { userId, event: 'FACTOR_REMOVED', now, kept });
      await keepEvent(trx, request, { kind: 'SECOND_FACTOR_REMOVED', userId });
    };
  },
};
