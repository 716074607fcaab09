// @module-tag tree
import { expect, test } from 'vitest';
import { allSlices, sliceOf } from './slices.ts';

test.each([
  ['crm/students/students.graphql', 'students'],
  ['crm/participants/attendance/day.graphql', 'participants'],
  ['openapi/paths/exams.yaml', 'exams'],
  ['openapi/schemas/common.yaml', 'common'],
  ['openapi/openapi.yaml', 'openapi'],
  ['openapi/generated/openapi.json', undefined],
  ['hasura/generated/schema/manager.graphql', undefined],
  ['crm/students/StudentList.tsx', undefined],
])('%s belongs to %s', (path, slice) => {
  expect(sliceOf(path)).toBe(slice);
});

test('slices with a contract and slices with documents can be generated alone', () => {
  expect(allSlices()).toEqual(expect.arrayContaining(['students', 'home', 'pages', 'openapi']));
});
