import { unauthenticated } from '../../http/problem.ts';
import { deviceCookie, knownDevice } from '../../security/knownDevice.ts';
import type { Preparation } from '../_protocol/handler.ts';
import { actInTransaction } from '../_protocol/transaction.ts';
import { countGuess, forgiveGuesses } from './countGuess.ts';
import { findUser, openSession, passwordHashOf } from './session.ts';

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
      const { trx, reply } = context;
      const user = await findUser(trx, { loginId });
      if (!user || !fits || !user.is_active || user.password_hash !== hash) {
        deps.log.warn('sign-in-refused', { requestId: request.id, userId: user?.id });
        throw unauthenticated('wrong-credentials', '아이디나 비밀번호가 맞지 않습니다.');
      }
      if (user.password_expires_at && user.password_expires_at <= now) {
        throw unauthenticated(
          'temporary-password-expired',
          '임시 비밀번호의 기한이 지났습니다. 학원에 새 임시 비밀번호를 요청해 주세요.',
        );
      }
      await forgiveGuesses(trx, attempt);
      deps.log.info('sign-in', { requestId: request.id, userId: user.id });
      const info = await openSession(context, user);
      reply.setCookie(await deviceCookie(deps.place.secret, loginId, device, request.origin));
      return info;
    };
  },
};
