import { useQueryClient } from '@tanstack/react-query';
import { useGqlMutation } from '#client/graphql/gql.ts';
import { invalidateTables } from '#client/live/invalidateTables.ts';
import { EndEnrollmentDocument } from './generated/graphql.ts';

/** Tables that database triggers update with enrollments. */
export const FOLLOWING_TABLES = ['participants', 'lectures', 'weeklyLectures'];

/** Sets the last day of an enrollment, `YYYY-MM-DD`; null for an open end. */
export function useEndEnrollment() {
  const queryClient = useQueryClient();
  const end = useGqlMutation(EndEnrollmentDocument, {
    onSuccess: () => invalidateTables(queryClient, FOLLOWING_TABLES),
  });
  return (id: string, toDate: string | null) => end.mutateAsync({ id, toDate });
}
