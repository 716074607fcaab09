import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Mark } from '#client/generated/rest/model/mark.ts';
import { gqlKey, useGql } from '#client/gql.ts';
import { useSession } from '#client/session.ts';
import { AttendanceDocument, type AttendanceQuery } from './generated/graphql.ts';
import { withMarks, type AttendanceRow } from './rows.ts';

/** How long after the last write the rows are read again, in milliseconds: a person who types a row a second is left alone. */
const SETTLE_MS = 800;

/**
 * The students of a week and their marks, read again whenever someone changes them, but not while `writing`: an answer asked for before
 * a write would put the old value back.
 */
export function useAttendanceRows(weeklyLectureId: string, writing: boolean) {
  const queryClient = useQueryClient();
  const { auth } = useSession();
  const variables = { weeklyLectureId };
  const key = gqlKey(AttendanceDocument, variables);
  const query = useGql(AttendanceDocument, variables, {
    requestPolicy: 'cache-and-network',
    enabled: useSettled(!writing),
  });
  return {
    query,
    /** The row as last read or written; undefined when the student is no longer in the week. */
    rowNow: (rowId: string): AttendanceRow | undefined =>
      queryClient.getQueryData<AttendanceQuery>(key)?.participants.find((row) => row.id === rowId),
    /** Puts the server's answer to a write into the rows. */
    keep: (marks: readonly Mark[]): void => {
      queryClient.setQueryData<AttendanceQuery>(key, (data) => {
        const by = { writer: auth?.name ?? null, now: new Date() };
        return data && { ...data, participants: withMarks(data.participants, marks, by) };
      });
    },
    /** Drops a reading under way, whose answer would be older than the write that follows. */
    stopReading: (): Promise<void> => queryClient.cancelQueries({ queryKey: key }),
    /** Reads again. */
    reread: (): Promise<void> => queryClient.invalidateQueries({ queryKey: key }),
  };
}

/** True once `calm` has held for a while. */
function useSettled(calm: boolean): boolean {
  const [settled, setSettled] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(calm), calm ? SETTLE_MS : 0);
    return () => clearTimeout(timer);
  }, [calm]);
  return calm && settled;
}
