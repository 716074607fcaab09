import { copyCanvas, type Canvas } from './canvas.ts';
import type { Random } from './random.ts';

/** A distortion of a sheet before it is read; `scale` is in pixels per millimetre. */
export type Distortion = (canvas: Canvas, scale: number, random: Random) => Canvas;

/** Applies several distortions in order. */
export const chain =
  (...steps: Distortion[]): Distortion =>
  (canvas, scale, random) =>
    steps.reduce((current, step) => step(current, scale, random), copyCanvas(canvas));
