import type { GreyImage } from '../image/grey.ts';
import { leastSquares, type Point } from './homography.ts';

/**
 * The four corners of a bright sheet on a darker ground, clockwise from the top left of the picture; the picture's own
 * corners where the sheet fills it. For small pictures (long side under 1,000 pixels).
 */
export function findPaper(image: GreyImage): Point[] {
  const { width, height } = image;
  const whole = [
    { x: 0, y: 0 },
    { x: width - 1, y: 0 },
    { x: width - 1, y: height - 1 },
    { x: 0, y: height - 1 },
  ];
  const limit = split(image);
  const border = borderBrightness(image, limit);
  if (border > 0.85) return whole;
  const rough = farthestCorners(largestBright(image, limit), width);
  if (!rough || area(rough) < 0.12 * width * height) return whole;
  return straighten(image, limit, rough);
}

/** Otsu's threshold between ground and paper. */
function split({ data }: GreyImage): number {
  const counts = new Float64Array(256);
  for (let at = 0; at < data.length; at += 3) counts[data[at]!]!++;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const all = counts.reduce((sum, count, grey) => sum + count * grey, 0);
  let below = 0;
  let sumBelow = 0;
  let best = -1;
  let limit = 128;
  for (let grey = 0; grey < 255; grey++) {
    below += counts[grey]!;
    sumBelow += counts[grey]! * grey;
    if (below === 0 || below === total) continue;
    const apart = sumBelow / below - (all - sumBelow) / (total - below);
    const between = below * (total - below) * apart * apart;
    if (between > best) [best, limit] = [between, grey];
  }
  return limit;
}

function borderBrightness({ width, height, data }: GreyImage, limit: number): number {
  let bright = 0;
  for (let x = 0; x < width; x++) bright += +(data[x]! > limit) + +(data[(height - 1) * width + x]! > limit);
  for (let y = 0; y < height; y++) bright += +(data[y * width]! > limit) + +(data[y * width + width - 1]! > limit);
  return bright / (2 * (width + height));
}

/** Pixels of the largest bright patch's left and right ends, row by row. */
function largestBright({ width, height, data }: GreyImage, limit: number): number[] {
  const seen = new Uint8Array(width * height);
  const stack = new Int32Array(width * height);
  let best: { size: number; ends: number[] } = { size: 0, ends: [] };
  for (let start = 0; start < data.length; start += 7) {
    if (seen[start] || data[start]! <= limit) continue;
    let size = 0;
    let top = 0;
    const lefts = new Map<number, [number, number]>();
    stack[top++] = start;
    seen[start] = 1;
    while (top > 0) {
      const at = stack[--top]!;
      size++;
      const y = (at / width) | 0;
      const x = at - y * width;
      const ends = lefts.get(y);
      if (!ends) lefts.set(y, [x, x]);
      else if (x < ends[0]) ends[0] = x;
      else if (x > ends[1]) ends[1] = x;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= data.length || seen[next] || data[next]! <= limit) continue;
        seen[next] = 1;
        stack[top++] = next;
      }
    }
    if (size > best.size) {
      best = { size, ends: [...lefts].flatMap(([y, [left, right]]) => [y * width + left, y * width + right]) };
    }
    if (best.size > 0.5 * data.length) break;
  }
  return best.ends;
}

/** The quadrilateral of largest area among outline pixels: a diagonal, then the farthest on either side, repeated. */
function farthestCorners(pixels: number[], width: number): Point[] | undefined {
  if (pixels.length < 8) return undefined;
  const points = pixels.map((at) => ({ x: at % width, y: Math.floor(at / width) }));
  const most = (worth: (point: Point) => number) =>
    points.reduce((best, point) => (worth(point) > worth(best) ? point : best));
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  let a = most(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  let c = most(({ x, y }) => Math.hypot(x - a.x, y - a.y));
  const side = (from: Point, to: Point) => (p: Point) =>
    (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
  let b = a;
  let d = c;
  for (let round = 0; round < 3; round++) {
    const acrossDiagonal = side(a, c);
    b = most((point) => -acrossDiagonal(point));
    d = most(acrossDiagonal);
    const acrossOther = side(b, d);
    a = most(acrossOther);
    c = most((point) => -acrossOther(point));
  }
  const corners = [a, b, c, d];
  const centre = { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
  const angle = (p: Point) => Math.atan2(p.y - centre.y, p.x - centre.x);
  return corners.sort((p, q) => angle(p) - angle(q));
}

function area(corners: Point[]): number {
  let sum = 0;
  for (const [index, { x, y }] of corners.entries()) {
    const next = corners[(index + 1) % 4]!;
    sum += x * next.y - y * next.x;
  }
  return Math.abs(sum) / 2;
}

/** Fits a line to the bright-dark step along each side and crosses neighbouring lines. */
function straighten(image: GreyImage, limit: number, corners: Point[]): Point[] {
  const lines = corners.map((corner, index) => edgeLine(image, limit, corner, corners[(index + 1) % 4]!));
  return corners.map((corner, index) => {
    const before = lines[(index + 3) % 4];
    const after = lines[index];
    if (!before || !after) return corner;
    const determinant = before.a * after.b - after.a * before.b;
    if (Math.abs(determinant) < 0.2) return corner;
    const x = (before.c * after.b - after.c * before.b) / determinant;
    const y = (before.a * after.c - after.a * before.c) / determinant;
    return Math.hypot(x - corner.x, y - corner.y) < 0.1 * Math.max(image.width, image.height) ? { x, y } : corner;
  });
}

interface Line {
  a: number;
  b: number;
  c: number;
}

function edgeLine({ width, height, data }: GreyImage, limit: number, from: Point, to: Point): Line | undefined {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const out = { x: along.y, y: -along.x };
  const reach = Math.round(0.03 * Math.max(width, height));
  const steps: { at: number; off: number }[] = [];
  for (let at = 0.08 * length; at < 0.92 * length; at += 3) {
    for (let off = reach; off > -reach; off--) {
      const x = Math.round(from.x + along.x * at + out.x * off);
      const y = Math.round(from.y + along.y * at + out.y * off);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      if (data[y * width + x]! > limit) {
        steps.push({ at, off: off + 0.5 });
        break;
      }
    }
  }
  let kept = steps;
  for (let round = 0; round < 4 && kept.length >= 8; round++) {
    const line = leastSquares(kept.map(({ at, off }) => [at, 1, off]));
    if (!line) return undefined;
    const [slope, start] = line as [number, number];
    const errors = kept.map(({ at, off }) => Math.abs(off - slope * at - start)).sort((p, q) => p - q);
    const most = Math.max(0.7, 2 * errors[errors.length >> 1]!);
    if (round === 3) {
      const direction = { x: along.x + out.x * slope, y: along.y + out.y * slope };
      const point = { x: from.x + out.x * start, y: from.y + out.y * start };
      return { a: direction.y, b: -direction.x, c: direction.y * point.x - direction.x * point.y };
    }
    kept = kept.filter(({ at, off }) => Math.abs(off - slope * at - start) <= most);
  }
  return undefined;
}
