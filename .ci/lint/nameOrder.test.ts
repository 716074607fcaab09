// @module-tag tree
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What orders texts letter by letter, so that 11주차 comes before 2주차. */
const byLetters = /\.localeCompare\(|\bIntl\.Collator\(/;

/** The files that may, and why. Everything else orders names by `byName`. */
const may: Readonly<Record<string, string>> = {
  'ui-kit/format/names/byName.ts': 'is the one collator',
  'ui-kit/WeekCalendar/CalendarLayer.tsx': 'orders days',
  'portal/wordDecks/study/kills.test.ts': 'orders ids',
};

test('names are ordered as people count', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'app', 'client', 'crm', 'portal', 'ui-kit'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file) && !file.includes('/generated/') && !(file in may));
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (byLetters.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
