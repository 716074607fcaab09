import { usual, type Condition } from '../bench/conditions.ts';
import { createRandom } from '../bench/random.ts';
import { makeSheet, type Truth } from '../bench/sheet.node.ts';
import { decodeGrey } from '../image/decode.node.ts';
import type { GreyImage } from '../image/grey.ts';
import { readPage, workingLongSide, type PageReading } from '../page/read.ts';
import { layOut, type Layout } from '../template/layout.ts';

export interface ReadSheet {
  reading: PageReading;
  truths: Truth[];
  layout: Layout;
  image: GreyImage;
  bytes: Uint8Array;
}

/** Draws a filled sheet, small by default, and reads it. */
export async function readSheet(own: Partial<Condition> = {}, seed = 7): Promise<ReadSheet> {
  const condition: Condition = { ...usual, dpi: 110, sheets: ['a5-square'], name: 'test', group: 'test', ...own };
  const { template, truths, bytes } = await makeSheet(condition, 0, createRandom(seed));
  const layout = layOut(template);
  const image = await decodeGrey(bytes, workingLongSide(layout));
  return { reading: readPage(image, layout), truths, layout, image, bytes };
}

/** The fields read wrongly, as `id: truth → value`, with `!` where they were not flagged. */
export function mistakes({ reading, truths }: ReadSheet): string[] {
  if (reading.state === 'rejected') return [reading.reason ?? 'rejected'];
  return truths
    .filter(({ id, value }) => String(reading.fields[id]!.value) !== String(value))
    .map(({ id, value }) => {
      const { value: read, flagged } = reading.fields[id]!;
      return `${id}: ${String(value)} → ${String(read)}${flagged ? '' : '!'}`;
    });
}

/** Share of fields without two marks that were flagged anyway. */
export function flaggedShare({ reading, truths }: ReadSheet): number {
  const plain = truths.filter(({ value }) => !Array.isArray(value));
  return plain.filter(({ id }) => reading.fields[id]?.flagged).length / plain.length;
}
