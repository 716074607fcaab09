import { Problem } from '../../../http/problem.ts';
import { challengeCookie, closeChallenges } from '../../../security/factors/challenges.ts';
import { ownDevice } from '../../../security/sessions/devices.ts';
import { readSignature } from '../../../security/factors/passkeys.ts';
import { forgive, hit, secondFactorLimit } from '../../../security/limits/rateLimits.ts';
import { recoveryCodeHash } from '../../../security/factors/recoveryCodes.ts';
import { unseal } from '../../../security/seal.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import { totpStep } from '../../../security/factors/totp.ts';
import type { Context, Handler } from '../../_protocol/handler.ts';
import type { SessionUser } from '../../auth/session.ts';
import { completeSignIn } from '../../auth/signIn.ts';
import { appOf, passkeysOf } from './factors.ts';
import { openedChallenge } from './openedChallenge.ts';
import { originOf } from '../origin.ts';

/** Ends a sign-in that the password began. */
export const answerSecondFactor: Handler<'answerSecondFactor'> = async (context) => {
  const { trx, body, deps, request, reply } = context;
  const { challenge, user } = await openedChallenge(context);
  const by =
    body.passkey === undefined
      ? await takeCode(context, user)
      : await takePasskey(context, user.id, challenge.challenge);
  if (by === null) {
    await keepEvent(trx, request, { kind: 'SECOND_FACTOR_REFUSED', userId: user.id, actorId: null });
    const message = body.passkey === undefined ? '코드가 맞지 않습니다.' : '패스키를 확인하지 못했습니다.';
    throw new Problem(400, 'wrong-second-factor', message, { errors: [{ field: 'code', message }] }).keepingWrites();
  }
  await closeChallenges(trx, user.id, 'SIGN_IN');
  const info = await completeSignIn(context, user, { by, trust: body.rememberDevice });
  reply.setCookie(await challengeCookie(deps.place.secret, null, request.origin));
  return info;
};

type Scene = Context<'answerSecondFactor'>;

/** Six digits can be guessed and are counted; a recovery code or a passkey cannot, and passes whoever guessed before. */
async function takeCode(context: Scene, user: SessionUser): Promise<'totp' | 'recovery-code' | null> {
  const { trx, body, deps, now, request } = context;
  if (!sixDigits.test(plain(body.code))) return takeRecoveryCode(context, user.id);
  const device = await ownDevice(trx, deps.place.secret, user.login_id, request.cookies);
  const subject = device === null ? user.id : `${user.id} ${device}`;
  await hit(trx, secondFactorLimit, subject, now);
  const by = await takeTotp(context, user.id);
  if (by !== null) await forgive(trx, secondFactorLimit, subject);
  return by;
}

const sixDigits = /^\d{6}$/;
const plain = (code = ''): string => code.replaceAll(/\s/g, '');

async function takeTotp({ trx, body, deps, now }: Scene, userId: string): Promise<'totp' | null> {
  const app = await appOf(trx, userId);
  const key = app && (await unseal(deps.place.secret, app.totp_secret));
  if (!app || !key) return null;
  const step = totpStep(key, plain(body.code), { now, lastStep: app.last_step });
  if (step === null) return null;
  await trx.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();
  return 'totp';
}

async function takeRecoveryCode(
  { trx, body, deps, now, request }: Scene,
  userId: string,
): Promise<'recovery-code' | null> {
  const code_hash = await recoveryCodeHash(deps.place.secret, userId, body.code ?? '');
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!used) return null;
  await keepEvent(trx, request, { kind: 'RECOVERY_CODE_USED', userId, actorId: userId });
  return 'recovery-code';
}

async function takePasskey(context: Scene, userId: string, challenge: string | null): Promise<'passkey' | null> {
  const { trx, body, now } = context;
  const passkey = (await passkeysOf(trx, userId)).find((known) => known.credential_id === body.passkey?.id);
  if (!passkey || challenge === null) return null;
  // A challenge is signed once, rightly or not.
  await trx.updateTable('sign_in_challenges').set({ challenge: null }).where('challenge', '=', challenge).execute();
  const counter = await readSignature(originOf(context), challenge, body.passkey, passkey);
  if (counter === null) return null;
  await trx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', passkey.id).execute();
  return 'passkey';
}
