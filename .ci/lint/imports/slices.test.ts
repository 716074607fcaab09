// @module-tag tree
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { slices, withCommands, withTables } from './slices.ts';

// A slice may have several files: `scores.ts`, `scores.locks.test.ts`, a folder `scores/`.
const places = [
  'api/rest/*',
  'hasura/generated/functions/*',
  'hasura/testing/{invariants,rows,rules}/*',
  'mocks/world/rows/*',
];
/** The folders that every slice depends on. */
const shared = ['_protocol', 'foundation', 'generated'];

test.each(places)('%s: every name is that of a slice', (place) => {
  const names = globSync(place).map((path) => basename(path).split('.')[0] ?? '');
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !slices.has(name) && !shared.includes(name))).toEqual([]);
});

test.each(['crm', 'portal'])('a folder of %s is a slice, or the README says what it shows', (room) => {
  const readme = readFileSync('README.md', 'utf8');
  const names = globSync(`${room}/*/`).map((path) => basename(path));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !slices.has(name) && !readme.includes(`\`${room}/${name}\``))).toEqual([]);
});

test('a migration is named after a slice: 0001_scores, later 0050_scores_weights', () => {
  const names = globSync('hasura/migrations/default/*').map((path) => basename(path));
  const slice = (name: string) => /^\d{4}_([a-zA-Z]+)(?:_[a-z0-9_]+)?$/.exec(name)?.[1] ?? '';
  expect(names.filter((name) => !slices.has(slice(name)) && slice(name) !== 'foundation')).toEqual([]);
});

test('a slice has commands, tables or both', () => {
  expect(withCommands).toContain('realtime');
  expect(withTables).not.toContain('realtime');
  expect(withTables).toContain('attendanceTypes');
  expect(withCommands).not.toContain('attendanceTypes');
  expect(slices.size).toBeLessThan(withCommands.length + withTables.length);
});

test('a slice has one first migration', () => {
  expect(withTables.filter((name, at) => withTables.indexOf(name) !== at)).toEqual([]);
});
