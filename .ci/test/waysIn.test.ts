// @module-tag tree
// @module-tag timeless
import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { turnsOf, wholeTier } from './runners.mjs';
import { readShare } from './share.mjs';
import { unitFiles } from './tagged.ts';
import { points } from '#api/security/asvs/levels.ts';

// "Ways in that are tried every night" in docs/security.md.

const page = readFileSync('docs/security.md', 'utf8');
const table = page.split('## Ways in that are tried every night')[1]?.split('\n## ')[0] ?? '';
const ways = table
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && /^\d/.test(cells[3] ?? ''))
  .map(([, way = '', holds = '', number = '', test = '']) => {
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(test) ?? [];
    return { way, holds, number, file, name };
  });

it('are sixteen or more, each another one', () => {
  expect(ways.length).toBeGreaterThanOrEqual(16);
  expect(new Set(ways.map(({ way }) => way)).size).toBe(ways.length);
  expect(new Set(ways.map(({ file, name }) => `${file} ${name}`)).size).toBe(ways.length);
});

it('name what holds, and a point of ASVS', () => {
  expect(ways.filter(({ holds }) => holds.length < 12)).toEqual([]);
  // Points of level 3 that are kept all the same stand in the table above.
  const known = (number: string) => points.includes(number) || page.includes(`| ${number} (level 3) |`);
  expect(ways.filter(({ number }) => !known(number))).toEqual([]);
});

it('name a test that is there, and is never left out', () => {
  const isThere = ({ file, name }: (typeof ways)[number]) => {
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const at = text.search(new RegExp(`['"\`]${RegExp.escape(name)}['"\`]`));
    return name !== '' && at > 0 && !/\.(skip|skipIf|todo|only|runIf)\b/.test(text.slice(at - 200, at));
  };
  expect(ways.filter((way) => !isThere(way))).toEqual([]);
});

it('play in the run of every night, which leaves out nothing by tags', () => {
  const all = turnsOf(readShare(['--all'])).flat();
  expect(all.map(({ name }) => name)).toContain('unit');
  expect(wholeTier).toEqual({ env: { TEST_RUNS: '1' } });
  expect(ways.filter(({ file }) => !unitFiles.some((glob) => matchesGlob(file, glob)))).toEqual([]);
});
