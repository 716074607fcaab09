import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict } from '../../http/problem.ts';
import { holdSlot } from '../clinicSlots/holdSlots.ts';
import type { SlotRow } from '../clinicSlots/slotRow.ts';
import type { Handler } from '../handler.ts';
import { readBooking } from './booking.ts';

/** Takes a seat in the clinic, or a place on its waiting list. */
export const reserveClinicSlot: Handler<'reserveClinicSlot'> = async ({ trx, params, body, actor }) => {
  const slot = await holdSlot(trx, params.slotId, 'CLINIC');
  return reserve(trx, slot, { student_id: actor.userId, status: body.wait ? 'WAITING' : 'RESERVED' });
};

/** The same for a counsel, and what it is about. */
export const reserveCounselSlot: Handler<'reserveCounselSlot'> = async ({ trx, params, body, actor }) => {
  const slot = await holdSlot(trx, params.slotId, 'COUNSEL');
  const status = body.wait ? 'WAITING' : 'RESERVED';
  return reserve(trx, slot, { student_id: actor.userId, status, counsel_type: body.counselType });
};

interface Wish {
  student_id: string;
  status: 'WAITING' | 'RESERVED';
  counsel_type?: SlotRow['counsel_type'];
}

async function reserve(trx: Transaction<Tables>, slot: SlotRow, wish: Wish) {
  await refuseTwice(trx, slot.id, [wish.student_id]);
  const { id } = await trx
    .insertInto('clinic_participants')
    // The rest follows from the slot, by trigger.
    .values({
      ...wish,
      slot_id: slot.id,
      reserve_type: slot.reserve_type,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { status, place, startsAt, endsAt } = await readBooking(trx, id);
  const { todos } = await trx
    .selectFrom('clinic_todos')
    .select(({ fn }) => fn.countAll<string>().as('todos'))
    .where('participant_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...{ id, place, startsAt, endsAt, todos: Number(todos), cancelUntil: slot.cancel_until.toISOString() },
    status: status === 'WAITING' ? ('WAITING' as const) : ('RESERVED' as const),
  };
}

/** Throws 409 when one of these students has a seat in a held slot, or waits for one. */
export async function refuseTwice(
  trx: Transaction<Tables>,
  slotId: string,
  students: readonly string[],
): Promise<void> {
  const known = await trx
    .selectFrom('clinic_participants as booking')
    .innerJoin('users', 'users.id', 'booking.student_id')
    .select(['users.name', 'booking.status'])
    .where('slot_id', '=', slotId)
    .where('student_id', 'in', students)
    .where('status', 'not in', ['CANCELLED', 'NO_SHOW'])
    .executeTakeFirst();
  if (!known) return;
  const { name, status } = known;
  const what = status === 'WAITING' ? '대기하고 있습니다' : '예약되어 있습니다';
  throw conflict('already-reserved', `${name} 학생은 이미 이 시간에 ${what}.`);
}
