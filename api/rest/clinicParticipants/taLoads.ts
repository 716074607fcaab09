import { sql } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import { checkSpan } from '../clinicSlots/span.ts';
import type { Handler } from '../_protocol/handler.ts';

/** The bookings of each TA by day. */
export const countClinicTaAssignments: Handler<'countClinicTaAssignments'> = async ({ trx, query }) => {
  checkSpan(query);
  const { rows } = await sql<ReplyOf<'countClinicTaAssignments'>['counts'][number]>`
    select booking.ta_id as "taId", users.name, slot.held_on::text as date, count(*)::int as assigned,
      count(*) filter (where booking.status = 'RESERVED')::int as expected,
      count(*) filter (where booking.status = 'ARRIVED')::int as arrived,
      count(*) filter (where booking.status = 'DEPARTED')::int as departed,
      count(*) filter (where booking.reserve_type = 'COUNSEL')::int as counsels,
      coalesce(sum((select count(*) from clinic_todos where participant_id = booking.id and status not in ('DONE', 'FAILED'))), 0)::int as "openTodos",
      (sum(extract(epoch from booking.ends_at - booking.starts_at)) / 60)::int as minutes
    from clinic_participants as booking
    join clinic_slots as slot on slot.id = booking.slot_id
    join users on users.id = booking.ta_id
    where slot.held_on between ${query.startDate}::date and ${query.endDate}::date and holds_clinic_seat(booking.status)
      and (${query.reserveType ?? null}::text is null or slot.reserve_type = ${query.reserveType ?? null}::text)
    group by booking.ta_id, users.name, slot.held_on
    order by slot.held_on, users.name, booking.ta_id`.execute(trx);
  return { counts: rows };
};

/** The students of each TA on a day, and those without a TA. */
export const listClinicTaAssignments: Handler<'listClinicTaAssignments'> = async ({ trx, query }) => {
  const rows = await trx
    .selectFrom('clinic_participants as booking')
    .innerJoin('clinic_slots as slot', 'slot.id', 'booking.slot_id')
    .innerJoin('users as student', 'student.id', 'booking.student_id')
    .leftJoin('users as ta', 'ta.id', 'booking.ta_id')
    .select(['booking.id', 'booking.slot_id', 'booking.ta_id', 'booking.student_id', 'booking.status'])
    .select(['booking.starts_at', 'booking.ends_at', 'booking.is_hurried', 'slot.room'])
    .select(['student.name as studentName', 'ta.name as taName'])
    .select(
      sql<number>`(select count(*)::int from clinic_todos where participant_id = booking.id and status not in ('DONE', 'FAILED'))`.as(
        'openTodos',
      ),
    )
    .where('slot.held_on', '=', query.date)
    .where('booking.status', 'in', ['RESERVED', 'ARRIVED', 'DEPARTED'])
    .$if(query.reserveType !== undefined, (some) => some.where('slot.reserve_type', '=', query.reserveType ?? 'CLINIC'))
    .$if(query.taId !== undefined, (some) => some.where('booking.ta_id', '=', query.taId ?? null))
    .orderBy('ta.name')
    .orderBy('booking.starts_at')
    .orderBy('student.name')
    .execute();
  return {
    bookings: rows.map((row) => ({
      participantId: row.id,
      slotId: row.slot_id,
      taId: row.ta_id,
      taName: row.taName,
      studentId: row.student_id,
      studentName: row.studentName,
      status: row.status,
      room: row.room,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      isHurried: row.is_hurried,
      openTodos: row.openTodos,
    })),
  };
};
