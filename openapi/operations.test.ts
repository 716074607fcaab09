// @module-tag tree
import { expect, test } from 'vitest';
import { operations } from './generated/operations.ts';

test('a multipart body takes a file as it comes out of a form', () => {
  const form = new FormData();
  form.append('file', new File(['rows'], '명단.xlsx'));
  form.append('mode', 'PREVIEW');
  expect(operations.importStudents.body.safeParse(Object.fromEntries(form)).success).toBe(true);
  form.set('file', 'not a file');
  expect(operations.importStudents.body.safeParse(Object.fromEntries(form)).success).toBe(false);
});

test('a body names what is missing', () => {
  const paths = operations.login.body.safeParse({ loginId: 'admin' }).error?.issues.map(({ path }) => path);
  expect(paths).toEqual([['password']]);
});

test('a path parameter has its form', () => {
  const { params } = operations.updateLecture;
  expect(params.safeParse({ lectureId: '01980000-0000-7000-8000-000000000001' }).success).toBe(true);
  expect(params.safeParse({ lectureId: '1; drop table lectures' }).success).toBe(false);
});

test('an answer may hold nothing the contract does not name', () => {
  const id = '01980000-0000-7000-8000-000000000001';
  expect(operations.createLecture.response.safeParse({ id }).success).toBe(true);
  expect(operations.createLecture.response.safeParse({ id, passwordHash: 'x' }).success).toBe(false);
});
