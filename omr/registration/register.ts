import { constants } from '../constants.ts';
import { halve, type GreyImage } from '../image/grey.ts';
import { groupBubbles, type Group } from '../template/groups.ts';
import type { Layout } from '../template/layout.ts';
import type { MarkKind } from '../template/template.ts';
import { align, quantile, reachInPixels, type Alignment, type Pyramid } from './align.ts';
import { findCandidates, type Candidate } from './candidates.ts';
import { fitMap, project, stretchAt, type Homography, type Point } from './homography.ts';
import { fitsNeighbours } from './neighbours.ts';
import { OutlineFinder } from './outline.ts';
import { findPaper } from './paperEdge.ts';
import { findPoses, plausible, type Mark, type Pose } from './pose.ts';

/** Where a page and each of its bubbles lie on a picture. */
export interface Registration extends Alignment {
  groups: Group[];
  map: Homography;
  /** Marks seen, and how many there should be. */
  seen: number;
  marks: number;
  /** False when nothing shows which way up the page is. */
  upright: boolean;
  /** Without marks: the page may lie a row or a column beside where it was found. */
  isAmbiguous: boolean;
}

interface Judged {
  pose: Pose;
  /** Mean contrast of the outlines tried, in grey levels. */
  contrast: number;
  /** 1 the orientation mark is there, -1 it is not, 0 the template has none. */
  orientation: number;
}

/** Finds the page of a layout on a picture; undefined when its marks are not there. */
export function register(image: GreyImage, layout: Layout): Registration | undefined {
  const pyramid: Pyramid = { full: image, small: halve(image) };
  const groups = groupBubbles(layout);
  const finder = new OutlineFinder(layout);
  const { poorerPose } = constants.registration;
  const poses = posesOf(pyramid.small, layout);
  const tried = spread(groups, constants.registration.groupsTried);
  const judged: Judged[] = [];
  for (const pose of poses) {
    if (judged.length > 0 && pose.score < poorerPose * poses[0]!.score && isPlain(judged)) break;
    judged.push(judge(pyramid.small, layout, tried, finder, pose));
  }
  const ranked = rank(judged);
  const [first] = ranked;
  if (!first) return undefined;
  // Three marks do not determine the perspective, so the right pose may look hardly better than the upside-down one.
  const { rivalContrast, rivalContrastOfThree, mostRivals } = constants.registration;
  const least = (first.pose.seen.length > 3 ? rivalContrast : rivalContrastOfThree) * first.contrast;
  const rivals = ranked.filter(({ contrast }) => contrast >= least).slice(0, mostRivals);
  const aligned = rivals.map((judged) => {
    const map = doubleMap(judged.pose.map);
    return { judged, map, alignment: align(pyramid, layout, groups, finder, map, judged.pose.seen) };
  });
  const worth = ({ judged, alignment }: (typeof aligned)[number]) =>
    meanOf(alignment.contrasts) / first.contrast + 0.3 * judged.orientation + 0.06 * judged.pose.score;
  aligned.sort((one, other) => worth(other) - worth(one));
  const [best, second] = aligned as [(typeof aligned)[number], (typeof aligned)[number] | undefined];
  const { kind } = layout.template.registration;
  const seen = best.judged.pose.seen.length;
  const marks = marksOf(layout);
  // Bars of a timing track are alike: with one of them lost the page may lie a row farther.
  const isTrack = marks.every((mark) => mark.kind === 'bar');
  const isPlaced = kind !== 'none' && kind !== 'paper-edge' && (!isTrack || seen === marks.length);
  return {
    ...best.alignment,
    isAmbiguous: !isPlaced && fitsNeighbours(image, layout, groups, finder, best.map, best.alignment),
    groups,
    map: best.map,
    seen,
    marks: marks.length,
    upright:
      best.judged.orientation > 0 ||
      !second ||
      meanOf(best.alignment.contrasts) > 1.2 * meanOf(second.alignment.contrasts),
  };
}

