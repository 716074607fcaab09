import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { notFound } from '../../http/problem.ts';
import { lockSlotRow } from '../clinicSlots/lockSlotRows.ts';
import type { Context, Handler } from '../_protocol/handler.ts';
import { tellPromoted } from './tellPromoted.ts';

/** Cancels a clinic booking or a place on the waiting list. */
export const cancelClinicSlot: Handler<'cancelClinicSlot'> = async ({ trx, params, actor, now }) => {
  await lockSlotRow(trx, params.slotId, 'CLINIC');
  return cancelOwn(trx, params.slotId, actor, now);
};

/** The same for a counsel. */
export const cancelCounselSlot: Handler<'cancelCounselSlot'> = async ({ trx, params, actor, now }) => {
  await lockSlotRow(trx, params.slotId, 'COUNSEL');
  return cancelOwn(trx, params.slotId, actor, now);
};

async function cancelOwn(
  trx: Transaction<Tables>,
  slotId: string,
  actor: Context<'cancelClinicSlot'>['actor'],
  now: Date,
): Promise<{ id: string }> {
  const cancelled = await trx
    .updateTable('clinic_participants')
    .set({ status: 'CANCELLED' })
    .where('slot_id', '=', slotId)
    .where('student_id', '=', actor.userId)
    .where('status', 'not in', ['CANCELLED', 'NO_SHOW'])
    .returning('id')
    .executeTakeFirst();
  if (!cancelled) throw notFound('예약');
  await tellPromoted(trx, now);
  return cancelled;
}
