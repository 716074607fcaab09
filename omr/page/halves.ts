import { constants } from '../constants.ts';
import type { GreyImage } from '../image/grey.ts';
import type { Layout } from '../template/layout.ts';
import { isBlank } from './otherPages.ts';
import { countOvals } from './ovals.ts';

/** The picture with one half dark, and with the other. */
export function halvesOf({ width, height, data }: GreyImage, isAcross: boolean): GreyImage[] {
  const isLater = (at: number) => (isAcross ? at % width >= width / 2 : at >= data.length / 2);
  return [true, false].map((dark) => ({
    width,
    height,
    data: data.map((grey, at) => (isLater(at) === dark ? 0 : grey)),
  }));
}

/** One half of a picture. */
export function halfOf({ width, height, data }: GreyImage, isAcross: boolean, isLater: boolean): GreyImage {
  const size = isAcross ? { width: width >> 1, height } : { width, height: height >> 1 };
  const [left, top] = isLater ? [width - size.width, height - size.height] : [0, 0];
  const rows = Array.from({ length: size.height }, (_, row) => {
    const at = (top + row) * width + left;
    return data.subarray(at, at + size.width);
  });
  const half = new Uint8Array(size.width * size.height);
  for (const [row, pixels] of rows.entries()) half.set(pixels, row * size.width);
  return { ...size, data: half };
}

/**
 * Whether what lies beside a sheet of which the picture shows nothing but edges may be another: bubbles are seen there, or
 * something is, and bubbles are not told from other print on this picture.
 */
export function isLikeSheet(beside: GreyImage, whole: GreyImage, layout: Layout): boolean {
  if (showsBubbles(beside, layout)) return true;
  return countBubbles(whole, layout) < constants.otherPages.fewestOvals && !isBlank(beside);
}

/** Whether a few bubbles are seen at least. */
export const showsBubbles = (beside: GreyImage, layout: Layout): boolean =>
  countBubbles(beside, layout) >= constants.furtherSheets.fewestOvals;

const countBubbles = (image: GreyImage, layout: Layout) =>
  countOvals(image, layout, layout.template.bubble.shape === 'circle');
