import { addDays, dayInSeoul, formatClock, formatTime, instantInSeoul, isDay, todayInSeoul, weekdayOf } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { booked, lesson, lessonsOf, words, type Entry } from '../../home/parts.ts';
import type { PortalMyWeekQuery } from '../generated/graphql.ts';

/** The Monday of the week of an address; without one of this week. */
export function mondayOf(asked: string | null, now: Date = serverClock.now()): string {
  const day = asked !== null && isDay(asked) ? asked : todayInSeoul(now);
  return addDays(day, 1 - weekdayOf(day));
}

/** What a week is asked by. */
export function weekTimes(monday: string) {
  return {
    first: monday,
    last: addDays(monday, 6),
    from: instantInSeoul(monday),
    until: instantInSeoul(addDays(monday, 7)),
  };
}

/** The seven days of a week, each with its lessons and bookings in order of time. */
export function daysOf(week: PortalMyWeekQuery, monday: string): { day: string; meetings: Entry[] }[] {
  const names = new Map(week.lectures.map(({ id, name }) => [id, name]));
  const makeups = new Set(
    week.upcoming.filter(({ participants: [mine] }) => mine?.makeupFor != null).map(({ id }) => id),
  );
  const lessons = lessonsOf(week).map((time) => ({
    ...lesson(time, names.get(time.lectureId) ?? ''),
    note: words(time.room, `${formatTime(time.endsAt)}까지`),
    end: time.id !== null && makeups.has(time.id) ? '보강' : '',
  }));
  const bookings = week.bookings.map((booking) => ({
    ...booked(booking),
    note: words(booking.slot.room, `${formatClock(booking.endsAt)}까지`),
  }));
  const meetings = [...lessons, ...bookings].sort(
    (one, other) => Date.parse(one.at ?? '') - Date.parse(other.at ?? ''),
  );
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((day) => ({
    day,
    meetings: meetings.filter(({ at }) => at !== null && dayInSeoul(at) === day),
  }));
}
