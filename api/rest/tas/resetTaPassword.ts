import { conflict } from '../../http/problem.ts';
import { hashedTemporaryPassword, temporaryPasswordEnd } from '../../security/passwords/passwords.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Preparation } from '../_protocol/handler.ts';
import { setPassword } from '../auth/passwords/password.ts';
import { findUser } from '../auth/session.ts';
import { findTa } from './findTa.ts';
import { noRow } from '../_protocol/rows.ts';

/** Gives a TA a password for the next sign-in only, and ends their sessions. Only this answer shows it. */
export const resetTaPassword: Preparation<'resetTaPassword'> = {
  prepare: async ({ params, actor, deps }) => {
    const { temporaryPassword, hash } = await hashedTemporaryPassword(deps.heavy);
    return async ({ trx, now, request, changeSet }) => {
      const { id, name, login_id: loginId } = await findTa(trx, params.taId);
      if (id === actor.userId) throw conflict('own-password', '내 비밀번호는 내 계정 화면에서 바꿀 수 있습니다.');
      const user = await findUser(trx, { id });
      if (!user) throw noRow('tas');
      await changeSet('TEMPORARY_PASSWORDS');
      await setPassword(trx, user, {
        hash,
        expiresAt: temporaryPasswordEnd(now),
        now,
        ended: { event: 'MANAGER_RESET' },
      });
      await keepEvent(trx, request, { kind: 'TEMPORARY_PASSWORD_ISSUED', userId: id });
      return { id, name, loginId, temporaryPassword };
    };
  },
};
