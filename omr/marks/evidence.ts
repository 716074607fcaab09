import { constants } from '../constants.ts';
import type { Layout } from '../template/layout.ts';
import { samplesPerSide, type SampleMask } from './darkness.ts';
import { emptyLooks, type EmptyLook } from './empties.ts';

/** The evidence that a bubble is marked, without the darkness of its print. */
export interface Evidence {
  /** Mean darkness inside the outline beyond that of an empty bubble, -1..1. */
  ink: number;
  /** Darkness of its darkest tenth: high for pen strokes, low for erased smudges. */
  peak: number;
  /** Share of its samples that are darker than the same sample of any empty bubble, 0..1. */
  trace: number;
}

const size = samplesPerSide * samplesPerSide;

/** Compares each bubble with the empty bubbles of the same look on the same sheet. */
export function weighEvidence(layout: Layout, darkness: Float32Array, mask: SampleMask): Evidence[] {
  const inner = Int32Array.from(mask.inner.keys().filter((at) => mask.inner[at] === 1));
  const means = layout.bubbles.map((_, bubble) => meanOver(darkness, bubble * size, inner));
  const pales = layout.bubbles.map((_, bubble) => {
    const half = paler(darkness, bubble * size, inner, means[bubble]!);
    return paler(darkness, bubble * size, inner, half);
  });
  const looks = emptyLooks(layout, darkness, grown(inner), pales).map((look) => describe(look, inner));
  const rest = new Float32Array(inner.length);
  return layout.bubbles.map(({ look }, bubble) => compare(darkness, bubble * size, looks[look]!, rest));
}

/** An empty bubble: its samples inside the outline, those of bare paper first. */
interface Empty {
  samples: Int32Array;
  bare: number;
  /** Darkness of each of these samples; where there is print, half-way to the darkest of it and its neighbours. */
  expected: Float32Array;
  /** Darkness above which each of them cannot be print. */
  most: Float32Array;
}

function describe({ usual: picture, most }: EmptyLook, inner: Int32Array): Empty {
  const samples = inner.toSorted((a, b) => shadeAround(picture, a) - shadeAround(picture, b));
  const bare = Math.ceil(inner.length * constants.marks.barePart);
  const expected = Float32Array.from(samples, (at, index) =>
    index < bare ? picture[at]! : darkestAround(picture, at),
  );
  return { samples, bare, expected, most: Float32Array.from(samples, (at) => most[at]!) };
}

/** The samples and their neighbours. */
function grown(inner: Int32Array): Int32Array {
  const all = new Set<number>();
  for (const at of inner) for (const by of [0, -1, 1, -samplesPerSide, samplesPerSide]) all.add(at + by);
  return Int32Array.from(all);
}

function shadeAround(picture: Float32Array, at: number): number {
  const beside = picture[at - 1]! + picture[at + 1]! + picture[at - samplesPerSide]! + picture[at + samplesPerSide]!;
  return 2 * picture[at]! + beside;
}

function darkestAround(picture: Float32Array, at: number): number {
  let darkest = picture[at]!;
  for (const row of [-samplesPerSide, 0, samplesPerSide]) {
    for (const column of [-1, 0, 1]) darkest = Math.max(darkest, picture[at + row + column]!);
  }
  return darkest;
}

/**
 * The darkness of a bubble beyond that of an empty one. Print may be shifted by a pixel, so on and beside printed
 * numbers only samples darker than the shifted print count.
 */
function compare(darkness: Float32Array, from: number, empty: Empty, rest: Float32Array): Evidence {
  const { samples, bare, expected, most } = empty;
  let sum = 0;
  let beyondPrint = 0;
  for (let index = 0; index < samples.length; index++) {
    const dark = darkness[from + samples[index]!]!;
    const beyond = dark - expected[index]!;
    if (dark > most[index]!) beyondPrint++;
    rest[index] = index < bare ? beyond : Math.max(0, beyond);
    sum += rest[index]!;
  }
  return { ink: sum / samples.length, peak: darkestTenth(rest), trace: beyondPrint / samples.length };
}

function meanOver(darkness: Float32Array, from: number, samples: Int32Array): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += darkness[from + samples[index]!]!;
  return sum / samples.length;
}

/** Mean darkness of the samples paler than a limit: print leaves the palest quarter white, a filled mark does not. */
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
