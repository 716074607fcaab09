import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { conflict, notFound } from '../../http/problem.ts';
import type { SlotRow } from '../clinicSlots/slotRow.ts';
import type { Handler } from '../_protocol/handler.ts';

/** Books a seat in the clinic, or a place on the waiting list. */
export const reserveClinicSlot: Handler<'reserveClinicSlot'> = ({ trx, params, body, actor }) =>
  reserveFor(trx, { slotId: params.slotId, kind: 'CLINIC', studentId: actor.userId, wait: body.wait });

/** The same for a counsel slot, with its topic. */
export const reserveCounselSlot: Handler<'reserveCounselSlot'> = ({ trx, params, body, actor }) => {
  const { wait, counselType } = body;
  return reserveFor(trx, { slotId: params.slotId, kind: 'COUNSEL', studentId: actor.userId, wait, counselType });
};

interface Wish {
  slotId: string;
  kind: SlotRow['reserve_type'];
  studentId: string;
  wait?: boolean | undefined;
  counselType?: SlotRow['counsel_type'];
}

/** Books one student, as they may themselves. Many book at once and each locks the slot until the commit, so one call does everything. */
export async function reserveFor(
  trx: Transaction<Tables>,
  { slotId, kind, studentId, wait, counselType = null }: Wish,
) {
  const { rows } = await sql<Outcome>`
    select * from reserve_clinic_seat(${slotId}, ${kind}, ${studentId}, ${wait ?? false}, ${counselType})`.execute(trx);
  const [outcome] = rows;
  if (!outcome?.cancel_until) throw notFound(kind === 'COUNSEL' ? '상담 시간' : '클리닉 시간');
  const { id, status, place, todos, cancel_until, starts_at, ends_at, known_status, name } = outcome;
  if (known_status !== null) throw alreadyReserved({ name, status: known_status });
  const times = { startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() };
  return { id, status, place, todos, cancelUntil: cancel_until.toISOString(), ...times };
}

/** The result of `reserve_clinic_seat`: the booking, or the existing one. */
interface Outcome {
  cancel_until: Date | null;
  known_status: string | null;
  name: string;
  id: string;
  status: 'WAITING' | 'RESERVED';
  starts_at: Date;
  ends_at: Date;
  place: number | null;
  todos: number;
}

/** Throws 409 when one of these students is booked in a slot or on its waiting list. */
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
  if (known) throw alreadyReserved(known);
}

function alreadyReserved({ name, status }: { name: string; status: string }) {
  const what = status === 'WAITING' ? '대기하고 있습니다' : '예약되어 있습니다';
  return conflict('already-reserved', `${name} 학생은 이미 이 시간에 ${what}.`);
}
