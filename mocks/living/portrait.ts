import { portraitSide } from '#api/heavy/portraitSide.ts';

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
