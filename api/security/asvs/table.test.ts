import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

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
