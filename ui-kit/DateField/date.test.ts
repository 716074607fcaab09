import { expect, test } from 'vitest';
import { parseDate } from './date.ts';

const today = new Date(2025, 2, 2);

test.each([
  ['2025-03-02', '2025-03-02'],
  ['20250302', '2025-03-02'],
  ['250302', '2025-03-02'],
  ['2025. 3. 2.', '2025-03-02'],
  ['2025년 3월 2일', '2025-03-02'],
  ['3/2', '2025-03-02'],
  ['0302', '2025-03-02'],
  ['2024-02-29', '2024-02-29'],
  ['2025-02-29', null],
  ['2025-13-01', null],
  ['302', null],
  ['내일', null],
  ['', null],
])('%s means %s', (text, day) => {
  expect(parseDate(text, today)).toBe(day);
});
