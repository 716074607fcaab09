import { constants } from '../constants.ts';
import type { MarkKind, Template } from '../template/template.ts';
import type { Candidate } from './candidates.ts';
import { fitMap, project, stretchAt, type Homography, type Point } from './homography.ts';

/** One way the page may lie on the picture. */
export interface Pose {
  /** Page units to pixels. */
  map: Homography;
  /** Places on the page, in page units, that were seen on the picture. */
  seen: Point[];
  /** How well marks and places agree; higher is better, at most one a mark. */
  score: number;
}

/** A pose with strong perspective is less likely than one without, all else being equal. */
const perspectiveCost = 0.15;

/** Two marks do not determine the position of a page. */
const leastMarks = 3;

/** A printed mark, in page units. */
export interface Mark extends Point {
  kind: MarkKind;
  /** Its width; of a bar the root of its area. */
  size: number;
  /** Of a bar: its longer side against its shorter one. */
  slimness: number;
}

interface Assignment {
  /** For each mark of the template the candidate it is, or -1. */
  candidates: number[];
  score: number;
}

/** The ways candidates can be the marks of a template, best first. */
export function findPoses(template: Template, marks: readonly Mark[], candidates: readonly Candidate[]): Pose[] {
  const assignments = assign(marks, candidates).slice(0, constants.registration.mostPoses);
  const poses: Pose[] = [];
  for (const assignment of assignments) {
    for (const part of [assignment, ...withoutOne(assignment)]) {
      const pose = poseOf(template, marks, candidates, part);
      if (pose) poses.push(pose);
    }
  }
  return distinct(
    template,
    poses.sort((a, b) => b.score - a.score),
  ).slice(0, constants.registration.mostPoses);
}

function given({ candidates }: Pick<Assignment, 'candidates'>): number {
  return candidates.filter((candidate) => candidate >= 0).length;
}

