import type { Handler } from '../_protocol/handler.ts';
import { holdSlot } from './holdSlots.ts';

/** Takes a slot away that nobody has booked. */
export const deleteClinicSlot: Handler<'deleteClinicSlot'> = async ({ trx, params }) => {
  const { id } = await holdSlot(trx, params.slotId);
  await trx.deleteFrom('clinic_slots').where('id', '=', id).execute();
};
