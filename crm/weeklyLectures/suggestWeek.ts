interface Lesson {
  /** ISO weekday 1 … 7. */
  weekday: number;
  startsAt: string;
  endsAt: string;
  room: string;
}

interface Held {
  weekNumber?: number | null;
  /** `YYYY-MM-DD`. */
  heldOn: string;
}

/**
 * Suggests the next week of a lecture: the number after the highest, the lecture's weekday on or after today and after the
 * last numbered week, its hours and room.
 */
export function suggestWeek({ weekday, startsAt, endsAt, room }: Lesson, weeks: readonly Held[], today: string) {
  const numbered = weeks.filter((week) => week.weekNumber != null);
  const last = numbered
    .map((week) => week.heldOn)
    .sort()
    .at(-1);
  const earliest = last !== undefined && last >= today ? addDays(last, 1) : today;
  return {
    weekNumber: Math.max(0, ...numbered.map((week) => week.weekNumber ?? 0)) + 1,
    heldOn: addDays(earliest, (weekday - weekdayOf(earliest) + 7) % 7),
    startsAt: formatTime(startsAt),
    endsAt: formatTime(endsAt),
    room,
  };
}
import { addDays, formatTime, weekdayOf } from '#ui-kit';
