import type { Sharp } from 'sharp';
import { pictureKinds, type PictureKind } from '#ui-kit/format/picture/kinds.ts';
import { readPicture, type PictureFacts } from '#ui-kit/format/picture/readPicture.ts';
import type { MadePicture } from '../ports/heavy.ts';
import { pictureShapes, type PictureShape } from './pictureShapes.ts';

/** All frames of a moving picture together, in pixels. */
const mostPixels = 210_000_000;

/**
 * A picture for others: upright, small enough, in sRGB, and nothing but its pixels, since metadata is only kept when asked for. What is kept
 * of its kind moves if it did; HEIC and AVIF become JPEG, which every browser shows. A PNG stays see-through where it was.
 */
export async function makePicture(picture: Uint8Array, shape: PictureShape): Promise<MadePicture> {
  const facts = readPicture(picture);
  if (facts.fault !== undefined) return facts;
  const { kind: wanted, mostBytes, steps } = pictureShapes[shape];
  try {
    const open = await opener(picture, facts, wanted === 'KEPT' && facts.isMoving);
    const kind = wanted === 'KEPT' ? keptKind(facts) : wanted;
    for (const { side, quality } of steps) {
      const fit = shape === 'PORTRAIT' ? 'cover' : 'inside';
      const sized = open().resize(side, side, { fit, withoutEnlargement: shape !== 'PORTRAIT' });
      const bytes = new Uint8Array(await encode(sized, kind, quality).toBuffer());
      if (bytes.byteLength <= mostBytes) return { bytes, type: pictureKinds[kind].type };
    }
  } catch {
    // Decoders throw plain errors for whatever is wrong with a picture.
  }
  return { fault: 'BROKEN' };
}

/** Opens the picture anew for each try, upright as its camera says. */
async function opener(picture: Uint8Array, { kind }: PictureFacts, animated: boolean): Promise<() => Sharp> {
  const { default: sharp } = await import('sharp');
  if (kind === 'HEIC') {
    const { data, width, height } = await decodeHeic(picture);
    return () => sharp(data, { raw: { width, height, channels: 4 } });
  }
  return () => sharp(picture, { limitInputPixels: mostPixels, failOn: 'error', animated }).rotate();
}

/** The first picture of a HEIC, turned as it says; sharp brings no decoder of it. */
async function decodeHeic(buffer: Uint8Array) {
  const { all } = await import('heic-decode');
  const images = await all({ buffer });
  try {
    return await images[0]!.decode();
  } finally {
    images.dispose();
  }
}

function keptKind({ kind, isMoving }: PictureFacts): PictureKind {
  if (kind === 'GIF' && !isMoving) return 'PNG';
  return kind === 'HEIC' || kind === 'AVIF' ? 'JPEG' : kind;
}

function encode(sized: Sharp, kind: PictureKind, quality: number): Sharp {
  if (kind === 'PNG') return sized.png();
  if (kind === 'GIF') return sized.gif();
  if (kind === 'WEBP') return sized.webp({ quality });
  return sized.flatten({ background: '#fff' }).jpeg({ quality });
}
