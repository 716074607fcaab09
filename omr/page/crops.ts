import { sampleAt, type GreyImage } from '../image/grey.ts';
import type { PlacedBubble } from '../registration/align.ts';
import type { Layout } from '../template/layout.ts';

/** Pixels of a crop across one bubble. */
const pixelsPerBubble = 40;
const mostPixels = 1600;

/**
 * The picture of one field, upright, with a bubble's margin around it, for a person to judge.
 * @param bubbles where the page's bubbles lie, of `readPage`.
 */
export function cropField(
  image: GreyImage,
  layout: Layout,
  bubbles: readonly PlacedBubble[],
  field: number,
): GreyImage {
  const first = layout.starts[field]!;
  const own = layout.bubbles.slice(first, layout.starts[field + 1]);
  const { halfWidth, halfHeight } = own[0]!;
  const margin = 2 * Math.max(halfWidth, halfHeight);
  const left = Math.min(...own.map(({ x }) => x)) - halfWidth - margin;
  const right = Math.max(...own.map(({ x }) => x)) + halfWidth + margin;
  const top = Math.min(...own.map(({ y }) => y)) - halfHeight - margin;
  const bottom = Math.max(...own.map(({ y }) => y)) + halfHeight + margin;
  const longest = Math.max(right - left, bottom - top);
  const step = Math.max((2 * Math.max(halfWidth, halfHeight)) / pixelsPerBubble, longest / mostPixels);
  const width = Math.max(1, Math.round((right - left) / step));
  const height = Math.max(1, Math.round((bottom - top) / step));
  const data = new Uint8Array(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const x = left + column * step;
      const y = top + row * step;
      const nearest = nearestOf(own, x, y);
      const { x: cx, y: cy, right: across, down } = bubbles[first + nearest]!;
      const u = (x - own[nearest]!.x) / halfWidth;
      const v = (y - own[nearest]!.y) / halfHeight;
      data[at] = sampleAt(image, cx + u * across.x + v * down.x, cy + u * across.y + v * down.y);
    }
  }
  return { width, height, data };
}

function nearestOf(bubbles: readonly { x: number; y: number }[], x: number, y: number): number {
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < bubbles.length; index++) {
    const away = (bubbles[index]!.x - x) ** 2 + (bubbles[index]!.y - y) ** 2;
    if (away < least) [best, least] = [index, away];
  }
  return best;
}
