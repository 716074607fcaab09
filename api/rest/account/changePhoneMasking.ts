import { keepEvent } from '../../security/securityEvents.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Says whether lists mask phone numbers. */
export const changePhoneMasking: Handler<'changePhoneMasking'> = async ({ trx, body, request }) => {
  const { maskPhones } = body;
  await trx.updateTable('security_settings').set({ mask_phones: maskPhones }).execute();
  await keepEvent(trx, request, { kind: 'SETTINGS_CHANGED', userId: null, facts: { maskPhones } });
};
