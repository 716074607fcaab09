import type { Handler } from '../_protocol/handler.ts';
import { slotReply } from './slotRow.ts';
import { checkSpan } from './span.ts';

/** The slots of a span of days with their occupancy. */
export const listClinicSlots: Handler<'listClinicSlots'> = async ({ trx, query }) => {
  checkSpan(query);
  const slots = await trx
    .selectFrom('clinic_slots as slot')
    .innerJoin('clinic_slot_loads as load', 'load.id', 'slot.id')
    .selectAll('slot')
    .select(['load.booked', 'load.waiting', 'load.free'])
    .where('slot.held_on', '>=', query.startDate)
    .where('slot.held_on', '<=', query.endDate)
    .$if(query.reserveType !== undefined, (some) => some.where('slot.reserve_type', '=', query.reserveType ?? 'CLINIC'))
    .orderBy('slot.starts_at')
    .orderBy('slot.id')
    .execute();
  return {
    slots: slots.map(({ booked, waiting, free, ...slot }) => ({
      ...slotReply(slot),
      booked: booked ?? 0,
      waiting: waiting ?? 0,
      free: free ?? 0,
    })),
  };
};
