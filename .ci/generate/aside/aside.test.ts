import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { copyProject, place } from './aside.ts';
import { generatedFiles, placedByHasura } from '../generated.mjs';

const last = 'openapi/generated/openapi.json';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aside-'));
  const folder = root;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const path of [...placedByHasura, last, 'crm/tags/generated/graphql.ts', 'crm/tags/generated/limits.ts'])
    write(root, path, 'old');
  write(root, 'crm/tags/tags.graphql', 'source');
  write(root, 'crm/tags/TagPage.tsx', 'source');
});

test('what is generated in the copy comes into its place; what is equal is not touched; what is not made goes', () => {
  const copy = copyProject(root, false);
  const untouched = statSync(join(root, 'crm/tags/generated/graphql.ts'));
  write(copy.folder, last, 'new');
  write(copy.folder, 'crm/terms/generated/graphql.ts', 'new');
  write(copy.folder, 'crm/tags/tags.graphql', 'no generator may');
  rmSync(join(copy.folder, 'crm/tags/generated/limits.ts'));
  place(copy, root, last);
  expect(read(last)).toBe('new');
  expect(read('crm/terms/generated/graphql.ts')).toBe('new');
  expect(read('crm/tags/tags.graphql')).toBe('source');
  expect(existsSync(join(root, 'crm/tags/generated/limits.ts'))).toBe(false);
  const now = statSync(join(root, 'crm/tags/generated/graphql.ts'));
  expect([now.ino, now.mtimeMs]).toEqual([untouched.ino, untouched.mtimeMs]);
});

test('a run that ends after any rename leaves each file as it was or as it is now, and the last as it was', () => {
  const copy = copyProject(root, false);
  const paths = generatedFiles(root);
  for (const path of paths) write(copy.folder, path, 'new');
  rmSync(join(copy.folder, 'crm/tags/generated/limits.ts'));
  for (let renames = 0; renames < paths.length - 1; renames++) {
    let left = renames;
    const killed = (from: string, to: string) => {
      if (left-- === 0) throw new Error('killed');
      renameSync(from, to);
    };
    // The next run makes everything anew.
    for (const path of paths) if (!path.endsWith('limits.ts')) write(copy.folder, path, `new ${renames}`);
    expect(() => place(copy, root, last, killed)).toThrow('killed');
    const isPutLast = renames === paths.length - 2;
    expect(existsSync(join(root, 'crm/tags/generated/limits.ts'))).toBe(!isPutLast);
    const texts = paths.filter((path) => !path.endsWith('limits.ts')).map(read);
    expect(texts.filter((text) => text === `new ${renames}`)).toHaveLength(renames);
    expect(read(last)).toBe('old');
  }
  place(copy, root, last);
  expect(read(last)).toMatch(/^new/);
});

test('for a slice only what it needs is copied, and nothing that was not copied goes', () => {
  const slice = copyProject(root, true);
  expect(existsSync(join(slice.folder, 'crm/tags/tags.graphql'))).toBe(true);
  expect(existsSync(join(slice.folder, 'crm/tags/TagPage.tsx'))).toBe(false);
  place(slice, root, last);
  expect(generatedFiles(root)).toEqual(expect.arrayContaining([...slice.generated]));
  expect(read('crm/tags/TagPage.tsx')).toBe('source');
});

test('what a killed run has left is removed by the next', () => {
  // No process has this number.
  write(root, '.cache/generate-99999999/crm/tags/generated/graphql.ts', 'left');
  copyProject(root, true);
  expect(existsSync(join(root, '.cache/generate-99999999'))).toBe(false);
});

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
