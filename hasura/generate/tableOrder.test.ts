import { expect, test } from 'vitest';
import type { Table } from '../catalog.ts';
import { parentsFirst } from './tableOrder.ts';

const table = (name: string, isView = false): Table => ({ name, isView, comment: null, person: null, columns: [] });
const key = (from: string, target: string) => ({
  table: from,
  target,
  columns: ['id'],
  targetColumns: ['id'],
  isUnique: false,
});

test('sorts tables after those they reference, else by name, without views', () => {
  const tables = ['answers', 'exams', 'tags', 'users'].map((name) => table(name));
  const keys = [key('answers', 'exams'), key('exams', 'users'), key('users', 'users')];
  expect(parentsFirst([...tables, table('loads', true)], keys)).toEqual(['users', 'exams', 'answers', 'tags']);
});

test('tables that refer to each other have no order', () => {
  const keys = [key('exams', 'scores'), key('scores', 'exams')];
  expect(() => parentsFirst([table('exams'), table('scores')], keys)).toThrow('exams > scores > exams');
});
