import { formatLessons, lessonsOf } from '#ui-kit';

interface Lesson {
  /** ISO weekday 1 … 7. */
  weekday: number;
  /** `HH:MM`, with or without seconds. */
  startsAt: string;
  endsAt: string;
}

/** When a lecture meets, and in which term; open where it has no such date. */
export interface Meeting extends Lesson {
  hours: readonly Lesson[];
  startsOn?: string | null;
  endsOn?: string | null;
}

/** The hours of a lecture at which another one meets too, as text; empty when there are none, or their terms do not meet. */
export function sharedHours(one: Meeting, other: Meeting): string {
  if ((one.startsOn ?? '') > (other.endsOn ?? '9999') || (other.startsOn ?? '') > (one.endsOn ?? '9999')) return '';
  const [first, ...rest] = lessonsOf(other).filter((lesson) => lessonsOf(one).some((own) => areAtOnce(own, lesson)));
  return first ? formatLessons({ ...first, hours: rest }) : '';
}

function areAtOnce(one: Lesson, other: Lesson): boolean {
  if (one.weekday !== other.weekday || [one.startsAt, one.endsAt].includes('')) return false;
  return one.startsAt.slice(0, 5) < other.endsAt.slice(0, 5) && other.startsAt.slice(0, 5) < one.endsAt.slice(0, 5);
}
