import { expect, test } from 'vitest';
import { keyOf, type PendingEdit, type PendingEdits } from '../../../grid/index.ts';
import type { TermAttendanceQuery } from '../../generated/graphql.ts';
import type { AttendanceCell } from '../marks/records.ts';
import { termRecord, termRows, withTermEdits, withTermMarks } from './termRows.ts';

const recordOf = (week: number, student: string) => ({
  id: `w${week}-${student}`,
  studentId: student,
  attendanceTypeId: null,
  memo: '',
  isLocked: false,
  lockReason: '',
  makeupForId: null,
  version: 1,
});

/** Two weeks of three students; the second student is a participant of the second week only. */
const data: TermAttendanceQuery = {
  students: ['s1', 's2', 's3'].map((id) => ({
    id,
    studentNumber: id,
    school: '',
    grade: null,
    user: { name: id },
  })),
  weeklyLectures: [
    { id: 'w1', participants: ['s1', 's3'] },
    { id: 'w2', participants: ['s1', 's2', 's3'] },
  ].map(({ id, participants }, at) => ({
    id,
    weekNumber: at + 1,
    specialName: null,
    placeInWeek: null,
    heldOn: '2026-11-03',
    participants: participants.map((student) => recordOf(at + 1, student)),
  })),
  participants_aggregate: { aggregate: null },
  attendanceTypes: [],
};

const markOf = (id: string, version: number) => ({
  id,
  userId: '',
  attendanceTypeId: 'present',
  memo: '',
  isLocked: false,
  lockReason: '',
  makeupForId: null,
  version,
});

test('a row has a record for each week, and none where the student is no participant', () => {
  expect(termRows(data).map(({ records }) => records.map((record) => record?.id))).toEqual([
    ['w1-s1', 'w2-s1'],
    [undefined, 'w2-s2'],
    ['w1-s3', 'w2-s3'],
  ]);
});

test('a mark creates a new object for its own row and no other', () => {
  const before = termRows(data);
  const marked = withTermMarks(data, [markOf('w2-s3', 2)]);
  expect(marked.weeklyLectures[0]).toBe(data.weeklyLectures[0]);
  expect(termRows(marked).map((row, at) => row === before[at])).toEqual([true, true, false]);
  expect(termRecord(marked, 'w2-s3')).toMatchObject({ attendanceTypeId: 'present', weeklyLectureId: 'w2', version: 2 });
});

test.each([
  ['of a record that is not shown', 'gone', 9],
  ['of the version that was read', 'w1-s1', 1],
])('a mark %s changes nothing', (_, id, version) => {
  expect(withTermMarks(data, [markOf(id, version)])).toBe(data);
});

const edit = (
  record: string,
  column: AttendanceCell['column'],
  state: PendingEdit['state'],
): PendingEdit<AttendanceCell> => ({ cell: { record, column }, value: 'x', state, base: { value: null, version: 1 } });

const editsOf = (...edits: PendingEdit<AttendanceCell>[]): PendingEdits<AttendanceCell> =>
  new Map(edits.map((one) => [keyOf(one.cell), one]));

test("a record's only cell shows its mark, or a pending edit of another value", () => {
  const rows = termRows(data);
  const shown = withTermEdits(
    rows,
    data,
    editsOf(
      edit('w1-s1', 'memo', 'failed'),
      edit('w1-s1', 'attendance', 'saving'),
      edit('w2-s1', 'memo', 'failed'),
      edit('w2-s1', 'lock', 'failed'),
      edit('w2-s3', 'memo', 'saved'),
      edit('gone', 'memo', 'failed'),
    ),
  );
  const columns = shown.map(({ edits }) => [...edits].map(([id, one]) => `${id} ${one.cell.column}`));
  expect(columns).toEqual([['w1-s1 attendance', 'w2-s1 memo'], [], []]);
  expect(shown[1]).toBe(rows[1]);
  expect(withTermEdits(rows, data, new Map())).toBe(rows);
});
