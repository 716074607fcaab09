import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../bench/random.ts';
import { lockedPdf } from '../testing/hostilePdf.ts';
import type { Picture } from './pictures.ts';
import { openPictures } from './open.node.ts';

let folder: string;
let jpeg: Uint8Array;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-'));
  // The left half black, the right half white.
  const half = await sharp({ create: { width: 300, height: 800, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width: 600, height: 800, channels: 3, background: '#fff' } });
  jpeg = await picture
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer();
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads every page of a file: its size, and the grey a quarter from the left and from the right. */
async function look(bytes: Uint8Array, longSide = 800) {
  const file = join(folder, 'file');
  await writeFile(file, bytes);
  const pictures = await openPictures(file);
  const describe = ({ image, again }: Picture) => {
    const { width, height, data } = image;
    const at = (part: number) => data[(height >> 1) * width + Math.floor(part * width)]!;
    return { size: `${width}×${height}`, left: at(0.25), right: at(0.75), direct: again !== undefined };
  };
  const seen = [];
  try {
    for (let page = 0; page < pictures.pages; page++) seen.push(await pictures.withPage(page, longSide, describe));
  } finally {
    pictures.close();
  }
  return seen;
}

async function pdfOf(draw: (document: PDFDocument) => Promise<void>): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await draw(document);
  return document.save();
}

const dark = expect.toSatisfy((value: number) => value < 20);
const light = expect.toSatisfy((value: number) => value > 235);

it('takes the JPEG of a scanned page as it is, and draws any other page', async () => {
  const bytes = await pdfOf(async (document) => {
    const picture = await document.embedJpg(jpeg);
    const place = { x: 0, y: 0, width: 300, height: 400 };
    document.addPage([300, 400]).drawImage(picture, place);
    const noted = document.addPage([300, 400]);
    noted.drawImage(picture, place);
    noted.drawRectangle({ x: 200, y: 100, width: 90, height: 200 });
    const mirrored = document.addPage([300, 400]);
    mirrored.drawImage(picture, { x: 300, y: 0, width: -300, height: 400 });
    const inked = document.addPage([300, 400]);
    inked.drawImage(picture, place);
    const note = { Type: 'Annot', Subtype: 'Square', Rect: [200, 100, 290, 300], IC: [0, 0, 0], F: 4 };
    inked.node.set(PDFName.of('Annots'), document.context.obj([document.context.obj(note)]));
  });
  expect(await look(bytes)).toEqual([
    { size: '600×800', left: dark, right: light, direct: true },
    { size: '600×800', left: dark, right: dark, direct: false },
    { size: '600×800', left: light, right: dark, direct: false },
    { size: '600×800', left: dark, right: expect.any(Number), direct: false },
  ]);
});

it('reads every page of a TIFF', async () => {
  const page = await sharp(jpeg).greyscale().raw().toBuffer();
  const all = Buffer.concat([page, page, page]);
  const tiff = await sharp(all, { raw: { width: 600, height: 2400, channels: 1, pageHeight: 800 } })
    .tiff()
    .toBuffer();
  expect(await look(tiff)).toHaveLength(3);
});

it('refuses a locked PDF, an empty file and a folder with a message', async () => {
  await expect(look(lockedPdf(createRandom(1)))).rejects.toThrow('암호가 걸린 PDF입니다.');
  await expect(look(new Uint8Array(0))).rejects.toThrow('빈 파일입니다.');
  await expect(openPictures(folder)).rejects.toThrow('파일이 아닙니다.');
});
