import { drawnPicture } from '../../shared/testing/drawnPicture.ts';

/** A small JPEG in base64. */
export async function pictureInBase64(): Promise<string> {
  const bytes = new Uint8Array(await (await drawnPicture('image/jpeg', 400, 240)).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
