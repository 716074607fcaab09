import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { graphqlSlices, screens } from './screens.ts';

const folders = globSync('{crm,portal}/*/').map((path) => path.replace(/\/$/, ''));

test('a folder of screens has the name of its slice', () => {
  const slices = globSync('openapi/paths/*.yaml').map((path) => path.replace(/^.*\/|\.yaml$/g, ''));
  const known = new Set([...slices, ...graphqlSlices]);
  expect(folders.length).toBeGreaterThan(30);
  expect(folders.filter((folder) => !known.has(folder.replace(/^.*\//, '')) && !(folder in screens))).toEqual([]);
});

test('every screen that is no slice is there', () => {
  expect(Object.keys(screens).filter((folder) => !existsSync(folder))).toEqual([]);
});
