import type { Mark } from '#client/generated/rest/participants.ts';
import type { PendingEdit, PendingEdits } from '../../../grid/index.ts';
import { memoByReference } from '../../../shared/memoByReference.ts';
import type { TermAttendanceQuery } from '../../generated/graphql.ts';
import { withMark, type AttendanceCell, type AttendanceRecord } from '../marks/records.ts';

/** A week of the term. */
export type TermWeek = TermAttendanceQuery['weeklyLectures'][number];

/** The attendance of a student in one of its weeks. */
export type TermRecord = TermWeek['participants'][number];

/** A student with a record in each week, `undefined` where they are no participant. */
export interface TermRow {
  /** The student's id. */
  id: string;
  student: TermAttendanceQuery['students'][number];
  records: readonly (TermRecord | undefined)[];
  /** Pending edits, by the id of the record. */
  edits: ReadonlyMap<string, PendingEdit<AttendanceCell>>;
}

interface RecordOfWeek {
  week: TermWeek;
  record: TermRecord;
}

/** Every record of the term by its id. */
export const recordsById = memoByReference(
  ([data]: [TermAttendanceQuery]): ReadonlyMap<string, RecordOfWeek> =>
    new Map(data.weeklyLectures.flatMap((week) => week.participants.map((record) => [record.id, { week, record }]))),
);

/** A record with the week it is in. */
export function termRecord(data: TermAttendanceQuery | undefined, id: string): AttendanceRecord | undefined {
  const found = data && recordsById(data).get(id);
  return found && { ...found.record, weeklyLectureId: found.week.id };
}

/** The term after marks were written; weeks and records without a change stay the same objects. */
export function withTermMarks(data: TermAttendanceQuery, marks: readonly Mark[]): TermAttendanceQuery {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  let isSame = true;
  const weeklyLectures = data.weeklyLectures.map((week) => {
    const participants = week.participants.map((record) => {
      const mark = byId.get(record.id);
      return mark ? withMark(record, mark) : record;
    });
    if (participants.every((record, at) => record === week.participants[at])) return week;
    isSame = false;
    return { ...week, participants };
  });
  return isSame ? data : { ...data, weeklyLectures };
}

/** The students with their records. A student whose records are the same stays the same object, so that a key press re-renders only its own row. */
export function termRows(data: TermAttendanceQuery): TermRow[] {
  const byStudent = new Map<string, (TermRecord | undefined)[]>(
    data.students.map(({ id }) => [id, Array.from({ length: data.weeklyLectures.length }, () => undefined)]),
  );
  for (const [at, week] of data.weeklyLectures.entries()) {
    for (const record of week.participants) {
      const records = byStudent.get(record.studentId);
      if (records) records[at] = record;
    }
  }
  return data.students.map((student) => settledRow(student, ...(byStudent.get(student.id) ?? [])));
}

const NO_EDITS: TermRow['edits'] = new Map();

const settledRow = memoByReference(([student, ...records]: [TermRow['student'], ...TermRow['records']]): TermRow => ({
  id: student.id,
  student,
  records,
  edits: NO_EDITS,
}));

/** The rows with their pending edits. */
export function withTermEdits(
  rows: readonly TermRow[],
  data: TermAttendanceQuery,
  edits: PendingEdits<AttendanceCell>,
): readonly TermRow[] {
  if (edits.size === 0) return rows;
  const byStudent = editsByStudent(data, edits);
  return rows.map((row) => {
    const own = byStudent.get(row.id);
    return own ? { ...row, edits: own } : row;
  });
}

function editsByStudent(
  data: TermAttendanceQuery,
  edits: PendingEdits<AttendanceCell>,
): Map<string, Map<string, PendingEdit<AttendanceCell>>> {
  const byStudent = new Map<string, Map<string, PendingEdit<AttendanceCell>>>();
  for (const edit of edits.values()) {
    const { record: id, column } = edit.cell;
    const studentId = recordsById(data).get(id)?.record.studentId;
    if (studentId === undefined) continue;
    const own = byStudent.get(studentId) ?? new Map<string, PendingEdit<AttendanceCell>>();
    // The cell shows the mark, and pending edits of other values until they are saved.
    if (column === 'attendance' || (edit.state !== 'saved' && !own.has(id))) own.set(id, edit);
    byStudent.set(studentId, own);
  }
  return byStudent;
}
