import { describe, expect, it } from 'vitest';
import type { Canvas } from '../bench/canvas.ts';
import { chain } from '../bench/distort.ts';
import { noise } from '../bench/light.ts';
import { createRandom } from '../bench/random.ts';
import { photo, turn } from '../bench/shape.ts';
import { encode } from '../bench/sheet.node.ts';
import { decodeGrey } from '../image/decode.node.ts';
import { loadCodeReader } from '../input/code.node.ts';
import { templatesOf } from '../sheets/templates.ts';
import { layOnGlass, type Placed } from '../testing/foreign/glass.ts';
import { emptyPage, letter, pixelsPerMm, questionPage, squared } from '../testing/foreign/paper.ts';
import { fillSheet, otherExam, template, type FilledSheet } from '../testing/foreign/sheet.ts';
import { layOut } from '../template/layout.ts';
import { readSheets } from './furtherSheets.ts';
import { isRead } from './judge.ts';
import { workingLongSide } from './read.ts';

const layout = layOut(template);
const otherLayout = layOut(templatesOf(otherExam)[0]!);
const readCode = await loadCodeReader();
const [a, b] = [await fillSheet('20260117'), await fillSheet('20260118')];
const other = await fillSheet('20260119', otherExam);
const known = [a, b, other];

/** What is read of each sheet, in order: the student's number, or why nothing; `!` where an answer is wrong. */
async function read(page: Canvas, layouts = [layout]): Promise<string[]> {
  const image = await decodeGrey(await encode(page, 80), workingLongSide(layout));
  return (await readSheets(image, layouts, readCode)).map(({ reading: { state, reason, fields, composites } }) => {
    if (!isRead(state)) return reason!;
    const { number, answers } = known.find((sheet) => sheet.number === composites['studentNumber']) as FilledSheet;
    const wrong = Object.entries(answers).filter(([id, answer]) => fields[id]!.value !== answer);
    return `${number}${wrong.map(() => '!').join('')}${state === 'read' ? '' : ` ${reason}`}`;
  });
}

const camera = chain(photo(0.05, 4, 0.85), noise(3));
const seen = (page: Canvas) => camera(page, pixelsPerMm, createRandom(3));
const a3 = (left: Canvas, right: Canvas, degrees = 0) =>
  layOnGlass(420, 297, [
    { page: left, x: 104, y: 148, degrees },
    { page: right, x: 316, y: 149, degrees: -1.5 },
  ]);
const table = (width: number, height: number, ...placed: Placed[]) => layOnGlass(width, height, placed, 100);
const box = (width: number, height: number, grey: number): Canvas => {
  const [across, down] = [Math.round(width * pixelsPerMm), Math.round(height * pixelsPerMm)];
  return { width: across, height: down, channels: 1, data: new Uint8Array(across * down).fill(grey) };
};

describe('two sheets in one picture', () => {
  const two = [a.number, b.number];
  it.each([
    ['on the glass', () => a3(a.canvas, b.canvas, 2)],
    ['sideways', () => turn(1)(a3(b.canvas, a.canvas), 1, createRandom(1))],
    ['one upside down', () => a3(a.canvas, b.canvas, 180)],
    [
      'small, on A4',
      () =>
        layOnGlass(297, 210, [
          { page: a.canvas, x: 74, y: 105, scale: 0.7 },
          { page: b.canvas, x: 223, y: 105, scale: 0.7 },
        ]),
    ],
    [
      'in a photo',
      () =>
        seen(
          table(
            460,
            330,
            { page: a.canvas, x: 115, y: 160, degrees: 3 },
            { page: b.canvas, x: 340, y: 168, degrees: -4 },
          ),
        ),
    ],
  ])('are both read: %s', async (_, draw) => {
    expect((await read(draw())).toSorted()).toEqual(two);
  });

  it('are both read by templates of their own, and one of another exam is named', async () => {
    expect(await read(a3(a.canvas, other.canvas), [layout, otherLayout])).toEqual([a.number, other.number]);
    expect(await read(a3(other.canvas, a.canvas))).toEqual([a.number, expect.stringContaining('다른 시험의 답안지')]);
  });

  const behind = [`${a.number} 답안지가 두 장 보입니다.`, expect.stringContaining('다른 답안지')];
  it.each<[string, () => Canvas]>([
    [
      'to the right',
      () => table(300, 330, { page: b.canvas, x: 180, y: 165, degrees: 2 }, { page: a.canvas, x: 115, y: 160 }),
    ],
    ['above', () => table(230, 400, { page: b.canvas, x: 112, y: 170 }, { page: a.canvas, x: 112, y: 240 })],
    [
      'below, only its marks seen',
      () => seen(table(260, 460, { page: b.canvas, x: 118, y: 270, degrees: 2 }, { page: a.canvas, x: 110, y: 170 })),
    ],
    [
      'askew',
      () => table(300, 400, { page: b.canvas, x: 170, y: 220, degrees: 10 }, { page: a.canvas, x: 115, y: 160 }),
    ],
  ])('are shown to a person when one lies behind the other: %s', async (_, draw) => {
    expect(await read(draw())).toEqual(behind);
  });
});

describe('one sheet', () => {
  const beside = (page: Canvas, own: Partial<Placed> = {}) =>
    table(420, 330, { page, x: 310, y: 165, ...own }, { page: a.canvas, x: 115, y: 160, degrees: 2 });
  it.each<[string, () => Canvas | Promise<Canvas>]>([
    ['beside a phone', () => beside(box(75, 150, 25))],
    [
      'beside an eraser and squares',
      () =>
        table(
          330,
          330,
          { page: box(60, 20, 210), x: 275, y: 100 },
          { page: box(6, 6, 20), x: 275, y: 200 },
          { page: box(6, 6, 20), x: 275, y: 260 },
          { page: a.canvas, x: 115, y: 160 },
        ),
    ],
    ['beside printed questions', async () => beside(await questionPage())],
    ['beside a letter', async () => beside(await letter())],
    ['beside an empty page', () => beside(emptyPage())],
    ['on squared paper', async () => beside(await squared(), { x: 210, scale: 1.6 })],
    [
      'on a checked cloth',
      () => table(420, 330, { page: checked(), x: 210, y: 165 }, { page: a.canvas, x: 130, y: 160, degrees: 2 }),
    ],
    ['on a table, in a photo', () => seen(table(300, 400, { page: a.canvas, x: 140, y: 190, degrees: -5 }))],
  ])('is not taken for two: %s', async (_, draw) => {
    expect(await read(await draw())).toEqual([a.number]);
  });
});

function checked(): Canvas {
  const cloth = box(420, 330, 230);
  const isDark = (at: number) => (((at % cloth.width) >> 5) + (Math.floor(at / cloth.width) >> 5)) % 2 === 1;
  return { ...cloth, data: cloth.data.map((grey, at) => (isDark(at) ? 60 : grey)) };
}
