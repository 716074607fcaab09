import { copyCanvas, type Canvas } from './canvas.ts';
import type { Random } from './random.ts';

/** Something that happens to a sheet on its way into the reader; lengths are in pixels for a millimetre (`scale`). */
export type Distortion = (canvas: Canvas, scale: number, random: Random) => Canvas;

/** Does several things in order. */
export const chain =
  (...steps: Distortion[]): Distortion =>
  (canvas, scale, random) =>
    steps.reduce((current, step) => step(current, scale, random), copyCanvas(canvas));
