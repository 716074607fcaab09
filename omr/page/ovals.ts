import { constants } from '../constants.ts';
import { findDarkPatches, type Component } from '../image/components.ts';
import type { GreyImage } from '../image/grey.ts';
import type { Layout } from '../template/layout.ts';

/**
 * How many thin lines close around ovals of one size, about as large as a layout's bubbles: dozens on any answer sheet, hardly any on
 * other paper. Circles do not count, because printed questions have their choices in them (①), unless they are asked for.
 */
export function countOvals(image: GreyImage, { template, bubbles }: Layout, withCircles = false): number {
  const { sizeOfOval, smallestOval, largestOval } = constants.otherPages;
  const scale = Math.max(image.width, image.height) / Math.max(template.page.width, template.page.height);
  const { halfWidth, halfHeight } = bubbles[bubbles.length >> 1]!;
  const expected = Math.max(halfWidth, halfHeight) * scale;
  const { components } = findDarkPatches(image, 6 * expected, 0.1, expected);
  const sizes = components
    .filter((component) => isOval(component, withCircles))
    .map(({ long }) => Math.sqrt(2 * long))
    .filter((size) => size > smallestOval * expected && size < largestOval * expected)
    .sort((one, other) => one - other);
  let most = 0;
  for (let first = 0, last = 0; last < sizes.length; last++) {
    while (sizes[last]! > sizes[first]! * (1 + sizeOfOval)) first++;
    most = Math.max(most, last - first + 1);
  }
  return most;
}

/** A thin line around an ellipse has half the squares of its axes as variances, and its centre in the middle. */
function isOval({ long, short, left, right, top, bottom, x, y }: Component, withCircles: boolean): boolean {
  const { shapeOfOval, roundestOval, flattestOval } = constants.otherPages;
  const [a, b] = [Math.sqrt(2 * long), Math.sqrt(2 * short)];
  if ((a < roundestOval * b && !withCircles) || a > flattestOval * b) return false;
  const [width, height] = [right - left, bottom - top];
  const fits = (extent: number, axis: number) => Math.abs(Math.log(extent / (2 * axis))) < shapeOfOval;
  if (!fits(Math.max(width, height), a) || !fits(Math.min(width, height), b)) return false;
  return Math.hypot(x - (left + right - 1) / 2, y - (top + bottom - 1) / 2) < shapeOfOval * b;
}
