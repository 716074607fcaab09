interface Lesson {
  /** ISO weekday 1 … 7. */
  weekday: number;
  startsAt: string;
  endsAt: string;
  room: string;
  /** The other weekly hours. */
  hours: readonly Omit<Lesson, 'room' | 'hours'>[];
}

interface Held {
  weekNumber?: number | null;
  /** `YYYY-MM-DD`. */
  heldOn: string;
}

/**
 * Suggests the next week of a lecture: the number after the highest, the first of the lecture's weekdays on or after
 * today and after the last numbered week, with its hours and the room.
 */
export function suggestWeek({ weekday, startsAt, endsAt, room, hours }: Lesson, weeks: readonly Held[], today: string) {
  const numbered = weeks.filter((week) => week.weekNumber != null);
  const last = numbered
    .map((week) => week.heldOn)
    .sort()
    .at(-1);
  const earliest = last !== undefined && last >= today ? addDays(last, 1) : today;
  const dayOf = (iso: number): string => addDays(earliest, (iso - weekdayOf(earliest) + 7) % 7);
  const [next = { weekday, startsAt, endsAt }] = [{ weekday, startsAt, endsAt }, ...hours].sort((one, other) =>
    dayOf(one.weekday).localeCompare(dayOf(other.weekday)),
  );
  return {
    weekNumber: Math.max(0, ...numbered.map((week) => week.weekNumber ?? 0)) + 1,
    heldOn: dayOf(next.weekday),
    startsAt: formatTime(next.startsAt),
    endsAt: formatTime(next.endsAt),
    room,
  };
}
import { addDays, formatTime, weekdayOf } from '#ui-kit';
