import { portraitSide } from '#api/heavy/portraitSide.ts';
import { textPictureBytes, textPictureSizes } from '#api/heavy/textPictureSizes.ts';

/** What the server does with sharp, by the browser's own canvas. */
export async function portrait(picture: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  const bitmap = await createImageBitmap(new Blob([picture])).catch(() => null);
  if (!bitmap) return null;
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  const canvas = new OffscreenCanvas(portraitSide, portraitSide);
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, portraitSide, portraitSide);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return new Uint8Array(await jpeg.arrayBuffer());
}

/** The same for a picture of a text. */
export async function textPicture(picture: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  const bitmap = await createImageBitmap(new Blob([picture])).catch(() => null);
  if (!bitmap) return null;
  try {
    for (const { side, quality } of textPictureSizes) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
      const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
      const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: quality / 100 });
      if (jpeg.size <= textPictureBytes) return new Uint8Array(await jpeg.arrayBuffer());
    }
    return null;
  } finally {
    bitmap.close();
  }
}
