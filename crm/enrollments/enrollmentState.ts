import type { LectureEnrollmentsQuery } from './generated/graphql.ts';

/** One enrollment of the list. */
export type EnrollmentRow = LectureEnrollmentsQuery['enrollments'][number];

/** Where an enrollment stands on a day. */
export type EnrollmentState = 'planned' | 'current' | 'ended';

/** The state of an enrollment on `day` (`YYYY-MM-DD`); both its dates belong to it. */
export function stateOf(
  { fromDate, toDate }: Pick<EnrollmentRow, 'fromDate' | 'toDate'>,
  day: string,
): EnrollmentState {
  if (toDate != null && toDate < day) return 'ended';
  return fromDate > day ? 'planned' : 'current';
}
