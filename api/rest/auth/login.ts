import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem, unauthenticated } from '../../http/problem.ts';
import { closeChallenges } from '../../security/factors/challenges.ts';
import { ownDevice } from '../../security/sessions/devices.ts';
import { inLane } from '../../security/limits/lanes.ts';
import { networkOf } from '../../security/limits/network.ts';
import { hit, signInCodeLimit } from '../../security/limits/rateLimits.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import { findSignInCode } from '../../security/factors/signInCodes.ts';
import type { Context, Preparation } from '../_protocol/handler.ts';
import { actInTransaction } from '../_protocol/transaction.ts';
import { countGuess, countWrong, forgiveGuesses, placeOf, type Attempt } from './countGuess.ts';
import { findUser, passwordHashOf } from './session.ts';
import { asksSecondFactor, completeSignIn, secondFactorRequired } from './signIn.ts';

/**
 * Gives a wrong password, an unknown id and a disabled account the same answer after the same time. The attempt is
 * counted before the password is looked at, and looked at before the transaction opens, which nobody then waits for.
 */
export const login: Preparation<'login'> = {
  prepare: async (asked) => {
    const { body, now, request, deps } = asked;
    const loginId = body.loginId.trim().toLowerCase();
    const { attempt, isCrowded } = await actInTransaction(
      deps.db,
      { actor: null, requestId: request.id },
      async (trx) => {
        const device = await deviceOf(trx, asked, loginId);
        const counted = { loginId, ip: request.ip, device };
        return { attempt: counted, isCrowded: await countGuess(trx, counted, now) };
      },
    );
    const hash = await passwordHashOf(deps.db.kysely, { loginId });
    const verify = () => deps.heavy.verifyPassword(body.password, hash);
    const fits = await (isCrowded ? inLane(networkOf(request.ip), verify) : verify());

    return async (context) => {
      const { trx } = context;
      const user = await findUser(trx, { loginId });
      if (!user || !fits || !user.is_active || user.password_hash !== hash) {
        await countWrong(trx, attempt, now);
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
      await closeChallenges(trx, user.id, 'TEXT');
      if (await asksSecondFactor(context, user)) throw await secondFactorRequired(context, user);
      return completeSignIn(context, user, { by: 'password', trust: false });
    };
  },
};

type Asked = Pick<Context<'login'>, 'body' | 'now' | 'request' | 'deps'>;

/** The browser's number under the account, or that of a right code, which stands for one. A wrong code is refused before the password is looked at. */
async function deviceOf(
  trx: Transaction<Tables>,
  { body: { code }, now, request, deps }: Asked,
  loginId: string,
): Promise<Attempt['device']> {
  const { secret } = deps.place;
  const known = await ownDevice(trx, secret, loginId, request.cookies);
  if (known !== null || code === undefined) return known;
  const id = await findSignInCode(trx, secret, { loginId, code, now });
  if (id !== null) return `text ${id}`;
  await hit(trx, signInCodeLimit, placeOf({ loginId, ip: request.ip }), now);
  const message = '인증번호가 맞지 않거나 10분이 지났습니다.';
  throw new Problem(400, 'wrong-code', message, { errors: [{ field: 'code', message }] }).keepingWrites();
}
