import type { Mark } from '#client/generated/rest/participants.ts';
import type { Draft as AnyDraft, Drafts as AnyDrafts } from '../../grid/drafts.ts';
import type { TermAttendanceQuery } from '../generated/graphql.ts';
import { withMark, type Seat, type WrittenColumn } from './rows.ts';

type Draft = AnyDraft<WrittenColumn>;
type Drafts = AnyDrafts<WrittenColumn>;

/** A week of the term. */
export type TermWeek = TermAttendanceQuery['weeklyLectures'][number];

/** What a student has in one of its weeks. */
export type TermSeat = TermWeek['participants'][number];

/** A student with a seat in each week, `undefined` where they do not take part. */
export interface TermRow {
  /** The student's id. */
  id: string;
  student: TermAttendanceQuery['students'][number];
  seats: readonly (TermSeat | undefined)[];
  /** What is on its way to the server, by seat. */
  drafts: ReadonlyMap<string, Draft>;
}

interface Place {
  week: TermWeek;
  seat: TermSeat;
}

const indices = new WeakMap<TermAttendanceQuery, ReadonlyMap<string, Place>>();

/** Every seat of the term by its id. */
export function seatsById(data: TermAttendanceQuery): ReadonlyMap<string, Place> {
  const known = indices.get(data);
  if (known) return known;
  const made = new Map(
    data.weeklyLectures.flatMap((week) => week.participants.map((seat) => [seat.id, { week, seat }])),
  );
  indices.set(data, made);
  return made;
}

/** A seat with the week it is in. */
export function seatOf(data: TermAttendanceQuery | undefined, id: string): Seat | undefined {
  const place = data && seatsById(data).get(id);
  return place && { ...place.seat, weeklyLectureId: place.week.id };
}

/** The term after marks were written; weeks and seats without one keep their identity. */
export function withTermMarks(data: TermAttendanceQuery, marks: readonly Mark[]): TermAttendanceQuery {
  const byId = new Map(marks.map((mark) => [mark.id, mark]));
  let isSame = true;
  const weeklyLectures = data.weeklyLectures.map((week) => {
    const participants = week.participants.map((seat) => {
      const mark = byId.get(seat.id);
      return mark ? withMark(seat, mark) : seat;
    });
    if (participants.every((seat, at) => seat === week.participants[at])) return week;
    isSame = false;
    return { ...week, participants };
  });
  return isSame ? data : { ...data, weeklyLectures };
}

const NO_DRAFTS: TermRow['drafts'] = new Map();
const known = new WeakMap<TermRow['student'], TermRow>();

/** The students with their seats. One whose seats are the same stays the same object, so that a key press draws its own row and no other. */
export function termRows(data: TermAttendanceQuery): TermRow[] {
  const at = new Map<string, (TermSeat | undefined)[]>(
    data.students.map(({ id }) => [id, Array.from({ length: data.weeklyLectures.length }, () => undefined)]),
  );
  for (const [index, week] of data.weeklyLectures.entries()) {
    for (const seat of week.participants) {
      const seats = at.get(seat.studentId);
      if (seats) seats[index] = seat;
    }
  }
  return data.students.map((student) => settledRow(student, at.get(student.id) ?? []));
}

/** The rows with what is on its way to the server. */
export function withTermDrafts(
  rows: readonly TermRow[],
  data: TermAttendanceQuery,
  drafts: Drafts,
): readonly TermRow[] {
  if (drafts.size === 0) return rows;
  const byStudent = draftsByStudent(data, drafts);
  return rows.map((row) => {
    const own = byStudent.get(row.id);
    return own ? { ...row, drafts: own } : row;
  });
}

function settledRow(student: TermRow['student'], seats: TermRow['seats']): TermRow {
  const last = known.get(student);
  if (last && last.seats.length === seats.length && last.seats.every((seat, index) => seat === seats[index]))
    return last;
  const row = { id: student.id, student, seats, drafts: NO_DRAFTS };
  known.set(student, row);
  return row;
}

function draftsByStudent(data: TermAttendanceQuery, drafts: Drafts): Map<string, Map<string, Draft>> {
  const byStudent = new Map<string, Map<string, Draft>>();
  for (const draft of drafts.values()) {
    const studentId = seatsById(data).get(draft.rowId)?.seat.studentId;
    if (studentId === undefined) continue;
    const own = byStudent.get(studentId) ?? new Map<string, Draft>();
    // The mark stands in the cell; what else is on its way shows there only when it failed.
    if (draft.column === 'attendance' || (draft.state !== 'saved' && !own.has(draft.rowId)))
      own.set(draft.rowId, draft);
    byStudent.set(studentId, own);
  }
  return byStudent;
}
