import type { Canvas } from './canvas.ts';
import type { Pen } from './pens.ts';
import type { Random } from './random.ts';
import { drawPath, smear, type Path } from './strokes.ts';

export type MarkStyle = 'full' | 'partial' | 'small' | 'tick' | 'cross' | 'overfull' | 'offset';

/** A bubble as the writer sees it, in page units. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws one mark like a hand would: every one differs. */
export function drawMark(canvas: Canvas, spot: Spot, style: MarkStyle, pen: Pen, scale: number, random: Random) {
  const { width, height } = spot;
  const jitter = (part: number) => random.normal() * part;
  const x = spot.x + jitter(0.04) * width;
  const y = spot.y + jitter(0.04) * height;
  const draw = (path: Path, own = pen) => drawPath(canvas, path, own, scale, random);
  switch (style) {
    case 'full':
      return draw(scribble(x, y, width * random.between(0.8, 1), height * random.between(0.8, 1), pen.width, random));
    case 'overfull':
      return draw(
        scribble(x, y, width * random.between(1.15, 1.4), height * random.between(1.15, 1.4), pen.width, random),
      );
    case 'partial': {
      const part = random.between(0.4, 0.65);
      const side = random.pick([-1, 1]);
      return random.chance(0.5)
        ? draw(scribble(x + (side * width * (1 - part)) / 2, y, width * part, height * 0.85, pen.width, random))
        : draw(scribble(x, y + (side * height * (1 - part)) / 2, width * 0.85, height * part, pen.width, random));
    }
    case 'small':
      return draw(
        scribble(
          x + jitter(0.08) * width,
          y + jitter(0.08) * height,
          width * random.between(0.4, 0.55),
          height * random.between(0.4, 0.6),
          pen.width,
          random,
        ),
      );
    case 'offset': {
      const angle = random.between(0, 2 * Math.PI);
      const far = random.between(0.2, 0.38);
      return draw(
        scribble(
          x + Math.cos(angle) * far * width,
          y + Math.sin(angle) * far * height,
          width * 0.9,
          height * 0.9,
          pen.width,
          random,
        ),
      );
    }
    case 'tick': {
      const size = random.between(0.7, 1.05);
      const at = (u: number, v: number) =>
        [x + u * width * size + jitter(0.03) * width, y + v * height * size + jitter(0.03) * height] as const;
      return draw([at(-0.4, 0), at(-0.1, 0.42), at(0.55, -0.6)], { ...pen, width: Math.max(pen.width, 0.45) });
    }
    case 'cross': {
      const size = random.between(0.75, 1.1);
      const at = (u: number, v: number) =>
        [x + u * width * size + jitter(0.04) * width, y + v * height * size + jitter(0.04) * height] as const;
      draw([at(-0.45, -0.45), at(0.45, 0.45)], { ...pen, width: Math.max(pen.width, 0.4) });
      return draw([at(0.45, -0.45), at(-0.45, 0.45)], { ...pen, width: Math.max(pen.width, 0.4) });
    }
  }
}

/** Back and forth across an ellipse, sometimes with a little white between two strokes. */
function scribble(x: number, y: number, width: number, height: number, pen: number, random: Random): Path {
  const tilt = random.between(-0.5, 0.5);
  const cos = Math.cos(tilt);
  const sin = Math.sin(tilt);
  const step = Math.min(pen * random.between(0.7, 1.05), height / 3);
  const half = Math.max(0.05, (height - pen) / 2);
  const path: Path = [];
  for (let v = -half, side = 1; v <= half + 1e-6; v += step, side = -side) {
    const reach = (Math.max(0.05, width - pen) / 2) * Math.sqrt(Math.max(0.05, 1 - (v / (half + pen / 2)) ** 2));
    for (const end of [-side, side]) {
      const u = end * reach * random.between(0.85, 1.05);
      const w = v + random.normal() * 0.08 * step;
      path.push([x + u * cos - w * sin, y + u * sin + w * cos]);
    }
  }
  return path;
}

/** What is left of a mark that was rubbed out. */
export function drawErased(canvas: Canvas, spot: Spot, scale: number, random: Random) {
  const dark = random.between(0.06, 0.2);
  smear(
    canvas,
    spot.x,
    spot.y,
    spot.width * random.between(0.5, 0.75),
    spot.height * random.between(0.5, 0.8),
    dark,
    scale,
    random,
  );
}

/** Something that is no mark: a slip of the pen, a dot, a line that leaves its row. */
export function drawStray(canvas: Canvas, spot: Spot, pen: Pen, scale: number, random: Random) {
  const { width, height } = spot;
  const thin = { ...pen, width: Math.min(pen.width, random.between(0.25, 0.45)) };
  const x = spot.x + random.between(-0.8, 0.8) * width;
  const y = spot.y + random.between(-0.8, 0.8) * height;
  if (random.chance(0.4))
    return drawPath(
      canvas,
      [
        [x, y],
        [x + 0.12, y + 0.08],
      ],
      { ...pen, width: random.between(0.3, 0.7) },
      scale,
      random,
    );
  const angle = random.between(0, Math.PI);
  const long = random.between(1.5, 5);
  drawPath(
    canvas,
    [
      [x, y],
      [x + Math.cos(angle) * long * 0.5, y + Math.sin(angle) * long * 0.5 + random.between(-0.4, 0.4)],
      [x + Math.cos(angle) * long, y + Math.sin(angle) * long],
    ],
    thin,
    scale,
    random,
  );
}
