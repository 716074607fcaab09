import { expect, it } from 'vitest';
import type { Canvas } from '../bench/canvas.ts';
import { usual } from '../bench/conditions.ts';
import { createRandom } from '../bench/random.ts';
import { encode, makeSheet } from '../bench/sheet.node.ts';
import sharp from 'sharp';
import { decodeGrey } from '../image/decode.node.ts';
import { layOnGlass, type Placed } from '../testing/foreign/glass.ts';
import { dpi, letter, pixelsPerMm, questionPage, squared } from '../testing/foreign/paper.ts';
import { layOut } from '../template/layout.ts';
import { readSheets } from './furtherSheets.ts';
import { readPage, workingLongSide } from './read.ts';

const condition = { ...usual, name: 'test', group: 'test', dpi, sheets: ['a4-paper'] };
async function sheet(seed: number): Promise<Canvas> {
  const { bytes } = await makeSheet(condition, 0, createRandom(seed));
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 1, data: new Uint8Array(data) };
}
const { template } = await makeSheet(condition, 0, createRandom(1));
const layout = layOut(template);
const [a, b] = [await sheet(1), await sheet(2)];

async function read(width: number, height: number, ...placed: Placed[]) {
  const image = await decodeGrey(await encode(layOnGlass(width, height, placed, 60), 80), workingLongSide(layout));
  const sheets = await readSheets(image, [layout], async () => undefined);
  return sheets.map(
    ({ reading: { state, reason, composites } }) => `${state} ${composites['studentNumber'] ?? ''} ${reason ?? ''}`,
  );
}
const [one, other] = ['read 69696627 ', 'read 46777608 '];
const crowded = ['needs_review 69696627 답안지가 두 장 보입니다.', expect.stringContaining('다른 답안지')];

it('reads two sheets side by side by the edges of their paper', async () => {
  const right = { page: b, x: 355, y: 168, degrees: -2 };
  expect(await read(480, 340, { page: a, x: 120, y: 168, degrees: 2 }, right)).toEqual([one, other]);
});

it('shows them to a person when only one can be read', async () => {
  const below = { page: b, x: 140, y: 505, degrees: -2, scale: 1.15 };
  expect(await read(300, 680, { page: a, x: 140, y: 168, degrees: 2, scale: 1.15 }, below)).toEqual(crowded);
});

it('shows them to a person when one lies in a shadow', async () => {
  const dark = { ...b, data: b.data.map((grey) => 0.35 * grey) };
  expect(await read(480, 340, { page: a, x: 120, y: 168 }, { page: dark, x: 340, y: 168 })).toEqual(crowded);
});

const box = (width: number, height: number, grey: number): Canvas => {
  const [across, down] = [Math.round(width * pixelsPerMm), Math.round(height * pixelsPerMm)];
  return { width: across, height: down, channels: 1, data: new Uint8Array(across * down).fill(grey) };
};

it.each<[string, number, () => Canvas | Promise<Canvas>]>([
  ['blank paper', 210, () => box(210, 297, 240)],
  ['half a sheet of blank paper', 148, () => box(148, 210, 240)],
  ['a letter', 210, letter],
  ['printed questions', 210, questionPage],
  ['squared paper', 210, squared],
  ['a grey book', 180, () => box(180, 250, 112)],
  ['a ruler', 30, () => box(30, 300, 232)],
  ['a phone', 75, () => box(75, 150, 20)],
  ['an eraser', 60, () => box(60, 22, 230)],
  ['a hand', 90, () => box(90, 160, 150)],
])('is not taken for two beside %s', async (_, width, draw) => {
  const beside = { page: await draw(), x: 20 + width / 2, y: 172, degrees: 2 };
  expect(await read(width + 290, 340, beside, { page: a, x: width + 160, y: 168, degrees: -1 })).toEqual([
    expect.stringContaining(' 69696627 '),
  ]);
});

it('reads one sheet alone', async () => {
  expect(await read(300, 400, { page: a, x: 140, y: 190, degrees: 3 })).toEqual([one]);
});

it('flags every field where nothing tells which way up a paper lies', async () => {
  const paper = layOnGlass(300, 400, [{ page: box(210, 297, 240), x: 140, y: 190, degrees: 1 }], 60);
  const { fields } = readPage(await decodeGrey(await encode(paper, 80), workingLongSide(layout)), layout);
  expect(Object.values(fields).filter(({ flagged }) => !flagged)).toEqual([]);
});

it('takes nothing beside a sheet for another that shows no bubbles', async () => {
  const eraser = { page: box(60, 22, 230), x: 50, y: 172.5, degrees: 1.5 };
  expect(await read(325, 337, eraser, { page: a, x: 200, y: 168.5, degrees: -1 })).toEqual([one]);
});
