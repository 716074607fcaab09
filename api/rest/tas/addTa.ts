import { hashedTemporaryPassword, temporaryPasswordEnd } from '../../security/passwords/passwords.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Preparation } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { phoneField } from '../students/phone.ts';

/** Adds a TA with a password for the first sign-in, which only this answer shows. */
export const addTa: Preparation<'addTa'> = {
  prepare: async ({ body, deps }) => {
    const { temporaryPassword, hash } = await hashedTemporaryPassword(deps.heavy);
    const name = cleanLine(body.name);
    const phone = phoneField(body.phone ?? null, 'phone');
    return async ({ trx, now, request, changeSet }) => {
      await changeSet('TA_ADD');
      const { id } = await trx
        .insertInto('users')
        .values({
          type: 'TA',
          login_id: body.loginId,
          name,
          phone,
          password_hash: hash,
          password_expires_at: temporaryPasswordEnd(now),
          must_change_password: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.insertInto('tas').values({ id }).execute();
      await keepEvent(trx, request, { kind: 'TEMPORARY_PASSWORD_ISSUED', userId: id });
      return { id, name, loginId: body.loginId, temporaryPassword };
    };
  },
};
