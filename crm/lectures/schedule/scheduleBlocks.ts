import { formatWeek, lessonsOf, weekdayOf } from '#ui-kit';
import type { CalendarBlock } from '#ui-kit/WeekCalendar/types.ts';
import type { ScheduleQuery } from '../generated/graphql.ts';

/** A lesson on the calendar: a week that is held, or regular hours without a week yet. */
export interface LessonBlock extends CalendarBlock {
  lectureId: string;
  /** Null for regular hours. */
  weekId: string | null;
  teacherName: string;
  room: string;
}

/** The lessons of these days: the weeks, and the regular hours of lectures that have no week on that day. */
export function lessonBlocks({ weeklyLectures, lectures }: ScheduleQuery, days: readonly string[]): LessonBlock[] {
  const held = weeklyLectures.map(({ id, lecture, heldOn, startsAt, endsAt, room, ...week }): LessonBlock => ({
    id,
    weekId: id,
    lectureId: lecture.id,
    name: `${lecture.name} ${formatWeek(week)}`,
    teacherName: lecture.teacherName,
    room,
    day: heldOn,
    from: minutesOf(startsAt),
    to: minutesOf(endsAt),
    note: room,
  }));
  const taken = new Set(held.map(({ lectureId, day }) => `${lectureId} ${day}`));
  const regular = days.flatMap((day) =>
    lectures.flatMap((lecture) => {
      const { id, name, teacherName, room, startsOn, endsOn } = lecture;
      if ((startsOn ?? day) > day || (endsOn ?? day) < day || taken.has(`${id} ${day}`)) return [];
      return lessonsOf(lecture)
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .map(({ startsAt, endsAt }): LessonBlock => {
          const [from, to] = [minutesOf(startsAt), minutesOf(endsAt)];
          const place = { teacherName, room, note: room, tone: 'neutral' as const };
          return { id: `${id} ${day} ${from}`, weekId: null, lectureId: id, name, day, from, to, ...place };
        });
    }),
  );
  return [...held, ...regular];
}

/** The rooms and teachers that are at two lessons at once, as sentences. */
export function clashesOf(blocks: readonly LessonBlock[]): string[] {
  const said = new Set<string>();
  for (const one of blocks)
    for (const other of blocks) {
      const isAtOnce = one.id < other.id && one.day === other.day && one.from < other.to && other.from < one.to;
      if (!isAtOnce) continue;
      if (one.room !== '' && one.room === other.room) said.add(`${one.room}: ${one.name}, ${other.name}`);
      if (one.teacherName === other.teacherName) said.add(`${one.teacherName} 선생님: ${one.name}, ${other.name}`);
    }
  return [...said];
}

/** Minutes from midnight of a time like `18:30:00`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
