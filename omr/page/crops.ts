import { sampleAt, type GreyImage } from '../image/grey.ts';
import type { PlacedBubble } from '../registration/align.ts';
import type { Bubble, Layout } from '../template/layout.ts';

/** Pixels of a crop across one bubble. */
const pixelsPerBubble = 40;
const mostPixels = 1600;

/** A part of the page, in page units. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

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
  const area = {
    left: Math.min(...own.map(({ x }) => x)) - halfWidth - margin,
    right: Math.max(...own.map(({ x }) => x)) + halfWidth + margin,
    top: Math.min(...own.map(({ y }) => y)) - halfHeight - margin,
    bottom: Math.max(...own.map(({ y }) => y)) + halfHeight + margin,
  };
  const longest = Math.max(area.right - area.left, area.bottom - area.top);
  const step = Math.max(margin / pixelsPerBubble, longest / mostPixels);
  return cropArea(image, own, bubbles.slice(first, first + own.length), area, step);
}

/**
 * The picture of a square on the page with half its width around it, upright, seen from the bubbles next to it.
 * @param side pixels across the square.
 */
export function cropSquare(
  image: GreyImage,
  layout: Layout,
  bubbles: readonly PlacedBubble[],
  { x, y, size }: { x: number; y: number; size: number },
  side: number,
): GreyImage {
  const nearest = nearestOf(layout.bubbles, x, y);
  const area = { left: x - size, right: x + size, top: y - size, bottom: y + size };
  return cropArea(image, [layout.bubbles[nearest]!], [bubbles[nearest]!], area, size / side);
}

function cropArea(
  image: GreyImage,
  own: readonly Bubble[],
  placed: readonly PlacedBubble[],
  { left, top, right, bottom }: Area,
  step: number,
): GreyImage {
  const width = Math.max(1, Math.round((right - left) / step));
  const height = Math.max(1, Math.round((bottom - top) / step));
  const data = new Uint8Array(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const x = left + column * step;
      const y = top + row * step;
      const nearest = nearestOf(own, x, y);
      const { x: cx, y: cy, right: across, down } = placed[nearest]!;
      const u = (x - own[nearest]!.x) / own[nearest]!.halfWidth;
      const v = (y - own[nearest]!.y) / own[nearest]!.halfHeight;
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
