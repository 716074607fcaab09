import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawObject, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from '../testing/sheets.node.ts';
import type { Template } from '../template/template.ts';
import type { ResultLine } from './lines.ts';
import { readFiles } from './pool.node.ts';
import { runRead } from './read.node.ts';

let folder: string;
let template: Template;
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-'));
  const { bytes, layout } = await readSheet({});
  template = layout.template;
  const tiff = await sharp(bytes).tiff().toBuffer();
  const wide = await sharp({ create: { width: 20_000, height: 7_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const mutated = Buffer.from(bytes).fill(0, 600, 700);
  const files = {
    'scans/2 sound.jpg': bytes,
    'scans/10 sound.tiff': tiff,
    'scans/11 cut.jpg': bytes.slice(0, bytes.length / 2),
    'scans/12 empty.jpg': new Uint8Array(0),
    'scans/13 text.jpg': Buffer.from('no picture'),
    'scans/14 wide.png': wide,
    'scans/15 mutated.jpg': mutated,
    'scans/16 drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    'scans/17 sound.jpg': bytes,
    'template.json': Buffer.from(JSON.stringify(template)),
  };
  await mkdir(path('scans'));
  for (const [name, content] of Object.entries(files)) await writeFile(path(name), content);
});
afterAll(() => rm(folder, { recursive: true }));

it('writes a line for every page in input order, whatever the files hold', async () => {
  const args = [
    '--template',
    path('template.json'),
    '--out',
    path('results.jsonl'),
    '--crops',
    path('crops'),
    '--quiet',
  ];
  expect(await runRead([...args, path('scans'), path('missing.jpg')])).toBe(0);
  const text = await readFile(path('results.jsonl'), 'utf8');
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ResultLine);
  const states = lines.map(({ file, state }) => `${file.split('/').at(-1)}: ${state}`);
  expect(states).toEqual([
    '2 sound.jpg: read',
    '10 sound.tiff: read',
    '11 cut.jpg: rejected',
    '12 empty.jpg: rejected',
    '13 text.jpg: rejected',
    '14 wide.png: rejected',
    '15 mutated.jpg: rejected',
    '16 drawing.svg: rejected',
    '17 sound.jpg: read',
    'missing.jpg: rejected',
  ]);
  expect(lines.filter(({ state, reason }) => state === 'rejected' && !/[가-힣]/.test(reason ?? ''))).toEqual([]);
  expect(lines[0]!.fields['q1']).toEqual({
    value: expect.any(String),
    confidence: expect.any(Number),
    flagged: false,
    marks: expect.any(Array),
  });
  expect((await readdir(join(path('crops'), `${path('scans/2 sound.jpg').replaceAll('/', '_')}-1`))).length).toBe(
    template.fields.length,
  );
});

it('rejects a file that takes too long, and reads the next', async () => {
  const files = [path('scans/2 sound.jpg'), path('scans/17 sound.jpg')];
  const lines: ResultLine[] = [];
  for await (const line of readFiles(files, { templates: [template], workers: 1, patience: 1 })) lines.push(line);
  expect(lines.map(({ file, state }) => [file, state])).toEqual(files.map((file) => [file, 'rejected']));
  expect(lines[0]!.reason).toMatch(/오래 걸려/);
});

it('reads the pages after one that crashes its worker', async () => {
  const document = await PDFDocument.create();
  const picture = await document.embedJpg(await readFile(path('scans/2 sound.jpg')));
  const [first, crash, last] = [document.addPage(), document.addPage(), document.addPage()];
  for (const page of [first!, last!]) page.drawImage(picture, { x: 0, y: 0, ...page.getSize() });
  crash!.node.setXObject(PDFName.of('A'), drawingItself(document));
  crash!.pushOperators(...Array.from({ length: 200 }, () => drawObject('A')));
  await writeFile(path('crash.pdf'), await document.save());
  const lines: ResultLine[] = [];
  for await (const line of readFiles([path('crash.pdf')], { templates: [template], workers: 1 })) lines.push(line);
  expect(lines.map(({ page, state }) => `${page} ${state}`)).toEqual(['1 read', '2 rejected', '3 read']);
  expect(lines[1]!.reason).toMatch(/멈추었습니다/);
});

/** A form that draws itself twice: drawing it runs out of memory. */
function drawingItself({ context }: PDFDocument) {
  const form = context.nextRef();
  const resources = { XObject: { A: form } };
  const more = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 1, 1], Resources: resources };
  context.assign(form, context.stream('/A Do /A Do', more));
  return form;
}

it('stops when it is cancelled', async () => {
  const files = Array.from({ length: 50 }, () => path('scans/2 sound.jpg'));
  const cancel = new AbortController();
  let lines = 0;
  for await (const line of readFiles(files, { templates: [template], workers: 2, signal: cancel.signal })) {
    expect(line.state).toBe('read');
    if (++lines === 2) cancel.abort();
  }
  expect(lines).toBeLessThan(15);
});
