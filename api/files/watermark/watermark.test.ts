// @module-tag timeless
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadFonts } from '#omr/sheets/fonts.node.ts';
import { lockedTitle } from '../../testing/foreign/lockPdf.node.ts';
import { foreignPdfs, taggedName } from '../../testing/foreign/pdfs.node.ts';
import { renderPdf, type Grey } from '../../testing/foreign/renderPdf.node.ts';
import { onePage } from '../../testing/foreign/writePdf.ts';
import { sayPdf, stampable } from './sayPdf.node.ts';
import { stamp } from './stamp.ts';

const lines = ['김민수 20260001 5678', '2026-11-27 21:15 · 0123456789ab'];
const { regular } = await loadFonts();
const stampOf = (pdf: Uint8Array) => stamp(pdf, { lines, traceId: 'trace' }, regular);

/** What the lines changed, pixel by pixel. */
function changed(before: Grey, after: Grey): Uint8Array {
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  return before.data.map((value, at) => (Math.abs(value - after.data[at]!) > 8 ? 1 : 0));
}
const count = (mask: Uint8Array): number => mask.reduce((sum, value) => sum + value, 0);

/** Where the lines stand on an upright page of that shape, light or dark. */
const known = new Map<string, Promise<Uint8Array>>();
function expectedMask(page: Grey): Promise<Uint8Array> {
  const key = `${page.width} ${page.height}`;
  if (!known.has(key)) known.set(key, makeMask(page));
  return known.get(key)!;
}
async function makeMask({ width, height }: Grey): Promise<Uint8Array> {
  const masks = await Promise.all(
    [1, 0].map(async (grey) => {
      const page = `/MediaBox [0 0 ${width} ${height}]`;
      const pdf = onePage(`${grey} g 0 0 ${width} ${height} re f`, { page });
      const [[before], [after]] = await Promise.all([renderPdf(pdf), renderPdf((await stampOf(pdf)).pdf!)]);
      return changed(before!, after!);
    }),
  );
  return masks[0]!.map((value, at) => value | masks[1]![at]!);
}

/** Grows a mask by two pixels each way: pages are rendered at sizes that are rounded. */
function grown(mask: Uint8Array, width: number): Uint8Array {
  const out = new Uint8Array(mask.length);
  mask.forEach((value, at) => {
    if (value) for (const dy of [-2, -1, 0, 1, 2]) for (const dx of [-2, -1, 0, 1, 2]) out[at + dy * width + dx] = 1;
  });
  return out;
}

describe('the lines', () => {
  it('rise from left to right, whole inside the page', async () => {
    const mask = await expectedMask({ width: 595, height: 842, data: new Uint8Array() });
    const width = 420;
    const rows = Array.from({ length: mask.length / width }, (_, row) => mask.subarray(row * width, (row + 1) * width));
    const edge = [rows[0]!, rows.at(-1)!].reduce((sum, row) => sum + count(row), 0);
    expect(edge + rows.reduce((sum, row) => sum + row[0]! + row.at(-1)!, 0)).toBe(0);
    // The lowest block: its left end is lower than its right one.
    const foot = (from: number, to: number) => rows.findLastIndex((row) => count(row.subarray(from, to)) > 0);
    expect(foot(0, width / 3)).toBeGreaterThan(foot((2 * width) / 3, width) + 30);
  });
});

const shelf = await foreignPdfs();

describe.each(shelf.filter(({ expected }) => expected === stampable))('on $name, as of $leftBy,', ({ bytes }) => {
  let before: Grey[];
  let after: Grey[];
  beforeAll(async () => {
    before = await renderPdf(bytes);
    const { pdf, trouble } = await stampOf(bytes);
    expect(trouble).toBeUndefined();
    after = await renderPdf(pdf!);
  });

  it('the lines are seen on every page, upright and whole, and the rest is as it was', async () => {
    expect(after.length).toBe(before.length);
    for (const [at, page] of before.entries()) {
      const mask = changed(page, after[at]!);
      const expected = await expectedMask(page);
      const near = grown(expected, page.width);
      expect(count(mask), 'seen').toBeGreaterThan(0.4 * count(expected));
      expect(count(mask.map((value, pixel) => value & near[pixel]!)), 'where it should').toBeGreaterThan(
        0.97 * count(mask),
      );
    }
  });
});

it.each(shelf)('$name is answered as expected', async ({ bytes, name, expected }) => {
  expect(await sayPdf(bytes, name)).toBe(expected);
});

it.each(shelf.filter(({ name }) => name.startsWith('인쇄 금지')))(
  'of $name nothing stays locked',
  async ({ bytes }) => {
    const opened = await PDFDocument.load((await stampOf(bytes)).pdf!);
    expect([opened.isEncrypted, opened.getTitle(), opened.getKeywords()]).toEqual([false, lockedTitle, 'trace']);
  },
);

it('tags name the pieces of the form that draws them now, found by its number and by that of the page', async () => {
  const { bytes } = shelf.find(({ name }) => name === taggedName)!;
  const { catalog, context } = await PDFDocument.load((await stampOf(bytes)).pdf!);
  const at = (from: PDFDict, ...path: string[]) =>
    path.reduce<PDFDict>((dict, key) => dict.lookup(PDFName.of(key), PDFDict), from);
  const [page] = catalog
    .Pages()
    .Kids()
    .asArray()
    .map((ref) => context.lookup(ref, PDFDict));
  const form = at(page!, 'Resources', 'XObject').get(PDFName.of('AcademyPage'));
  const stream = context.lookup(form as PDFRef) as unknown as { dict: PDFDict };
  expect([page!, stream.dict].map((dict) => String(dict.get(PDFName.of('StructParents'))))).toEqual(['0', '0']);
  const elements = at(catalog, 'StructTreeRoot', 'K').lookup(PDFName.of('K'), PDFArray).asArray();
  const pieces = elements.map((ref) =>
    context.lookup(ref, PDFDict).lookup(PDFName.of('K'), PDFArray).lookup(0, PDFDict),
  );
  expect(pieces.map((piece) => [piece.get(PDFName.of('Stm')), String(piece.get(PDFName.of('MCID')))])).toEqual([
    [form, '0'],
    [form, '1'],
  ]);
});
