import { expect, test } from 'vitest';
import { describeEntry } from './recordHistory.ts';

const names = new Map([
  ['a', '출석'],
  ['b', '결석'],
]);
const row = { attendance_type_id: null, memo: '', is_locked: false, lock_reason: '', makeup_for_id: null, version: 1 };
const change = (before: object, after: object) =>
  describeEntry({ action: 'UPDATE', before: { ...row, ...before }, after: { ...row, ...after } }, names);

test('an entry of the audit log is described with the labels people know', () => {
  expect(change({}, { attendance_type_id: 'a' })).toEqual(['출결 미체크 → 출석']);
  expect(change({ attendance_type_id: 'b' }, { attendance_type_id: 'gone' })).toEqual(['출결 결석 → 삭제된 구분']);
  expect(change({ memo: '병원' }, { memo: '' })).toEqual(['메모 “병원” → 없음']);
  expect(change({}, { is_locked: true, lock_reason: '마감' })).toEqual(['잠금 (마감)']);
  expect(change({ is_locked: true }, {})).toEqual(['잠금 풀기']);
  expect(change({}, { makeup_for_id: 'x', attendance_type_id: 'a' })).toEqual([
    '출결 미체크 → 출석',
    '보강을 결석에 연결',
  ]);
  expect(change({}, { version: 2 })).toEqual([]);
  // Entries from before make-up lessons existed do not have these columns.
  expect(
    describeEntry({ action: 'UPDATE', before: { memo: '' }, after: { memo: '', makeup_for_id: null } }, names),
  ).toEqual([]);
});
