import { expect, it } from 'vitest';
import type { Canvas } from '../bench/canvas.ts';
import { usual } from '../bench/conditions.ts';
import { createRandom } from '../bench/random.ts';
import { encode, makeSheet } from '../bench/sheet.node.ts';
import sharp from 'sharp';
import { decodeGrey } from '../image/decode.node.ts';
import { layOnGlass, type Placed } from '../testing/foreign/glass.ts';
import { layOut } from '../template/layout.ts';
import { readSheets } from './furtherSheets.ts';
import { workingLongSide } from './read.ts';

const condition = { ...usual, name: 'test', group: 'test', dpi: 150, sheets: ['a4-paper'] };
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
const [one, other] = ['read 60367762 ', 'read 41512591 '];
const crowded = ['needs_review 60367762 답안지가 두 장 보입니다.', expect.stringContaining('다른 답안지')];

it('reads two sheets side by side by the edges of their paper', async () => {
  const right = { page: b, x: 355, y: 168, degrees: -2 };
  expect(await read(480, 340, { page: a, x: 120, y: 168, degrees: 2 }, right)).toEqual([one, other]);
});

it('shows them to a person when only one can be read', async () => {
  const below = { page: b, x: 140, y: 505, degrees: -2 };
  expect(await read(300, 680, { page: a, x: 140, y: 168, degrees: 2 }, below)).toEqual(crowded);
});

it('reads one sheet alone', async () => {
  expect(await read(300, 400, { page: a, x: 140, y: 190, degrees: 3 })).toEqual([one]);
});
