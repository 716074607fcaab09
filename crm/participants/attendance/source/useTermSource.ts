import { useDeltaSync } from '../../../grid/index.ts';
import { TermChangesDocument } from '../../generated/graphql.ts';
import { termMarks } from '../attendanceQueries.ts';
import type { AttendanceSource } from './source.ts';
import { recordsById, termRecord, withTermMarks } from '../term/termRows.ts';

/** Tables whose changes refetch the whole term; marks are read row by row. */
const TERM_TABLES = ['weeklyLectures', 'attendanceTypes', 'students'];

/** The students of a lecture with their marks in all weeks; others' changes are fetched, but not while `writing`. */
export function useTermSource(lectureId: string, writing: boolean) {
  const { query, reading } = useDeltaSync({
    ...termMarks(lectureId),
    tables: TERM_TABLES,
    changes: TermChangesDocument,
    changeVariables: (since) => ({ lectureId, since }),
    latest: (data) => data.participants_aggregate.aggregate?.max?.updatedAt,
    merge: (data, { participants }) =>
      withTermMarks(
        data,
        participants.map((record) => ({ ...record, userId: record.studentId })),
      ),
    isComplete: (data, changes) =>
      changes.participants_aggregate.aggregate?.count === data.participants_aggregate.aggregate?.count,
    writing,
  });
  const source: AttendanceSource = {
    ...reading,
    recordNow: (id) => termRecord(reading.now(), id),
    nameOf: (id) => {
      const data = reading.now();
      const studentId = data && recordsById(data).get(id)?.record.studentId;
      return data?.students.find((student) => student.id === studentId)?.user.name ?? '';
    },
    keep: (marks) => reading.keep((data) => withTermMarks(data, marks)),
  };
  return { query, source };
}
