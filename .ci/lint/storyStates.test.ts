// @module-tag tree
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#openapi/generated/operations.ts';

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'app', 'client', 'crm', 'portal'],
  {
    encoding: 'utf8',
  },
).split('\0');
const textOf = (wanted: (file: string) => boolean) =>
  files.filter((file) => /\.tsx?$/.test(file) && wanted(file)).map((file) => readFileSync(file, 'utf8'));

const stories = textOf((file) => file.endsWith('.stories.tsx') || /\/testing\//.test(file)).join('\n');
const documents = textOf((file) => /\/generated\//.test(file)).flatMap((text) =>
  [...text.matchAll(/^export const (\w+Document)\b/gm)].map(([, name = '']) => name),
);

/** Documents that no state of a screen can show by itself, and why. */
const accepted: Readonly<Record<string, string>> = {
  ScoresChangedSinceDocument: 'reads rows again that WeekScores has shown; journeys watch it',
  TermScoresDocument: 'the rows of WeekScores for several weeks, in the same grid',
};

test('every document of a screen is answered by a story', () => {
  expect(documents.length).toBeGreaterThan(200);
  const unseen = [...new Set(documents)].filter(
    (name) => !(name in accepted) && !new RegExp(`\\b${name}\\b`).test(stories),
  );
  expect(unseen).toEqual([]);
});

test('what is accepted is a document without a story', () => {
  for (const name of Object.keys(accepted)) {
    expect(documents, name).toContain(name);
    expect(stories, name).not.toContain(name);
  }
});

const screens = textOf((file) => !/\.stories\.tsx$|\/(testing|generated|journeys)\/|\.test\./.test(file)).join('\n');
const usedOperations = Object.keys(operations).filter((name) => {
  const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return new RegExp(`\\b(${name}|${hook})\\b`).test(screens);
});
const isShown = (name: string) => new RegExp(`['"]${name}['"]`).test(stories);

test('every operation that a screen uses is answered by a story', () => {
  expect(usedOperations.length).toBeGreaterThan(240);
  expect(usedOperations.filter((name) => !isShown(name))).toEqual([]);
});
