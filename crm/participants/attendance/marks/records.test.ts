import { expect, test } from 'vitest';
import { absencesInARow, withMark } from './records.ts';

test('consecutive absences are counted back from the last marked week', () => {
  expect(absencesInARow([true, true, false, true])).toBe(2);
  expect(absencesInARow([undefined, true, true, true])).toBe(3);
  expect(absencesInARow([false, true, true])).toBe(0);
  expect(absencesInARow([true, undefined, true])).toBe(1);
  expect(absencesInARow([undefined])).toBe(0);
  expect(absencesInARow([])).toBe(0);
});

test('a response older than the fetched record changes nothing', () => {
  const record = {
    id: 'p',
    studentId: 's',
    attendanceTypeId: 'late',
    memo: '',
    isLocked: false,
    lockReason: '',
    makeupForId: null,
    version: 4,
  };
  const mark = { ...record, userId: 's', attendanceTypeId: 'present' };
  expect(withMark(record, { ...mark, version: 3 })).toBe(record);
  expect(withMark(record, { ...mark, version: 5 })).toMatchObject({ attendanceTypeId: 'present', version: 5 });
});
