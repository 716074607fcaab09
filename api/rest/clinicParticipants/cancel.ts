import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import { lockSlotRow } from '../clinicSlots/lockSlotRows.ts';
import type { Handler } from '../_protocol/handler.ts';
import { tellPromoted } from './tellPromoted.ts';

/** Cancels a clinic booking or a place on the waiting list. */
export const cancelClinicSlot: Handler<'cancelClinicSlot'> = async ({ trx, params, actor, now }) => {
  await lockSlotRow(trx, params.slotId, 'CLINIC');
  return cancelFor(trx, params.slotId, actor.userId, now);
};

/** The same for a counsel. */
export const cancelCounselSlot: Handler<'cancelCounselSlot'> = async ({ trx, params, actor, now }) => {
  await lockSlotRow(trx, params.slotId, 'COUNSEL');
  return cancelFor(trx, params.slotId, actor.userId, now);
};

/** Cancels what a student has in a slot, which is locked. Throws 404 where there is nothing. */
export async function cancelFor(
  trx: Transaction<Tables>,
  slotId: string,
  studentId: string,
  now: Date,
): Promise<{ id: string }> {
  const cancelled = await trx
    .updateTable('clinic_participants')
    .set({ status: 'CANCELLED' })
    .where('slot_id', '=', slotId)
    .where('student_id', '=', studentId)
    .where('status', 'not in', ['CANCELLED', 'NO_SHOW'])
    .returning('id')
    .executeTakeFirst();
  if (!cancelled) throw notFound('예약');
  await tellPromoted(trx, now);
  return cancelled;
}
