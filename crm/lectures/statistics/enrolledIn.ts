import type { LectureListQuery } from '../generated/graphql.ts';

/** The number of students enrolled today. */
export function enrolledIn(lecture: Pick<LectureListQuery['lectures'][number], 'enrollments_aggregate'>): number {
  return lecture.enrollments_aggregate.aggregate?.count ?? 0;
}
