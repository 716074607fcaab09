import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import { nextId, stamps, type Row } from './row.ts';

/** The marks every academy starts with, by the key that sets them: 1 출석 … 7 공결. */
export const attendanceTypes = [
  buildAttendanceType({ name: '출석', shortName: '출', color: '#15803d', sequence: 1 }),
  buildAttendanceType({ name: '지각', shortName: '지', color: '#b45309', sequence: 2 }),
  buildAttendanceType({ name: '조퇴', shortName: '조', color: '#a16207', sequence: 3 }),
  buildAttendanceType({ name: '결석', shortName: '결', color: '#b91c1c', sequence: 4, countsAsPresent: false }),
  buildAttendanceType({ name: '영상', shortName: '영', color: '#1d4ed8', sequence: 5 }),
  buildAttendanceType({ name: '보강', shortName: '보', color: '#6d28d9', sequence: 6 }),
  buildAttendanceType({ name: '공결', shortName: '공', color: '#475569', sequence: 7 }),
] as const;

/** 출결 구분; 출석 by default. */
export function buildAttendanceType(overrides: Partial<Row<'attendance_types'>> = {}): Row<'attendance_types'> {
  return {
    ...rowDefaults.attendance_types,
    id: nextId(),
    name: '출석',
    shortName: '출',
    color: '#15803d',
    countsAsPresent: true,
    sequence: 1,
    ...stamps,
    ...overrides,
  };
}
