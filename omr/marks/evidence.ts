import { constants } from '../constants.ts';
import { quantile } from '../registration/align.ts';
import type { Layout } from '../template/layout.ts';
import { samplesPerSide, type SampleMask } from './darkness.ts';

/** What speaks for a bubble being marked, after what is printed in it has been taken away. */
export interface Evidence {
  /** Mean darkness inside the outline beyond that of an empty bubble, -1..1. */
  ink: number;
  /** Darkness of its darkest tenth: high for pen strokes, low for erased smudges. */
  peak: number;
}

const size = samplesPerSide * samplesPerSide;

/** Compares each bubble with what empty bubbles of the same look are like on this very sheet. */
export function weighEvidence(layout: Layout, darkness: Float32Array, mask: SampleMask): Evidence[] {
  const inner: number[] = [];
  for (const [at, inside] of mask.inner.entries()) if (inside) inner.push(at);
  const means = layout.bubbles.map((_, bubble) => meanOver(darkness, bubble * size, inner));
  const pales = layout.bubbles.map((_, bubble) => palePart(darkness, bubble * size, inner));
  const empties = emptyBubbles(layout, means, pales);
  const looks = emptyLooks(layout, darkness, empties);
  return layout.bubbles.map(({ look }, bubble) => {
    const base = looks[look]!;
    const rest = inner.map((at) => darkness[bubble * size + at]! - base[at]!).sort((a, b) => a - b);
    const tenth = rest.slice(Math.floor(0.9 * rest.length));
    return {
      ink: rest.reduce((sum, value) => sum + value, 0) / rest.length,
      peak: tenth.reduce((sum, value) => sum + value, 0) / tenth.length,
    };
  });
}

function meanOver(darkness: Float32Array, from: number, samples: readonly number[]): number {
  let sum = 0;
  for (const at of samples) sum += darkness[from + at]!;
  return sum / samples.length;
}

/** Darkness of the palest third: print leaves it white, a filled mark does not. */
function palePart(darkness: Float32Array, from: number, samples: readonly number[]): number {
  const values = Float32Array.from(samples, (at) => darkness[from + at]!).sort();
  let sum = 0;
  const count = Math.max(1, Math.floor(values.length / 3));
  for (let at = 0; at < count; at++) sum += values[at]!;
  return sum / count;
}

/** For each look, bubbles that are surely empty: as pale as the sheet's palest, and the less dark half of those. */
function emptyBubbles(layout: Layout, means: readonly number[], pales: readonly number[]): number[][] {
  const { palestPart, paleTolerance } = constants.marks;
  const palest = quantile(pales, palestPart);
  const spread = quantile(pales, 0.5) - palest;
  const limit = palest + Math.max(paleTolerance, Math.min(2.5 * spread, 3 * paleTolerance));
  const byLook = Array.from({ length: layout.looks }, (): number[] => []);
  for (const [index, { look }] of layout.bubbles.entries()) if (pales[index]! <= limit) byLook[look]!.push(index);
  return byLook.map((members) => {
    members.sort((a, b) => means[a]! - means[b]!);
    return members.slice(0, Math.ceil(members.length * constants.marks.emptyPart));
  });
}

/** The mean picture of an empty bubble of each look; looks with few empties lean on all others. */
function emptyLooks(layout: Layout, darkness: Float32Array, empties: readonly number[][]): Float32Array[] {
  const common = meanPicture(darkness, empties.flat());
  return empties.map((members) => {
    const own = meanPicture(darkness, members);
    const weight = members.length / (members.length + constants.marks.commonWeight);
    return own.map((value, at) => weight * value + (1 - weight) * common[at]!);
  });
}

function meanPicture(darkness: Float32Array, members: readonly number[]): Float32Array {
  const picture = new Float32Array(size);
  for (const bubble of members) for (let at = 0; at < size; at++) picture[at]! += darkness[bubble * size + at]!;
  return members.length ? picture.map((sum) => sum / members.length) : picture;
}
