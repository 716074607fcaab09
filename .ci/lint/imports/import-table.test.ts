// @module-tag tree
import { expect, test } from 'vitest';
import { judgeImport } from './import-table.ts';
import { roomOf } from './specifier.ts';

function judge(file: string, specifier: string, lazy = false) {
  return judgeImport({ file, room: roomOf(file)!, specifier, lazy });
}

test.each([
  ['crm/lectures/LectureList.tsx', '#client/session/session.ts'],
  ['crm/lectures/LectureList.tsx', '#ui-kit'],
  ['crm/lectures/LectureList.tsx', '../shared/StudentChip.tsx'],
  ['crm/lectures/LectureList.tsx', '../faces.ts'],
  ['crm/lectures/LectureList.tsx', '../clinic/index.tsx'],
  ['crm/lectures/LectureList.tsx', '../clinic/parts.ts'],
  ['crm/scores/GradeTable.tsx', '../grid/index.ts'],
  ['crm/lectures/LectureList.stories.tsx', '../clinic/generated/graphql.ts'],
  ['crm/lectures/LectureList.tsx', './generated/lectures.ts'],
  ['crm/lectures/LectureList.stories.tsx', '#mocks/builders.ts'],
  ['client/session.ts', '#openapi/generated/auth.ts'],
  ['mocks/living.ts', '#api/app.ts'],
  ['mocks/living/seed.ts', '#api/app.ts'],
  ['api/app.ts', '#engine'],
  ['api/ports/files.node.ts', 'node:fs'],
  ['api/main.ts', 'node:process'],
  ['hasura/engine/where.test.ts', 'node:fs'],
  ['ui-kit/Button.tsx', '@mui/material/Button'],
])('%s may import %s', (file, specifier) => {
  expect(judge(file, specifier)).toBeUndefined();
});

test.each([
  ['crm/lectures/LectureList.tsx', '../clinic/ClinicBoard.tsx', 'may not import crm/clinic'],
  ['crm/lectures/LectureList.tsx', '../clinic/board/index.tsx', 'may not import crm/clinic'],
  ['crm/scores/GradeTable.tsx', '../grid/useUndo.ts', 'may not import crm/grid'],
  ['crm/lectures/LectureList.tsx', '../clinic/generated/graphql.ts', 'may not import crm/clinic'],
  ['crm/lectures/LectureList.stories.tsx', '../clinic/ClinicBoard.tsx', 'may not import crm/clinic'],
  ['crm/shared/StudentChip.tsx', '../clinic/ClinicBoard.tsx', 'may not import crm/clinic'],
  ['crm/lectures/LectureList.tsx', '#api/app.ts', 'import table'],
  ['crm/lectures/LectureList.tsx', '#mocks/builders.ts', 'import table'],
  ['crm/lectures/LectureList.tsx', '#hasura/generated/tables.ts', 'import table'],
  ['crm/lectures/LectureList.tsx', '#openapi/contract.ts', 'import table'],
  ['crm/lectures/LectureList.tsx', '#crm/faces.ts', 'relative path'],
  ['crm/lectures/LectureList.tsx', '../../../client/session/session.ts', 'alias'],
  ['crm/lectures/LectureList.tsx', './LectureForm', 'extension'],
  ['client/session.ts', '#hasura/metadata.ts', 'import table'],
  ['ui-kit/Button.tsx', '#client/session/session.ts', 'import table'],
  ['ui-kit/Button.tsx', 'react-router', 'package'],
  ['portal/home/Home.tsx', '@mui/x-data-grid/locales', 'package'],
  ['portal/home/Home.tsx', '@refinedev/core', 'package'],
  ['hasura/engine/where.ts', '#hasura/generated/tables.ts', 'import table'],
  ['hasura/engine/where.ts', 'node:fs', 'Node built-ins'],
  ['api/app.ts', 'fs', 'Node built-ins'],
  ['api/app.ts', '#client/session/session.ts', 'import table'],
  ['mocks/handlers.ts', '#api/app.ts', 'import table'],
  ['mocks/handlers.ts', './living.ts', 'only by import()'],
  ['app/main.tsx', '#crm/faces.ts', 'only by import()'],
])('%s may not import %s', (file, specifier, reason) => {
  expect(judge(file, specifier)).toContain(reason);
});

test('app loads crm, portal and mocks lazily', () => {
  expect(judge('app/main.tsx', '#crm/index.tsx', true)).toBeUndefined();
  expect(judge('app/main.tsx', '#mocks/living.ts', true)).toBeUndefined();
  expect(judge('app/main.tsx', '#api/app.ts', true)).toContain('import table');
});
