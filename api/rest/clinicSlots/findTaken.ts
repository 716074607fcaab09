import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { seoulDate, seoulTime } from '../_protocol/seoul.ts';
import type { SlotValues } from './slotRow.ts';

/** A slot to be written; `id` when it exists. */
export type Wanted = Pick<SlotValues, 'reserve_type' | 'starts_at' | 'ends_at' | 'room' | 'ta_id'> & { id?: string };

interface Taken {
  /** Index of the slot whose hours it shares. */
  place: number;
  /** Null for a lesson. */
  slotId: string | null;
  /** The name of the lesson's lecture. */
  lecture: string | null;
  startsAt: Date;
  endsAt: Date;
  /** The room is taken; otherwise who is in charge. */
  isRoom: boolean;
}

/** The other slots and the lessons, made or to come, that are in the room of these slots at their hours, or have their TA. */
export async function findTaken(trx: Transaction<Tables>, slots: readonly Wanted[]) {
  const given = slots.map(({ id, reserve_type, starts_at, ends_at, room, ta_id }, place) => {
    return { place, id, reserve_type, starts_at, ends_at, room, ta_id };
  });
  const { rows } = await sql<Taken>`
    with given as (
      select given.*, users.name as ta_name, (starts_at at time zone 'Asia/Seoul')::date as first_day, (ends_at at time zone 'Asia/Seoul')::date as last_day
      from json_to_recordset(${JSON.stringify(given)}::json) as given (place integer, id uuid, reserve_type text, starts_at timestamptz,
        ends_at timestamptz, room text, ta_id uuid)
      left join users on users.id = ta_id
    ), lessons as (
      select lecture_id, held_on, starts_at, ends_at, room from weekly_lectures
      union all
      select lecture_id, held_on, starts_at, ends_at, room from lecture_times
    ), taken as (
      select given.place, other.id as slot_id, null as lecture, other.starts_at, other.ends_at, kind.is_room
      from given
      join clinic_slots as other on other.starts_at < given.ends_at and given.starts_at < other.ends_at and other.id is distinct from given.id
      cross join lateral (values
        (true, other.room = given.room and (given.room <> '' or (other.reserve_type, other.starts_at) = (given.reserve_type, given.starts_at))),
        (false, other.ta_id = given.ta_id and 'COUNSEL' in (other.reserve_type, given.reserve_type))
      ) as kind (is_room, is_taken)
      where kind.is_taken
      union all
      select given.place, null, lecture.name, hours.starts_at, hours.ends_at, kind.is_room
      from given
      join lessons as lesson on lesson.held_on between given.first_day and given.last_day
      join lectures as lecture on lecture.id = lesson.lecture_id
      cross join lateral (select (lesson.held_on + lesson.starts_at) at time zone 'Asia/Seoul' as starts_at,
        (lesson.held_on + lesson.ends_at) at time zone 'Asia/Seoul' as ends_at) as hours
      -- Teachers are names: who is in charge of a slot teaches under that of the account.
      cross join lateral (values (true, lesson.room = given.room and given.room <> ''), (false, lecture.teacher_name = given.ta_name)) as kind (is_room, is_taken)
      where kind.is_taken and hours.starts_at < given.ends_at and given.starts_at < hours.ends_at)
    select place, slot_id as "slotId", lecture, starts_at as "startsAt", ends_at as "endsAt", is_room as "isRoom" from taken
    order by place, starts_at, slot_id, lecture, is_room desc`.execute(trx);
  return rows.map((row) => ({
    place: row.place,
    slotId: row.slotId,
    date: seoulDate(row.startsAt),
    startsAt: row.startsAt.toISOString(),
    code: row.isRoom ? ('ROOM' as const) : ('TA' as const),
    detail: wordsOf(row),
  }));
}

function wordsOf({ lecture, startsAt, endsAt, isRoom }: Taken): string {
  const until = `${seoulTime(startsAt)}–${seoulTime(endsAt)}`;
  if (lecture !== null) {
    return isRoom
      ? `같은 장소에서 ${until}에 ${lecture} 수업이 있습니다.`
      : `담당 조교가 ${until}에 ${lecture} 수업을 맡고 있습니다.`;
  }
  return isRoom ? `같은 장소에 ${until} 시간이 있습니다.` : `담당 조교가 ${until}에 다른 시간을 맡고 있습니다.`;
}
