import { linkBase } from '../../http/hosts.ts';
import { hit, recoveryAddressLimit, recoveryLimit } from '../../security/rateLimits.ts';
import { resetIdHash, resetLinkMinutes } from '../../security/resetLinks.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { sendNow } from '../_protocol/sendNow.ts';
import { findUser } from './session.ts';

/** Answers the same whether the account exists or not; the text is sent after the answer. */
export const findPassword: Handler<'findPassword'> = async (context) => {
  const { trx, body, now, request } = context;
  const loginId = body.loginId.trim().toLowerCase();
  await hit(trx, recoveryAddressLimit, request.ip, now);
  // With the number typed: who does not know it cannot use up the owner's texts.
  await hit(trx, recoveryLimit, `${loginId} ${plainNumber(body.phone)}`, now);
  const user = await findUser(trx, { loginId });
  const id = crypto.randomUUID();
  const idHash = await resetIdHash(id);
  if (!user?.is_active || user.phone === null || !samePhone(body.phone, user.phone)) return;

  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  await trx
    .insertInto('password_resets')
    .values({ id_hash: idHash, user_id: user.id, expires_at: expiresAt })
    .execute();
  sendLink(context, user.phone, id);
};

function sendLink({ deps, request, afterCommit }: Context<'findPassword'>, phone: string, id: string): void {
  const link = `${linkBase(request.origin, deps.place.publicUrl)}/link/${id}`;
  const text = `비밀번호를 바꾸는 링크입니다. ${resetLinkMinutes}분 안에 한 번 쓸 수 있습니다.\n${link}`;
  // Not awaited: the duration would reveal that the account exists.
  afterCommit(() => {
    sendNow(deps, { to: phone, text }).catch(() => deps.log.error('sms-failed', { requestId: request.id }));
  });
}

function samePhone(typed: string, stored: string): boolean {
  return plainNumber(typed) === stored.replace(/^\+82/, '').replace(/^\+/, '');
}

const plainNumber = (typed: string): string => typed.replaceAll(/\D/g, '').replace(/^(82|0)/, '');
