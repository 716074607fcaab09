import { portraitSide } from './portraitSide.ts';

const largestPixels = 60_000_000;

/** The middle square of a picture, upright and small, as JPEG without anything a camera wrote into it; null for what is no picture. */
export async function portrait(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const { default: sharp } = await import('sharp');
  try {
    // Metadata is only kept when asked for; `rotate` turns the picture as its EXIF says before that is dropped.
    const jpeg = await sharp(picture, { limitInputPixels: largestPixels, failOn: 'error' })
      .rotate()
      .resize(portraitSide, portraitSide, { fit: 'cover' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 85 })
      .toBuffer();
    return new Uint8Array(jpeg);
  } catch {
    // sharp throws plain errors for whatever is wrong with a picture.
    return null;
  }
}
