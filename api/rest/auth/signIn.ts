import { base64url } from 'jose';
import type { OperationId } from '#openapi/generated/operations.ts';
import { unauthenticated, type Problem } from '../../http/problem.ts';
import { challengeCookie, openChallenge } from '../../security/factors/challenges.ts';
import { isTrusted, meetDevice, ownDevice } from '../../security/sessions/devices.ts';
import { deviceCookie } from '../../security/sessions/knownDevice.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Context } from '../_protocol/handler.ts';
import { openSession, type AuthInfo, type SessionUser } from './session.ts';

type Scene = Pick<Context<OperationId>, 'trx' | 'deps' | 'now' | 'request' | 'reply'>;

/** Whether a right password is not enough: a second factor is set and this device is not remembered. */
export async function asksSecondFactor({ trx, deps, now, request }: Scene, user: SessionUser): Promise<boolean> {
  if (!user.has_second_factor) return false;
  const device = await ownDevice(trx, deps.place.secret, user.login_id, request.cookies);
  return !(await isTrusted(trx, user.id, device, now));
}

/** The refusal of a right password until the second factor is given; its cookie lets this browser give it. */
export async function secondFactorRequired({ trx, deps, now, request }: Scene, user: SessionUser): Promise<Problem> {
  const id = await openChallenge(trx, { userId: user.id, purpose: 'SIGN_IN', now });
  const cookie = await challengeCookie(deps.place.secret, id, request.origin);
  return unauthenticated('second-factor-required', '2단계 인증을 해 주세요.', { 'set-cookie': cookie }).keepingWrites();
}

/** Opens a session after all that was asked for was right, and keeps from which device. */
export async function completeSignIn(
  context: Scene,
  user: SessionUser,
  { by, trust }: { by: 'password' | 'totp' | 'passkey' | 'recovery-code'; trust: boolean },
): Promise<AuthInfo> {
  const { trx, deps, request } = context;
  const { info, family } = await openSession(context, user);
  const newDevice = await knowBrowser(context, user, trust);
  await keepEvent(trx, request, {
    kind: 'SIGN_IN',
    userId: user.id,
    actorId: user.id,
    sessionId: family,
    facts: { by, newDevice },
  });
  deps.log.info('sign-in', { requestId: request.id, userId: user.id });
  return info;
}

/** Makes the account know this browser by its number, a new one at first. Answers whether it is a new one beside others. */
export async function knowBrowser(
  { trx, deps, now, request, reply }: Scene,
  { id: userId, login_id: loginId }: SessionUser,
  trust: boolean,
): Promise<boolean> {
  const { secret } = deps.place;
  const known = await ownDevice(trx, secret, loginId, request.cookies);
  const device = known ?? base64url.encode(crypto.getRandomValues(new Uint8Array(16)));
  reply.setCookie(await deviceCookie(secret, loginId, device, request.origin));
  return meetDevice(trx, { userId, device, trust, now });
}
