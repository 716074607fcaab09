import { expect, it } from 'vitest';
import type { Canvas } from '../bench/canvas.ts';
import { chain, type Distortion } from '../bench/distort.ts';
import { drawForm } from '../bench/form.node.ts';
import { levels, noise } from '../bench/light.ts';
import { drawMark, type MarkStyle } from '../bench/marks.ts';
import { takePen, type PenKind } from '../bench/pens.ts';
import { createRandom } from '../bench/random.ts';
import { photo, rotate, shift } from '../bench/shape.ts';
import { encode } from '../bench/sheet.node.ts';
import { drawPath } from '../bench/strokes.ts';
import { sheets } from '../bench/templates.ts';
import { decodeGrey } from '../image/decode.node.ts';
import { readPage, workingLongSide } from '../page/read.ts';
import { layOut } from '../template/layout.ts';
import { parseTemplate, type Template } from '../template/template.ts';

type Way = NonNullable<Template['takenBack']>;
const dpi = 150;
const scan = chain(levels(18, 246), noise(2));

interface Field {
  answer: string;
  other?: string;
}

/** A filled sheet: every third question answered twice, of which every sixth has its first mark taken back. */
async function fill(way: Way | undefined, style: MarkStyle, pen: PenKind, seed: number) {
  const random = createRandom(seed);
  const template = parseTemplate({ ...sheets.get('a4-square')!, takenBack: way });
  const look = { line: 0.2, grey: 60, labels: true, texts: true };
  const form = await drawForm(template, look, dpi / 25.4);
  const canvas: Canvas = { ...form, data: form.data.slice() };
  const own = takePen(pen, random);
  const truths = new Map<string, Field & { isTakenBack: boolean }>();
  for (const [at, { id, options, positions }] of template.fields.entries()) {
    const [first, second] = [random.below(options.length), random.below(options.length - 1)];
    const other = second < first ? second : second + 1;
    const spot = (option: number) => ({ x: positions[option]![0], y: positions[option]![1], ...template.bubble });
    const draw = (option: number, how: MarkStyle) => drawMark(canvas, spot(option), how, own, dpi / 25.4, random);
    draw(first, style);
    const isTwice = id.startsWith('q') && at % 3 === 0;
    const isTakenBack = way !== undefined && isTwice && at % 6 === 0;
    if (isTwice) draw(other, isTakenBack && way === 'filled' ? 'overfull' : style);
    if (isTakenBack && way === 'struck') strike(spot(other).x, spot(other).y);
    truths.set(id, { answer: options[first]!, other: isTwice ? options[other]! : undefined, isTakenBack });
  }
  function strike(x: number, y: number) {
    const { width, height } = template.bubble;
    const far = random.between(0.8, 0.95);
    const line = { ...own, width: Math.max(own.width, 0.5) };
    const lean = random.between(0.6, 0.9) * height;
    drawPath(
      canvas,
      [
        [x - far * width, y + lean],
        [x + far * width, y - lean],
      ],
      line,
      dpi / 25.4,
      random,
    );
  }
  return { template, canvas, truths, random };
}

/** Fields read wrongly without a flag, and how many of those taken back were read. */
async function read(way: Way | undefined, style: MarkStyle, pen: PenKind, distort: Distortion, seed = 5) {
  const { template, canvas, truths, random } = await fill(way, style, pen, seed);
  const layout = layOut(template);
  const image = await decodeGrey(await encode(distort(canvas, dpi / 25.4, random), 85), workingLongSide(layout));
  const { fields } = readPage(image, layout);
  const silent: string[] = [];
  let [found, all] = [0, 0];
  for (const [id, { answer, other, isTakenBack }] of truths) {
    const { value, flagged } = fields[id]!;
    if (isTakenBack) all++;
    if (isTakenBack && value === answer && !flagged) found++;
    const isRight = value === answer && (other === undefined || isTakenBack);
    if (!flagged && !isRight) silent.push(`${id}: ${answer} ${other ?? ''} → ${String(value)}`);
  }
  return { silent, found: found / all };
}

const ways: [string, Distortion][] = [
  ['as it is', scan],
  ['shifted 5 mm', chain(shift(5), scan)],
  ['turned 2°', chain(rotate(2, 2), scan)],
  ['in a photo', chain(photo(0.05, 4, 0.85), noise(3))],
];

it.each(ways)('a struck mark is left out %s', async (_, distort) => {
  const { silent, found } = await read('struck', 'full', 'pencil', distort);
  expect(silent).toEqual([]);
  expect(found).toBeGreaterThan(0.6);
});

it.each(ways)('a bubble filled all over is left out among crosses %s', async (_, distort) => {
  const { silent, found } = await read('filled', 'cross', 'ballpoint', distort);
  expect(silent).toEqual([]);
  expect(found).toBeGreaterThan(0.6);
});

it.each<[Way, MarkStyle, PenKind]>([
  ['struck', 'overfull', 'marker'],
  ['struck', 'offset', 'gel'],
  ['struck', 'tick', 'ballpoint'],
  ['struck', 'full', 'faint'],
  ['filled', 'full', 'pencil'],
  ['filled', 'small', 'gel'],
  ['filled', 'partial', 'marker'],
  ['struck', 'cross', 'ballpoint'],
])('no double mark is silently one: %s, %s, %s', async (way, style, pen) => {
  for (const seed of [5, 6, 7, 101, 102]) expect((await read(way, style, pen, scan, seed)).silent).toEqual([]);
});

it('counts every mark where the template names no way to take one back', async () => {
  const { silent } = await read(undefined, 'full', 'pencil', scan);
  expect(silent).toEqual([]);
});
