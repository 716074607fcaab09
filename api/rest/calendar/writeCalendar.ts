import ical, { ICalCalendarMethod } from 'ical-generator';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** Begin and end on the academy's clock, as `YYYY-MM-DDTHH:MM:SS`. */
interface Timed {
  id: string;
  room: string;
  startsAt: string;
  endsAt: string;
}

interface Lesson extends Timed {
  name: string;
  week: string;
}

interface Booking extends Timed {
  reserveType: string;
}

interface Dday {
  id: string;
  title: string;
  fallsOn: string;
  /** Names of the lectures that it stands in. */
  lectures: string[];
}

const zone = 'Asia/Seoul';
const wallClock = 'YYYY-MM-DD"T"HH24:MI:SS';

/** Korea has kept UTC+9 without daylight saving since 1988. */
const zoneComponent = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19881009T030000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** A student's lessons, bookings and D-days from two months ago on, as iCalendar (RFC 5545). */
export async function writeCalendar(trx: Transaction<Tables>, studentId: string, now: Date): Promise<string> {
  const calendar = ical({ name: '학원 일정', prodId: { company: 'academy', product: 'portal', language: 'KO' } });
  // A calendar with a zone of its own would write its stamps in it; they must be in UTC.
  calendar.timezone({ name: null, generator: () => zoneComponent });
  calendar.method(ICalCalendarMethod.PUBLISH).ttl(3600);
  const add = (uid: string, summary: string, { startsAt, endsAt, room }: Timed) =>
    calendar.createEvent({
      id: uid,
      stamp: now,
      timezone: zone,
      summary,
      // The library writes the server's wall clock beside the zone, so it is given that of Seoul.
      start: new Date(startsAt),
      end: new Date(endsAt),
      location: room,
    });
  const since = new Date(now.getTime() - 60 * 86_400_000);
  for (const lesson of await lessonsOf(trx, studentId, since)) {
    add(`lesson-${lesson.id}`, `${lesson.name} ${lesson.week}`, lesson);
  }
  for (const time of await timesOf(trx, studentId)) add(`time-${time.id}`, time.name, time);
  for (const booking of await bookingsOf(trx, studentId, since)) {
    add(`booking-${booking.id}`, booking.reserveType === 'CLINIC' ? '클리닉' : '상담', booking);
  }
  for (const { id, title, fallsOn, lectures } of await ddaysOf(trx, studentId, since)) {
    // A day has no zone: any hour of it in the server's own will do.
    const start = new Date(`${fallsOn}T12:00:00`);
    const summary = lectures.length === 1 ? `${lectures[0]} ${title}` : title;
    calendar.createEvent({
      id: `dday-${id}`,
      stamp: now,
      summary,
      description: lectures.join(', '),
      start,
      allDay: true,
    });
  }
  return calendar.toString();
}

async function lessonsOf(trx: Transaction<Tables>, studentId: string, since: Date): Promise<Lesson[]> {
  const { rows } = await sql<Lesson>`
    select week.id, lectures.name, week_name(week) as week, coalesce(week.room, '') as room,
      to_char(week.held_on + week.starts_at, ${wallClock}) as "startsAt",
      to_char(week.held_on + week.ends_at, ${wallClock}) as "endsAt"
    from participants
    join weekly_lectures as week on week.id = participants.weekly_lecture_id
    join lectures on lectures.id = week.lecture_id
    where participants.student_id = ${studentId} and week.held_on >= (${since}::timestamptz at time zone ${zone})::date
    order by week.held_on, week.starts_at limit 1000`.execute(trx);
  return rows;
}

/** Where no week was made yet. */
async function timesOf(trx: Transaction<Tables>, studentId: string): Promise<(Timed & { name: string })[]> {
  const { rows } = await sql<Timed & { name: string }>`
    select time.lecture_id || to_char(time.held_on + time.starts_at, '-YYYYMMDDHH24MI') as id, lectures.name, time.room,
      to_char(time.held_on + time.starts_at, ${wallClock}) as "startsAt", to_char(time.held_on + time.ends_at, ${wallClock}) as "endsAt"
    from lesson_times as time join lectures on lectures.id = time.lecture_id
    where time.student_id = ${studentId} order by time.held_on, time.starts_at`.execute(trx);
  return rows;
}

async function bookingsOf(trx: Transaction<Tables>, studentId: string, since: Date): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select booking.id, booking.reserve_type as "reserveType", coalesce(slot.room, '') as room,
      to_char(booking.starts_at at time zone ${zone}, ${wallClock}) as "startsAt",
      to_char(booking.ends_at at time zone ${zone}, ${wallClock}) as "endsAt"
    from clinic_participants as booking join clinic_slots as slot on slot.id = booking.slot_id
    where booking.student_id = ${studentId} and booking.status in ('RESERVED', 'ARRIVED') and booking.starts_at >= ${since}
    order by booking.starts_at limit 1000`.execute(trx);
  return rows;
}

/** One that stands in several lectures is one day. */
async function ddaysOf(trx: Transaction<Tables>, studentId: string, since: Date): Promise<Dday[]> {
  const { rows } = await sql<Dday>`
    select min(dday.id::text) as id, dday.title, dday.falls_on::text as "fallsOn",
      array_agg(distinct lecture.name order by lecture.name) as lectures
    from lecture_ddays as dday join lectures as lecture on lecture.id = dday.lecture_id
    where dday.falls_on >= (${since}::timestamptz at time zone ${zone})::date
      and exists (select from dday_readers where dday_id = dday.id and student_id = ${studentId})
    group by dday.title, dday.falls_on order by dday.falls_on, dday.title limit 500`.execute(trx);
  return rows;
}
