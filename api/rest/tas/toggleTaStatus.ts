import { endSessions } from '../../security/sessions/refreshTokens.ts';
import { keepEvent } from '../../security/securityEvents.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findTa } from './findTa.ts';

/** Makes a TA active or inactive, or the opposite of what they are; becoming inactive ends their sessions. */
export const toggleTaStatus: Handler<'toggleTaStatus'> = async ({ trx, params, body, now, request, changeSet }) => {
  const ta = await findTa(trx, params.taId);
  const isActive = body.isActive ?? !ta.is_active;
  if (isActive === ta.is_active) return { id: ta.id };
  await changeSet('TA_STATUS');
  await trx.updateTable('users').set({ is_active: isActive }).where('id', '=', ta.id).execute();
  if (!isActive) await endSessions(trx, ta.id, now);
  await keepEvent(trx, request, { kind: isActive ? 'ACCOUNT_OPENED' : 'ACCOUNT_CLOSED', userId: ta.id });
  return { id: ta.id };
};
