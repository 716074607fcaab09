import { expect, test } from 'vitest';
import { likelyOwner } from './nearest.ts';

const scores = ['20260001', '20260002', '20260113'].map((studentNumber) => ({
  id: studentNumber,
  status: 'NONE',
  participant: { attendanceType: null },
  attempts: [],
  student: { id: studentNumber, studentNumber, school: '', grade: null, user: { name: '' } },
}));

test.each([
  ['20260002', '20260002'],
  ['?0260002', '20260002'],
  ['20260?13', '20260113'],
  ['2026_113', '20260113'],
  // Two participants match equally well.
  ['2026000?', undefined],
  ['20260003', undefined],
  ['????????', undefined],
  [null, undefined],
])('%s is %s', (read, owner) => {
  expect(likelyOwner(scores, read)?.id).toBe(owner);
});
