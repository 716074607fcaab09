import { constants } from '../constants.ts';
import type { GreyImage } from '../image/grey.ts';
import type { Group } from '../template/groups.ts';
import type { Layout } from '../template/layout.ts';
import { offsetAt, type Anchor } from './field.ts';
import { project, stretchAt, type Homography, type Point } from './homography.ts';
import type { OutlineFinder } from './outline.ts';

/** A picture at two sizes; `small` has half the pixels of `full` each way. */
export interface Pyramid {
  full: GreyImage;
  small: GreyImage;
}

/** Where a bubble lies on the picture: its centre and half its width and height as vectors, in pixels. */
export interface PlacedBubble extends Point {
  right: Point;
  down: Point;
  /** Contrast of its own outline, in grey levels. */
  contrast: number;
}

export interface Alignment {
  bubbles: PlacedBubble[];
  /** For each group, the contrast of its outlines in grey levels where they were looked for. */
  contrasts: number[];
  /** Median of the better half of them. */
  typical: number;
  /** Share of groups whose outlines were found. */
  found: number;
}

/** The map for a picture half as large; pixel centres are at whole numbers. */
function halfMap(map: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = map;
  const s = 0.5;
  const t = -0.25;
  return [s * a + t * g, s * b + t * h, s * c + t * i, s * d + t * g, s * e + t * h, s * f + t * i, g, h, i];
}

/**
 * Finds every group of bubbles near the position the map predicts, from the known marks outwards. So it follows curled
 * and folded paper, and perspective, which three marks cannot determine.
 * @param known places (page units) where the map is right.
 */
export function align(
  pyramid: Pyramid,
  layout: Layout,
  groups: readonly Group[],
  finder: OutlineFinder,
  map: Homography,
  known: readonly Point[],
): Alignment {
  const { predictionRadius, smoothingRadius, nearReach, surveyed } = constants.registration;
  const long = Math.max(layout.template.page.width, layout.template.page.height);
  const reach = reachInPixels(layout, map);
  const small = halfMap(map);
  const search = (group: Group, dx: number, dy: number, radius: number) => {
    const coarse = finder.find(pyramid.small, small, group, dx / 2, dy / 2, Math.max(1, Math.round(radius / 2)));
    return finder.find(pyramid.full, map, group, 2 * coarse.dx, 2 * coarse.dy, 2);
  };

  const marks: Anchor[] = known.map(({ x, y }) => ({ x, y, dx: 0, dy: 0, weight: 0.3 }));
  const anchors = [...marks];
  const own = new Array<Anchor | undefined>(groups.length);
  // Contrasts in order.
  const best: number[] = [];
  for (const index of outwards(groups, known)) {
    const group = groups[index]!;
    const guess = offsetAt(anchors, group.x, group.y, predictionRadius * long);
    const near = search(group, guess.dx, guess.dy, Math.min(reach, nearReach));
    const plain = best.length >= surveyed && near.contrast >= 0.7 * best[best.length >> 1]!;
    const peak = plain ? near : search(group, guess.dx, guess.dy, reach);
    best.splice(firstAtLeast(best, peak.contrast), 0, peak.contrast);
    if (peak.contrast < 0.4 * best[Math.floor(0.6 * best.length)]!) continue;
    own[index] = { x: group.x, y: group.y, dx: peak.dx, dy: peak.dy, weight: 1 };
    anchors.push(own[index]);
  }

  const typical = best[Math.floor(0.75 * best.length)] ?? 0;
  const contrasts = groups.map((group, index) => {
    const others = [...marks, ...own.filter((anchor, at): anchor is Anchor => anchor !== undefined && at !== index)];
    const guess = offsetAt(others, group.x, group.y, predictionRadius * long);
    const before = own[index];
    const astray = !before || Math.hypot(before.dx - guess.dx, before.dy - guess.dy) > 0.35 * reach;
    const peak = astray
      ? search(group, guess.dx, guess.dy, 0.4 * reach)
      : finder.find(pyramid.full, map, group, before.dx, before.dy, 1);
    const seen = peak.contrast >= 0.4 * typical;
    own[index] = seen ? { x: group.x, y: group.y, dx: peak.dx, dy: peak.dy, weight: 1 } : undefined;
    return peak.contrast;
  });

  const trusted = [...marks, ...own.filter((anchor) => anchor !== undefined)];
  const placed = placeBubbles(layout, groups, map, trusted, smoothingRadius * long);
  return {
    bubbles: placed.map((bubble, index) => nudge(pyramid.full, layout, finder, map, bubble, index, typical)),
    contrasts,
    typical,
    found: contrasts.filter((contrast) => contrast >= 0.4 * typical).length / contrasts.length,
  };
}

