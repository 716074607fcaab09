export interface Point {
  x: number;
  y: number;
}

/** A projective map as nine numbers, row by row, the last one 1. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

/** Where the map takes a point. */
export function project(h: Homography, x: number, y: number): Point {
  const w = h[6] * x + h[7] * y + h[8];
  return { x: (h[0] * x + h[1] * y + h[2]) / w, y: (h[3] * x + h[4] * y + h[5]) / w };
}

/** How the map stretches the plane at a point: the images of one step right and one step down. */
export function stretchAt(h: Homography, x: number, y: number): { right: Point; down: Point } {
  const w = h[6] * x + h[7] * y + h[8];
  const to = project(h, x, y);
  return {
    right: { x: (h[0] - to.x * h[6]) / w, y: (h[3] - to.y * h[6]) / w },
    down: { x: (h[1] - to.x * h[7]) / w, y: (h[4] - to.y * h[7]) / w },
  };
}

/**
 * The map that takes `from` to `to`, by least squares: a similarity from two points, affine from three, projective from
 * four or more. Undefined when the points lie on a line.
 */
export function fitMap(from: readonly Point[], to: readonly Point[]): Homography | undefined {
  if (from.length === 2) return similarity(from[0]!, from[1]!, to[0]!, to[1]!);
  const scale = spreadOf(from);
  if (!scale) return undefined;
  const { x: cx, y: cy, size } = scale;
  const points = from.map(({ x, y }) => ({ x: (x - cx) / size, y: (y - cy) / size }));
  const rows: number[][] = [];
  for (const [index, { x, y }] of points.entries()) {
    const { x: u, y: v } = to[index]!;
    if (from.length === 3) rows.push([x, y, 1, 0, 0, 0, u], [0, 0, 0, x, y, 1, v]);
    else rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  const s = leastSquares(rows);
  if (!s) return undefined;
  const h = [s[0]!, s[1]!, s[2]!, s[3]!, s[4]!, s[5]!, s[6] ?? 0, s[7] ?? 0, 1];
  return denormalise(h, cx, cy, size);
}

function similarity(a: Point, b: Point, to: Point, other: Point): Homography | undefined {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return undefined;
  const [u, v] = [other.x - to.x, other.y - to.y];
  const cos = (u * dx + v * dy) / squared;
  const sin = (v * dx - u * dy) / squared;
  return [cos, -sin, to.x - cos * a.x + sin * a.y, sin, cos, to.y - sin * a.x - cos * a.y, 0, 0, 1];
}

function spreadOf(points: readonly Point[]): (Point & { size: number }) | undefined {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const size = Math.max(...points.map((point) => Math.hypot(point.x - x, point.y - y)));
  return size > 0 && points.length >= 2 ? { x, y, size } : undefined;
}

function denormalise(h: number[], cx: number, cy: number, size: number): Homography | undefined {
  const [a, b, c, d, e, f, g, i] = h.map((value, index) => (index % 3 === 2 ? value : value / size)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const last = 1 - g * cx - i * cy;
  if (Math.abs(last) < 1e-9) return undefined;
  return [
    a / last,
    b / last,
    (c - a * cx - b * cy) / last,
    d / last,
    e / last,
    (f - d * cx - e * cy) / last,
    g / last,
    i / last,
    1,
  ];
}

/** Solves rows of [coefficients…, right side] by the normal equations; undefined when they do not determine it. */
export function leastSquares(rows: readonly (readonly number[])[], ridge = 0): number[] | undefined {
  const n = rows[0]!.length - 1;
  const matrix = Array.from({ length: n }, (_, i) => {
    const line = new Array<number>(n + 1).fill(0);
    line[i] = ridge;
    return line;
  });
  for (const row of rows) {
    for (let i = 0; i < n; i++) {
      const line = matrix[i]!;
      for (let j = 0; j <= n; j++) line[j]! += row[i]! * row[j]!;
    }
  }
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let j = i + 1; j < n; j++) if (Math.abs(matrix[j]![i]!) > Math.abs(matrix[pivot]![i]!)) pivot = j;
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    const line = matrix[i]!;
    if (Math.abs(line[i]!) < 1e-10) return undefined;
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const factor = matrix[j]![i]! / line[i]!;
      for (let k = i; k <= n; k++) matrix[j]![k]! -= factor * line[k]!;
    }
  }
  return matrix.map((line, i) => line[n]! / line[i]!);
}
