// @module-tag tree
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import tsconfig from '../../tsconfig.json' with { type: 'json' };
import { projectNode } from '../start/spawn.mjs';
import { fixtures } from './fixtures.ts';

interface Config {
  jsPlugins: string[];
  overrides: { rules: Record<string, unknown> }[];
}

interface Diagnostic {
  filename: string;
  message: string;
  code?: string;
}

const root = resolve(import.meta.dirname, '../..');
const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, '')) as Config;
const folder = mkdtempSync(join(tmpdir(), 'lint-'));
const files = fixtures.map((fixture, index) => ({ ...fixture, file: fixture.file ?? `omr/${index}.ts` }));
const wrongTypes = ['omr/type.test.ts', 'app/type.tsx', 'crm/generated/type.ts', '.storybook/type.ts', '.ci/type.mjs'];
let diagnostics: Diagnostic[];

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), `${text}\n`);
};

beforeAll(() => {
  write('.oxlintrc.json', JSON.stringify({ ...config, jsPlugins: config.jsPlugins.map((path) => join(root, path)) }));
  const compilerOptions = { ...tsconfig.compilerOptions, types: [] };
  write('tsconfig.json', JSON.stringify({ ...tsconfig, compilerOptions }));
  write('omr/a.ts', 'export interface A {\n  b: 1;\n}\nexport const a = 1;');
  write('omr/directive.ts', '// oxlint-disable-next-line no-var\nexport const a = 1;');
  for (const file of wrongTypes) write(file, 'export const a = 1;\nexport const b = a.c;');
  for (const { file, code } of files) write(file, code);
  const oxlint = [join(root, 'node_modules/.bin/oxlint'), '--format=json'];
  const { stdout } = spawnSync(join(root, projectNode), oxlint, { cwd: folder, encoding: 'utf8' });
  diagnostics = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true }));

const reported = (path: string) =>
  diagnostics.flatMap(({ filename, code, message }) => (filename === path ? nameOf(code ?? message) : []));

/** `eslint(no-var)` is configured as `no-var`, `react-hooks(rules-of-hooks)` as `react/rules-of-hooks`. */
const nameOf = (code: string) =>
  code
    .replace(/^([\w-]+)\((.*)\)$/, '$1/$2')
    .replace('eslint/', '')
    .replace('react-hooks/', 'react/');
const isType = (name: string) => name.startsWith('typescript/TS');

test.each(files)('$rule is reported in $file', ({ rule, file, also = [] }) => {
  const rules = reported(file).filter((name) => !isType(name));
  expect(rules.toSorted()).toEqual([rule, ...also].toSorted());
});

test('every rule that is on has such a file', () => {
  const on = config.overrides.flatMap(({ rules }) => Object.keys(rules));
  expect(new Set(on)).toEqual(new Set(files.map(({ rule }) => rule)));
});

test.each(wrongTypes)('a wrong type is reported in %s', (file) => {
  expect(reported(file)).toEqual(['typescript/TS2339']);
});

test('a comment that allows what nobody does is reported; what is right is not', () => {
  expect(reported('omr/directive.ts')).toEqual([expect.stringContaining('Unused')]);
  expect(reported('omr/a.ts')).toEqual([]);
});
