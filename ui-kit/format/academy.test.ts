import { expect, test } from 'vitest';
import { formatSchool, formatShortWeek, formatWeek, somebody } from './academy.ts';

test('a week is shown by its number or its special name', () => {
  expect(formatWeek({ weekNumber: 3, specialName: null, placeInWeek: null })).toBe('3주차');
  expect(formatWeek({ weekNumber: 3, specialName: null, placeInWeek: '1/2' })).toBe('3주차 1/2');
  expect(formatShortWeek({ weekNumber: 3, specialName: null, placeInWeek: '2/2' })).toBe('3주 2/2');
  expect(formatWeek({ weekNumber: null, specialName: '겨울 특강', placeInWeek: null })).toBe('겨울 특강');
});

test('a school without a grade is shown by itself', () => {
  expect(formatSchool({ school: '한빛고', grade: '고2' })).toBe('한빛고 고2');
  expect(formatSchool({ school: '한빛고', grade: null })).toBe('한빛고');
});

test('a person without a name gets no honorific', () => {
  expect(`${somebody('김조교')}이`).toBe('김조교님이');
  expect(`${somebody(null)}이`).toBe('다른 사람이');
});