function assign(marks: readonly Mark[], candidates: readonly Candidate[]): Assignment[] {
  const found = new Map<string, Assignment>();
  const widest = Math.max(...marks.flatMap((a) => marks.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));
  const alone = marks.map((mark) => distanceToLike(mark, marks));
  for (const [a, first] of marks.entries()) {
    for (const [b, second] of marks.entries()) {
      if (b <= a || Math.hypot(first.x - second.x, first.y - second.y) < 0.5 * widest) continue;
      for (const [i, one] of candidates.entries()) {
        for (const [j, other] of candidates.entries()) {
          if (i === j || !alike(first, second, one, other)) continue;
          const assignment = complete(marks, alone, candidates, [a, b], [i, j]);
          if (given(assignment) < leastMarks) continue;
          const key = assignment.candidates.join();
          if ((found.get(key)?.score ?? 0) < assignment.score) found.set(key, assignment);
        }
      }
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

/** Whether two candidates have the sizes two marks would have at their distance. */
function alike(first: Mark, second: Mark, one: Candidate, other: Candidate): boolean {
  if (one.kind !== first.kind || other.kind !== second.kind) return false;
  const scale = distanceOf(one, other) / distanceOf(first, second);
  return sizeAgrees(one.size, first.size * scale) && sizeAgrees(other.size, second.size * scale);
}

// In the hot loop over all pairs, where Math.hypot is slow.
function distanceOf(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

function sizeAgrees(size: number, expected: number): boolean {
  return size > 0.62 * expected && size < 1.55 * expected;
}

/** The map of the marks that are found; undefined where they are too few. */
function mapOfChosen(
  marks: readonly Mark[],
  candidates: readonly Candidate[],
  chosen: readonly number[],
): Homography | undefined {
  const pairs = marks.flatMap((mark, at) => (chosen[at]! >= 0 ? [{ mark, seen: candidates[chosen[at]!]! }] : []));
  if (pairs.length < leastMarks) return undefined;
  return fitMap(
    pairs.map(({ mark }) => mark),
    pairs.map(({ seen }) => seen),
  );
}

/** How far the nearest other mark of its kind is: Infinity where there is none. */
function distanceToLike(mark: Mark, marks: readonly Mark[]): number {
  const like = marks.filter((other) => other !== mark && other.kind === mark.kind);
  return Math.min(...like.map((other) => distanceOf(other, mark)));
}

function complete(
  marks: readonly Mark[],
  alone: readonly number[],
  candidates: readonly Candidate[],
  [a, b]: [number, number],
  [i, j]: [number, number],
): Assignment {
  const from = [marks[a]!, marks[b]!];
  const to = [candidates[i]!, candidates[j]!];
  let map = fitMap(from, to)!;
  const distance = distanceOf(to[0]!, to[1]!);
  const scale = distance / distanceOf(from[0]!, from[1]!);
  const tolerance = constants.registration.markTolerance * distance;
  const chosen = marks.map(() => -1);
  chosen[a] = i;
  chosen[b] = j;
  let score = to[0]!.fit + to[1]!.fit;
  // Marks with others like them nearby, such as the bars of a timing track, come last, by a map of all that stand alone.
  const reaches = alone.map((distance) => Math.min(tolerance, 0.45 * scale * distance));
  const isCrowded = (at: number) => reaches[at]! < tolerance;
  const order = [...marks.keys()].sort((one, other) => Number(isCrowded(one)) - Number(isCrowded(other)));
  let isRefined = false;
  for (const at of order) {
    const mark = marks[at]!;
    if (at === a || at === b) continue;
    if (isCrowded(at) && !isRefined) {
      map = mapOfChosen(marks, candidates, chosen) ?? map;
      isRefined = true;
    }
    const expected = project(map, mark.x, mark.y);
    let best = 0;
    for (const [index, candidate] of candidates.entries()) {
      const off = distanceOf(candidate, expected) / reaches[at]!;
      const worth = candidate.fit * (1 - 0.6 * off * off);
      if (candidate.kind !== mark.kind || off >= 1 || worth <= best || chosen.includes(index)) continue;
      if (!sizeAgrees(candidate.size, mark.size * scale)) continue;
      best = worth;
      chosen[at] = index;
    }
    score += best;
  }
  return { candidates: chosen, score };
}

/** A spot mistaken for a mark distorts the map, so the map is also tried without each mark. */
function withoutOne({ candidates, score }: Assignment): Assignment[] {
  const count = given({ candidates });
  if (count <= leastMarks) return [];
  return candidates.map((_, left) => ({
    candidates: candidates.map((candidate, at) => (at === left ? -1 : candidate)),
    score: (score * (count - 1)) / count - 0.05,
  }));
}

function poseOf(
  template: Template,
  marks: readonly Mark[],
  candidates: readonly Candidate[],
  { candidates: chosen, score }: Assignment,
): Pose | undefined {
  const seen = marks.filter((_, index) => chosen[index]! >= 0);
  const places = chosen.filter((index) => index >= 0).map((index) => candidates[index]!);
  const map = fitMap(seen, places);
  if (!map || !plausible(template, map)) return undefined;
  const agreement = sizesAgree(map, seen, places) * (1 - perspectiveCost * perspectiveOf(template, map));
  return { map, seen: seen.map(({ x, y }) => ({ x, y })), score: score * agreement };
}

/** How alike the sizes of the marks are once the map is taken into account: 1 when all agree. */
function sizesAgree(map: Homography, marks: readonly Mark[], places: readonly Candidate[]): number {
  const ratios = marks.map((mark, index) => {
    const { right, down } = stretchAt(map, mark.x, mark.y);
    return Math.log(places[index]!.size / (mark.size * Math.sqrt(Math.abs(right.x * down.y - right.y * down.x))));
  });
  const middle = [...ratios].sort((a, b) => a - b)[ratios.length >> 1]!;
  const worst = Math.max(...ratios.map((ratio) => Math.abs(ratio - middle)));
  return Math.exp(-0.5 * (worst / constants.registration.sizeSpread) ** 2);
}

/** How much larger one corner of the page is seen than another: 0 on a scan. */
function perspectiveOf({ page }: Template, map: Homography): number {
  const areas = [0, page.width].flatMap((x) =>
    [0, page.height].map((y) => {
      const { right, down } = stretchAt(map, x, y);
      return right.x * down.y - right.y * down.x;
    }),
  );
  return Math.min(1, Math.log(Math.max(...areas) / Math.min(...areas)));
}

/** Whether a camera could see a page so: not mirrored, not folded over, not seen from its edge. */
export function plausible({ page }: Template, map: Homography): boolean {
  const areas: number[] = [];
  for (const x of [0, page.width]) {
    for (const y of [0, page.height]) {
      if (map[6] * x + map[7] * y + 1 <= 0.2) return false;
      const { right, down } = stretchAt(map, x, y);
      const area = right.x * down.y - right.y * down.x;
      if (area <= 0) return false;
      const lengths = [Math.hypot(right.x, right.y), Math.hypot(down.x, down.y)];
      if (Math.max(...lengths) > 1.7 * Math.min(...lengths)) return false;
      // Right angles stay between 55 and 125 degrees.
      if (Math.abs(right.x * down.x + right.y * down.y) > 0.57 * lengths[0]! * lengths[1]!) return false;
      areas.push(area);
    }
  }
  return Math.max(...areas) < 5 * Math.min(...areas);
}

/** Removes poses whose page corners are the same as those of a better pose. */
function distinct({ page }: Template, poses: Pose[]): Pose[] {
  const kept: { pose: Pose; corners: Point[] }[] = [];
  for (const pose of poses) {
    const corners = [0, page.width].flatMap((x) => [0, page.height].map((y) => project(pose.map, x, y)));
    const near = 0.004 * Math.hypot(corners[0]!.x - corners[3]!.x, corners[0]!.y - corners[3]!.y);
    const same = kept.some((other) =>
      other.corners.every((corner, at) => Math.hypot(corner.x - corners[at]!.x, corner.y - corners[at]!.y) < near),
    );
    if (!same) kept.push({ pose, corners });
  }
  return kept.map(({ pose }) => pose);
}
