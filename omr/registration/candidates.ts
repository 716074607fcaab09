import { constants } from '../constants.ts';
import { findDarkPatches, type Component, type DarkPatches } from '../image/components.ts';
import type { GreyImage } from '../image/grey.ts';
import type { MarkKind } from '../template/template.ts';
import type { Point } from './homography.ts';

/** Something that may be a registration mark: where it is, how large, how well its shape fits (0..1). */
export interface Candidate extends Point {
  size: number;
  fit: number;
  kind: MarkKind;
}

type Found = Omit<Candidate, 'kind'>;

/** Marks of one kind and about one size. */
export interface MarkLook {
  kind: MarkKind;
  /** The width a mark has when the page fills the picture, in pixels; of a bar the root of its area. */
  size: number;
  /** Of a bar: its longer side against its shorter one. */
  slimness: number;
}

/**
 * Dark patches shaped like the marks of a kind, best first.
 * @param wanted how many marks the page has.
 */
export function findCandidates(image: GreyImage, look: MarkLook, wanted: number): Candidate[] {
  const { kind, size } = look;
  const { windowOfMarks, depthOfMarks, mostCandidates, poorestFit } = constants.registration;
  const patches = findDarkPatches(image, windowOfMarks * size, depthOfMarks, Math.max(6, 0.03 * size * size));
  const found: Candidate[] = [];
  for (const component of patches.components) {
    const candidate = judge(patches, component, look);
    if (candidate && candidate.fit > 0.1) found.push({ ...candidate, kind });
  }
  const best = withoutNested(found.sort((a, b) => b.fit - a.fit)).slice(0, Math.max(mostCandidates, 2 * wanted));
  const least = poorestFit * (best[wanted - 1]?.fit ?? 0);
  return best.filter(({ fit }) => fit >= least);
}

function judge(patches: DarkPatches, component: Component, { kind, size, slimness }: MarkLook): Found | undefined {
  const { smallestMark, largestMark } = constants.registration;
  const extent = Math.max(component.right - component.left, component.bottom - component.top);
  if (extent < smallestMark * size * 0.9 || extent > largestMark * size * 1.5 * Math.sqrt(slimness)) return undefined;
  if (kind === 'l-corner') return judgeCorner(patches, component, extent, size);
  if (kind === 'square' || kind === 'bar') return judgeFilled(component, size, slimness);
  if (kind === 'cross') return judgeCross(patches, component, size);
  return judgeRound(component, kind, extent, size);
}

/** A full rectangle, such as a square. */
function judgeFilled(component: Component, size: number, slimness: number): Found {
  const own = Math.sqrt(12 * Math.sqrt(component.long * component.short));
  // A full square has side² pixels; letters, rings and lines have fewer for their spread.
  const fullness = component.area / (own * own);
  const elongation = Math.sqrt(component.long / component.short);
  const fit = bell(fullness - 1, 0.12) * bell(elongation / slimness - 1, 0.35) * sizeFit(own, size);
  return { x: component.x, y: component.y, size: own, fit };
}

/** Two thin arms that cross in their middles: seen from there, the dark lies in four directions, however the page is turned. */
function judgeCross(patches: DarkPatches, component: Component, size: number): Found | undefined {
  const { x, y, area, long, short } = component;
  // Half of its pixels lie on an arm, so a cross has a 24th of its squared width as variance both ways.
  const own = Math.sqrt(24 * Math.sqrt(long * short));
  if (area > 0.6 * own * own) return undefined;
  let [across, along, all] = [0, 0, 0];
  let isFilled = false;
  for (const run of patches.runsOf(component)) {
    const v = run.y - y;
    isFilled ||= Math.abs(v) <= 0.5 && run.left <= x && run.right > x;
    for (let at = run.left; at < run.right; at++) {
      const u = at - x;
      const squared = u * u + v * v;
      // r² cos 4φ and r² sin 4φ.
      if (squared > 0) across += squared - (8 * u * u * v * v) / squared;
      if (squared > 0) along += (4 * u * v * (u * u - v * v)) / squared;
      all += squared;
    }
  }
  if (!isFilled) return undefined;
  const fourfold = Math.hypot(across, along) / all;
  const elongation = Math.sqrt(long / short);
  return {
    x,
    y,
    size: own,
    fit: bell(Math.min(0, fourfold - 0.85), 0.2) * bell(elongation - 1, 0.3) * sizeFit(own, size),
  };
}

