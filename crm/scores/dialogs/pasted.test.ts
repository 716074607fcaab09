import { expect, test } from 'vitest';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { attemptCell, type AttemptColumn } from '../grades.ts';
import { checkPaste } from './pasted.ts';
import { examOf } from '../testing/gradeData.ts';

const exam = examOf('e', [[80], [60], [null]]);
const columns = new Map<string, AttemptColumn>([
  ['value', { examAt: 0, retakeNumber: 0, field: 'value' }],
  ['memo', { examAt: 0, retakeNumber: 0, field: 'memo' }],
]);
const rows = ['0', '1', '2'];
const check = (...changes: PasteBlock['changes']) =>
  checkPaste({ cells: [], changes, unknown: [], dropped: 0 }, columns, (rowId) =>
    attemptCell(exam, exam.scores[rows.indexOf(rowId)]!, 0),
  );
const change = (rowId: string, columnId: string, value: string | null) => ({ rowId, columnId, value });

test('a value that is invalid in its column is not entered', () => {
  const { block } = check(change('0', 'value', '몰라'), change('0', 'memo', '몰라'), change('1', 'value', '101'));
  expect(block.changes).toEqual([change('0', 'memo', '몰라')]);
  expect(block.unknown.map(({ text }) => text)).toEqual(['몰라', '101']);
});

test.each([
  ['79.5', ['80 → 79.5']],
  ['80', []],
  ['81', []],
  ['결시', ['80 → 결시']],
  [null, ['80 → 비움']],
])('a value that falls is listed: 80 becomes %s', (value, listed) => {
  const { lowered } = check(change('0', 'value', value), change('2', 'value', '0'));
  expect(lowered.map(({ before, after }) => `${before} → ${after}`)).toEqual(listed);
});
