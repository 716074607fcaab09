import { expect, test } from 'vitest';
import { describeEntry, restoring } from './gradeHistory.ts';

const row = { status: undefined, value: 90, delivery_type: 'ONSITE', clinic_status: 'NONE', grade: null, memo: '' };
const changed = (before: object, after: object) => ({
  tableName: 'score_attempts',
  action: 'UPDATE',
  before: { ...row, ...before },
  after: { ...row, ...after },
});
const record = { scoreId: 's', retakeNumber: 1 };

test.each([
  ['points', changed({}, { value: 45.5 }), ['점수 90 → 45.5']],
  ['points that were cleared', changed({}, { value: null }), ['점수 90 → 없음']],
  ['points written otherwise', changed({ value: '90.00' }, {}), []],
  ['a delivery', changed({}, { delivery_type: 'HOME' }), ['방식 현장 → 자택']],
  ['a clinic', changed({}, { clinic_status: 'REQUIRED' }), ['클리닉 해당 없음 → 대상']],
  [
    'a 등급',
    changed({ grade: null, grade_scale: null }, { grade: 2, grade_scale: 9 }),
    ['등급 없음 → 2등급 (9등급제)'],
  ],
  ['a memo', changed({ memo: '늦음' }, { memo: '' }), ['메모 늦음 → 없음']],
  ['a status', { ...changed({ status: 'NONE' }, { status: 'ABSENT' }), tableName: 'scores' }, ['상태 미응시 → 결시']],
  ['several values', changed({}, { value: 45, memo: '늦음' }), ['점수 90 → 45', '메모 없음 → 늦음']],
  ['nothing that people read', changed({}, { version: 2 }), []],
])('an entry of the history says what changed: %s', (_, entry, words) => {
  expect(describeEntry(entry)).toEqual(words);
});

test('the first entry shows the entered value', () => {
  const entry = { tableName: 'score_attempts', action: 'INSERT', before: null, after: { ...row, memo: '늦음' } };
  expect(describeEntry(entry)).toEqual(['점수 90', '메모 늦음']);
});

test('restores the replaced values, without those the server sets', () => {
  const before = { value: 90, memo: '', delivery_type: 'HOME' };
  const after = { value: 45, memo: '늦음', delivery_type: 'ONSITE', clinic_status: 'REQUIRED', grade: 9 };
  expect(restoring(changed(before, after), record)).toEqual([
    { cell: { record, column: 'value' }, value: '90' },
    { cell: { record, column: 'delivery' }, value: 'HOME' },
    { cell: { record, column: 'memo' }, value: null },
  ]);
  expect(restoring({ ...changed(before, after), action: 'INSERT' }, record)).toEqual([]);
});
