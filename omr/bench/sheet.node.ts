import sharp from 'sharp';
import type { Template } from '../template/template.ts';
import type { Canvas } from './canvas.ts';
import type { Condition } from './conditions.ts';
import { chain } from './distort.ts';
import { bleed } from './light.ts';
import { drawForm, type Look } from './form.node.ts';
import { drawErased, drawMark, drawStray } from './marks.ts';
import { takePen, type Pen } from './pens.ts';
import type { Random } from './random.ts';
import { sheets } from './templates.ts';

/** The intended answer of one field. */
export interface Truth {
  id: string;
  value: string | string[];
}

export interface FilledSheet {
  template: Template;
  truths: Truth[];
  /** The picture as a file. */
  bytes: Uint8Array;
}

const usualSheets = [
  'a4-square',
  'a4-ring',
  'a4-square',
  'a4-concentric',
  'a4-hundred',
  'a4-corner',
  'a5-square',
  'px-ring',
];

/** Fills, distorts and encodes one sheet; `index` picks its template. */
export async function makeSheet(condition: Condition, index: number, random: Random): Promise<FilledSheet> {
  const names = condition.sheets ?? usualSheets;
  const template = sheets.get(names[index % names.length]!)!;
  const scale = condition.dpi / 25.4;
  const unit = millimetres(template);
  const look: Look = {
    line: random.pick([0.15, 0.2, 0.3]) / unit,
    grey: random.pick(template.bubble.shape === 'ellipse' ? [0, 60] : [90, 140]),
    labels: template.bubble.shape !== 'rect' || index % 2 === 0,
    texts: true,
  };
  const form = await drawForm(template, look, scale * unit);
  const canvas = colourOf(form, condition.colour ? 3 : 1);
  const truths = fill(canvas, template, condition, scale, random);
  const steps = condition.distort ? [condition.distort] : [];
  if (condition.bleeds) {
    const other = colourOf(form, canvas.channels);
    fill(other, template, condition, scale, random);
    steps.unshift(bleed(other));
  }
  return { template, truths, bytes: await encode(chain(...steps)(canvas, scale, random), condition.quality) };
}

/** Millimetres in a page unit; sheets in pixels are A4. */
function millimetres({ page }: Template): number {
  return page.unit === 'mm' ? 1 : 210 / page.width;
}

/** The picture as a JPEG of a quality, or a PNG where it is 0. */
export async function encode({ width, height, channels, data }: Canvas, quality: number): Promise<Uint8Array> {
  const picture = sharp(data, { raw: { width, height, channels } });
  return quality > 0 ? picture.jpeg({ quality }).toBuffer() : picture.png().toBuffer();
}

function colourOf(form: Canvas, channels: 1 | 3): Canvas {
  if (channels === 1) return { ...form, data: form.data.slice() };
  const data = new Uint8Array(form.data.length * 3);
  for (let at = 0; at < form.data.length; at++) data.fill(form.data[at]!, 3 * at, 3 * at + 3);
  return { ...form, channels, data };
}

function fill(canvas: Canvas, template: Template, condition: Condition, scale: number, random: Random): Truth[] {
  const mixed = condition.pens.length > 2;
  const unit = millimetres(template);
  const sheetPen = takePen(random.pick(condition.pens), random);
  return template.fields.map((field) => {
    const pen = mixed ? takePen(random.pick(condition.pens), random) : sheetPen;
    const { width = template.bubble.width, height = template.bubble.height } = field;
    const spots = field.positions.map(([x, y]) => ({
      x: x * unit,
      y: y * unit,
      width: width * unit,
      height: height * unit,
    }));
    const chosen = choose(field.options.length, field.kind, condition, random);
    if (field.kind === 'choice') disturb(canvas, spots, chosen, condition, pen, scale, random);
    for (const option of chosen) drawMark(canvas, spots[option]!, random.pick(condition.styles), pen, scale, random);
    const values = chosen.sort((a, b) => a - b).map((option) => field.options[option]!);
    return { id: field.id, value: values.length > 1 ? values : (values[0] ?? '') };
  });
}

function choose(count: number, kind: string, condition: Condition, random: Random): number[] {
  const blank = kind === 'digit' ? Math.floor(condition.blank) : condition.blank;
  if (random.chance(blank)) return [];
  const first = random.below(count);
  if (!random.chance(condition.double)) return [first];
  return [first, (first + 1 + random.below(count - 1)) % count];
}

interface SpotLike {
  x: number;
  y: number;
  width: number;
  height: number;
}

function disturb(
  canvas: Canvas,
  spots: readonly SpotLike[],
  chosen: readonly number[],
  condition: Condition,
  pen: Pen,
  scale: number,
  random: Random,
) {
  if (random.chance(condition.erased)) {
    const option = random.below(spots.length);
    if (!chosen.includes(option)) drawErased(canvas, spots[option]!, scale, random);
  }
  if (random.chance(condition.stray)) drawStray(canvas, random.pick(spots), pen, scale, random);
}
