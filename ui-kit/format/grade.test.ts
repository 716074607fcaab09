import { expect, test } from 'vitest';
import { commonScale, formatGrade, gradeHeader } from './grade.ts';

test('a grade is never without its scale, which the head of a column says where all have one', () => {
  expect([formatGrade(2, 9), formatGrade(2, null)]).toEqual(['2등급 (9등급제)', '2등급']);
  expect([commonScale([9, null, 9, undefined]), commonScale([9, 5]), commonScale([])]).toEqual([9, null, null]);
  expect([gradeHeader(9), gradeHeader(null)]).toEqual(['등급 (9등급제)', '등급']);
});
