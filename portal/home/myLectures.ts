import { timeInSeoul, todayInSeoul } from '#ui-kit';

interface Attended {
  status: string;
  enrollments: readonly { toDate?: string | null }[];
}

interface Planned {
  heldOn: string;
  endsAt: string;
}

/** True when the student goes there no more: the lecture has ended, or every enrollment of theirs has. */
export function isPast({ status, enrollments }: Attended, today: string = todayInSeoul()): boolean {
  if (status !== 'ACTIVE') return true;
  // A guest in a single week has no enrollment at all.
  return enrollments.length > 0 && enrollments.every(({ toDate }) => typeof toDate === 'string' && toDate < today);
}

/** The first week that is not over yet; the weeks come in the order of their dates. */
export function nextWeek<Week extends Planned>(weeks: readonly Week[], now: Date = new Date()): Week | undefined {
  const today = todayInSeoul(now);
  return weeks.find(({ heldOn, endsAt }) => heldOn > today || (heldOn === today && endsAt > timeInSeoul(now)));
}
