import type { GreyImage } from './grey.ts';

/** Sums over every rectangle from the top left corner: `(width + 1) × (height + 1)` entries. */
export interface Integral {
  width: number;
  height: number;
  sums: Uint32Array;
}

/** The integral of a picture of at most 16 million pixels, whose sum fits 32 bits. */
export function integrate(image: GreyImage): Integral {
  const { width, height, data } = image;
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0, from = 0; y < height; y++) {
    let row = 0;
    let at = (y + 1) * stride + 1;
    for (let x = 0; x < width; x++, at++) {
      row += data[from++]!;
      sums[at] = sums[at - stride]! + row;
    }
  }
  return { width, height, sums };
}

/** Mean grey of the rectangle from (left, top) to before (right, bottom), clipped to the picture. */
export function meanOf(integral: Integral, left: number, top: number, right: number, bottom: number): number {
  const { width, height, sums } = integral;
  const x0 = Math.max(0, Math.min(width - 1, left));
  const y0 = Math.max(0, Math.min(height - 1, top));
  const x1 = Math.max(x0 + 1, Math.min(width, right));
  const y1 = Math.max(y0 + 1, Math.min(height, bottom));
  const stride = width + 1;
  const sum = sums[y1 * stride + x1]! - sums[y0 * stride + x1]! - sums[y1 * stride + x0]! + sums[y0 * stride + x0]!;
  return sum / ((x1 - x0) * (y1 - y0));
}
