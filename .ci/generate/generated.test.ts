// @module-tag tree
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareSnapshots, generatedFiles } from './generated.mjs';

const MOST_LINES = 100_000;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n').filter(Boolean);
const generated = new Set(generatedFiles());

test(`at most ${MOST_LINES.toLocaleString('en')} lines are generated`, () => {
  const lines = [...generated].map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MOST_LINES);
});

test('a file that says it is generated is in a folder for generated code', () => {
  const says = /^(\/\/|#|--|<!--|\/\*\*\n \*) ?Generated .*Do not edit/;
  const sources = files.filter((file) => /\.(ts|md|sql|yaml|graphql|json)$/.test(file) && !generated.has(file));
  expect(sources.filter((file) => says.test(readIfThere(file)))).toEqual([]);
});

test('generated files are marked as generated for git', () => {
  const answers = git('check-attr', 'linguist-generated', '--', ...generated)
    .trim()
    .split('\n');
  expect(answers.filter((line) => !line.endsWith(': set'))).toEqual([]);
  expect(answers).toHaveLength(generated.size);
});

test('changed, added and removed files are listed', () => {
  const before = new Map(Object.entries({ same: '1', changed: '1', gone: '1' }));
  const after = new Map(Object.entries({ same: '1', changed: '2', added: '1' }));
  expect(compareSnapshots(before, after)).toEqual(['added', 'changed', 'gone']);
});

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
