// @module-tag tree
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFault, readFaults } from './patch.ts';
import { redTests } from './report.ts';
import { fits } from './tree.ts';

const faults = readFaults();
const rooms = 'api app client crm engine hasura mocks omr openapi portal recall ui-kit'.split(' ');

it('is a list of at least sixty, four or more in every room', () => {
  expect(faults.length).toBeGreaterThanOrEqual(60);
  const counts = rooms.map((room) => faults.filter((fault) => fault.room === room).length);
  expect(Math.min(...counts), String(counts)).toBeGreaterThanOrEqual(4);
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
});

it('fits the tree', () => {
  const { status } = spawnSync('git', ['apply', '--check', ...faults.map(({ path }) => path)]);
  // One call for all takes milliseconds; only then is each asked.
  const stale = status === 0 ? [] : faults.filter((fault) => !fits(fault));
  expect(stale.map(({ path }) => path)).toEqual([]);
});

it('is in what is in force: no later migration defines the function again', () => {
  const migrations = globSync('hasura/migrations/default/*/up.sql').toSorted();
  const overridden = faults.flatMap((fault) =>
    fault.files.flatMap((file) =>
      changedFunctions(file, readFileSync(fault.path, 'utf8'))
        .filter((name) => migrations.slice(migrations.indexOf(file) + 1).some((later) => defines(later).has(name)))
        .map((name) => `${fault.path}: ${name}`),
    ),
  );
  expect(overridden).toEqual([]);
});

/** The SQL functions of a migration that a patch changes: of each hunk the one that begins last before it or in it. */
function changedFunctions(file: string, patch: string): string[] {
  if (!file.startsWith('hasura/migrations/')) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const [, part = ''] = patch.split(`+++ b/${file}\n`);
  const [own = ''] = part.split('\ndiff ');
  return [...own.matchAll(/^@@ -(\d+)[^]*?(?=^@@ |$(?![^]))/gm)].flatMap(([hunk, start]) => {
    const body = hunk.split('\n').slice(1);
    const changed = Number(start) + body.findIndex((line) => /^[-+]/.test(line));
    const before = lines.slice(0, changed).join('\n');
    const name = [...before.matchAll(definition)].at(-1);
    // Behind its last `$$` the function has ended.
    return name && before.slice(name.index).split('$$').length === 2 ? [name[1]!] : [];
  });
}

const definition = /^create (?:or replace )?function (\w+)\(/gm;

/** The functions that a migration defines. */
const defines = (path: string) => new Set([...readFileSync(path, 'utf8').matchAll(definition)].map(([, name]) => name));

it('names tests that are there', () => {
  expect(faults.flatMap(({ tests }) => tests).filter((test) => !existsSync(test))).toEqual([]);
});

describe('the head of a patch', () => {
  it('says who suffers and which tests can see it', () => {
    const text = 'Nobody can leave.\ntests: a/b.test.ts c\ndiff --git a/x.ts b/x.ts\n--- a/x.ts\n+++ b/x.ts\n';
    expect(readFault('.ci/faults/app/no-way-out.patch', text)).toMatchObject({
      name: 'no-way-out',
      room: 'app',
      suffers: 'Nobody can leave.',
      tests: ['a/b.test.ts', 'c'],
      files: ['x.ts'],
    });
  });

  it('is asked for', () => {
    expect(() => readFault('x.patch', 'diff --git a/x b/x\n')).toThrow('line 1');
  });
});

it('takes a failed test for a catch, and a file that cannot be loaded for none', () => {
  const report = {
    testResults: [
      { name: '/here/a.test.ts', message: '', assertionResults: [{ fullName: 'holds', status: 'failed' }] },
      { name: '/here/b.test.ts', message: 'SyntaxError', assertionResults: [] },
    ],
  };
  expect(redTests(report, '/here')).toEqual(['a.test.ts › holds']);
});
