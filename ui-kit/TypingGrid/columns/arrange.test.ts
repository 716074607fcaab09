import { expect, test } from 'vitest';
import { arrangeColumns, layoutFor, USUAL_COLUMNS, type KeptColumns } from './arrange.ts';
import type { GridColumn } from '../types.ts';

const column = (id: string, part: Partial<GridColumn<never>> = {}): GridColumn<never> => ({
  id,
  label: id,
  width: 100,
  kind: 'text',
  ...part,
});

/** Two exams with two details each, between fixed columns. */
const columns = [
  column('name', { frozen: true }),
  ...['e1', 'e2'].flatMap((exam) => [
    column(exam, { moves: 'exams', block: exam, name: `시험 ${exam}` }),
    column(`${exam} status`, { moves: exam, block: exam, name: 'status' }),
    column(`${exam} memo`, { moves: exam, block: exam, name: 'memo' }),
  ]),
  column('sum'),
];

function after(act: (layout: ReturnType<typeof layoutFor>) => void, kept: KeptColumns = USUAL_COLUMNS) {
  let next = kept;
  act(layoutFor(arrangeColumns(columns, kept), kept, (given) => (next = given)));
  return { kept: next, columns: arrangeColumns(columns, next) };
}
const ids = (shown: readonly GridColumn<never>[]): string[] => shown.map(({ id }) => id);

test('without a stored arrangement columns keep their order and width', () => {
  expect(arrangeColumns(columns, USUAL_COLUMNS)).toEqual(columns);
});

test('moving an exam moves its columns', () => {
  const moved = after(({ move }) => move('e1', 'e2', 'after'));
  expect(ids(moved.columns)).toEqual(['name', ...['e2', 'e2 status', 'e2 memo', 'e1', 'e1 status', 'e1 memo'], 'sum']);
  expect(ids(after(({ move }) => move('e1', 'e2', 'before'), moved.kept).columns)).toEqual(ids(columns));
});

test('columns of the same name move and resize in every exam', () => {
  const moved = after(({ move }) => move('e2 memo', 'e2 status', 'before'));
  expect(ids(moved.columns)).toEqual(['name', ...['e1', 'e1 memo', 'e1 status', 'e2', 'e2 memo', 'e2 status'], 'sum']);
  const wider = after(({ resize }) => resize('e1 memo', 240), moved.kept);
  expect(wider.columns.filter(({ width }) => width === 240).map(({ id }) => id)).toEqual(['e1 memo', 'e2 memo']);
  expect(after(({ resize }) => resize('e2 memo', null), wider.kept).kept).toEqual(moved.kept);
});

test('a new exam comes after those with a stored place', () => {
  const kept = { order: ['시험 e2'], widths: {} };
  expect(ids(arrangeColumns(columns, kept)).filter((id) => id.length === 2)).toEqual(['e2', 'e1']);
});
