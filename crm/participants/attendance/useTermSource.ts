import { useKeptUp } from '../../grid/useDeltaSync.ts';
import { TermAttendanceDocument, TermChangesDocument } from '../generated/graphql.ts';
import type { SeatSource } from './source.ts';
import { seatOf, seatsById, withTermMarks } from './termRows.ts';

/** What the whole term is read again for; marks that others change come one by one. */
const TERM_TABLES = ['weeklyLectures', 'attendanceTypes', 'students'];

/** The students of a lecture with their marks in all its weeks, kept up with what others change, but not while `writing`. */
export function useTermSource(lectureId: string, writing: boolean) {
  const { query, now, keep, stopReading, reread } = useKeptUp({
    document: TermAttendanceDocument,
    variables: { lectureId },
    tables: TERM_TABLES,
    changes: TermChangesDocument,
    asking: (since) => ({ lectureId, since }),
    latest: (data) => data.participants_aggregate.aggregate?.max?.updatedAt,
    merge: (data, { participants }) =>
      withTermMarks(
        data,
        participants.map((seat) => ({ ...seat, userId: seat.studentId })),
      ),
    isWhole: (data, changes) =>
      changes.participants_aggregate.aggregate?.count === data.participants_aggregate.aggregate?.count,
    writing,
  });
  const source: SeatSource = {
    seatNow: (id) => seatOf(now(), id),
    nameOf: (id) => {
      const data = now();
      const studentId = data && seatsById(data).get(id)?.seat.studentId;
      return data?.students.find((student) => student.id === studentId)?.user.name ?? '';
    },
    keep: (marks) => keep((data) => withTermMarks(data, marks)),
    stopReading,
    reread,
  };
  return { query, source };
}
