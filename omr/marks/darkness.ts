import { sampleAt, type GreyImage } from '../image/grey.ts';
import type { PlacedBubble } from '../registration/align.ts';
import { paperAt, type Background } from './background.ts';

/** Samples along each side of the square that covers a bubble and its margin. */
export const samplesPerSide = 15;

/** Half the side of that square, in half bubbles. */
const extent = 1.26;

/** A quarter of the distance between two samples, in half bubbles. */
const apart = extent / (2 * (samplesPerSide - 1));

/** Which samples lie within the printed outline, and which in the margin around it. */
export interface SampleMask {
  inner: Uint8Array;
  innerCount: number;
}

/** Marks the samples inside a bubble's outline, a little within it so that the line itself counts for nothing. */
export function innerSamples(shape: 'circle' | 'ellipse' | 'rect'): SampleMask {
  const inner = new Uint8Array(samplesPerSide * samplesPerSide);
  for (let row = 0, at = 0; row < samplesPerSide; row++) {
    for (let column = 0; column < samplesPerSide; column++, at++) {
      const x = Math.abs(unit(column));
      const y = Math.abs(unit(row));
      const away = shape === 'rect' ? Math.max(x, y) : Math.hypot(x, y);
      inner[at] = away <= 0.86 ? 1 : 0;
    }
  }
  return { inner, innerCount: inner.reduce((sum, value) => sum + value, 0) };
}

function unit(index: number): number {
  return extent * ((2 * index) / (samplesPerSide - 1) - 1);
}

/**
 * Darkness of every sample of every bubble, 0 for the paper around it to 1 for black: one row of
 * `samplesPerSide²` values for each bubble.
 */
export function measureDarkness(
  image: GreyImage,
  background: Background,
  bubbles: readonly PlacedBubble[],
): Float32Array {
  const size = samplesPerSide * samplesPerSide;
  const darkness = new Float32Array(size * bubbles.length);
  let at = 0;
  for (const { x, y, right, down } of bubbles) {
    const paper = paperAt(background, x, y);
    // The brightness of the paper under one bubble changes almost linearly.
    const across = (paperAt(background, x + right.x, y + right.y) - paperAt(background, x - right.x, y - right.y)) / 2;
    const along = (paperAt(background, x + down.x, y + down.y) - paperAt(background, x - down.x, y - down.y)) / 2;
    for (let row = 0; row < samplesPerSide; row++) {
      const v = unit(row);
      for (let column = 0; column < samplesPerSide; column++) {
        const u = unit(column);
        const level = paper + u * across + v * along;
        // Two positions for each sample, so that thin print between two samples is not missed.
        const [a, b] = [u - apart, v - apart];
        const [c, d] = [u + apart, v + apart];
        const grey =
          (sampleAt(image, x + a * right.x + b * down.x, y + a * right.y + b * down.y) +
            sampleAt(image, x + c * right.x + d * down.x, y + c * right.y + d * down.y)) /
          2;
        darkness[at++] = 1 - grey / Math.max(1, level);
      }
    }
  }
  return darkness;
}
