import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A drawn picture, unpacked. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** A hash of what is seen: two files of the same pixels have the same. */
export async function hashPixels(png: Buffer): Promise<string> {
  const { data, width, height } = await unpack(png);
  return createHash('sha256').update(`${width}×${height}`).update(data).digest('hex').slice(0, 16);
}

/**
 * Marks in red what differs between two pictures. The shorter one is lengthened with white; what the other has more counts as different.
 * @returns the marked picture as PNG, and how many pixels differ.
 */
export async function drawDifference(before: Buffer, now: Buffer): Promise<{ png: Buffer; pixels: number }> {
  const sizes = [await unpack(before), await unpack(now)];
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [one, other] = await Promise.all([before, now].map((png) => unpack(png, { width, height })));
  const marked = Buffer.alloc(width * height * 4);
  const more = Math.abs(sizes[0]!.width * sizes[0]!.height - sizes[1]!.width * sizes[1]!.height);
  const differing = pixelmatch(one!.data, other!.data, marked, width, height, { threshold: 0.1 });
  const png = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { png, pixels: Math.max(differing, more) };
}

async function unpack(png: Buffer, least?: { width: number; height: number }): Promise<Pixels> {
  let picture = sharp(png).ensureAlpha();
  if (least !== undefined) {
    const { width, height } = await sharp(png).metadata();
    const background = { r: 255, g: 255, b: 255, alpha: 1 };
    picture = picture.extend({ right: least.width - width, bottom: least.height - height, background });
  }
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
