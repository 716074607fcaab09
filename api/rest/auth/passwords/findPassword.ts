import { linkBase } from '../../../http/hosts.ts';
import { recoveryLimit } from '../../../security/limits/rateLimits.ts';
import { resetIdHash, resetLinkMinutes } from '../../../security/resetLinks.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { askedByText, textAfterwards } from '../askedByText.ts';

/** Answers the same whether the account exists or not; the text is sent after the answer. */
export const findPassword: Handler<'findPassword'> = async (context) => {
  const { trx, now, deps, request } = context;
  const user = await askedByText(context, recoveryLimit);
  const id = crypto.randomUUID();
  const idHash = await resetIdHash(id);
  if (!user) return;

  const expiresAt = new Date(now.getTime() + resetLinkMinutes * 60_000);
  await trx.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  await trx
    .insertInto('password_resets')
    .values({ id_hash: idHash, user_id: user.id, expires_at: expiresAt })
    .execute();
  const link = `${linkBase(request.origin, deps.place.publicUrl)}/link/${id}`;
  // Few words: with the link they fit a short text where the academy's address is short.
  await textAfterwards(context, user.phone, `비밀번호 변경(${resetLinkMinutes}분)\n${link}`);
};
