// @module-tag tree
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTable } from './table.ts';

const header = 'method\tpath\taccess\tinvalidates\tseed call\n';

test('the table holds 199 different calls', () => {
  const rows = readTable(readFileSync(new URL('operations.tsv', import.meta.url), 'utf8'));
  expect(rows).toHaveLength(199);
  expect(new Set(rows.map(({ method, path }) => `${method} ${path}`)).size).toBe(199);
});

test('a row becomes its five parts', () => {
  expect(readTable(`${header}PUT\t/a/{b}\tta\tscores,exams\tPUT .../b\n`)).toEqual([
    { method: 'PUT', path: '/a/{b}', access: 'ta', invalidates: ['scores', 'exams'], seedCall: 'PUT .../b' },
  ]);
  expect(readTable(`${header}POST\t/a\tany\t-\tPOST /a\n`)[0]?.invalidates).toEqual([]);
});

describe('refuses', () => {
  test.each([
    ['another header', 'method\tpath\n', 'begins with'],
    ['a missing column', `${header}PUT\t/a\tta\t-\n`, 'line 2 has 4 columns'],
    ['an empty column', `${header}PUT\t/a\tta\t\tPUT /a\n`, 'empty column'],
    ['an unknown method', `${header}READ\t/a\tta\t-\tREAD /a\n`, 'the method READ'],
    ['a path without a slash', `${header}PUT\ta\tta\t-\tPUT a\n`, 'the path a'],
    ['an unknown level', `${header}PUT\t/a\tboss\t-\tPUT /a\n`, 'the access boss'],
  ])('%s', (_, tsv, complaint) => {
    expect(() => readTable(tsv)).toThrow(complaint);
  });
});
