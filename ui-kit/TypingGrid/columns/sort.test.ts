import { expect, test } from 'vitest';
import { nextSort, toggledSort } from './sort.ts';

const name = { id: 'name', label: '이름', width: 80, kind: 'read' } as const;
const value = { ...name, id: 'value', align: 'end' } as const;

test('a header sorts its column one way, then the other, then not', () => {
  const down = { columnId: 'value', descending: true };
  expect(nextSort(null, value)).toEqual(down);
  expect(nextSort(down, value)).toEqual({ columnId: 'value', descending: false });
  expect(nextSort({ columnId: 'value', descending: false }, value)).toBeNull();
  expect(nextSort(down, name)).toEqual({ columnId: 'name', descending: false });
});

test('a key sorts in its direction, and ends that when pressed again', () => {
  const up = { columnId: 'name', descending: false };
  expect(toggledSort(null, 'name', false)).toEqual(up);
  expect(toggledSort(up, 'name', true)).toEqual({ columnId: 'name', descending: true });
  expect(toggledSort(up, 'name', false)).toBeNull();
});
