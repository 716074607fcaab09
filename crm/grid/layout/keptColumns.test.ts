import { expect, test } from 'vitest';
import { readColumns, writeColumns } from './keptColumns.ts';

test('a stored layout is read back unchanged, whatever the exams are named', () => {
  const kept = { order: ['단어 시험 & 복습', 'a=b'], widths: { '3주 모의고사 #1': 120, memo: 240 } };
  expect(readColumns(writeColumns(kept))).toEqual(kept);
});

test('without a stored layout, or with an invalid one, columns keep their defaults', () => {
  expect(readColumns(undefined)).toEqual({ order: [], widths: {} });
  expect(readColumns('width+memo=wide&page=2')).toEqual({ order: [], widths: {} });
});

test('only the latest names are stored', () => {
  const order = Array.from({ length: 90 }, (_, at) => `시험 ${at}`);
  expect(readColumns(writeColumns({ order, widths: {} })).order).toEqual(order.slice(30));
});
