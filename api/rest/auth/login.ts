import { unauthenticated } from '../../http/problem.ts';
import { knownDevice } from '../../security/knownDevice.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Preparation } from '../_protocol/handler.ts';
import { actInTransaction } from '../_protocol/transaction.ts';
import { countGuess, forgiveGuesses } from './countGuess.ts';
import { findUser, passwordHashOf } from './session.ts';
import { asksSecondFactor, completeSignIn, secondFactorRequired } from './signIn.ts';

/**
 * Gives a wrong password, an unknown id and a disabled account the same answer after the same time. The attempt is
 * counted before the password is looked at, and looked at before the transaction opens, which nobody then waits for.
 */
export const login: Preparation<'login'> = {
  prepare: async ({ body, now, request, deps }) => {
    const loginId = body.loginId.trim().toLowerCase();
    const device = await knownDevice(deps.place.secret, loginId, request.cookies);
    const attempt = { loginId, ip: request.ip, device };
    await actInTransaction(deps.db, { actor: null, requestId: request.id }, (trx) => countGuess(trx, attempt, now));
    const hash = await passwordHashOf(deps.db.kysely, { loginId });
    const fits = await deps.heavy.verifyPassword(body.password, hash);

    return async (context) => {
      const { trx } = context;
      const user = await findUser(trx, { loginId });
      if (!user || !fits || !user.is_active || user.password_hash !== hash) {
        deps.log.warn('sign-in-refused', { requestId: request.id, userId: user?.id });
        await keepEvent(trx, request, { kind: 'SIGN_IN_REFUSED', userId: user?.id ?? null, actorId: null });
        throw unauthenticated('wrong-credentials', '아이디나 비밀번호가 맞지 않습니다.').keepingWrites();
      }
      if (user.password_expires_at && user.password_expires_at <= now) {
        throw unauthenticated(
          'temporary-password-expired',
          '임시 비밀번호의 기한이 지났습니다. 학원에 새 임시 비밀번호를 요청해 주세요.',
        );
      }
      await forgiveGuesses(trx, attempt);
      if (await asksSecondFactor(context, user)) throw await secondFactorRequired(context, user);
      return completeSignIn(context, user, { by: 'password', trust: false });
    };
  },
};
