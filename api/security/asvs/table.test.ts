// @module-tag tree
// @module-tag timeless
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { points } from './levels.ts';

const text = readFileSync('docs/security.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const holding = rows.filter((cells) => cells.length === 5);

describe('docs/security.md', () => {
  it('has a row, a reason and a test for the points of level 2', () => {
    expect(holding.length).toBeGreaterThan(50);
    for (const [, number, how, tests] of holding) {
      expect([number, (how ?? '').length > 15, /`[^`]+`/.test(tests ?? '')]).toEqual([number, true, true]);
    }
    const chapters = new Set(rows.flatMap(([, number = '']) => [...number.matchAll(/(\d+)\./g)].map(([, n]) => n)));
    expect([...chapters].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, at) => at + 1));
  });

  it('says of every point of levels 1 and 2 how it holds or why it does not apply', () => {
    const named = new Set(rows.flatMap(([, number = '']) => numbersIn(number)));
    expect(points).toHaveLength(253);
    expect(points.filter((point) => !named.has(point))).toEqual([]);
  });

  it('names only tests that exist', () => {
    const named = holding.flatMap(([, , , tests = '']) =>
      [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    );
    expect(named.filter((file) => !existsSync(file) || !/\.test\.tsx?$/.test(file))).toEqual([]);
  });

  it('names every test of this folder', () => {
    const own = globSync('api/security/asvs/V*.test.ts').map((file) => basename(file));
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter((file) => !text.includes(file))).toEqual([]);
  });
});

/** `1.2.1–1.2.3` and `10.1–10.7` as the points they stand for. */
function numbersIn(cell: string): string[] {
  return [...cell.matchAll(/(\d+(?:\.\d+)+)(?:–(\d+(?:\.\d+)+))?/g)].flatMap(([, from = '', to = from]) => {
    const isSection = from.split('.').length === 2;
    const between = (point: string) => compare(from, point) <= 0 && compare(point, to) <= 0;
    return isSection ? points.filter((point) => between(point.split('.').slice(0, 2).join('.'))) : spread(from, to);
  });
}

/** The points of one section from one to another, those of level 3 too. */
function spread(from: string, to: string): string[] {
  const [first, last] = [Number(from.split('.')[2]), Number(to.split('.')[2])];
  const section = from.split('.').slice(0, 2).join('.');
  return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`);
}

function compare(one: string, other: string): number {
  const [a, b] = [one.split('.').map(Number), other.split('.').map(Number)];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
}
