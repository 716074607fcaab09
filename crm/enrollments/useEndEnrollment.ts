import { useUpdate } from '@refinedev/core';
import { EndEnrollmentDocument } from './generated/graphql.ts';

/** Tables that database triggers update with enrollments. */
export const FOLLOWING_TABLES = ['participants', 'lectures', 'weeklyLectures'];

/** Sets the last day of an enrollment, `YYYY-MM-DD`; null for an open end. */
export function useEndEnrollment() {
  const { mutateAsync: end } = useUpdate({
    resource: 'enrollments',
    meta: { gqlMutation: EndEnrollmentDocument, tables: FOLLOWING_TABLES },
    successNotification: false,
    errorNotification: false,
  });
  return (id: string, toDate: string | null) => end({ id, values: { toDate } });
}
