import type { Canvas } from '../../bench/canvas.ts';
import { sampleAt } from '../../image/grey.ts';
import { dpi } from './paper.ts';

/** A paper on the glass or the table: where its middle lies, in millimetres, how it is turned, and its size against the true one. */
export interface Placed {
  page: Canvas;
  x: number;
  y: number;
  degrees?: number;
  scale?: number;
}

/**
 * What a scanner or a camera sees of papers lying on each other, the last on top.
 * @param width in millimetres, like `height`.
 * @param ground grey of what they lie on.
 * @param resolution dots an inch of the papers and of the picture.
 */
export function layOnGlass(
  width: number,
  height: number,
  placed: readonly Placed[],
  ground = 250,
  resolution = dpi,
): Canvas {
  const pixelsPerMm = resolution / 25.4;
  const size = { width: Math.round(width * pixelsPerMm), height: Math.round(height * pixelsPerMm) };
  const empty: Canvas = { ...size, channels: 1, data: new Uint8Array(size.width * size.height).fill(ground) };
  return placed.reduce((below, paper) => layOne(below, paper, pixelsPerMm), empty);
}

/** Only the pixels that the paper can cover are looked at, each taken from between four of the page. */
function layOne(below: Canvas, { page, x, y, degrees = 0, scale = 1 }: Placed, pixelsPerMm: number): Canvas {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const [cx, cy] = [x * pixelsPerMm, y * pixelsPerMm];
  const reach = (scale * Math.hypot(page.width, page.height)) / 2;
  const { width, height } = below;
  const data = below.data.slice();
  for (let row = Math.max(0, Math.ceil(cy - reach)); row < Math.min(height, cy + reach); row++) {
    for (let column = Math.max(0, Math.ceil(cx - reach)); column < Math.min(width, cx + reach); column++) {
      const [u, v] = [column - cx, row - cy];
      const left = u * cos + v * sin + page.width / 2;
      const top = v * cos - u * sin + page.height / 2;
      if (left < 0 || top < 0 || left >= page.width - 1 || top >= page.height - 1) continue;
      data[row * width + column] = sampleAt(page, left, top);
    }
  }
  return { ...below, data };
}
