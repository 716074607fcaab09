import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileFiles, soundSources, type HostileFile, type Sources } from '../testing/hostile.node.ts';
import { isRead } from '../page/judge.ts';
import type { ResultLine } from './lines.ts';
import { readFiles } from './pool.node.ts';

/** OMR_HOSTILE=1000 tries 1,000 files, OMR_SEED chooses other files than the default. */
const count = Number(process.env['OMR_HOSTILE'] ?? 60);
const seed = Number(process.env['OMR_SEED'] ?? 1);

let folder: string;
let sources: Sources;
let files: HostileFile[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-'));
  sources = await soundSources();
  files = await hostileFiles(sources, count, seed);
  for (const { name, bytes } of [...sources.files, ...files]) await writeFile(join(folder, name), bytes);
}, 600_000);
afterAll(() => rm(folder, { recursive: true }));

it('reads the sheet in every format', async () => {
  const lines = await readAll(sources.files.map(({ name }) => name));
  expect(lines.map(({ file, page }) => `${basename(file)} ${page}`)).toEqual([
    ...['sheet.jpg 1', 'sheet.png 1', 'sheet.webp 1', 'sheet.tiff 1', 'sheet.heic 1', 'scan.pdf 1', 'scan.pdf 2'],
  ]);
  expect(lines.flatMap((line) => [...mistakes(line), ...(isRead(line.state) ? [] : [line.reason])])).toEqual([]);
}, 60_000);

it(`gives a line with a reason for each of ${count} hostile files, and reads no wrong answer from them`, async () => {
  const started = performance.now();
  const lines = await readAll(files.map(({ name }) => name));
  const took = performance.now() - started;
  const byFile = new Map(files.map(({ name }) => [name, lines.filter(({ file }) => basename(file) === name)]));
  const wrong = files.flatMap(({ name, mayBeRead }) => {
    const own = byFile.get(name)!;
    const problems = own.flatMap((line) => mistakes(line));
    if (own.length === 0) problems.push('no line');
    if (own.some(({ state, reason }) => !isRead(state) && !/[가-힣]/.test(reason ?? ''))) problems.push('no reason');
    if (!mayBeRead && own.some(({ state }) => isRead(state))) problems.push('read');
    return problems.map((problem) => `${name}: ${problem}`);
  });
  const reasons = Map.groupBy(lines, ({ state, reason }) => (isRead(state) ? state : reason));
  if (count > 100) {
    for (const [reason, { length }] of reasons) console.log(`${length}\t${reason}`);
    console.log(
      `${(took / count).toFixed(0)} ms a file, ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB at most`,
    );
  }
  expect(wrong).toEqual([]);
  expect(reasons.size).toBeGreaterThan(3);
}, 3_600_000);

async function readAll(names: readonly string[]): Promise<ResultLine[]> {
  const lines: ResultLine[] = [];
  const paths = names.map((name) => join(folder, name));
  for await (const line of readFiles(paths, { templates: [sources.template], workers: 2 })) lines.push(line);
  return lines;
}

/** Fields that are wrong but not flagged. */
function mistakes({ state, fields }: ResultLine): string[] {
  if (!isRead(state)) return [];
  return [...sources.truth]
    .filter(([id, value]) => String(fields[id]!.value) !== value && !fields[id]!.flagged)
    .map(([id, value]) => `${id} is ${value}, read as ${String(fields[id]!.value)}`);
}
