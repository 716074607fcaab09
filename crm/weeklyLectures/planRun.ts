import { addDays } from '#ui-kit';

/** What a run of weeks is planned from. */
export interface RunWish {
  /** The first day, `YYYY-MM-DD`; the others follow week by week. */
  from: string;
  /** How many weeks shall be held. */
  count: number;
  /** The number of the first week. */
  firstNumber: number;
}

/** What stands in the way of a day, or of a number. */
export interface RunFacts {
  /** Public holidays by day. */
  holidays: ReadonlyMap<string, string>;
  /** Weeks that are there already, by day. */
  standing: ReadonlyMap<string, string>;
  /** Numbers that are taken; they are passed over, never overwritten. */
  takenNumbers: ReadonlySet<number>;
}

/** One day of the plan. */
export interface PlannedDay {
  /** `YYYY-MM-DD`. */
  heldOn: string;
  /** The number it gets; null when no class is held. */
  weekNumber: number | null;
  /** Why it would rather be skipped; null for an ordinary day. */
  obstacle: { kind: 'holiday' | 'standing'; name: string } | null;
}

/** The highest number a week may have, and the most days a plan looks at. */
const LAST_NUMBER = 100;
const LONGEST = 80;

/**
 * The days of a run: one a week until `count` classes are held. Holidays and days that have a week already are skipped, and any day
 * can be skipped or held by choice. Ends early when the numbers run out.
 * @param choices by day: true to hold it all the same, false to skip it
 */
export function planRun(
  wish: RunWish,
  facts: RunFacts,
  choices: ReadonlyMap<string, boolean> = new Map(),
): PlannedDay[] {
  const days: PlannedDay[] = [];
  let held = 0;
  let number = wish.firstNumber;
  for (let at = 0; held < wish.count && at < LONGEST; at++) {
    while (facts.takenNumbers.has(number)) number++;
    if (number > LAST_NUMBER) break;
    const heldOn = addDays(wish.from, 7 * at);
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
