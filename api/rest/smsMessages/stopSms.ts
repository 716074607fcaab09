import type { Handler } from '../_protocol/handler.ts';

/** Stops all texts, or lets them go on. Waits for who is handing some over, so that nothing is handed over once it has answered. */
export const stopSms: Handler<'stopSms'> = async ({ trx, body }) => {
  await trx.updateTable('sms_switches').set({ is_stopped: body.isStopped }).execute();
};