function judgeRound(component: Component, kind: MarkKind, extent: number, size: number): Found {
  const { left, top, right, bottom } = component;
  const elongation = Math.sqrt(component.long / component.short);
  // A disc has a standard deviation of a quarter of its diameter, a thin ring 0.35.
  const spread = Math.sqrt(Math.sqrt(component.long * component.short)) / extent;
  const roundness = bell(Math.max(0, spread - 0.35, 0.25 - spread), 0.03);
  const centred = bell(
    Math.hypot(component.x - (left + right - 1) / 2, component.y - (top + bottom - 1) / 2) / extent,
    0.06,
  );
  const wide = kind === 'concentric' ? 0.35 : 0.3;
  return {
    x: (component.x + (left + right - 1) / 2) / 2,
    y: (component.y + (top + bottom - 1) / 2) / 2,
    size: extent,
    fit: bell(elongation - 1, wide) * roundness * centred * sizeFit(extent, size),
  };
}

/** The outer corner of an L: the pixel farthest from the line between its two ends. */
function judgeCorner(patches: DarkPatches, component: Component, extent: number, size: number): Found | undefined {
  const fullness = component.area / ((component.right - component.left) * (component.bottom - component.top));
  if (fullness > 0.75) return undefined;
  const pixels: Point[] = patches.runsOf(component).flatMap(({ y, left, right }) => [
    { x: left - 0.5, y: y - 0.5 },
    { x: right - 0.5, y: y - 0.5 },
    { x: left - 0.5, y: y + 0.5 },
    { x: right - 0.5, y: y + 0.5 },
  ]);
  const ends = farthestPair(pixels);
  const length = Math.hypot(ends.b.x - ends.a.x, ends.b.y - ends.a.y);
  let corner = ends.a;
  let height = 0;
  for (const pixel of pixels) {
    const away = Math.abs((ends.b.x - ends.a.x) * (pixel.y - ends.a.y) - (ends.b.y - ends.a.y) * (pixel.x - ends.a.x));
    if (away / length > height) [corner, height] = [pixel, away / length];
  }
  // Equal arms at a right angle: the corner stands half the hypotenuse above its middle.
  const foot = Math.hypot((ends.a.x + ends.b.x) / 2 - corner.x, (ends.a.y + ends.b.y) / 2 - corner.y);
  const own = length / Math.SQRT2;
  const fit =
    bell(height / length - 0.5, 0.1) *
    bell(foot / length - 0.5, 0.1) *
    sizeFit(own, size) *
    bell(extent / own - 1, 0.4);
  return { ...corner, size: own, fit };
}

function farthestPair(points: Point[]): { a: Point; b: Point } {
  const farthestFrom = (from: Point) =>
    points.reduce((best, point) =>
      Math.hypot(point.x - from.x, point.y - from.y) > Math.hypot(best.x - from.x, best.y - from.y) ? point : best,
    );
  const a = farthestFrom(farthestFrom(points[0]!));
  return { a, b: farthestFrom(a) };
}

/** A page that fills only part of a photo has smaller marks; larger ones than expected are rare. */
function sizeFit(own: number, size: number): number {
  const { smallestMark, largestMark } = constants.registration;
  const ratio = own / size;
  if (ratio < smallestMark || ratio > largestMark) return 0;
  return ratio < 0.85 ? 0.6 + (0.4 * (ratio - smallestMark)) / (0.85 - smallestMark) : 1;
}

function bell(off: number, width: number): number {
  return Math.exp(-0.5 * (off / width) ** 2);
}

/** Rings within rings and dots within rings are one mark: the outermost that fits. */
function withoutNested(candidates: Candidate[]): Candidate[] {
  return candidates.filter(
    (candidate) =>
      !candidates.some(
        (other) =>
          other.size > 1.15 * candidate.size &&
          other.fit > 0.5 * candidate.fit &&
          Math.hypot(other.x - candidate.x, other.y - candidate.y) < 0.3 * other.size,
      ),
  );
}
