import { addDays, weekdayOf } from '#ui-kit';

/** The input of the plan. */
export interface RunWish {
  /** The first date, `YYYY-MM-DD`; the others follow on its weekday and the other ones. */
  from: string;
  /** The other weekdays of the lecture, ISO 1 … 7. @default none */
  otherWeekdays?: readonly number[];
  /** The last day of the term; null while open. @default null */
  until?: string | null;
  /** How many classes to hold. */
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
  /** Numbers that are taken; they are skipped, never overwritten. */
  takenNumbers: ReadonlySet<number>;
}

/** One day of the plan. */
export interface PlannedDay {
  /** `YYYY-MM-DD`. */
  heldOn: string;
  /** The number it gets; null when no class is held. */
  weekNumber: number | null;
  /** Why it is skipped by default; null for an ordinary day. */
  obstacle: { kind: 'holiday' | 'standing'; name: string } | null;
}

/** The highest number a week may have, and the most dates a plan tries. */
const LAST_NUMBER = 100;
const LONGEST = 80;

/**
 * The dates of a run: on its weekdays until `count` classes are held. Holidays and dates that have a week already are skipped; a person
 * can choose to hold or skip any date. Ends early when the numbers run out or the term ends.
 * @param choices by date: true to hold a class anyway, false to skip it
 */
export function planRun(
  wish: RunWish,
  facts: RunFacts,
  choices: ReadonlyMap<string, boolean> = new Map(),
): PlannedDay[] {
  const days: PlannedDay[] = [];
  let held = 0;
  let number = wish.firstNumber;
  const { from, otherWeekdays = [], until = null } = wish;
  const weekdays = new Set([weekdayOf(from), ...otherWeekdays]);
  for (let at = 0; held < wish.count && days.length < LONGEST; at++) {
    const heldOn = addDays(from, at);
    if (until !== null && heldOn > until) break;
    if (!weekdays.has(weekdayOf(heldOn))) continue;
    while (facts.takenNumbers.has(number)) number++;
    if (number > LAST_NUMBER) break;
    const obstacle = obstacleOn(heldOn, facts);
    const isHeld = choices.get(heldOn) ?? obstacle === null;
    days.push({ heldOn, weekNumber: isHeld ? number : null, obstacle });
    if (!isHeld) continue;
    held++;
    number++;
  }
  return days;
}

function obstacleOn(day: string, { holidays, standing }: RunFacts): PlannedDay['obstacle'] {
  const week = standing.get(day);
  if (week !== undefined) return { kind: 'standing', name: week };
  const holiday = holidays.get(day);
  return holiday === undefined ? null : { kind: 'holiday', name: holiday };
}
