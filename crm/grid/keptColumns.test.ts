import { expect, test } from 'vitest';
import { readColumns, writeColumns } from './keptColumns.ts';

test('columns are read as they were kept, whatever exams are called', () => {
  const kept = { order: ['단어 시험 & 복습', 'a=b'], widths: { '3주 모의고사 #1': 120, memo: 240 } };
  expect(readColumns(writeColumns(kept))).toEqual(kept);
});

test('nothing kept, and nonsense, leaves columns as they usually are', () => {
  expect(readColumns(undefined)).toEqual({ order: [], widths: {} });
  expect(readColumns('width+memo=wide&page=2')).toEqual({ order: [], widths: {} });
});

test('only the latest names are kept', () => {
  const order = Array.from({ length: 90 }, (_, at) => `시험 ${at}`);
  expect(readColumns(writeColumns({ order, widths: {} })).order).toEqual(order.slice(30));
});
