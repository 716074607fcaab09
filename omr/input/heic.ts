import { all } from 'heic-decode';
import { constants } from '../constants.ts';
import { shrinkFactor, toGrey, type GreyImage } from '../image/grey.ts';
import { UnreadableImage } from '../image/unreadable.ts';

/**
 * Decodes the first picture of a HEIC file, as iPhones write them.
 * @throws UnreadableImage
 */
export async function decodeHeic(buffer: Uint8Array, longSide: number): Promise<GreyImage> {
  const images = await all({ buffer }).catch((error: unknown) => {
    throw damaged(error);
  });
  try {
    const { width, height, decode } = images[0]!;
    const { smallestSide, largestInOnePiece } = constants.image;
    if (width * height > largestInOnePiece)
      throw new UnreadableImage('HEIC 사진이 너무 큽니다. JPEG로 바꾸어 올려 주세요.');
    if (Math.min(width, height) < smallestSide)
      throw new UnreadableImage('그림이 너무 작습니다. 75 dpi 이상으로 스캔해 주세요.');
    const { data } = await decode().catch((error: unknown) => {
      throw damaged(error);
    });
    return toGrey({ width, height, channels: 4, data }, shrinkFactor(width, height, longSide));
  } finally {
    images.dispose();
  }
}

function damaged(cause: unknown) {
  return new UnreadableImage('손상된 HEIC 파일입니다. 다시 저장하거나 JPEG로 바꾸어 올려 주세요.', { cause });
}
