import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { SlotRow } from '../clinicSlots/slotRow.ts';
import type { Handler } from '../handler.ts';

/** Takes a seat in the clinic, or a place on its waiting list. */
export const reserveClinicSlot: Handler<'reserveClinicSlot'> = ({ trx, params, body, actor }) =>
  reserve(trx, { slotId: params.slotId, kind: 'CLINIC', studentId: actor.userId, wait: body.wait });

/** The same for a counsel, and what it is about. */
export const reserveCounselSlot: Handler<'reserveCounselSlot'> = ({ trx, params, body, actor }) => {
  const { wait, counselType } = body;
  return reserve(trx, { slotId: params.slotId, kind: 'COUNSEL', studentId: actor.userId, wait, counselType });
};

interface Wish {
  slotId: string;
  kind: SlotRow['reserve_type'];
  studentId: string;
  wait?: boolean | undefined;
  counselType?: SlotRow['counsel_type'];
}

// Students come all at once: the slot is held by the insert's trigger, not before, and given back after one more question.
async function reserve(trx: Transaction<Tables>, { slotId, kind, studentId, wait, counselType = null }: Wish) {
  const slot = await trx
    .selectFrom('clinic_slots')
    .select(['id', 'cancel_until'])
    .where('id', '=', slotId)
    .where('reserve_type', '=', kind)
    .executeTakeFirst();
  if (!slot) throw notFound(kind === 'COUNSEL' ? '상담 시간' : '클리닉 시간');
  await refuseTwice(trx, slot.id, [studentId]);
  const { rows } = await sql<{ id: string; status: string; starts_at: Date; ends_at: Date }>`
    insert into clinic_participants (slot_id, student_id, status, counsel_type)
    values (${slot.id}, ${studentId}, ${wait ? 'WAITING' : 'RESERVED'}, ${counselType}::text)
    returning id, status, starts_at, ends_at`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error('An insert that is not refused answers its row');
  const isWaiting = made.status === 'WAITING';
  const { todos, place } = await trx
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom('clinic_todos')
        .select(fn.countAll<string>().as('todos'))
        .where('participant_id', '=', made.id)
        .as('todos'),
      selectFrom('clinic_waiting_places').select('place').where('id', '=', made.id).as('place'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...{ id: made.id, place, todos: Number(todos), cancelUntil: slot.cancel_until.toISOString() },
    ...{ startsAt: made.starts_at.toISOString(), endsAt: made.ends_at.toISOString() },
    status: isWaiting ? ('WAITING' as const) : ('RESERVED' as const),
  };
}

/** Throws 409 when one of these students has a seat in a slot, or waits for one. */
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
