import { conflict, forbidden, notFound } from '../../../http/problem.ts';
import { endEntrances } from '../../../security/entrances.ts';
import { keepEvent } from '../../../security/securityEvents.ts';
import type { Handler } from '../../_protocol/handler.ts';
import { findUser } from '../../auth/session.ts';

/** Removes the second factor of a colleague who lost it, and ends their sessions. */
export const resetSecondFactor: Handler<'resetSecondFactor'> = async ({ trx, actor, params, now, request }) => {
  const id = params.supervisorId.toLowerCase();
  if (id === actor.userId) {
    throw conflict('own-second-factor', '내 2단계 인증은 내 계정 화면에서 비밀번호를 확인하고 끌 수 있습니다.');
  }
  const colleague = await findUser(trx, { id });
  if (!colleague || colleague.type === 'STUDENT') throw notFound('직원');
  // As for passwords: admin level gives no power over the ADMIN's own account.
  if (colleague.type === 'ADMIN' && actor.userType !== 'ADMIN') throw forbidden();
  await endEntrances(trx, { userId: id, event: 'FACTOR_RESET', now });
  await keepEvent(trx, request, { kind: 'SECOND_FACTOR_RESET', userId: id });
};
