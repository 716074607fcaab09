import sharp, { type Sharp } from 'sharp';
import { constants } from '../constants.ts';
import { shrinkFactor, toGrey, type GreyImage } from './grey.ts';
import { UnreadableImage } from './unreadable.ts';

const damaged = '파일이 손상되었습니다. 다시 스캔하거나 저장해 주세요.';
const formats = new Set(['jpeg', 'png', 'tiff', 'webp']);

/** How many pictures a file holds: pages of a TIFF, otherwise one. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const { format, pages = 1 } = await open(bytes).then(({ metadata }) => metadata);
  return format === 'tiff' ? pages : 1;
}

/**
 * Decodes a picture (JPEG, PNG, TIFF, WebP) to grey, made smaller by a whole factor while its long side stays above
 * `longSide` pixels. The camera's EXIF rotation is not applied: the reader detects every rotation itself.
 * @param page number of the picture in a TIFF, from 0.
 * @throws UnreadableImage for every damaged file.
 */
export async function decodeGrey(bytes: Uint8Array, longSide: number, page = 0): Promise<GreyImage> {
  const { picture, metadata } = await open(bytes, page);
  const { channels = 1, hasAlpha } = metadata;
  // Transparent pixels become white paper.
  if (hasAlpha) picture.flatten({ background: '#fff' });
  // Extracting one channel inside libvips is cheaper than copying all three out of it.
  if (channels >= 3) picture.extractChannel('green');
  try {
    const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
    return toGrey({ ...info, data }, shrinkFactor(info.width, info.height, longSide));
  } catch (error) {
    throw new UnreadableImage(damaged, { cause: error });
  }
}

type Metadata = Awaited<ReturnType<Sharp['metadata']>>;

async function open(bytes: Uint8Array, page = 0): Promise<{ picture: Sharp; metadata: Metadata }> {
  if (bytes.length === 0) throw new UnreadableImage('빈 파일입니다.');
  if (isCutWebp(bytes)) throw new UnreadableImage(damaged);
  const { largest, largestInOnePiece, smallestSide, secondsToDecode } = constants.image;
  const picture = sharp(bytes, { limitInputPixels: largest, page });
  picture.timeout({ seconds: secondsToDecode });
  const metadata = await picture.metadata().catch((error: unknown) => {
    const tooLarge = error instanceof Error && /pixel limit/.test(error.message);
    const reason = tooLarge
      ? '그림이 너무 큽니다. 600 dpi 이하로 스캔해 주세요.'
      : '그림 파일이 아니거나 손상되었습니다.';
    throw new UnreadableImage(reason, { cause: error });
  });
  const { format, width, height, isProgressive } = metadata;
  if (!formats.has(format))
    throw new UnreadableImage('지원하지 않는 형식입니다. JPEG, PNG, TIFF, WebP 파일을 올려 주세요.');
  const most = isProgressive || format === 'webp' ? largestInOnePiece : largest;
  if (width * height > most) throw new UnreadableImage('그림이 너무 큽니다. 600 dpi 이하로 스캔해 주세요.');
  if (Math.min(width, height) < smallestSide)
    throw new UnreadableImage('그림이 너무 작습니다. 75 dpi 이상으로 스캔해 주세요.');
  return { picture, metadata };
}

/** Whether a WebP is shorter than its header declares: its decoder would silently fill the missing part with white. */
function isCutWebp(bytes: Uint8Array): boolean {
  if (bytes.length < 12 || String.fromCharCode(...bytes.subarray(8, 12)) !== 'WEBP') return false;
  const { buffer, byteOffset } = bytes;
  return new DataView(buffer, byteOffset).getUint32(4, true) + 8 > bytes.length;
}
