import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lectures, roster, staff, students } from './cast.ts';

const seed = readFileSync('hasura/seeds/default/demo.sql', 'utf8');

test.each([...Object.values(staff), ...Object.values(students)])('$name is in the seed', ({ id, loginId, name }) => {
  expect(lineOf(id)).toContain(`'${loginId}'`);
  expect(lineOf(id)).toContain(`'${name}'`);
});

test.each(Object.values(lectures))('$name is in the seed', ({ id, name, teacherName, weekday, room }) => {
  expect(lineOf(id)).toContain(`'${name}', '${teacherName}', ${weekday}, `);
  expect(lineOf(id)).toContain(`'${room}'`);
});

test('the roster is the one of the seed', () => {
  const lines = seed.matchAll(/'(2026\d{4})', '([^']+)', '\+82\d+', '([^']+)', '([^']+)'/g);
  const seeded = Array.from(lines, ([, number, name, school, grade]) => ({ number, name, school, grade }));
  expect(roster.map((student, index) => ({ number: String(20_260_001 + index), ...student }))).toEqual(seeded);
});

/** The first line about an id, where it is inserted. */
function lineOf(id: string): string {
  return seed.split('\n').find((line) => line.startsWith(`  ('${id}'`)) ?? '';
}
