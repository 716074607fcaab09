import { sql } from 'kysely';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import type { Handler } from '../_protocol/handler.ts';
import { checkSpan } from './span.ts';

/** Each day's seats, people and todos. */
export const readClinicDailyStatus: Handler<'readClinicDailyStatus'> = async ({ trx, query }) => {
  checkSpan(query);
  const { rows } = await sql<ReplyOf<'readClinicDailyStatus'>['days'][number]>`
    select slot.held_on::text as date, count(*)::int as slots, sum(slot.capacity)::int as capacity,
      sum(load.booked)::int as booked, sum(load.waiting)::int as waiting, sum(load.arrived)::int as arrived,
      sum(load.booked - load.arrived - load.departed)::int as expected, sum(load.departed)::int as departed,
      sum(load.no_show)::int as "noShow", sum(load.hurried)::int as hurried, sum(people.cancelled)::int as cancelled,
      sum(people.unassigned)::int as unassigned, sum(people.open)::int as "openTodos", sum(people.done)::int as "doneTodos"
    from clinic_slots as slot
    join clinic_slot_loads as load on load.id = slot.id
    cross join lateral (
      select count(*) filter (where booking.status = 'CANCELLED') as cancelled,
        count(*) filter (where booking.status in ('RESERVED', 'ARRIVED') and booking.ta_id is null) as unassigned,
        coalesce(sum(work.open), 0) as open, coalesce(sum(work.done), 0) as done
      from clinic_participants as booking cross join lateral (
        select count(*) filter (where status not in ('DONE', 'FAILED')) as open, count(*) filter (where status = 'DONE') as done
        from clinic_todos where participant_id = booking.id
      ) as work
      where booking.slot_id = slot.id
    ) as people
    where slot.held_on between ${query.startDate}::date and ${query.endDate}::date
      and (${query.reserveType ?? null}::text is null or slot.reserve_type = ${query.reserveType ?? null}::text)
    group by slot.held_on
    order by slot.held_on`.execute(trx);
  return { days: rows };
};
