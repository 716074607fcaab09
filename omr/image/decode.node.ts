import sharp from 'sharp';
import { constants } from '../constants.ts';
import { shrinkFactor, toGrey, type GreyImage } from './grey.ts';

/** A file that holds no picture this reader can use; `message` says so in Korean. */
export class UnreadableImage extends Error {
  override name = 'UnreadableImage';
}

/**
 * Decodes a picture to grey with sharp, made smaller by a whole factor while its long side stays above `longSide`.
 * The turn a camera noted (EXIF) is not applied: the reader finds every turn by itself.
 * @throws UnreadableImage
 */
export async function decodeGrey(bytes: Uint8Array, longSide: number): Promise<GreyImage> {
  try {
    const picture = sharp(bytes, { limitInputPixels: constants.image.largest, failOn: 'error' });
    const { channels = 1, hasAlpha } = await picture.metadata();
    // Taking one channel before the pixels leave libvips costs less than handing over all three.
    if (channels >= 3 && !hasAlpha) picture.extractChannel('green');
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return toGrey({ ...info, data }, shrinkFactor(info.width, info.height, longSide));
  } catch (error) {
    throw new UnreadableImage('그림을 열 수 없습니다. 파일이 손상되었거나 지원하지 않는 형식입니다.', { cause: error });
  }
}
