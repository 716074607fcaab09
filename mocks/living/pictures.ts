import { pictureShapes, type PictureShape } from '#api/heavy/pictureShapes.ts';
import type { MadePicture } from '#api/ports/heavy.ts';
import { pictureKinds } from '#ui-kit/format/picture/kinds.ts';
import { readPicture } from '#ui-kit/format/picture/readPicture.ts';

/** What the server does with sharp, by the browser's own canvas; as a file only a photograph is drawn anew. */
export async function makePicture(picture: Uint8Array<ArrayBuffer>, shape: PictureShape): Promise<MadePicture> {
  const facts = readPicture(picture);
  if (facts.fault !== undefined) return facts;
  if (shape === 'FILE' && facts.kind !== 'JPEG') return { bytes: picture, type: pictureKinds[facts.kind].type };
  const bitmap = await createImageBitmap(new Blob([picture])).catch(() => null);
  if (!bitmap) return { fault: 'BROKEN' };
  try {
    const { kind, mostBytes, steps } = pictureShapes[shape];
    const type = kind === 'PNG' ? 'image/png' : 'image/jpeg';
    for (const { side, quality } of steps) {
      const canvas = shape === 'PORTRAIT' ? middleOf(bitmap, side) : smaller(bitmap, side);
      const drawn = await canvas.convertToBlob({ type, quality: quality / 100 });
      if (drawn.size <= mostBytes) return { bytes: new Uint8Array(await drawn.arrayBuffer()), type };
    }
    return { fault: 'BROKEN' };
  } finally {
    bitmap.close();
  }
}

function middleOf(bitmap: ImageBitmap, size: number): OffscreenCanvas {
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  const canvas = new OffscreenCanvas(size, size);
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, size, size);
  return canvas;
}

function smaller(bitmap: ImageBitmap, longest: number): OffscreenCanvas {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
