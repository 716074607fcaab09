import { unauthenticated } from '../../http/problem.ts';
import { verifyPassword } from '../../security/passwords.ts';
import { accountLimit, addressLimit, forgive, hit, takeBack } from '../../security/rateLimits.ts';
import type { Handler } from '../_protocol/handler.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import { findUser } from './session.ts';
import { asksSecondFactor, completeSignIn, secondFactorRequired } from './signIn.ts';

/** Gives a wrong password, an unknown id and a disabled account the same answer after the same time. */
export const login: Handler<'login'> = async (context) => {
  const { trx, body, now, request, deps } = context;
  const loginId = body.loginId.trim().toLowerCase();
  await hit(trx, addressLimit, request.ip, now);
  await hit(trx, accountLimit, loginId, now);
  const user = await findUser(trx, { loginId });
  const fits = await verifyPassword(body.password, user?.password_hash);
  if (!user || !fits || !user.is_active) {
    deps.log.warn('sign-in-refused', { requestId: request.id, userId: user?.id });
    await keepEvent(trx, request, { kind: 'SIGN_IN_REFUSED', userId: user?.id ?? null, actorId: null });
    throw unauthenticated('wrong-credentials', '아이디나 비밀번호가 맞지 않습니다.').keepingWrites();
  }
  if (user.password_expires_at && user.password_expires_at <= now) {
    throw unauthenticated(
      'temporary-password-expired',
      '임시 비밀번호의 기한이 지났습니다. 학원에 새 임시 비밀번호를 요청해 주세요.',
    ).keepingWrites();
  }
  await forgive(trx, accountLimit, loginId);
  await takeBack(trx, addressLimit, request.ip);
  if (await asksSecondFactor(context, user)) throw await secondFactorRequired(context, user);
  return completeSignIn(context, user, { by: 'password', trust: false });
};
