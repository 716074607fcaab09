// @module-tag tree
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { findCycles, importsOf } from './imports/cycles.ts';
import { rooms, type Room } from './rooms.ts';
import packageJson from '../../package.json' with { type: 'json' };

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && !/(^|\/)generated\//.test(file) && existsSync(file));

test('no folder has a vague name', () => {
  const vague = files.filter((file) => /(^|\/)(src|packages|utils?|helpers?|common|misc|lib)\//.test(file));
  expect(vague).toEqual([]);
});

/** Folders with one file of each kind, however many there are. */
const oneOfEach: Readonly<Record<string, string>> = {
  '.': 'a tool, which looks for its file there',
  '.ci/bench': 'a benchmark',
  '.ci/faults/api': 'a fault',
  '.ci/faults/hasura': 'a fault',
  'api/security/asvs': 'a requirement',
  'app/journeys': 'a journey',
  'docs/decisions': 'a decision',
  'hasura/metadata/databases/default/tables': 'a table',
  'hasura/testing/invariants': 'a slice',
  'hasura/testing/rows': 'a slice',
  'hasura/testing/rules': 'a slice',
  'mocks/builders': 'a row',
  'mocks/world/rows': 'a slice',
  'openapi/paths': 'a slice',
  'openapi/schemas': 'a slice',
};

test('no folder has more than twenty files but those with one of each kind', () => {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const large = [...counts].filter(([, count]) => count > 20).map(([folder]) => folder);
  expect(large.sort()).toEqual(Object.keys(oneOfEach).sort());
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
