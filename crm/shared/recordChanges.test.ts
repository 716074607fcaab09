import { expect, test } from 'vitest';
import { recordChanges } from './recordChanges.ts';

const labels = { school: '학교', is_active: '상태', withdrawn_on: '퇴원일' };
const row = { school: '다온고', is_active: true, withdrawn_on: null, version: 1 };

test('a change names the labelled columns that differ, and no others', () => {
  expect(recordChanges({ before: row, after: { ...row, school: '', version: 2 } }, labels)).toEqual([
    '학교: 다온고 → 없음',
  ]);
  expect(recordChanges({ before: row, after: { ...row, version: 2 } }, labels)).toEqual([]);
});

test('a new row names what it has, a deleted one what it had', () => {
  expect(recordChanges({ before: null, after: row }, labels)).toEqual(['학교: 다온고', '상태: 예']);
  expect(recordChanges({ before: row, after: null }, labels)).toEqual(['학교: 다온고 (지움)', '상태: 예 (지움)']);
});

test('dates are formatted, and a screen says other values in its words', () => {
  const words = { is_active: (value: unknown) => (value === true ? '재원' : '비활성') };
  const after = { ...row, is_active: false, withdrawn_on: '2026-03-02' };
  expect(recordChanges({ before: row, after }, labels, words)).toEqual([
    '상태: 재원 → 비활성',
    expect.stringMatching(/^퇴원일: 없음 → .*3/),
  ]);
});
