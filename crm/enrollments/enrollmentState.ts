import type { LectureEnrollmentsQuery } from './generated/graphql.ts';

/** One enrollment in the list. */
export type EnrollmentRow = LectureEnrollmentsQuery['enrollments'][number];

/** The state of an enrollment on a day. */
export type EnrollmentState = 'planned' | 'current' | 'ended';

/** The state of an enrollment on `day` (`YYYY-MM-DD`); its first and last day are both included. */
export function stateOf(
  { fromDate, toDate }: Pick<EnrollmentRow, 'fromDate' | 'toDate'>,
  day: string,
): EnrollmentState {
  if (toDate != null && toDate < day) return 'ended';
  return fromDate > day ? 'planned' : 'current';
}
