import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { ReplyOf } from '#openapi/generated/operations.ts';
import { formatDay, formatHours } from '#ui-kit/format/time/date.ts';
import { formatLessons } from '#ui-kit/format/time/lessons.ts';
import { someNames } from '#ui-kit/format/names/someNames.ts';

type StudentClash = ReplyOf<'enrollStudents'>['clashes'][number];
type PlaceClash = ReplyOf<'updateWeeklyLecture'>['taken'][number];

interface Hours {
  startsAt: string;
  endsAt: string;
}

/** The students who have another class at the weekly hours of a lecture, from a day to another (null: open), by name. */
export async function clashesOfLecture(
  trx: Transaction<Tables>,
  { lectureId, userIds, from, to }: { lectureId: string; userIds: readonly string[]; from: string; to: string | null },
): Promise<StudentClash[]> {
  const { rows } = await sql<Taken & { weekday: number }>`
    select ${who}, taken.weekday
    from taken_hours(${lectureId}, ${userIds}::uuid[], ${from}::date, ${to}::date) as taken ${named}
    order by users.name, users.id, lecture.name, taken.weekday, taken.starts_at`.execute(trx);
  return weekly(rows);
}

/** The students of a lecture who have another class at its weekly hours while they are in both, from today on, by name. */
export async function clashesOfEnrolled(trx: Transaction<Tables>, lectureId: string): Promise<StudentClash[]> {
  const { rows } = await sql<Taken & { weekday: number }>`
    select ${who}, taken.weekday
    from (select (now() at time zone 'Asia/Seoul')::date as today) as now
    join enrollments as own on own.lecture_id = ${lectureId} and coalesce(own.to_date, 'infinity') >= today
    cross join lateral taken_hours(own.lecture_id, array[own.student_id], greatest(own.from_date, today), own.to_date) as taken ${named}
    order by users.name, users.id, lecture.name, taken.weekday, taken.starts_at`.execute(trx);
  return weekly(rows);
}

/** The students who have another lesson at the hours of a week of these, by name. */
export async function clashesOfWeeks(
  trx: Transaction<Tables>,
  weekIds: readonly string[],
  userIds: readonly string[],
): Promise<StudentClash[]> {
  const { rows } = await sql<Dated>`
    select ${who}, taken.held_on::text as "heldOn"
    from taken_lessons(${weekIds}::uuid[], ${userIds}::uuid[]) as taken ${named} ${byDay}`.execute(trx);
  return grouped(rows, days);
}

/** The participants of these weeks who have another lesson then, by name. */
export async function clashesOfParticipants(
  trx: Transaction<Tables>,
  weekIds: readonly string[],
): Promise<StudentClash[]> {
  const inWeeks = trx.selectFrom('participants').select('student_id').where('weekly_lecture_id', 'in', weekIds);
  return clashesOfWeeks(
    trx,
    weekIds,
    (await inWeeks.distinct().execute()).map(({ student_id }) => student_id),
  );
}

/** The students who have a lesson at the hours of these bookings, by name. */
export async function clashesOfBookings(
  trx: Transaction<Tables>,
  bookingIds: readonly string[],
): Promise<StudentClash[]> {
  const { rows } = await sql<Dated>`
    select ${who}, taken.held_on::text as "heldOn" from taken_bookings(${bookingIds}::uuid[]) as taken ${named} ${byDay}`.execute(
    trx,
  );
  return grouped(rows, days);
}

/** Whose teacher or room has another lesson, or a clinic or counsel, at the hours of these weeks, by day. */
export async function placesTaken(trx: Transaction<Tables>, weekIds: readonly string[]): Promise<PlaceClash[]> {
  const { rows } = await sql<Hours & { who: string; lecture: string; heldOn: string }>`
    select concat_ws(', ', taken.teacher || ' 선생님', taken.room) as who, lecture.name as lecture,
      taken.held_on::text as "heldOn", taken.starts_at as "startsAt", taken.ends_at as "endsAt"
    from taken_places(${weekIds}::uuid[]) as taken join lectures as lecture on lecture.id = taken.lecture_id
    union all
    select concat_ws(', ', taken.teacher || ' 선생님', taken.room), case slot.reserve_type when 'COUNSEL' then '상담' else '클리닉' end,
      slot.held_on::text, (slot.starts_at at time zone 'Asia/Seoul')::time, (slot.ends_at at time zone 'Asia/Seoul')::time
    from weekly_lectures as week join lectures as own on own.id = week.lecture_id
    -- One that began the day before may go on.
    join clinic_slots as slot on slot.held_on between week.held_on - 1 and week.held_on
      and slot.starts_at < (week.held_on + week.ends_at) at time zone 'Asia/Seoul' and (week.held_on + week.starts_at) at time zone 'Asia/Seoul' < slot.ends_at
    left join users as ta on ta.id = slot.ta_id
    cross join lateral (select case when ta.name = own.teacher_name then ta.name end as teacher, case when slot.room = week.room then nullif(week.room, '') end as room) as taken
    where week.id = any (${weekIds}::uuid[]) and coalesce(taken.teacher, taken.room) is not null
    order by "heldOn", "startsAt", lecture`.execute(trx);
  const groups = Map.groupBy(rows, ({ who: taken, lecture }) => `${taken}\n${lecture}`);
  return [...groups.values()].map(([first, ...others]) => ({
    who: first!.who,
    lecture: first!.lecture,
    at: days([first!, ...others]),
  }));
}

interface Taken extends Hours {
  userId: string;
  name: string;
  lecture: string;
}

type Dated = Taken & { heldOn: string };

const who = sql`users.id as "userId", users.name, lecture.name as lecture, taken.starts_at as "startsAt", taken.ends_at as "endsAt"`;
const named = sql`join users on users.id = taken.student_id join lectures as lecture on lecture.id = taken.lecture_id`;
const byDay = sql`order by users.name, users.id, lecture.name, taken.held_on, taken.starts_at`;

/** One a student and other lecture. */
function grouped<Row extends Taken>(rows: readonly Row[], at: (rows: [Row, ...Row[]]) => string): StudentClash[] {
  const groups = Map.groupBy(rows, ({ userId, lecture }) => `${userId}\n${lecture}`);
  return [...groups.values()].map(([first, ...others]) => {
    const { userId, name, lecture } = first!;
    return { userId, name, lecture, at: at([first!, ...others]) };
  });
}

const weekly = (rows: readonly (Taken & { weekday: number })[]): StudentClash[] =>
  grouped(rows, ([first, ...hours]) => formatLessons({ ...first, hours }));

const days = (rows: readonly (Hours & { heldOn: string })[]): string =>
  someNames(
    rows.map((row) => `${formatDay(row.heldOn)} ${formatHours(row)}`),
    1,
    '회',
  );
