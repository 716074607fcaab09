import { todayInSeoul } from '#ui-kit';

interface Attended {
  status: string;
  enrollments: readonly { toDate?: string | null }[];
}

/** True when the student no longer attends: the lecture has ended, or every enrollment has. */
export function isPast({ status, enrollments }: Attended, today: string = todayInSeoul()): boolean {
  if (status !== 'ACTIVE') return true;
  // A student added to a single week has no enrollment.
  return enrollments.length > 0 && enrollments.every(({ toDate }) => typeof toDate === 'string' && toDate < today);
}
