import { expect, test } from 'vitest';
import { neighbourOf, widthAfter, widthWithin } from './columns.ts';
import type { GridColumn } from '../types.ts';

const column = (id: string, moves?: string): GridColumn<never> => ({
  id,
  label: id,
  width: 100,
  kind: 'text',
  moves: moves || undefined,
});

test('a column swaps places with the next one of its kind', () => {
  const columns = [column('name'), column('a', 'exams'), column('memo', 'a'), column('b', 'exams'), column('sum')];
  expect(neighbourOf(columns, 1, 'right')?.id).toBe('b');
  expect(neighbourOf(columns, 3, 'left')?.id).toBe('a');
  expect(neighbourOf(columns, 3, 'right')).toBeUndefined();
  expect(neighbourOf(columns, 2, 'right')).toBeUndefined();
  expect(neighbourOf(columns, 0, 'right')).toBeUndefined();
});

test('widths change by steps and stay within bounds', () => {
  expect(widthAfter({ width: 100 }, 'wider')).toBe(116);
  expect(widthAfter({ width: 48 }, 'narrower')).toBe(40);
  expect(widthWithin(1200.4)).toBe(640);
  expect(widthWithin(99.6)).toBe(100);
});
