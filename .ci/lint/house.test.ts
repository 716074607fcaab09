// @module-tag tree
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findCycles, importsOf } from './cycles.ts';
import { rooms, type Room } from './rooms.ts';
import packageJson from '../../package.json' with { type: 'json' };

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/(^|\/)generated\//.test(file) && existsSync(file));

test('no folder has a vague name', () => {
  const vague = files.filter((file) => /(^|\/)(src|packages|utils?|helpers?|common|misc|lib)\//.test(file));
  expect(vague).toEqual([]);
});

test('the import table names only folders that exist', () => {
  const names = new Set(rooms.map(({ room }) => room));
  for (const { imports, lazily = [], inTests = [] } of rooms) {
    for (const folder of [...imports, ...lazily, ...inTests]) {
      expect(names).toContain(folder.replace(/\/generated(\/\w+)?$/, ''));
    }
  }
});

test('the README draws the import table', () => {
  const drawn =
    readFileSync('README.md', 'utf8').split('<!-- rooms:start -->')[1]?.split('<!-- rooms:end -->')[0] ?? '';
  const rows = [...drawn.matchAll(/^\| `(.+?)(?:\/|\*)?` .*\| (.+?) \|$/gm)].map(([, room, may]) => [room, may]);
  // Folders with a dot are tools, not part of the picture.
  const shown = rooms.filter(({ room }) => !room.startsWith('.'));
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(shown.map((row) => [row.room, describeRow(row)])));
});

test('every alias points to a room', () => {
  const names = new Set(rooms.map(({ room }) => room));
  for (const path of Object.values(packageJson.imports)) {
    expect(names).toContain(path.replace(/^\.\//, '').replace(/\/(\*|index\.ts)$/, ''));
  }
});

test('no file imports itself through other files, not even for a type or on demand', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const graph = new Map(code.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));
  expect(findCycles(graph)).toEqual([]);
});

function describeRow({ imports, lazily }: Room): string {
  const now = imports.join(', ') || 'nothing';
  return lazily ? `${now}; ${lazily.join(', ')} lazily` : now;
}
