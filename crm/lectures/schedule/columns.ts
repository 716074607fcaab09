import { formatDay, timeInSeoul, todayInSeoul } from '#ui-kit';
import type { TimeColumn } from './grid/TimeGrid.tsx';
import { minutesOf, placeOf, type Lesson } from './lessons.ts';
import type { ScheduleWeek } from './types.ts';

type Holidays = ScheduleWeek['holidays'];

/** The rooms of a day. @param rooms all of them, those without a lesson too */
export function roomColumns(
  lessons: readonly Lesson[],
  { day, rooms, holidays }: { day: string; rooms: readonly string[]; holidays: Holidays },
): TimeColumn<Lesson>[] {
  const own = lessons.filter((lesson) => lesson.day === day);
  return rooms.map((room) => ({
    key: room,
    name: room,
    isShaded: holidays?.has(day) ?? false,
    now: nowOn(day),
    items: own.filter((lesson) => placeOf(lesson, 'room') === room),
  }));
}

/** The days of a week. */
export function dayColumns(
  lessons: readonly Lesson[],
  { dates, holidays }: { dates: readonly string[]; holidays: Holidays },
): TimeColumn<Lesson>[] {
  return dates.map((day) => ({
    key: day,
    name: formatDay(day),
    note: holidays?.get(day),
    isShaded: holidays?.has(day) ?? false,
    now: nowOn(day),
    items: lessons.filter((lesson) => lesson.day === day),
  }));
}

/** The time in minutes from midnight, if it is this day. */
const nowOn = (day: string): number | undefined => (day === todayInSeoul() ? minutesOf(timeInSeoul()) : undefined);
