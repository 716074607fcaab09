import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GreyImage } from '../image/grey.ts';
import { pageKinds } from '../testing/foreign/jpegPages.ts';
import { pdfOfJpegs } from '../testing/foreign/pdfs.ts';
import { openPdf } from './pdf.ts';
import { loadPdfiumFile } from './pdfium.node.ts';
import { openPictures } from './open.node.ts';
import type { Pictures } from './pictures.ts';

let folder: string;
let pictures: Pictures;
let drawn: GreyImage[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-'));
  const file = join(folder, 'file.pdf');
  const bytes = await pdfOf(await spotted());
  await writeFile(file, bytes);
  pictures = await openPictures(file);
  drawn = await draw(bytes);
});
afterAll(async () => {
  pictures.close();
  await rm(folder, { recursive: true });
});

it.each(pageKinds.map((kind, page) => ({ ...kind, page })))(
  'shows what a viewer shows: $name, by $leftBy',
  async ({ page, isDirect }) => {
    await pictures.withPage(page, 800, ({ image, again }) => {
      expect(different(cells(image), cells(drawn[page]!))).toBeLessThan(6);
      expect(again !== undefined).toBe(isDirect);
    });
  },
);

/** A picture that is no other way up the same, with a camera's rotation that viewers of PDFs do not follow. */
async function spotted(): Promise<Uint8Array> {
  const spots = [
    ...['<rect x="30" y="40" width="230" height="150" fill="#111"/>', '<circle cx="470" cy="620" r="80" fill="#777"/>'],
    '<rect x="30" y="560" width="60" height="200" fill="#444"/>',
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#eee"/>${spots.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).withMetadata({ orientation: 6 }).toBuffer();
}

const pdfOf = (picture: Uint8Array) =>
  pdfOfJpegs(pageKinds.map(({ page }) => ({ ...page, picture, size: [600, 800] as const })));

async function draw(bytes: Uint8Array): Promise<GreyImage[]> {
  const read = (at: number, target: Uint8Array) => {
    target.set(bytes.subarray(at, at + target.length));
    return at + target.length <= bytes.length;
  };
  const pdf = openPdf(await loadPdfiumFile(), { size: bytes.length, read });
  const images: GreyImage[] = [];
  for (let page = 0; page < pdf.pages; page++) {
    images.push(
      await pdf.withPage(page, async ({ render }) => {
        const { data, ...size } = render(800);
        return { ...size, data: data.slice() };
      }),
    );
  }
  pdf.close();
  return images;
}

const grid = 20;

/** Mean greys of the middles of a grid's cells, and whether the picture is wide. */
function cells({ width, height, data }: GreyImage): number[] {
  const means = Array.from({ length: grid * grid }, (_, cell) => {
    const at = (place: number, size: number) => Math.floor(((place + 0.5) * size) / grid);
    return data[at(Math.floor(cell / grid), height) * width + at(cell % grid, width)]!;
  });
  return [...means, width > height ? 255 : 0];
}

/** Cells whose greys differ; some may lie on an edge. */
const different = (one: readonly number[], other: readonly number[]) =>
  one.filter((grey, at) => Math.abs(grey - other[at]!) > 30).length;
