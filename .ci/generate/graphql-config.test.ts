// @module-tag tree
import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildASTSchema, validate } from 'graphql';
import { loadConfig } from 'graphql-config';
import { expect, test } from 'vitest';
import { modules } from './rest/senders.ts';

const root = resolve(import.meta.dirname, '../..');
const config = (await loadConfig({ rootDir: root }))!;
const projectOf = (path: string) => config.getProjectForFile(join(root, path));

async function errorsOf(path: string, role: string): Promise<string[]> {
  // As a document, because the loader has another copy of graphql than the tests.
  const schema = buildASTSchema(await config.getProject(role).getSchema('DocumentNode'), { assumeValidSDL: true });
  const documents = await projectOf(path).getDocuments();
  const found = documents.find(({ location }) => location === join(root, path));
  if (!found?.document) throw new Error(`${path} is not loaded`);
  return validate(schema, found.document).map(({ message }) => message);
}

test.each([
  ['app/pages/board.graphql', 'anonymous'],
  ['portal/terms/terms.graphql', 'student'],
  ['portal/students/choices.staff.graphql', 'ta'],
  ['crm/tags/tags.graphql', 'ta'],
  ['crm/wages/wages.manager.graphql', 'manager'],
])('an editor checks %s for the role %s', async (path, role) => {
  expect(projectOf(path).name).toBe(role);
  expect(await errorsOf(path, role)).toEqual([]);
});

test('what only a manager may read is an error for a TA', async () => {
  expect(await errorsOf('crm/wages/wages.manager.graphql', 'ta')).not.toEqual([]);
});

test.each(['portal/shared/fragments.graphql', 'portal/clinic/booking/notYetWritten.graphql'])(
  '%s is a student’s',
  (path) => expect(projectOf(path).name).toBe('student'),
);

test('an editor checks every document for the role that its code is generated for', () => {
  const roles = modules().flatMap(({ documents: [own], role }) =>
    globSync(own, { cwd: root }).map((path) => [path, role]),
  );
  expect(roles.map(([path = '']) => [path, projectOf(path).name])).toEqual(roles);
  const all = globSync('{app,crm,portal}/*/**/*.graphql', { cwd: root, exclude: ['*/shared/**'] });
  expect(roles.map(([path]) => path).sort()).toEqual(all.sort());
});
