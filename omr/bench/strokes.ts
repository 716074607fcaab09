import { blend, type Canvas, type Ink } from './canvas.ts';
import type { Pen } from './pens.ts';
import type { Random } from './random.ts';

export type Path = (readonly [number, number])[];

/** Draws a path in page units with a pen; where strokes cross they do not grow darker without end. */
export function drawPath(canvas: Canvas, path: Path, pen: Pen, scale: number, random: Random) {
  const points = path.map(([x, y]) => [x * scale - 0.5, y * scale - 0.5] as const);
  const reach = pen.width * scale + 2;
  const left = Math.floor(Math.min(...points.map(([x]) => x)) - reach);
  const top = Math.floor(Math.min(...points.map(([, y]) => y)) - reach);
  const width = Math.ceil(Math.max(...points.map(([x]) => x)) + reach) - left + 1;
  const height = Math.ceil(Math.max(...points.map(([, y]) => y)) + reach) - top + 1;
  const cover = new Float32Array(width * height);
  for (let index = 1; index < points.length; index++) {
    const half = (pen.width * scale * random.between(0.85, 1.15)) / 2;
    const press = pen.opacity * (1 - pen.unsteady * random.next());
    coverSegment(cover, width, height, points[index - 1]!, points[index]!, [left, top], half, press);
  }
  lay(canvas, cover, width, [left, top], pen.ink, pen.grain, random);
}

type Spot = readonly [number, number];

function coverSegment(
  cover: Float32Array,
  width: number,
  height: number,
  [ax, ay]: Spot,
  [bx, by]: Spot,
  [left, top]: Spot,
  half: number,
  press: number,
) {
  const dx = bx - ax;
  const dy = by - ay;
  const squared = dx * dx + dy * dy || 1e-6;
  const x0 = Math.max(0, Math.floor(Math.min(ax, bx) - half - 1) - left);
  const x1 = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + half + 1) - left);
  const y0 = Math.max(0, Math.floor(Math.min(ay, by) - half - 1) - top);
  const y1 = Math.min(height - 1, Math.ceil(Math.max(ay, by) + half + 1) - top);
  for (let y = y0; y <= y1; y++) {
    for (let x = x0; x <= x1; x++) {
      const px = x + left - ax;
      const py = y + top - ay;
      const along = Math.max(0, Math.min(1, (px * dx + py * dy) / squared));
      const away = Math.hypot(px - along * dx, py - along * dy);
      const value = press * Math.max(0, Math.min(1, half + 0.5 - away));
      const at = y * width + x;
      // A second pass darkens what the first left, but only half as much.
      const known = cover[at]!;
      cover[at] = Math.max(known, value, known + value * 0.25 * (1 - known) * +(known > 0 && value > 0));
    }
  }
}

function lay(
  canvas: Canvas,
  cover: Float32Array,
  width: number,
  [left, top]: Spot,
  ink: Ink,
  grain: number,
  random: Random,
) {
  for (let at = 0; at < cover.length; at++) {
    const value = cover[at]!;
    if (value === 0) continue;
    const rough = grain > 0 ? 1 - grain * random.next() * 1.6 : 1;
    blend(canvas, left + (at % width), top + Math.floor(at / width), ink, Math.min(1, value * Math.max(0, rough)));
  }
}

/** Smears a soft, pale disc, as an eraser leaves it. */
export function smear(
  canvas: Canvas,
  x: number,
  y: number,
  across: number,
  along: number,
  dark: number,
  scale: number,
  random: Random,
) {
  const cx = x * scale - 0.5;
  const cy = y * scale - 0.5;
  const rx = across * scale;
  const ry = along * scale;
  const patches = Array.from(
    { length: 4 },
    () => [random.between(-0.6, 0.6), random.between(-0.6, 0.6), random.between(0.5, 1)] as const,
  );
  for (let py = Math.floor(cy - ry); py <= cy + ry; py++) {
    for (let px = Math.floor(cx - rx); px <= cx + rx; px++) {
      const u = (px - cx) / rx;
      const v = (py - cy) / ry;
      const away = Math.hypot(u, v);
      if (away >= 1) continue;
      const uneven = patches.reduce((sum, [a, b, c]) => sum + c * Math.exp(-3 * ((u - a) ** 2 + (v - b) ** 2)), 0) / 2;
      const value = dark * Math.min(1, 3 * (1 - away)) * Math.min(1.3, 0.4 + uneven) * random.between(0.7, 1.3);
      blend(canvas, px, py, [70, 70, 70], Math.min(1, value));
    }
  }
}
