import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { gqlKey, useGql } from '#client/gql.ts';
import { useSettled } from '../shared/grid/useSettled.ts';
import { TermAttendanceDocument, TermChangesDocument, type TermAttendanceQuery } from './generated/graphql.ts';
import type { SeatSource } from './source.ts';
import { seatOf, seatsById, withTermMarks } from './term.ts';

/** A write that began before the last one read may end after it: so many milliseconds are read twice. */
const OVERLAP_MS = 60_000;

/** What the whole term is read again for; marks that others change come one by one. */
const TERM_TABLES = ['weeklyLectures', 'attendanceTypes', 'students'];

/** The students of a lecture with their marks in all its weeks, kept up with what others change, but not while `writing`. */
export function useTermSource(lectureId: string, writing: boolean) {
  const queryClient = useQueryClient();
  const variables = { lectureId };
  const key = gqlKey(TermAttendanceDocument, variables);
  const query = useGql(TermAttendanceDocument, variables, {
    requestPolicy: 'network-only',
    enabled: !writing,
    meta: { tables: TERM_TABLES },
  });
  const read = query.data?.participants_aggregate.aggregate;
  const since = new Date(Date.parse(read?.max?.updatedAt ?? '2000-01-01') - OVERLAP_MS).toISOString();
  const settled = useSettled(!writing);
  const changes = useGql(
    TermChangesDocument,
    { lectureId, since },
    { requestPolicy: 'network-only', enabled: settled && query.data !== undefined },
  );

  const keep: SeatSource['keep'] = (marks) => {
    queryClient.setQueryData<TermAttendanceQuery>(key, (data) => data && withTermMarks(data, marks));
  };
  const catchUp = useEffectEvent(() => {
    const changed = changes.data?.participants ?? [];
    keep(
      changed.map((seat) => ({
        ...seat,
        userId: seat.studentId,
        attendanceTypeId: seat.attendanceTypeId ?? null,
        makeupForId: seat.makeupForId ?? null,
      })),
    );
    const count = changes.data?.participants_aggregate.aggregate?.count;
    if (count !== undefined && count !== read?.count) void queryClient.invalidateQueries({ queryKey: key });
  });
  useEffect(() => {
    if (changes.data) catchUp();
  }, [changes.data]);

  const now = () => queryClient.getQueryData<TermAttendanceQuery>(key);
  const source: SeatSource = {
    seatNow: (id) => seatOf(now(), id),
    nameOf: (id) => {
      const data = now();
      const studentId = data && seatsById(data).get(id)?.seat.studentId;
      return data?.students.find((student) => student.id === studentId)?.user.name ?? '';
    },
    keep,
    stopReading: () => queryClient.cancelQueries({ queryKey: gqlKey(TermChangesDocument, { lectureId, since }) }),
    reread: () => queryClient.invalidateQueries({ queryKey: gqlKey(TermChangesDocument, { lectureId, since }) }),
  };
  return { query, source };
}
