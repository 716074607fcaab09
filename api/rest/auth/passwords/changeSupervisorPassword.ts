import { forbidden, invalid, notFound } from '../../../http/problem.ts';
import { passwordChangeRequired } from '../../_protocol/access/access.ts';
import { checkNewPassword } from '../../../security/passwords/passwordRules.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import { temporaryPasswordDays } from '../../../security/passwords/passwords.ts';
import type { Preparation } from '../../_protocol/handler.ts';
import { prepareOwnPassword } from './changePassword.ts';
import { ownerOf, setPassword } from './password.ts';
import { findUser } from '../session.ts';

/** Changes one's own password, given the current one; a manager sets a temporary one for a colleague. */
export const changeSupervisorPassword: Preparation<'changeSupervisorPassword'> = {
  prepare: async (asked) => {
    const { actor, params, body, now, deps } = asked;
    if (params.supervisorId.toLowerCase() === actor.userId) {
      if (body.currentPassword === undefined) {
        throw invalid([{ field: 'currentPassword', message: '지금 비밀번호를 입력해 주세요.' }]);
      }
      const replace = await prepareOwnPassword(asked, body.currentPassword, body.newPassword);
      return async (context) => ({ auth: await replace(context) });
    }
    if (actor.mustChangePassword) throw passwordChangeRequired();
    if (actor.role !== 'manager') throw forbidden();
    const hash = await deps.heavy.hashPassword(body.newPassword);
    return async ({ trx, request }) => {
      const colleague = await findUser(trx, { id: params.supervisorId });
      if (!colleague || colleague.type === 'STUDENT') throw notFound('직원');
      // Admin level is granted by an ADMIN and gives no power over the ADMIN's own account.
      if (colleague.type === 'ADMIN' && actor.userType !== 'ADMIN') throw forbidden();
      checkNewPassword(body.newPassword, await ownerOf(trx, colleague, deps));
      const expiresAt = new Date(now.getTime() + temporaryPasswordDays * 86_400_000);
      await setPassword(trx, colleague, { hash, expiresAt, now, ended: { event: 'MANAGER_RESET' } });
      await keepEvent(trx, request, { kind: 'TEMPORARY_PASSWORD_ISSUED', userId: colleague.id });
      return { auth: null };
    };
  },
};
