import { addDays, formatTime, weekdayOf } from '#ui-kit';

/** A weekly lesson of a lecture. */
export interface Lesson {
  /** ISO weekday 1 … 7. */
  weekday: number;
  startsAt: string;
  endsAt: string;
}

interface Lecture extends Lesson {
  room: string;
  /** The other weekly hours. */
  hours: readonly Lesson[];
  /** The first day of the term; null while open. */
  startsOn?: string | null;
}

interface Held {
  weekNumber?: number | null;
  /** `YYYY-MM-DD`. */
  heldOn: string;
}

/**
 * Suggests the next week of a lecture: the first of the lecture's weekdays on or after today, the first day of its term and the day
 * after the last numbered week, with its hours and the room; with the number of the last week while that has a lesson to come, else the next one.
 */
export function suggestWeek({ room, startsOn, ...lecture }: Lecture, weeks: readonly Held[], today: string) {
  const numbered = weeks.filter((week) => week.weekNumber != null);
  const last = numbered.map(({ heldOn }) => addDays(heldOn, 1));
  const earliest = [today, startsOn ?? '', ...last].sort().at(-1) ?? today;
  const dayOf = ({ weekday }: Lesson): string => addDays(earliest, (weekday - weekdayOf(earliest) + 7) % 7);
  const lessons = [lecture, ...lecture.hours];
  const next = lessons.reduce((one, other) => (dayOf(other) < dayOf(one) ? other : one));
  return {
    weekNumber: nextNumber(
      Math.max(1, ...numbered.map(({ weekNumber }) => weekNumber ?? 0)),
      dayOf(next),
      numbered,
      lessons.length,
    ),
    heldOn: dayOf(next),
    startsAt: formatTime(next.startsAt),
    endsAt: formatTime(next.endsAt),
    room,
  };
}

/** The number, from `first` on, of a lesson on a day: one that no other calendar week has, with room for one of the lessons of a week. */
export function nextNumber(first: number, day: string, weeks: readonly Held[], perWeek: number): number {
  let number = first;
  const fits = (): boolean => {
    const those = weeks.filter(({ weekNumber }) => weekNumber === number);
    return those.length < perWeek && those.every(({ heldOn }) => mondayOf(heldOn) === mondayOf(day));
  };
  while (!fits()) number++;
  return number;
}

const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
