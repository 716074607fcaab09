// @module-tag tree
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What tells the hour without being asked which clock. */
const reading = /\bDate\.now\b|\bnew Date\(\)|(?<!new )(?<![.\w])Date\(\)|\bdayjs\(\)|\.format\(\)|\bTemporal\.Now\b/;

/** The files that may read the hour, and why. Everything else asks one of the first two, or is told the hour; `mocks/clock.ts` moves both. */
const may: Readonly<Record<string, string>> = {
  'api/ports/clock.ts': "the server's clock",
  'ui-kit/format/deviceClock.ts': "the browser's clock",
  'mocks/living/clock.test.ts': 'shows that `Date` itself is moved',
  'app/public/offline.js': 'a page of its own, which imports nothing',
  '.ci/test/test.mjs': 'says when the run was; it begins before the packages are there',
  '.ci/test/hours/ahead.ts': 'says how far another hour is away',
  '.ci/test/storybook/toolbar.ts': 'asks a page what `Date` says there',
  '.ci/test/storybook/tour.ts': 'asks a page what `Date` says there',
};

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.js', '*.mjs'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file && existsSync(file) && !/(^|\/)generated\//.test(file));

test('only the clocks read the hour', () => {
  const found = files
    .filter((file) => !(file in may))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (reading.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

test('every file that may read it does', () => {
  expect(Object.keys(may).filter((file) => !reading.test(readFileSync(file, 'utf8')))).toEqual([]);
});
