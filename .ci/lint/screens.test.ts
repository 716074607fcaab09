// @module-tag tree
import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screens } from './screens.ts';
import { slices } from './imports/slices.ts';

const folders = globSync('{crm,portal}/*/').map((path) => path.replace(/\/$/, ''));

test('a folder of screens has the name of its slice', () => {
  expect(folders.length).toBeGreaterThan(30);
  expect(folders.filter((folder) => !slices.has(folder.replace(/^.*\//, '')) && !(folder in screens))).toEqual([]);
});

test('every listed screen that is not a slice exists', () => {
  expect(Object.keys(screens).filter((folder) => !existsSync(folder))).toEqual([]);
});
