import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRead } from '../page/judge.ts';
import { fillSheet, template } from '../testing/foreign/sheet.ts';
import { shelf } from '../testing/foreign/shelf.ts';
import type { ResultLine } from './lines.ts';
import { readFiles } from './pool.node.ts';
import { sentenceOf } from './sentences.ts';

let folder: string;
let lines: ResultLine[];
const path = (name: string) => join(folder, name.normalize());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-'));
  for (const { name, bytes } of shelf) await writeFile(path(name), await bytes());
  const files = shelf.map(({ name }) => path(name));
  lines = await Array.fromAsync(readFiles(files, { templates: [template], workers: 2 }));
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

it.each(shelf)('says of $name, left by a $leftBy: $expected', async ({ name, expected, students }) => {
  const own = lines.filter(({ file }) => file === path(name));
  expect(sentenceOf(own)).toBe(expected);
  const sheets = own.filter(({ state }) => isRead(state));
  expect(sheets.map(({ composites }) => composites['studentNumber'])).toEqual(students);
  for (const [at, { fields }] of sheets.entries()) {
    const { answers } = await fillSheet(students[at]!);
    for (const [id, answer] of Object.entries(answers)) expect([id, fields[id]!.value]).toEqual([id, answer]);
  }
});
