import { expect, test } from 'vitest';
import { attendanceTypes } from '#mocks/builders/attendanceType.ts';
import { registerDays, registerRows } from './register.ts';

const [present, late, , absent] = attendanceTypes;
const record = (name: string, studentNumber: string, attendanceTypeId: string | null) => ({
  studentId: studentNumber,
  attendanceTypeId,
  student: { studentNumber, school: '한빛고', grade: '고2', user: { name } },
});
const week = (heldOn: string, participants: ReturnType<typeof record>[], isHeld = true) => ({
  id: heldOn,
  weekNumber: 1,
  specialName: null,
  placeInWeek: null,
  heldOn,
  held: isHeld ? { weeklyLectureId: heldOn } : null,
  participants,
});

test('a day knows whether the lecture takes place and which holiday it is', () => {
  const days = registerDays('2026-10', [{ heldOn: '2026-10-08' }], new Map([['2026-10-09', '한글날']]));
  expect(days).toHaveLength(31);
  expect(days[7]).toEqual({ date: '2026-10-08', weekday: 4, isHeld: true, holiday: undefined });
  expect(days[8]).toMatchObject({ isHeld: false, holiday: '한글날' });
});

test('names are in 가나다 order, equal names by student number; marks are on their days and are counted', () => {
  const weeks = [
    week('2026-10-08', [
      record('홍길동', '3', absent.id),
      record('김가을', '2', late.id),
      record('김가을', '1', present.id),
    ]),
    week('2026-10-15', [
      record('김가을', '1', null),
      record('나나', '4', present.id),
      record('홍길동', '3', present.id),
    ]),
    week('2026-10-22', [record('나나', '4', absent.id)], false),
  ];
  const rows = registerRows(
    { weeklyLectures: weeks, attendanceTypes: [...attendanceTypes] },
    registerDays('2026-10', weeks, undefined),
  );
  expect(rows.map(({ name, id }) => `${name} ${id}`)).toEqual(['김가을 1', '김가을 2', '나나 4', '홍길동 3']);
  const hong = rows[3];
  expect([hong?.marks[7], hong?.marks[14], hong?.present, hong?.absent]).toEqual(['결', '출', 1, 1]);
  expect(rows[0]).toMatchObject({ present: 1, absent: 0 });
  // Marked in advance: printed, not counted yet.
  expect([rows[2]?.marks[21], rows[2]?.present, rows[2]?.absent]).toEqual(['결', 1, 0]);
});
