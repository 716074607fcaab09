import { expect, test } from 'vitest';
import type { ImportRow, ImportSheet } from '#client/generated/rest/students.ts';
import { withCells } from '../../../shared/imports/mendSheet.ts';
import { leftOutWords, repairsOf, repeatedProblems } from './repairs.ts';

const row = (number: number, kind: ImportRow['kind'], value?: string): ImportRow =>
  ({
    row: number,
    name: `학생${number}`,
    kind,
    problems: value === undefined ? [] : [{ column: 'B', header: '학년', value, reason: '없는 학년입니다.' }],
  }) as unknown as ImportRow;
const rows = [
  row(4, 'REFUSED', '고9'),
  row(5, 'REFUSED', '고9'),
  row(6, 'REFUSED', '대1'),
  row(7, 'NEW'),
  row(8, 'SAME'),
];
const sheet = {
  columns: [
    { letter: 'A', header: '성명' },
    { letter: 'B', header: '학년' },
  ],
  rows: [4, 5, 6].map((number) => ({ row: number, cells: ['학생', number === 6 ? '대1' : '고9'] })),
} as unknown as ImportSheet;

test('a wrong value that stands in several cells is one problem, replaced at once and marked', () => {
  expect(repeatedProblems(rows)).toEqual([{ letter: 'B', place: 'B 학년', value: '고9', rows: [4, 5] }]);
  const mended = withCells(sheet, [4, 5], 'B', '고1');
  expect([...repairsOf(sheet, mended)]).toEqual([
    [4, '학년 고9 → 고1'],
    [5, '학년 고9 → 고1'],
  ]);
  expect(repairsOf(sheet, sheet).size).toBe(0);
});

test('the rows left out are named with the reason, those that are the same are not', () => {
  expect(leftOutWords(rows, new Set([7]))).toEqual(['4행 학생4 (오류)', '5행 학생5 (오류)', '6행 학생6 (오류)']);
  expect(leftOutWords(rows, new Set())).toContain('7행 학생7 (선택하지 않음)');
});
