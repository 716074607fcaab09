// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveSpecifier } from './specifier.ts';

const sources = globSync('{crm,portal}/**/*.{ts,tsx}', { exclude: ['**/generated/**'] });
const importedBy = new Map<string, string[]>();
for (const file of sources) {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import |import\()'([^']+)'/g)) {
    const target = resolveSpecifier(specifier, file);
    if (target) importedBy.set(target, [...(importedBy.get(target) ?? []), file]);
  }
}

test('every file in shared is used by at least two slices', () => {
  const shared = globSync('{crm,portal}/shared/**/*.{ts,tsx,css}', { exclude: ['**/*.{test,stories}.{ts,tsx}'] });
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter((file) => slicesUsing(file).size < 2)).toEqual([]);
});

/** The slices that import a file, directly or through other files of the shared folder. */
function slicesUsing(file: string): Set<string> {
  const users = (importedBy.get(file) ?? []).filter((user) => !/\.test\.tsx?$/.test(user));
  return users.reduce((slices, user) => {
    const folder = user.split('/')[1]!;
    return slices.union(folder === 'shared' ? slicesUsing(user) : new Set([folder]));
  }, new Set<string>());
}
