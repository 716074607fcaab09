import { describe, expect, it } from 'vitest';
import { warp, type Canvas } from '../bench/canvas.ts';
import { chain, type Distortion } from '../bench/distort.ts';
import { blackWhite, bleed, blur, levels, noise, punchHoles, shadow } from '../bench/light.ts';
import { createRandom } from '../bench/random.ts';
import { blackBorder, fold, lostCorner, photo, rotate, turn } from '../bench/shape.ts';
import { encode } from '../bench/sheet.node.ts';
import { decodeGrey } from '../image/decode.node.ts';
import { loadCodeReader } from '../input/code.node.ts';
import {
  cover,
  emptyPage,
  letter,
  oneLine,
  pixelsPerMm,
  questionPage,
  ruled,
  squared,
} from '../testing/foreign/paper.ts';
import { exam, fillSheet, otherExam, template } from '../testing/foreign/sheet.ts';
import { layOut } from '../template/layout.ts';
import { readSheet } from './identify.ts';
import { workingLongSide } from './read.ts';

const layout = layOut(template);
const readCode = await loadCodeReader();
const sheet = await fillSheet('20260117');

async function read(page: Canvas, ...steps: Distortion[]) {
  const bytes = await encode(chain(...steps)(page, pixelsPerMm, createRandom(3)), 80);
  const image = await decodeGrey(bytes, workingLongSide(layout));
  return (await readSheet(image, [layout], readCode)).reading;
}

const scan = chain(levels(18, 246), noise(3));

describe('a blank page', () => {
  it.each<[string, Distortion]>([
    ['as it is', (page) => page],
    ['with the grain of a scanner', chain(levels(20, 235), noise(28))],
    ['on which the front shines through', chain(bleed(sheet.canvas), scan)],
    ['with punch holes', chain(punchHoles, scan)],
    ['with the scanner’s lid around it', chain(blackBorder, scan)],
    ['with a fold', chain(fold, scan)],
    ['in a shadow', chain(shadow(0.15, 0.4), scan)],
    ['in black and white', chain(noise(6), blackWhite)],
  ])('is blank %s', async (_, distort) => {
    expect(await read(emptyPage(), distort)).toMatchObject({ state: 'blank', reason: '빈 쪽입니다.' });
  });

  it('is not one of which nothing was seen', async () => {
    expect(await read({ ...emptyPage(), data: emptyPage().data.fill(8) })).toMatchObject({ state: 'rejected' });
  });
});

describe('what is no sheet', () => {
  const others = { letter, cover, ruled, squared, oneLine, questionPage };
  it.each(Object.entries(others))('is said to be none: %s', async (_, draw) => {
    const page = await draw();
    for (const distort of [chain(rotate(1, 3), scan), chain(turn(1), photo(0.05, 4, 0.85))])
      expect(await read(page, distort)).toMatchObject({ state: 'no_sheet', reason: '답안지가 아닌 쪽입니다.' });
  });
});

describe('a sheet that cannot be read', () => {
  const part =
    (left: number, top: number, right: number, bottom: number): Distortion =>
    (page) => {
      const [x0, y0] = [Math.round(left * page.width), Math.round(top * page.height)];
      const at = (x: number, y: number) => [x + x0, y + y0] as const;
      return warp(
        page,
        Math.round((right - left) * page.width),
        Math.round((bottom - top) * page.height),
        at,
        () => 255,
      );
    };
  it.each<[string, Distortion]>([
    ['of which the right half is there', part(0.5, 0, 1, 1)],
    ['of which the lower half is there', part(0, 0.5, 1, 1)],
    ['whose rim is cut off', part(0.1, 0.1, 0.9, 0.9)],
    ['that lost corners', chain(lostCorner, lostCorner, lostCorner)],
    ['that lost corners, in a photo', chain(lostCorner, lostCorner, photo(0.14, 12, 0.6))],
    ['out of focus, its corners lost', chain(lostCorner, lostCorner, blur(0.9))],
  ])('stays one for a person: %s', async (_, distort) => {
    const { state } = await read(sheet.canvas, distort);
    expect(['rejected', 'needs_review']).toContain(state);
  });

  it('is one of another exam by its code alone', async () => {
    const { canvas } = await fillSheet('20260117', otherExam);
    expect(await read(canvas)).toMatchObject({ state: 'rejected', reason: expect.stringContaining('다른 시험') });
    expect(exam.id).not.toBe(otherExam.id);
  });
});