/** Moves a bubble by the last pixel or two to its own outline if that is clearly visible. */
function nudge(
  image: GreyImage,
  layout: Layout,
  finder: OutlineFinder,
  map: Homography,
  bubble: PlacedBubble,
  index: number,
  typical: number,
): PlacedBubble {
  const { nudgeRadius, plainOutline } = constants.registration;
  const { x, y } = layout.bubbles[index]!;
  const centre = project(map, x, y);
  const group = { first: index, end: index + 1, x, y };
  let peak = finder.find(image, map, group, bubble.x - centre.x, bubble.y - centre.y, nudgeRadius);
  // At the rim of what was searched the outline may still be farther away.
  const moved = Math.max(Math.abs(centre.x + peak.dx - bubble.x), Math.abs(centre.y + peak.dy - bubble.y));
  if (moved > nudgeRadius - 1) peak = finder.find(image, map, group, peak.dx, peak.dy, nudgeRadius);
  const { contrast } = peak;
  if (contrast < plainOutline * typical) return { ...bubble, contrast };
  return { ...bubble, x: centre.x + peak.dx, y: centre.y + peak.dy, contrast };
}

/** How far outlines are looked for: less than half a pitch, or a neighbour would be taken for the bubble. */
export function reachInPixels(layout: Layout, map: Homography): number {
  const { reachMm, reachOfPitch } = constants.registration;
  const { width, height, unit } = layout.template.page;
  const { right, down } = stretchAt(map, width / 2, height / 2);
  const scale = Math.sqrt(Math.abs(right.x * down.y - right.y * down.x));
  const reach = unit === 'mm' ? Math.min(reachMm, reachOfPitch * layout.pitch) : reachOfPitch * layout.pitch;
  return Math.max(2, reach * scale);
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

function firstAtLeast(sorted: readonly number[], value: number): number {
  let low = 0;
  for (let high = sorted.length; low < high;) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function outwards(groups: readonly Group[], known: readonly Point[]): number[] {
  const distance = ({ x, y }: Point) => Math.min(...known.map((mark) => Math.hypot(mark.x - x, mark.y - y)));
  const distances = groups.map(distance);
  return groups.map((_, index) => index).sort((a, b) => distances[a]! - distances[b]!);
}

function placeBubbles(
  layout: Layout,
  groups: readonly Group[],
  map: Homography,
  anchors: readonly Anchor[],
  radius: number,
): PlacedBubble[] {
  const placed: PlacedBubble[] = [];
  for (const group of groups) {
    const offset = offsetAt(anchors, group.x, group.y, radius);
    for (let index = group.first; index < group.end; index++) {
      const { x, y, halfWidth, halfHeight } = layout.bubbles[index]!;
      const centre = project(map, x, y);
      const { right, down } = stretchAt(map, x, y);
      const ax = x - group.x;
      const ay = y - group.y;
      placed.push({
        x: centre.x + offset.dx + ax * offset.right.x + ay * offset.down.x,
        y: centre.y + offset.dy + ax * offset.right.y + ay * offset.down.y,
        right: { x: (right.x + offset.right.x) * halfWidth, y: (right.y + offset.right.y) * halfWidth },
        down: { x: (down.x + offset.down.x) * halfHeight, y: (down.y + offset.down.y) * halfHeight },
        contrast: 0,
      });
    }
  }
  return placed;
}
