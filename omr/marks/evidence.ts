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
  const inner = Int32Array.from(mask.inner.keys().filter((at) => mask.inner[at] === 1));
  const means = layout.bubbles.map((_, bubble) => meanOver(darkness, bubble * size, inner));
  const pales = layout.bubbles.map((_, bubble) => {
    const half = paler(darkness, bubble * size, inner, means[bubble]!);
    return paler(darkness, bubble * size, inner, half);
  });
  const empties = emptyBubbles(layout, means, pales);
  const looks = emptyLooks(darkness, empties).map((picture) => ({ picture, bare: bareSamples(picture, inner) }));
  return layout.bubbles.map(({ look }, bubble) => compare(darkness, bubble * size, looks[look]!));
}

/** An empty bubble, and which of its samples show bare paper. */
interface Empty {
  picture: Float32Array;
  bare: Int32Array;
}

/** The paler samples of an empty bubble; beside them lies the number, which is not printed to the pixel. */
function bareSamples(picture: Float32Array, inner: Int32Array): Int32Array {
  const count = Math.ceil(inner.length * constants.marks.barePart);
  const order = inner.toSorted((a, b) => shadeAround(picture, a) - shadeAround(picture, b));
  return order.slice(0, count);
}

function shadeAround(picture: Float32Array, at: number): number {
  const beside = picture[at - 1]! + picture[at + 1]! + picture[at - samplesPerSide]! + picture[at + samplesPerSide]!;
  return 2 * picture[at]! + beside;
}

/** What a bubble has beyond an empty one, where that is bare. */
function compare(darkness: Float32Array, from: number, { picture, bare }: Empty): Evidence {
  const rest = new Float32Array(bare.length);
  let sum = 0;
  for (let index = 0; index < bare.length; index++) {
    const at = bare[index]!;
    rest[index] = darkness[from + at]! - picture[at]!;
    sum += rest[index]!;
  }
  return { ink: sum / bare.length, peak: darkestTenth(rest) };
}

function meanOver(darkness: Float32Array, from: number, samples: Int32Array): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += darkness[from + samples[index]!]!;
  return sum / samples.length;
}

/** Mean darkness of what is paler than a limit; of the palest quarter, print leaves it white, a filled mark does not. */
function paler(darkness: Float32Array, from: number, samples: Int32Array, limit: number): number {
  let sum = 0;
  let count = 0;
  for (let index = 0; index < samples.length; index++) {
    const value = darkness[from + samples[index]!]!;
    if (value > limit) continue;
    sum += value;
    count++;
  }
  return count ? sum / count : limit;
}

function darkestTenth(values: Float32Array): number {
  values.sort();
  const first = Math.floor(0.9 * values.length);
  let sum = 0;
  for (let at = first; at < values.length; at++) sum += values[at]!;
  return sum / (values.length - first);
}

/** For each look, bubbles that are surely empty: as pale as the sheet's palest, and of those the usual ones. */
function emptyBubbles(layout: Layout, means: readonly number[], pales: readonly number[]): number[][] {
  const { palestPart, paleTolerance, emptyFrom, emptyTo } = constants.marks;
  const palest = quantile(pales, palestPart);
  const spread = quantile(pales, 0.5) - palest;
  const limit = palest + Math.max(paleTolerance, Math.min(2.5 * spread, 3 * paleTolerance));
  const byLook = Array.from({ length: layout.looks }, (): number[] => []);
  for (const [index, { look }] of layout.bubbles.entries()) if (pales[index]! <= limit) byLook[look]!.push(index);
  return byLook.map((members) => {
    members.sort((a, b) => means[a]! - means[b]!);
    return members.slice(Math.floor(members.length * emptyFrom), Math.ceil(members.length * emptyTo));
  });
}

/** The mean picture of an empty bubble of each look; looks with hardly any empties lean on all others. */
function emptyLooks(darkness: Float32Array, empties: readonly number[][]): Float32Array[] {
  const common = meanPicture(darkness, empties.flat());
  return empties.map((members) => {
    const own = meanPicture(darkness, members);
    const weight = Math.min(1, members.length / constants.marks.fewEmpties);
    return own.map((value, at) => weight * value + (1 - weight) * common[at]!);
  });
}

function meanPicture(darkness: Float32Array, members: readonly number[]): Float32Array {
  const picture = new Float32Array(size);
  for (const bubble of members) for (let at = 0; at < size; at++) picture[at]! += darkness[bubble * size + at]!;
  return members.length ? picture.map((sum) => sum / members.length) : picture;
}
