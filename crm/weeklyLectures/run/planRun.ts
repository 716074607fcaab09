import { addDays, weekdayOf } from '#ui-kit';
import { nextNumber, type Lesson } from './suggestWeek.ts';

/** The input of the plan. */
export interface RunWish {
  /** The first date on which there may be a lesson, `YYYY-MM-DD`. */
  from: string;
  /** The lessons of each week. */
  lessons: readonly Lesson[];
  /** The last day of the term; null while open. @default null */
  until?: string | null;
  /** How many lessons to hold. */
  count: number;
  /** The number of the first week. */
  firstNumber: number;
}

/** Obstacles to a date or a number. */
export interface RunFacts {
  /** Public holidays by day. */
  holidays: ReadonlyMap<string, string>;
  /** Existing weeks by date. */
  standing: ReadonlyMap<string, string>;
  /** Existing weeks: their numbers are skipped, but where the same week has a lesson to come. */
  weeks: readonly { weekNumber: number | null; heldOn: string }[];
}

/** One lesson of the plan. */
export interface PlannedDay extends Pick<Lesson, 'startsAt' | 'endsAt'> {
  /** `YYYY-MM-DD`. */
  heldOn: string;
  /** The number it gets; null when no class is held. */
  weekNumber: number | null;
  /** Its place in a week of several lessons, `1/2`; null of the only one. */
  placeInWeek: string | null;
  /** Why it is skipped by default; null for an ordinary day. */
  obstacle: { kind: 'holiday' | 'standing'; name: string } | null;
}

/** The highest number a week may have, and the most lessons a plan tries. */
const LAST_NUMBER = 100;
const LONGEST = 80;

/**
 * The lessons of a run: on the lecture's weekdays until `count` are held; those of one calendar week have its number. Holidays and dates
 * that have a week already are skipped; a person can choose to hold or skip any date. A week without a lesson uses no number. Ends early
 * when the numbers run out or the term ends.
 * @param choices by date: true to hold a class anyway, false to skip it
 */
export function planRun(
  { from, lessons, until = null, count, firstNumber }: RunWish,
  facts: RunFacts,
  choices: ReadonlyMap<string, boolean> = new Map(),
): PlannedDay[] {
  const days: PlannedDay[] = [];
  const isWhole = (): boolean => days.length >= LONGEST || days.filter(({ weekNumber }) => weekNumber).length >= count;
  let number = firstNumber;
  for (let heldOn = from; !isWhole() && (until === null || heldOn <= until); heldOn = addDays(heldOn, 1)) {
    const obstacle = obstacleOn(heldOn, facts);
    const isHeld = choices.get(heldOn) ?? obstacle === null;
    for (const { weekday, startsAt, endsAt } of lessons) {
      if (weekday !== weekdayOf(heldOn) || isWhole()) continue;
      number = nextNumber(number, heldOn, [...facts.weeks, ...days], lessons.length);
      if (number > LAST_NUMBER) return placed(days, facts);
      days.push({ heldOn, startsAt, endsAt, weekNumber: isHeld ? number : null, placeInWeek: null, obstacle });
    }
  }
  return placed(days, facts);
}

/** With the place of each lesson in its week, as it will be when they are added. */
function placed(days: readonly PlannedDay[], { weeks }: RunFacts): PlannedDay[] {
  return days.map((day) => {
    if (day.weekNumber === null) return day;
    const others = weeks.filter(({ weekNumber }) => weekNumber === day.weekNumber);
    const own = days.filter(({ weekNumber }) => weekNumber === day.weekNumber);
    const before = others.filter(({ heldOn }) => heldOn < day.heldOn).length + own.indexOf(day);
    const all = others.length + own.length;
    return { ...day, placeInWeek: all > 1 ? `${before + 1}/${all}` : null };
  });
}

function obstacleOn(day: string, { holidays, standing }: RunFacts): PlannedDay['obstacle'] {
  const week = standing.get(day);
  if (week !== undefined) return { kind: 'standing', name: week };
  const holiday = holidays.get(day);
  return holiday === undefined ? null : { kind: 'holiday', name: holiday };
}
