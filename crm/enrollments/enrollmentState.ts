import { addDays } from '#ui-kit';
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

/** The student and the days that another last day adds to an enrollment; nobody where it adds none. */
export function extension(
  { studentId, toDate: last }: Pick<EnrollmentRow, 'studentId' | 'toDate'>,
  toDate: string | null,
) {
  const isLonger = last != null && (toDate === null || toDate > last);
  return { userIds: isLonger ? [studentId] : [], fromDate: addDays(last ?? '2026-01-01', 1), toDate };
}
