import { constants } from '../constants.ts';
import type { GreyImage } from '../image/grey.ts';
import type { Group } from '../template/groups.ts';
import type { Layout } from '../template/layout.ts';
import type { Alignment } from './align.ts';
import { project, stretchAt, type Homography } from './homography.ts';
import type { OutlineFinder } from './outline.ts';

/** Pixels around a neighbour's place in which its outlines are looked for. */
const radius = 2;

/**
 * Whether the fields fit the bubbles of their neighbours about as well as their own: without registration marks a page that lies some
 * millimetres off is found a row or a column beside itself, and then only the outermost rows tell.
 */
export function fitsNeighbours(
  image: GreyImage,
  layout: Layout,
  groups: readonly Group[],
  finder: OutlineFinder,
  map: Homography,
  { bubbles }: Alignment,
): boolean {
  const steps = groups.map((group) => stepsOf(layout, group));
  // The contrast of all groups, each moved by its own step to one side; none on a side where a group has no neighbour.
  const sumAt = (side: readonly [number, number]) =>
    groups.reduce((sum, group, index) => {
      const { x, y } = layout.bubbles[group.first]!;
      const [centre, placed] = [project(map, x, y), bubbles[group.first]!];
      const { right, down } = stretchAt(map, group.x, group.y);
      const [across, along] = [side[0] * steps[index]!.across, side[1] * steps[index]!.along];
      const dx = placed.x - centre.x + across * right.x + along * down.x;
      const dy = placed.y - centre.y + across * right.y + along * down.y;
      return sum + Math.max(0, finder.find(image, map, group, Math.round(dx), Math.round(dy), radius).contrast);
    }, 0);
  const own = sumAt([0, 0]);
  const { neighbourFit } = constants.registration;
  return (
    [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const
  ).some((side) => sumAt(side) > neighbourFit * own);
}

/** How far the next bubbles across and along the page are from those of a group, in page units. */
function stepsOf({ bubbles }: Layout, { first }: Group): { across: number; along: number } {
  const { x, y, halfWidth, halfHeight } = bubbles[first]!;
  let [across, along] = [Infinity, Infinity];
  for (const bubble of bubbles) {
    const [u, v] = [Math.abs(bubble.x - x), Math.abs(bubble.y - y)];
    if (v < halfHeight && u > halfWidth) across = Math.min(across, u);
    if (u < halfWidth && v > halfHeight) along = Math.min(along, v);
  }
  return { across: Number.isFinite(across) ? across : 0, along: Number.isFinite(along) ? along : 0 };
}
