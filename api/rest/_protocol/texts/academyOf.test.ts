import { expect, test } from 'vitest';
import { academyOf } from './academyOf.ts';

test.each([
  [{ academyName: '다온학원' }, '다온학원'],
  [{ academyName: '' }, '학원'],
  [{}, '학원'],
])('%j is called %s', (place, name) => {
  expect(academyOf(place)).toBe(name);
});
