import { timeInSeoul, todayInSeoul } from '#ui-kit';

interface Attended {
  status: string;
  enrollments: readonly { toDate?: string | null }[];
}

interface Planned {
  heldOn: string;
  endsAt: string;
}

/** True when the student no longer attends: the lecture has ended, or every enrollment has. */
export function isPast({ status, enrollments }: Attended, today: string = todayInSeoul()): boolean {
  if (status !== 'ACTIVE') return true;
  // A student added to a single week has no enrollment.
  return enrollments.length > 0 && enrollments.every(({ toDate }) => typeof toDate === 'string' && toDate < today);
}

/** The first week that is not over; the weeks must be sorted by date. */
export function nextWeek<Week extends Planned>(weeks: readonly Week[], now: Date = new Date()): Week | undefined {
  const today = todayInSeoul(now);
  return weeks.find(({ heldOn, endsAt }) => heldOn > today || (heldOn === today && endsAt > timeInSeoul(now)));
}