/** Whether the outlines favour one pose so clearly that worse ones need not be tried. */
function isPlain(judged: readonly Judged[]): boolean {
  const [first = 0, second = 0] = judged.map(({ contrast }) => contrast).sort((a, b) => b - a);
  const { leastContrast, plainPose } = constants.registration;
  return first > Math.max(2 * leastContrast * 255, plainPose * second);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function doubleMap([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  const t = 0.5;
  return [2 * a + t * g, 2 * b + t * h, 2 * c + t * i, 2 * d + t * g, 2 * e + t * h, 2 * f + t * i, g, h, i];
}

function posesOf(small: GreyImage, layout: Layout): Pose[] {
  const { template } = layout;
  const { registration } = template;
  if (registration.kind === 'paper-edge' || registration.kind === 'none') return posesOfPaper(small, layout);
  return findPoses(template, marksOf(layout), candidatesOf(small, layout));
}

/** What may be marks of a layout on a picture, half as large as is read. */
export function candidatesOf(small: GreyImage, layout: Layout): Candidate[] {
  const marks = marksOf(layout);
  const { page, registration } = layout.template;
  const scale = Math.max(small.width, small.height) / Math.max(page.width, page.height);
  if (registration.kind === 'paper-edge' || registration.kind === 'none') return [];
  return [...new Set(marks.map(({ kind }) => kind))].flatMap((kind) => {
    const own = marks.filter((mark) => mark.kind === kind);
    const middle = (value: (mark: Mark) => number) => quantile(own.map(value), 0.5);
    const look = { kind, size: scale * middle(({ size }) => size), slimness: middle(({ slimness }) => slimness) };
    return findCandidates(small, look, own.length);
  });
}

/** The marks of a layout. */
export function marksOf({ template: { registration } }: Layout): Mark[] {
  return registration.points.map(({ x, y, size = 0, ...own }) => {
    const kind = (('kind' in own && own.kind) || registration.kind) as MarkKind;
    const height = kind === 'bar' && 'height' in own && own.height ? own.height : size;
    return { x, y, kind, size: Math.sqrt(size * height), slimness: size > height ? size / height : height / size };
  });
}

/** The four ways a sheet can be turned within its edges. */
function posesOfPaper(small: GreyImage, { template }: Layout): Pose[] {
  const { page, registration } = template;
  const { width, height } = small;
  const paper =
    registration.kind === 'paper-edge'
      ? findPaper(small)
      : [
          { x: -0.5, y: -0.5 },
          { x: width - 0.5, y: -0.5 },
          { x: width - 0.5, y: height - 0.5 },
          { x: -0.5, y: height - 0.5 },
        ];
  const corners = [
    { x: 0, y: 0 },
    { x: page.width, y: 0 },
    { x: page.width, y: page.height },
    { x: 0, y: page.height },
  ];
  const poses: Pose[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const map = fitMap(
      corners,
      corners.map((_, index) => paper[(index + turn) % 4]!),
    );
    if (map && plausible(template, map)) poses.push({ map, seen: corners, score: turn === 0 ? 4 : 3.9 });
  }
  return poses;
}

function spread(groups: readonly Group[], count: number): Group[] {
  const step = Math.max(1, groups.length / count);
  return Array.from({ length: Math.min(count, groups.length) }, (_, index) => groups[Math.floor(index * step)]!);
}

function judge(small: GreyImage, layout: Layout, tried: readonly Group[], finder: OutlineFinder, pose: Pose): Judged {
  const radius = Math.max(1, Math.round(reachInPixels(layout, pose.map)));
  const contrasts = tried.map((group) => finder.find(small, pose.map, group, 0, 0, radius).contrast);
  // The worst fifth may be folded away or filled over.
  const floor = quantile(contrasts, 0.2);
  const kept = contrasts.filter((contrast) => contrast >= floor);
  const contrast = kept.reduce((sum, value) => sum + value, 0) / kept.length;
  return { pose, contrast, orientation: orientationOf(small, layout, pose) };
}

function orientationOf(small: GreyImage, layout: Layout, pose: Pose): number {
  const mark = layout.template.registration.orientation;
  if (!mark) return 0;
  const centre = project(pose.map, mark.x, mark.y);
  const { right, down } = stretchAt(pose.map, mark.x, mark.y);
  let darkest = 255;
  for (const shift of [
    { x: 0, y: 0 },
    { x: 0.4, y: 0 },
    { x: -0.4, y: 0 },
    { x: 0, y: 0.4 },
    { x: 0, y: -0.4 },
  ]) {
    const at = { x: centre.x + shift.x * mark.size * right.x, y: centre.y + shift.y * mark.size * down.y };
    darkest = Math.min(darkest, meanAround(small, at, right, down, 0.25 * mark.size));
  }
  const paper = brightestAround(small, centre, right, down, 0.95 * mark.size);
  return darkest < 0.75 * paper ? 1 : -1;
}

const grid = [-1, -0.5, 0, 0.5, 1];

function meanAround(image: GreyImage, at: Point, right: Point, down: Point, half: number): number {
  const values = grid.flatMap((u) => grid.map((v) => greyAt(image, at, right, down, u * half, v * half)));
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function brightestAround(image: GreyImage, at: Point, right: Point, down: Point, half: number): number {
  const edge = grid.flatMap((u) => grid.filter((v) => Math.max(Math.abs(u), Math.abs(v)) === 1).map((v) => [u, v]));
  return quantile(
    edge.map(([u, v]) => greyAt(image, at, right, down, u! * half, v! * half)),
    0.7,
  );
}

function greyAt(
  { width, height, data }: GreyImage,
  at: Point,
  right: Point,
  down: Point,
  u: number,
  v: number,
): number {
  const x = Math.round(at.x + u * right.x + v * down.x);
  const y = Math.round(at.y + u * right.y + v * down.y);
  return x < 0 || y < 0 || x >= width || y >= height ? 255 : data[y * width + x]!;
}

/** Outlines decide, then the orientation mark, then the number of marks seen, then the usual orientation of sheets. */
function rank(judged: readonly Judged[]): Judged[] {
  const highest = Math.max(1, ...judged.map(({ contrast }) => contrast));
  const worth = ({ pose, contrast, orientation }: Judged) =>
    Math.max(0, contrast) / highest + 0.3 * orientation + 0.06 * pose.score + 0.02 * Math.sign(pose.map[0]);
  return [...judged].sort((a, b) => worth(b) - worth(a));
}
