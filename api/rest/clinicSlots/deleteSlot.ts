import type { Handler } from '../_protocol/handler.ts';
import { lockSlotRow } from './lockSlotRows.ts';

/** Deletes a slot without bookings. */
export const deleteClinicSlot: Handler<'deleteClinicSlot'> = async ({ trx, params }) => {
  const { id } = await lockSlotRow(trx, params.slotId);
  await trx.deleteFrom('clinic_slots').where('id', '=', id).execute();
};
