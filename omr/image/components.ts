import type { GreyImage } from './grey.ts';
import { integrate, meanOf } from './integral.ts';

/** A connected patch of dark pixels, described by its moments so that turning it changes nothing. */
export interface Component {
  area: number;
  /** Centre of gravity. */
  x: number;
  y: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Variances along its long and its short axis. */
  long: number;
  short: number;
  /** Number of the component, to find its runs. */
  label: number;
}

/** A horizontal stretch of dark pixels, from `left` to before `right`. */
interface Run {
  y: number;
  left: number;
  right: number;
  label: number;
}

export interface DarkPatches {
  components: Component[];
  /** The pixels of one component as runs. */
  runsOf(component: Component): Run[];
}

/**
 * Finds patches darker than their neighbourhood.
 * @param window side of the neighbourhood in pixels, about three times the patches looked for.
 * @param depth how much darker, as a part of the neighbourhood's mean (0..1).
 * @param smallest area in pixels below which a patch is left out.
 */
export function findDarkPatches(image: GreyImage, window: number, depth: number, smallest: number): DarkPatches {
  const runs = findRuns(image, window, depth);
  const parents = connect(runs, image.height);
  const components = measure(runs, parents).filter(({ area }) => area >= smallest);
  return {
    components,
    runsOf: ({ label }) => runs.filter((run) => rootOf(parents, run.label) === label),
  };
}

function findRuns(image: GreyImage, window: number, depth: number): Run[] {
  const { width, height, data } = image;
  const integral = integrate(image);
  const half = Math.max(2, Math.round(window / 2));
  // One threshold for each tile of 4 × 4 pixels: neighbourhoods change slowly.
  const tiles = (width + 3) >> 2;
  const limits = new Float32Array(tiles);
  const runs: Run[] = [];
  for (let y = 0; y < height; y++) {
    if ((y & 3) === 0) {
      for (let tile = 0; tile < tiles; tile++) {
        const x = tile * 4 + 2;
        const mean = meanOf(integral, x - half, y + 2 - half, x + half, y + 2 + half);
        limits[tile] = mean - Math.max(6, depth * mean);
      }
    }
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (data[row + x]! >= limits[x >> 2]!) continue;
      const left = x;
      while (x < width && data[row + x]! < limits[x >> 2]!) x++;
      runs.push({ y, left, right: x, label: runs.length });
    }
  }
  return runs;
}

function rootOf(parents: Int32Array, label: number): number {
  let root = label;
  while (parents[root] !== root) root = parents[root]!;
  while (parents[label] !== root) {
    const next = parents[label]!;
    parents[label] = root;
    label = next;
  }
  return root;
}

/** Joins runs that touch (also at a corner) on neighbouring rows. */
function connect(runs: Run[], height: number): Int32Array {
  const parents = Int32Array.from(runs, (_, index) => index);
  const rows = new Int32Array(height + 2).fill(runs.length);
  for (let index = runs.length - 1; index >= 0; index--) rows[runs[index]!.y] = index;
  for (let y = height; y >= 0; y--) if (rows[y]! > rows[y + 1]!) rows[y] = rows[y + 1]!;
  for (let y = 1; y < height; y++) {
    let above = rows[y - 1]!;
    const endAbove = rows[y]!;
    for (let index = rows[y]!; index < rows[y + 1]!; index++) {
      const { left, right } = runs[index]!;
      while (above < endAbove && runs[above]!.right < left) above++;
      for (let other = above; other < endAbove && runs[other]!.left <= right; other++) {
        const a = rootOf(parents, index);
        const b = rootOf(parents, other);
        if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  return parents;
}

interface Sums {
  area: number;
  x: number;
  y: number;
  xx: number;
  yy: number;
  xy: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function measure(runs: Run[], parents: Int32Array): Component[] {
  const found = new Map<number, Sums>();
  for (const { y, left, right, label } of runs) {
    const root = rootOf(parents, label);
    let sums = found.get(root);
    if (!sums) {
      sums = { area: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, left, top: y, right, bottom: y + 1 };
      found.set(root, sums);
    }
    const count = right - left;
    const sumX = ((left + right - 1) * count) / 2;
    const middle = (left + right - 1) / 2;
    sums.area += count;
    sums.x += sumX;
    sums.y += y * count;
    sums.xx += count * (middle * middle + (count * count - 1) / 12);
    sums.yy += y * y * count;
    sums.xy += sumX * y;
    if (left < sums.left) sums.left = left;
    if (right > sums.right) sums.right = right;
    sums.bottom = y + 1;
  }
  return Array.from(found, ([label, sums]) => describeSums(label, sums));
}

function describeSums(label: number, sums: Sums): Component {
  const { area, left, top, right, bottom } = sums;
  const x = sums.x / area;
  const y = sums.y / area;
  // A pixel is a square, not a point: its own variance is 1/12.
  const xx = sums.xx / area - x * x + 1 / 12;
  const yy = sums.yy / area - y * y + 1 / 12;
  const xy = sums.xy / area - x * y;
  const middle = (xx + yy) / 2;
  const spread = Math.hypot((xx - yy) / 2, xy);
  return {
    area,
    x,
    y,
    left,
    top,
    right,
    bottom,
    long: middle + spread,
    short: Math.max(1 / 12, middle - spread),
    label,
  };
}
