import { byName } from '../names/byName.ts';
import { formatHours, WEEKDAYS } from './date.ts';

interface Lesson {
  /** ISO weekday 1 … 7. */
  weekday: number;
  startsAt: string;
  endsAt: string;
}

/** All weekly hours of a lecture, in the order of the week. */
export function lessonsOf({
  weekday,
  startsAt,
  endsAt,
  hours,
}: Lesson & { hours: readonly Lesson[] }): readonly Lesson[] {
  return [{ weekday, startsAt, endsAt }, ...hours].sort(
    (one, other) => one.weekday - other.weekday || byName(one.startsAt, other.startsAt),
  );
}

/** `화 18:30–21:30`, with several weekdays `화 18:30–21:30 · 금 19:00–21:00`. */
export function formatLessons(lecture: Lesson & { hours: readonly Lesson[] }): string {
  return lessonsOf(lecture)
    .map((lesson) => `${WEEKDAYS[lesson.weekday - 1]} ${formatHours(lesson)}`)
    .join(' · ');
}
