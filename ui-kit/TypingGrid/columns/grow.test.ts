import { expect, test } from 'vitest';
import { grownColumns } from './grow.ts';
import type { GridColumn } from '../types.ts';

const column = (id: string, width: number, grow?: boolean): GridColumn<never> => ({
  id,
  label: id,
  width,
  kind: 'read',
  grow,
});
const columns = [column('name', 100), column('exam', 50, true), column('memo', 80, true)];
const widths = (room: number, of = columns) => grownColumns(of, room, true).map(({ width }) => width);

test('columns that grow share what is left beside the others and the checkboxes', () => {
  expect(widths(366)).toEqual([100, 100, 130]);
});

test.each([
  ['columns are wider than the grid', 200, columns],
  ['the grid is not measured yet', 0, columns],
  ['no column grows', 900, [column('name', 100)]],
])('nothing changes while %s', (_, room, of) => {
  expect(grownColumns(of, room, true)).toBe(of);
});
