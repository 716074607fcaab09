import { useQueryClient } from '@tanstack/react-query';
import { gqlKey, useGql } from '#client/graphql/gql.ts';
import { useSession } from '#client/session/session.ts';
import { useSettled } from '../../grid/useSettled.ts';
import { AttendanceDocument, type AttendanceQuery } from '../generated/graphql.ts';
import { withMarks } from './records.ts';
import type { SeatSource } from './source.ts';

/**
 * The students of a week and their marks, read again whenever someone changes them, but not while `writing`: an answer asked for before
 * a write would put the old value back.
 */
export function useWeekSource(lectureId: string, weeklyLectureId: string, writing: boolean) {
  const queryClient = useQueryClient();
  const { auth } = useSession();
  const variables = { lectureId, weeklyLectureId };
  const key = gqlKey(AttendanceDocument, variables);
  const query = useGql(AttendanceDocument, variables, {
    requestPolicy: 'cache-and-network',
    enabled: useSettled(!writing),
  });
  const now = (id: string) => queryClient.getQueryData<AttendanceQuery>(key)?.participants.find((row) => row.id === id);
  const source: SeatSource = {
    seatNow: now,
    nameOf: (id) => now(id)?.student.user.name ?? '',
    keep: (marks) => {
      queryClient.setQueryData<AttendanceQuery>(key, (data) => {
        const by = { writer: auth?.name ?? null, now: new Date() };
        return data && { ...data, participants: withMarks(data.participants, marks, by) };
      });
    },
    stopReading: () => queryClient.cancelQueries({ queryKey: key }),
    reread: () => queryClient.invalidateQueries({ queryKey: key }),
  };
  return { query, source };
}
