// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../pictures/options.ts';
import { readShare } from '../test/share.mjs';

const records = globSync('docs/decisions/*.md').toSorted();
const pages = ['README.md', 'README.ko.md', ...globSync('docs/**/*.md', { exclude: ['docs/generated/**'] })];
const path = /`((?:\.ci|\.storybook|api|app|client|crm|docs|hasura|mocks|omr|openapi|portal|ui-kit)\/[\w./-]+\.\w+)`/g;

test('decision records are numbered without a gap', () => {
  expect(records.map((file) => Number(basename(file).slice(0, 4)))).toEqual(records.map((_, at) => at + 1));
});

describe.each(records)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('has the title and the four parts of a record', () => {
    expect(text).toMatch(new RegExp(`^# ${basename(file).slice(0, 4)} \\S`));
    const parts = [...text.matchAll(/^\*\*(\w+)\.\*\*/gm)].map(([, part]) => part);
    expect(parts).toEqual(['Context', 'Decision', 'Rejected', 'Consequences']);
  });
});

test.each(pages)('%s names only files that exist', (page) => {
  const named = [...readFileSync(page, 'utf8').matchAll(path)].map(([, file = '']) => file);
  expect(named.filter((file) => globSync(file).length === 0)).toEqual([]);
});

test.each(pages)('%s names only scripts that exist', (page) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:-]*\w)/g)].map(([, script = '']) => script);
  expect(
    named.filter((script) => !(script in scripts) && !Object.keys(scripts).some((one) => one.startsWith(`${script}:`))),
  ).toEqual([]);
});

test.each(pages)('%s gives scripts only options that they know', (page) => {
  const lines = readFileSync(page, 'utf8').split('\n');
  const unknown = lines.flatMap((line, at) =>
    [...line.matchAll(/npm (test|run pictures) -- ([^`#|]+)/g)].flatMap(([command, script = '', said = '']) => {
      // `[ref]` may be left out; `<commit>` stands for one.
      const args = said
        .trim()
        .split(/\s+/)
        .map((word) => word.replace(/^\[(.*)\]$/, '$1'));
      try {
        if (script === 'test') readShare(args);
        else readOptions(args);
        return [];
      } catch (error) {
        return [`${page}:${at + 1} ${command.trim()}: ${String(error)}`];
      }
    }),
  );
  expect(unknown).toEqual([]);
});

test('each walk of the architecture names every file only once', () => {
  const walks = readFileSync('docs/architecture.md', 'utf8').split('\n### ').slice(1);
  expect(walks).toHaveLength(8);
  for (const walk of walks) {
    const files = [...walk.split('\n## ')[0]!.matchAll(/^\| `(.+?)`/gm)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
  }
});
