import { expect, test } from 'vitest';
import { suggestJoin, suggestLeave } from './suggestTarget.ts';

const weeks = ['2026-03-02', '2026-03-09', '2026-03-16'].map((heldOn) => ({ id: heldOn, heldOn }));

test('suggests leaving from the next week on, or from the last when all are over', () => {
  expect(suggestLeave(weeks, '2026-03-09')?.heldOn).toBe('2026-03-09');
  expect(suggestLeave(weeks, '2026-04-01')?.heldOn).toBe('2026-03-16');
  expect(suggestLeave([], '2026-04-01')).toBeUndefined();
});

test('suggests joining in the same calendar week, even on an earlier day of it', () => {
  expect(suggestJoin(weeks, '2026-03-12', '2026-03-05')?.heldOn).toBe('2026-03-09');
  expect(suggestJoin(weeks, '2026-03-15', '2026-03-05')?.heldOn).toBe('2026-03-09');
});

test('suggests no past week, unless the week left is past too', () => {
  expect(suggestJoin(weeks, '2026-03-12', '2026-03-10')?.heldOn).toBe('2026-03-16');
  expect(suggestJoin(weeks, '2026-03-12', '2026-03-20')?.heldOn).toBe('2026-03-09');
});

test('suggests none when the other lecture has no such week yet', () => {
  expect(suggestJoin(weeks, '2026-03-23', '2026-03-05')).toBeUndefined();
});
