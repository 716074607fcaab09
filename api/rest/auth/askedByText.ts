import type { Context } from '../_protocol/handler.ts';
import { networkOf } from '../../security/limits/network.ts';
import { count, hit, isUsedUp, recoveryAddressLimit, textLimit, type Limit } from '../../security/limits/rateLimits.ts';
import { academyOf } from '../_protocol/texts/academyOf.ts';
import { sendNow } from '../_protocol/texts/sendNow.ts';
import { findUser, type SessionUser } from './session.ts';

type Scene = Context<'findPassword' | 'sendSignInCode'>;
type Reached = SessionUser & { phone: string };

/**
 * Whose number was typed, if it is the one on file; null otherwise, which the answer must not tell. Counted with the number, so that who does not
 * know it uses up none of the owner's texts, and by network, so that who does know it uses up few. Throws 429.
 */
export async function askedByText(scene: Scene, limit: Limit): Promise<Reached | null> {
  const { trx, body, now, request } = scene;
  const loginId = body.loginId.trim().toLowerCase();
  const user = await findUser(trx, { loginId });
  const owner =
    user?.is_active && user.phone !== null && samePhone(body.phone, user.phone) ? { ...user, phone: user.phone } : null;
  if (owner === null && (await isUsedUp(trx, recoveryAddressLimit, request.ip, now))) return null;
  const pair = `${loginId} ${plainNumber(body.phone)}`;
  await hit(trx, limit, `${pair} ${networkOf(request.ip)}`, now);
  await hit(trx, textLimit, pair, now);
  if (owner === null) await count(trx, recoveryAddressLimit, request.ip, now);
  return owner;
}

/** Sends a text of the academy after the answer, which does not wait: the duration would reveal that the account exists. */
export async function textAfterwards(
  { trx, deps, request, afterCommit }: Scene,
  to: string,
  words: string,
): Promise<void> {
  const text = `[${await academyOf(trx, deps)}] ${words}`;
  afterCommit(() => {
    sendNow(deps, { to, text }).catch(() => deps.log.error('sms-failed', { requestId: request.id }));
  });
}

function samePhone(typed: string, stored: string): boolean {
  return plainNumber(typed) === stored.replace(/^\+82/, '').replace(/^\+/, '');
}

const plainNumber = (typed: string): string => typed.replaceAll(/\D/g, '').replace(/^(82|0)/, '');
