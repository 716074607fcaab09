import { constants } from '../constants.ts';
import { quantile } from '../registration/align.ts';
import type { Evidence } from './evidence.ts';

/** How marks and empty bubbles look on one sheet. */
export interface SheetLevels {
  /** Ink up to which a bubble counts as empty. */
  emptyInk: number;
  /** Ink that no empty bubble of the sheet has, and the lower limit for bubbles that also have a dark peak. */
  floor: number;
  strokeFloor: number;
  /** Peak of an empty bubble, and the least peak that stands out. */
  peak: number;
  peakFloor: number;
  /** Trace up to which a bubble may be empty. */
  traceFloor: number;
  /** Whether the sheet has enough marks to know the usual one, and its ink and peak. */
  hasMarks: boolean;
  usual: number;
  usualPeak: number;
}

/** The sheet's own levels: noise from all but each field's darkest, the usual mark from those that stand out. */
export function levelsOf(fields: readonly (readonly Evidence[])[]): SheetLevels {
  const {
    leastNoise,
    leastInk,
    standsOut,
    leastStrokeInk,
    strokeStandsOut,
    leastPeak,
    peakStandsOut,
    longestTail,
    emptyTrace,
    traceRank,
    traceTimes,
  } = constants.marks;
  const ordered = fields.map((options) => [...options].sort((a, b) => b.ink - a.ink));
  const rest = ordered.flatMap((options) => options.slice(1));
  const inks = rest.map(({ ink }) => Math.abs(ink));
  const noise = Math.max(leastNoise, medianSpread(inks));
  // Second marks are in the tail too, so its width is limited to what print and paper cause.
  const tail = Math.max(noise, Math.min(longestTail * noise, tailSpread(inks)));
  const peaks = rest.map((option) => option.peak);
  const peak = quantile(peaks, 0.5);
  const traces = rest.map(({ trace }) => trace);
  const floor = Math.max(leastInk, standsOut * noise, strokeStandsOut * tail);
  const tops = ordered.map((options) => options[0]!).filter(({ ink }) => ink > floor);
  return {
    // Doubt begins above the noise of most bubbles; a mark must exceed the worst noise.
    emptyInk: Math.max(leastStrokeInk, strokeStandsOut * noise),
    floor,
    strokeFloor: Math.max(leastStrokeInk, strokeStandsOut * tail),
    peak,
    peakFloor: peak + Math.max(leastPeak, peakStandsOut * medianSpread(peaks.map((height) => Math.abs(height - peak)))),
    traceFloor: Math.max(emptyTrace, traceTimes * quantile(traces, traceRank)),
    ...usualMark(tops),
  };
}

/** Few marks may all be smudges, so they are averaged with the usual values of marks. */
function usualMark(tops: readonly Evidence[]): Pick<SheetLevels, 'hasMarks' | 'usual' | 'usualPeak'> {
  const { presumedInk, presumedPeak, fewMarks } = constants.marks;
  const trust = Math.min(1, tops.length / fewMarks);
  const inks = tops.map(({ ink }) => ink);
  const peaks = tops.map(({ peak }) => peak);
  return {
    hasMarks: trust === 1,
    usual: trust * quantile(inks, 0.5) + (1 - trust) * presumedInk,
    usualPeak: trust * quantile(peaks, 0.5) + (1 - trust) * presumedPeak,
  };
}

/** Standard deviation by the median of absolute deviations. */
function medianSpread(sizes: readonly number[]): number {
  return 1.4826 * quantile(sizes, 0.5);
}

/** The same by the largest few, where tails are long. */
function tailSpread(sizes: readonly number[]): number {
  return quantile(sizes, 0.94) / 1.88;
}
