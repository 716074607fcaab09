import { textPictureBytes, textPictureSizes } from './textPictureSizes.ts';

const largestPixels = 60_000_000;

/** A picture as phones take it in a text: upright, at most 200 kB, without anything a camera wrote into it; null for what is no picture. */
export async function textPicture(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const { default: sharp } = await import('sharp');
  try {
    for (const { side, quality } of textPictureSizes) {
      const jpeg = await sharp(picture, { limitInputPixels: largestPixels, failOn: 'error' })
        .rotate()
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .jpeg({ quality })
        .toBuffer();
      if (jpeg.byteLength <= textPictureBytes) return new Uint8Array(jpeg);
    }
    return null;
  } catch {
    // sharp throws plain errors for whatever is wrong with a picture.
    return null;
  }
}
