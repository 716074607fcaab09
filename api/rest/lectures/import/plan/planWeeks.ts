import { weekdayOf } from '#ui-kit/format/time/date.ts';
import { addDays } from '../../../_protocol/seoul.ts';
import type { Hours } from '../read/hours.ts';

/** A lesson that is made. */
export interface Lesson {
  weekNumber: number;
  heldOn: string;
  startsAt: string;
  endsAt: string;
}

interface Term {
  hours: readonly Hours[];
  startsOn: string | null;
  endsOn: string | null;
  /** How many weeks it has; null where the file does not say. */
  weeks: number | null;
}

/** The highest number of a week, and the longest term in days. */
const lastNumber = 100;
const longest = 800;

/**
 * The lessons of a term from today on, numbered from its first day. Holidays have none, and a week without a lesson has no number. Of a term
 * without an end only the next week is made.
 * @returns the lessons, and the number of the last week before today
 */
export function planWeeks(
  term: Term,
  today: string,
  holidays: ReadonlyMap<string, string>,
): { lessons: Lesson[]; passed: number } {
  const all = lessonsOf(term, term.startsOn ?? today, today, holidays);
  // A term that began long ago has no number left for today.
  const isOver = term.endsOn !== null || term.weeks !== null;
  const counted = all.some(({ heldOn }) => heldOn >= today) || isOver ? all : lessonsOf(term, today, today, holidays);
  const lessons = counted.filter(({ heldOn }) => heldOn >= today);
  return { lessons, passed: (lessons[0]?.weekNumber ?? counted.at(-1)?.weekNumber ?? 1) - (lessons[0] ? 1 : 0) };
}

function lessonsOf(
  { hours, endsOn, weeks }: Term,
  from: string,
  today: string,
  holidays: ReadonlyMap<string, string>,
): Lesson[] {
  const sorted = hours.toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  const lessons: Lesson[] = [];
  let number = 0;
  let monday = '';
  for (
    let day = from, tried = 0;
    tried < longest && (endsOn === null || day <= endsOn);
    tried++, day = addDays(day, 1)
  ) {
    const weekday = weekdayOf(day);
    const those = sorted.filter((one) => one.weekday === weekday);
    if (those.length === 0 || holidays.has(day)) continue;
    const week = addDays(day, 1 - weekday);
    if (week !== monday) {
      const isEnough = weeks === null ? endsOn === null && (lessons.at(-1)?.heldOn ?? '') >= today : number >= weeks;
      if (isEnough || number >= lastNumber) break;
      monday = week;
      number++;
    }
    for (const { startsAt, endsAt } of those) lessons.push({ weekNumber: number, heldOn: day, startsAt, endsAt });
  }
  return lessons;
}
