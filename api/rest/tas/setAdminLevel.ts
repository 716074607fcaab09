import { keepEvent } from '../../security/securityEvents.ts';
import type { Handler } from '../_protocol/handler.ts';
import { findTa } from './findTa.ts';

/** Gives a TA the power of a manager, or takes it away; each call reads it anew. */
export const setAdminLevel: Handler<'setAdminLevel'> = async ({ trx, params, body, request, changeSet }) => {
  const { id, is_admin_level: was } = await findTa(trx, params.taId);
  if (was === body.isAdminLevel) return { id };
  await changeSet('TA_LEVEL');
  await trx.updateTable('tas').set({ is_admin_level: body.isAdminLevel }).where('id', '=', id).execute();
  await keepEvent(trx, request, { kind: 'POWERS_CHANGED', userId: id, facts: { isAdminLevel: body.isAdminLevel } });
  return { id };
};
