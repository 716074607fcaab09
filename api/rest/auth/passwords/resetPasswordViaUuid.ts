import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../../http/problem.ts';
import { hit, resetAddressLimit } from '../../../security/limits/rateLimits.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import { resetIdHash } from '../../../security/resetLinks.ts';
import type { Preparation } from '../../_protocol/handler.ts';
import { actInTransaction } from '../../_protocol/transaction.ts';
import { setOwnPassword } from './password.ts';
import { findUser } from '../session.ts';

/** Sets a password by a reset link, which works once. A refused new password does not use it up. */
export const resetPasswordViaUuid: Preparation<'resetPasswordViaUuid'> = {
  prepare: async ({ body, now, request, deps }) => {
    const idHash = await resetIdHash(body.uuid);
    const isKnown = await openResets(deps.db.kysely, idHash, now).select('user_id').executeTakeFirst();
    if (!isKnown) {
      // Counted after it was looked for: a right link passes, whoever else in the network guesses.
      const author = { actor: null, requestId: request.id };
      await actInTransaction(deps.db, author, (trx) => hit(trx, resetAddressLimit, request.ip, now));
      throw unusable();
    }
    const hash = await deps.heavy.hashPassword(body.newPassword);
    return async ({ trx }) => {
      const reset = await trx
        .updateTable('password_resets')
        .set({ used_at: now })
        .where('id_hash', '=', idHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('user_id')
        .executeTakeFirst();
      const user = reset && (await findUser(trx, { id: reset.user_id }));
      if (!user?.is_active) {
        throw unusable().keepingWrites();
      }
      await setOwnPassword({ trx, now, deps }, user, {
        password: body.newPassword,
        hash,
        ended: { event: 'RESET_LINK' },
      });
      await keepEvent(trx, request, { kind: 'PASSWORD_CHANGED', userId: user.id, facts: { byLink: true } });
    };
  },
};

const openResets = (db: Kysely<Tables>, idHash: string, now: Date) =>
  db
    .selectFrom('password_resets')
    .where('id_hash', '=', idHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

const unusable = () =>
  new Problem(
    400,
    'reset-link-invalid',
    '쓸 수 없는 링크입니다. 이미 썼거나 10분이 지났습니다. 비밀번호 찾기를 다시 해 주세요.',
  );
