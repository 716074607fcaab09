import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { fourBytes, joined, letters } from './jpegParts.ts';

export const plain = (width: number, height: number, channels: 3 | 4 = 3): Sharp =>
  sharp({
    create: { width, height, channels, background: { r: 40, g: 110, b: 90, alpha: 0.5 } },
  });
export const made = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
export const jpeg = (width = 64, height = 48) => made(plain(width, height).jpeg());
export const png = (width = 64, height = 48) => made(plain(width, height).png());
export const cut = async (picture: Promise<Uint8Array>, part: number) => {
  const bytes = await picture;
  return bytes.slice(0, Math.floor(bytes.length * part)) as Uint8Array<ArrayBuffer>;
};
const places = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '37/1 30/1 0/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '127/1 2/1 0/1',
};
export const camera = { IFD0: { Make: 'Telefon', Model: 'T1' }, IFD3: places };
export const heic = async () =>
  new Uint8Array(await readFile(new URL('../../../omr/testing/sheet.heic', import.meta.url)));
/** A HEIC that says other measures than its picture has. */
export const heicSaying = async (width: number, height: number) => {
  const bytes = await heic();
  const view = new DataView(bytes.buffer);
  const said = [...new TextDecoder('latin1').decode(bytes).matchAll(/ispe/g)].map(({ index }) => index + 8);
  for (const at of said) [width, height].forEach((side, which) => view.setUint32(at + 4 * which, side));
  return bytes;
};
export const noise = (width: number, height: number) => {
  let seed = 1;
  const raw = Uint8Array.from({ length: width * height * 3 }, () => (seed = (seed * 48_271) % 2_147_483_647));
  return sharp(raw, { raw: { width, height, channels: 3 } });
};
export const moving = async (type: 'gif' | 'webp') => {
  const frames = [80, 160, 240].map((r) =>
    sharp({ create: { width: 24, height: 16, channels: 3, background: { r, g: 9, b: 9 } } }),
  );
  const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
  return made(sharp(pages, { join: { animated: true } })[type]({ delay: [90, 90, 90] }));
};

/** The head of a PNG that says how large it is, and a little of what it promises. */
export function promisingPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const [head, data] = [Buffer.alloc(13), deflateSync(Buffer.alloc(1000))];
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const chunk = (name: string, content: Uint8Array) =>
    joined(fourBytes(content.length), letters(name), content, new Uint8Array(4));
  return joined(
    letters('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  );
}

export const damaged = async () => {
  const bytes = await made(noise(200, 150).jpeg({ quality: 60 }));
  // A card that lost a block: the scan's middle is of nothing.
  return bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 900).fill(0xc4, 900, 901);
};
