import { Problem } from '../../http/problem.ts';
import { hit, resetAddressLimit } from '../../security/rateLimits.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import { resetIdHash } from '../../security/resetLinks.ts';
import type { Handler } from '../_protocol/handler.ts';
import { setOwnPassword } from './password.ts';
import { findUser } from './session.ts';

/** Sets a password by a reset link, which works once. A refused new password does not use it up. */
export const resetPasswordViaUuid: Handler<'resetPasswordViaUuid'> = async ({ trx, body, now, request }) => {
  await hit(trx, resetAddressLimit, request.ip, now);
  const reset = await trx
    .updateTable('password_resets')
    .set({ used_at: now })
    .where('id_hash', '=', await resetIdHash(body.uuid))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  const user = reset && (await findUser(trx, { id: reset.user_id }));
  if (!user?.is_active) {
    const detail = '쓸 수 없는 링크입니다. 이미 썼거나 10분이 지났습니다. 비밀번호 찾기를 다시 해 주세요.';
    throw new Problem(400, 'reset-link-invalid', detail).keepingWrites();
  }
  await setOwnPassword(trx, user, body.newPassword, now);
  await keepEvent(trx, request, { kind: 'PASSWORD_CHANGED', userId: user.id, facts: { byLink: true } });
};
