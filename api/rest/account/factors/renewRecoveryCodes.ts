import { conflict } from '../../../http/problem.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import type { Preparation } from '../../_protocol/handler.ts';
import { confirmPassword } from '../../auth/passwords/confirmPassword.ts';
import { replaceRecoveryCodes } from './factors.ts';

export const renewRecoveryCodes: Preparation<'renewRecoveryCodes'> = {
  prepare: async (asked) => {
    const confirmed = await confirmPassword(asked, asked.body.currentPassword);
    return async ({ trx, deps, request }) => {
      const user = await confirmed(trx);
      if (!user.has_second_factor) throw conflict('second-factor-first', '먼저 2단계 인증을 설정해 주세요.');
      await keepEvent(trx, request, { kind: 'RECOVERY_CODES_RENEWED', userId: user.id });
      return { recoveryCodes: await replaceRecoveryCodes(trx, deps.place.secret, user.id) };
    };
  },
};
