import { constants } from '../constants.ts';
import { shrinkFactor, toGrey, type GreyImage } from './grey.ts';
import { UnreadableImage } from './unreadable.ts';

/**
 * Decodes a picture the browser knows (JPEG, PNG, WebP and more) to grey, as `decode.node.ts` does.
 * @param imageOrientation `none` for a JPEG out of a PDF, whose viewers follow no camera's rotation.
 * @throws UnreadableImage
 */
export async function decodeGrey(
  file: Blob,
  longSide: number,
  imageOrientation: ImageOrientation = 'from-image',
): Promise<GreyImage> {
  const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none', imageOrientation }).catch(
    (error: unknown) => {
      throw new UnreadableImage('그림 파일이 아니거나 손상되었습니다.', { cause: error });
    },
  );
  try {
    const { width, height } = bitmap;
    if (width * height > constants.image.largest)
      throw new UnreadableImage('그림이 너무 큽니다. 600 dpi 이하로 스캔해 주세요.');
    if (Math.min(width, height) < constants.image.smallestSide)
      throw new UnreadableImage('그림이 너무 작습니다. 75 dpi 이상으로 스캔해 주세요.');
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new UnreadableImage('이 브라우저에서는 그림을 읽을 수 없습니다.');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    return toGrey({ width, height, channels: 4, data }, shrinkFactor(width, height, longSide));
  } finally {
    bitmap.close();
  }
}
