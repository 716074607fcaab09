import type { Walked } from './bytes.ts';
import { walkGif, walkPng, walkWebp } from './chunks.ts';
import { readExif, type CameraFacts } from './exif.ts';
import { walkHeif } from './heif.ts';
import { walkJpeg } from './jpeg.ts';
import { pictureKind, type PictureKind } from './kinds.ts';
import { otherKind } from './twoKinds.ts';

/** What a picture says of itself. */
export interface PictureFacts extends CameraFacts, Pick<Walked, 'width' | 'height' | 'isMoving'> {
  kind: PictureKind;
  fault?: never;
}

/** Why a picture is not taken. */
export interface PictureFault {
  fault: 'EMPTY' | 'NO_PICTURE' | 'BROKEN' | 'TWO_KINDS' | 'TOO_LARGE';
  width?: number;
  height?: number;
}

/** The most pixels of a picture: phones take 200 million; what a decoder needs in one piece may have those of a 50-megapixel camera. */
const most = { JPEG: 210e6, PNG: 120e6, inOnePiece: 55e6 };

const walks: Readonly<Record<PictureKind, (bytes: Uint8Array) => Walked>> = {
  JPEG: walkJpeg,
  PNG: walkPng,
  WEBP: walkWebp,
  GIF: walkGif,
  HEIC: walkHeif,
  AVIF: walkHeif,
};

/** Looks at a picture by its content without opening it: what it is, or why nobody takes it. Browser and server ask the same. */
export function readPicture(bytes: Uint8Array): PictureFacts | PictureFault {
  if (bytes.length === 0) return { fault: 'EMPTY' };
  const kind = pictureKind(bytes);
  if (!kind) return { fault: 'NO_PICTURE' };
  const { width, height, end, isMoving, isInOnePiece, exif } = walks[kind](bytes);
  const pixels = isInOnePiece || (kind !== 'JPEG' && kind !== 'PNG') ? most.inOnePiece : most[kind];
  if (width * height > pixels) return { fault: 'TOO_LARGE', width, height };
  if (end === null || width * height === 0) return { fault: 'BROKEN' };
  if (otherKind(bytes, end) !== null) return { fault: 'TWO_KINDS' };
  return { kind, width, height, isMoving, ...readExif(exif) };
}
