import { conflict } from '../../http/problem.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findUser } from '../auth/session.ts';

/** Says who must have a second factor. Whoever asks it of others has one: they would shut themselves out of this very setting. */
export const changeSecuritySettings: Handler<'changeSecuritySettings'> = async ({ trx, actor, body, request }) => {
  const { secondFactorFor } = body;
  const me = await findUser(trx, { id: actor.userId });
  if (secondFactorFor !== 'NONE' && !me?.has_second_factor) {
    throw conflict('second-factor-first', '먼저 내 2단계 인증을 설정해 주세요.');
  }
  await trx.updateTable('security_settings').set({ second_factor_for: secondFactorFor }).execute();
  await keepEvent(trx, request, { kind: 'SETTINGS_CHANGED', userId: null, facts: { secondFactorFor } });
};
