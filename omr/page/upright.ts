import { sampleAt, type GreyImage } from '../image/grey.ts';
import type { PlacedBubble } from '../registration/align.ts';
import { fitMap, project } from '../registration/homography.ts';
import type { Layout } from '../template/layout.ts';

/** Pixels of the long side of an upright page: a person reads a bubble's number on it. */
const longSide = 1485;

/**
 * The whole page, upright and straight, so that a field of the template lies where the template says, in parts of its width.
 * @param bubbles where the page's bubbles lie, of `readPage`.
 * @returns undefined when the bubbles lie on a line
 */
export function turnUpright(
  image: GreyImage,
  { template, bubbles: printed }: Layout,
  bubbles: readonly PlacedBubble[],
): GreyImage | undefined {
  const map = fitMap(printed, bubbles);
  if (!map) return undefined;
  const { page } = template;
  const step = Math.max(page.width, page.height) / longSide;
  const width = Math.round(page.width / step);
  const height = Math.round(page.height / step);
  const data = new Uint8Array(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const { x, y } = project(map, (column + 0.5) * step, (row + 0.5) * step);
      data[at] = sampleAt(image, x, y);
    }
  }
  return { width, height, data };
}
