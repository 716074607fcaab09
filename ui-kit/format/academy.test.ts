import { expect, test } from 'vitest';
import { commonScale, formatGrade, formatSchool, formatWeek, gradeHeader, readGrade, somebody } from './academy.ts';

test('a week is shown by its number or its special name', () => {
  expect(formatWeek({ weekNumber: 3, specialName: null })).toBe('3주차');
  expect(formatWeek({ weekNumber: null, specialName: '겨울 특강' })).toBe('겨울 특강');
});

test('a school without a grade is shown by itself', () => {
  expect(formatSchool({ school: '한빛고', grade: '고2' })).toBe('한빛고 고2');
  expect(formatSchool({ school: '한빛고', grade: null })).toBe('한빛고');
});

test('a person without a name gets no honorific', () => {
  expect(`${somebody('김조교')}이`).toBe('김조교님이');
  expect(`${somebody(null)}이`).toBe('다른 사람이');
});

test('a grade is never without its scale, which the head of a column says where all have one', () => {
  expect([formatGrade(2, 9), formatGrade(2, null)]).toEqual(['2등급 (9등급제)', '2등급']);
  expect([commonScale([9, null, 9, undefined]), commonScale([9, 5]), commonScale([])]).toEqual([9, null, null]);
  expect([gradeHeader(9), gradeHeader(null)]).toEqual(['등급 (9등급제)', '등급']);
});

test.each(['5', '5등급', '5 등급', ' 5등급 (9등급제)', '5등급(5등급제)', '5/9'])('a grade is read from %j', (text) => {
  expect(readGrade(text).trim()).toBe('5');
});

test.each(['12', '5점', '5/8', '등급'])('%j is no other grade', (text) => {
  expect(readGrade(text)).toBe(text);
});
