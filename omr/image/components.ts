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
export interface Run {
  y: number;
  left: number;
  right: number;
}

export interface DarkPatches {
  components: Component[];
  /** The pixels of one component as runs. */
  runsOf(component: Component): Run[];
}

/** Every run of a picture, row by row, as columns: there are tens of thousands of them. */
interface Runs {
  count: number;
  y: Int32Array;
  left: Int32Array;
  right: Int32Array;
}

/**
 * Finds patches darker than their neighbourhood.
 * @param window side of the neighbourhood in pixels, about three times the patches looked for.
 * @param depth how much darker, as a part of the neighbourhood's mean (0..1).
 * @param smallest area in pixels below which a patch is left out.
 */
export function findDarkPatches(image: GreyImage, window: number, depth: number, smallest: number): DarkPatches {
  const runs = findRuns(image, window, depth);
  const labels = connect(runs, image.height);
  const components = measure(runs, labels).filter(({ area }) => area >= smallest);
  return {
    components,
    runsOf({ label, bottom }) {
      const own: Run[] = [];
      // A run's label is that of the first run of its component.
      for (let at = label; at < runs.count && runs.y[at]! < bottom; at++) {
        if (labels[at] === label) own.push({ y: runs.y[at]!, left: runs.left[at]!, right: runs.right[at]! });
      }
      return own;
    },
  };
}

function findRuns(image: GreyImage, window: number, depth: number): Runs {
  const { width, height, data } = image;
  const integral = integrate(image);
  const half = Math.max(2, Math.round(window / 2));
  // One threshold for each tile of 4 × 4 pixels: neighbourhoods change slowly.
  const tiles = (width + 3) >> 2;
  const limits = new Float32Array(tiles);
  let runs = roomFor(1 << 15);
  for (let y = 0; y < height; y++) {
    if ((y & 3) === 0) {
      for (let tile = 0; tile < tiles; tile++) {
        const x = tile * 4 + 2;
        const mean = meanOf(integral, x - half, y + 2 - half, x + half, y + 2 + half);
        limits[tile] = mean - Math.max(6, depth * mean);
      }
    }
    if (runs.count + width > runs.y.length) runs = roomFor(2 * (runs.count + width), runs);
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (data[row + x]! >= limits[x >> 2]!) continue;
      runs.y[runs.count] = y;
      runs.left[runs.count] = x;
      while (x < width && data[row + x]! < limits[x >> 2]!) x++;
      runs.right[runs.count++] = x;
    }
  }
  return runs;
}

function roomFor(size: number, old?: Runs): Runs {
  const column = (values?: Int32Array) => {
    const room = new Int32Array(size);
    if (values) room.set(values);
    return room;
  };
  return { count: old?.count ?? 0, y: column(old?.y), left: column(old?.left), right: column(old?.right) };
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

/** Joins touching runs (also at a corner) of neighbouring rows; each gets the number of its component's first run. */
function connect({ count, y, left, right }: Runs, height: number): Int32Array {
  const parents = new Int32Array(count);
  const rows = new Int32Array(height + 2).fill(count);
  for (let index = count - 1; index >= 0; index--) {
    parents[index] = index;
    rows[y[index]!] = index;
  }
  for (let row = height; row >= 0; row--) if (rows[row]! > rows[row + 1]!) rows[row] = rows[row + 1]!;
  for (let row = 1; row < height; row++) {
    let above = rows[row - 1]!;
    const endAbove = rows[row]!;
    for (let index = rows[row]!; index < rows[row + 1]!; index++) {
      while (above < endAbove && right[above]! < left[index]!) above++;
      for (let other = above; other < endAbove && left[other]! <= right[index]!; other++) {
        const a = rootOf(parents, index);
        const b = rootOf(parents, other);
        if (a !== b) parents[Math.max(a, b)] = Math.min(a, b);
      }
    }
  }
  // Parents come before their children.
  for (let index = 0; index < count; index++) parents[index] = parents[parents[index]!]!;
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

function measure({ count, y: ys, left: lefts, right: rights }: Runs, labels: Int32Array): Component[] {
  const found = new Map<number, Sums>();
  for (let index = 0; index < count; index++) {
    const [y, left, right, label] = [ys[index]!, lefts[index]!, rights[index]!, labels[index]!];
    let sums = found.get(label);
    if (!sums) {
      sums = { area: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, left, top: y, right, bottom: y + 1 };
      found.set(label, sums);
    }
    const length = right - left;
    const middle = (left + right - 1) / 2;
    sums.area += length;
    sums.x += middle * length;
    sums.y += y * length;
    sums.xx += length * (middle * middle + (length * length - 1) / 12);
    sums.yy += y * y * length;
    sums.xy += middle * length * y;
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
