import { formatWeek, lessonsOf, weekdayOf } from '#ui-kit';
import { byName } from '#ui-kit/format/names/byName.ts';
import type { CalendarSpan } from '#ui-kit/WeekCalendar/span.ts';
import type { ScheduleQuery } from '../generated/graphql.ts';

/** A lesson of the timetable: a week that is held, or regular hours without a week yet. */
export interface Lesson extends CalendarSpan {
  /** Unique in the timetable. */
  id: string;
  lectureId: string;
  /** Null for regular hours. */
  weekId: string | null;
  /** Of the lecture, with that of its week. */
  name: string;
  teacherName: string;
  /** '' where none is set. */
  room: string;
}

/** What lessons can be gathered by. */
export type By = 'room' | 'teacherName';

const unnamed: Record<By, string> = { room: '강의실 없음', teacherName: '선생님 없음' };

/** Where or by whom a lesson is given, in words. */
export const placeOf = (lesson: Lesson, by: By): string => lesson[by] || unnamed[by];

/** The rooms or teachers of lessons in their order; those without one are last. */
export function placesOf(lessons: readonly Lesson[], by: By): string[] {
  const places = new Set(lessons.map((lesson) => lesson[by]).filter(Boolean));
  const none = lessons.some((lesson) => lesson[by] === '') ? [unnamed[by]] : [];
  return [...[...places].sort(byName), ...none];
}

/** The lessons of these days in the order of time, then room: the weeks, and the regular hours of lectures that have no week on that day. */
export function lessonsIn({ weeklyLectures, lectures }: ScheduleQuery, days: readonly string[]): Lesson[] {
  // While another week is read, those of the one before are there.
  const ofDays = weeklyLectures.filter(({ heldOn }) => days.includes(heldOn));
  const held = ofDays.map(({ id, lecture, heldOn, startsAt, endsAt, room, ...week }): Lesson => ({
    id,
    weekId: id,
    lectureId: lecture.id,
    name: `${lecture.name} ${formatWeek(week)}`,
    teacherName: lecture.teacherName,
    room,
    day: heldOn,
    from: minutesOf(startsAt),
    to: minutesOf(endsAt),
  }));
  const taken = new Set(held.map(({ lectureId, day }) => `${lectureId} ${day}`));
  const regular = days.flatMap((day) =>
    lectures.flatMap((lecture) => {
      const { id, name, teacherName, room, startsOn, endsOn } = lecture;
      if ((startsOn ?? day) > day || (endsOn ?? day) < day || taken.has(`${id} ${day}`)) return [];
      return lessonsOf(lecture)
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .map(({ startsAt, endsAt }): Lesson => {
          const [from, to] = [minutesOf(startsAt), minutesOf(endsAt)];
          return { id: `${id} ${day} ${from}`, weekId: null, lectureId: id, name, teacherName, room, day, from, to };
        });
    }),
  );
  return [...held, ...regular].sort(
    (one, other) =>
      byName(one.day, other.day) ||
      one.from - other.from ||
      Number(one.room === '') - Number(other.room === '') ||
      byName(one.room, other.room),
  );
}

/** Minutes from midnight of a time like `18:30:00`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
