import type { OperationId } from '#openapi/generated/operations.ts';
import { lockSlotRow } from '../clinicSlots/lockSlotRows.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { tellPromoted } from './tellPromoted.ts';
import { noRow } from '../_protocol/rows.ts';

/** Cancels a clinic booking or a place on the waiting list. */
export const cancelClinicSlot: Handler<'cancelClinicSlot'> = async (context) => {
  await lockSlotRow(context.trx, context.params.slotId, 'CLINIC');
  return cancelFor(context, context.params.slotId, context.actor.userId);
};

/** The same for a counsel. */
export const cancelCounselSlot: Handler<'cancelCounselSlot'> = async (context) => {
  await lockSlotRow(context.trx, context.params.slotId, 'COUNSEL');
  return cancelFor(context, context.params.slotId, context.actor.userId);
};

/** Cancels what a student has in a slot, which is locked. Throws 404 where there is nothing. */
export async function cancelFor(
  { trx, deps, now }: Pick<Context<OperationId>, 'trx' | 'deps' | 'now'>,
  slotId: string,
  studentId: string,
): Promise<{ id: string }> {
  const cancelled = await trx
    .updateTable('clinic_participants')
    .set({ status: 'CANCELLED' })
    .where('slot_id', '=', slotId)
    .where('student_id', '=', studentId)
    .where('status', 'not in', ['CANCELLED', 'NO_SHOW'])
    .returning('id')
    .executeTakeFirstOrThrow(() => noRow('clinic_participants'));
  await tellPromoted(trx, deps, now);
  return cancelled;
}
