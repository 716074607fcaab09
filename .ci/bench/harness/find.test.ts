import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { findBenches } from './find.ts';
import { readOptions, shareOut } from './options.ts';

const declared = globSync('.ci/bench/*.ts').filter((file) => !file.endsWith('/main.ts'));

test('every file of the folder is a bench', async () => {
  const benches = await findBenches();
  expect(benches.size).toBe(declared.length);
  for (const [name, { about, run }] of benches)
    expect([name, typeof about, typeof run]).toEqual([name, 'string', 'function']);
});

test.each(declared)('%s loads what is heavy only when it runs', (file) => {
  const { staticImports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const code = staticImports.filter(({ entries }) => !entries.every(({ isType }) => isType));
  const loaded = code.map(({ moduleRequest }) => moduleRequest.value);
  expect(
    loaded.filter((from) => !/^node:|^\.\/harness\/(bench|limit)\.ts$|\/(gridLimits|clock|when)\.ts$/.test(from)),
  ).toEqual([]);
});

test('options of several benches reach those that know them', () => {
  const [payroll, search] = [{}, { users: 16, only: '', native: false }];
  expect(shareOut(['--users', '8', '--native'], [payroll, search])).toEqual([[], ['--users=8', '--native']]);
  expect(() => shareOut(['--seconds', '8'], [payroll, search])).toThrow(/Unknown option/);
  expect(readOptions(['--users=8'], search)).toEqual({ users: 8, only: '', native: false });
  expect(() => readOptions(['--users=many'], search)).toThrow('--users many is not a number.');
});
