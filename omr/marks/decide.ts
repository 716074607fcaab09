import { constants } from '../constants.ts';
import { quantile } from '../registration/align.ts';
import type { Layout } from '../template/layout.ts';
import type { Evidence } from './evidence.ts';

/** What one field says. */
export interface FieldReading {
  /** The option marked, the options where more than one is, '' for none. */
  value: string | string[];
  /** 0..1; below one half the field is flagged. */
  confidence: number;
  /** True when the field could be read otherwise, or holds more than one mark. */
  flagged: boolean;
  /** Darkness of each option beyond that of an empty bubble, 0..1. */
  marks: number[];
}

/** How marks and empty bubbles look on one sheet. */
export interface SheetLevels {
  /** Spread of the ink of empty bubbles, and the least ink that stands out from it. */
  noise: number;
  floor: number;
  /** The least ink under a dark peak that is no noise. */
  strokeFloor: number;
  /** Peak of an empty bubble, and the least peak that stands out. */
  peak: number;
  peakFloor: number;
  /** Whether the sheet has enough marks to know the usual one, and its ink and peak. */
  hasMarks: boolean;
  usual: number;
  usualPeak: number;
}

/** Reads every field from the evidence of its bubbles; each is judged by what marks look like on this sheet. */
export function decideFields(layout: Layout, evidence: readonly Evidence[]): FieldReading[] {
  const fields = layout.template.fields.map((_, field) =>
    withoutLocalOffset(evidence.slice(layout.starts[field], layout.starts[field + 1])),
  );
  const levels = levelsOf(fields);
  return layout.template.fields.map((field, index) => decide(field.options, fields[index]!, levels));
}

/** Takes away what a whole field has in common, such as the edge of a shadow. */
function withoutLocalOffset(options: Evidence[]): Evidence[] {
  const { largestOffset } = constants.marks;
  const sorted = options.map(({ ink }) => ink).sort((a, b) => a - b);
  const common = sorted.length >= 4 ? sorted[(sorted.length - 1) >> 1]! : sorted.length >= 2 ? sorted[0]! : 0;
  const offset = Math.max(-largestOffset, Math.min(largestOffset, common));
  return options.map(({ ink, peak }) => ({ ink: ink - offset, peak: peak - offset }));
}

/** The sheet's own levels: noise from all but each field's darkest, the usual mark from those that stand out. */
export function levelsOf(fields: readonly Evidence[][]): SheetLevels {
  const {
    leastNoise,
    leastInk,
    standsOut,
    leastPeak,
    peakStandsOut,
    leastStrokeInk,
    strokeStandsOut,
    presumedInk,
    presumedPeak,
    fewMarks,
  } = constants.marks;
  const ordered = fields.map((options) => [...options].sort((a, b) => b.ink - a.ink));
  const rest = ordered.flatMap((options) => options.slice(1));
  const noise = Math.max(leastNoise, spreadOf(rest.map(({ ink }) => ink)));
  const peaks = rest.map((option) => option.peak);
  const peak = quantile(peaks, 0.5);
  const peakSpread = spreadOf(peaks.map((height) => height - peak));
  const floor = Math.max(leastInk, standsOut * noise);
  const tops = ordered.map((options) => options[0]!).filter(({ ink }) => ink > floor);
  // A few marks may all be smudges; they are weighed against what marks usually are.
  const trust = Math.min(1, tops.length / fewMarks);
  const usual = (values: number[], presumed: number) => trust * quantile(values, 0.5) + (1 - trust) * presumed;
  return {
    noise,
    floor,
    strokeFloor: Math.max(leastStrokeInk, strokeStandsOut * noise),
    peak,
    peakFloor: peak + Math.max(leastPeak, peakStandsOut * peakSpread),
    hasMarks: trust === 1,
    usual: usual(
      tops.map(({ ink }) => ink),
      presumedInk,
    ),
    usualPeak: usual(
      tops.map((top) => top.peak),
      presumedPeak,
    ),
  };
}

/** Standard deviation by the median, or by the largest few where tails are long; marks among them matter little. */
function spreadOf(values: readonly number[]): number {
  const sizes = values.map(Math.abs);
  return Math.max(1.4826 * quantile(sizes, 0.5), quantile(sizes, 0.94) / 1.88);
}

function decide(names: readonly string[], options: readonly Evidence[], levels: SheetLevels): FieldReading {
  const order = options.map((_, index) => index).sort((a, b) => options[b]!.ink - options[a]!.ink);
  const [first, ...others] = order as [number, ...number[]];
  const marked = isMark(options[first]!, options[others[0] ?? first]!, levels) ? [first] : [];
  let certainty = firstCertainty(options[first]!, levels);
  if (marked.length > 0) {
    for (const other of others) {
      const second = weighSecond(options[other]!, options[first]!, levels);
      if (second.marked) marked.push(other);
      certainty = Math.min(certainty, second.certainty);
    }
  }
  const values = marked.sort((a, b) => a - b).map((index) => names[index]!);
  return {
    value: values.length > 1 ? values : (values[0] ?? ''),
    confidence: Math.round(certainty * 1000) / 1000,
    flagged: certainty < 0.5,
    marks: options.map(({ ink }) => Math.round(Math.max(0, Math.min(1, ink)) * 1000) / 1000),
  };
}

function isMark(first: Evidence, second: Evidence, levels: SheetLevels): boolean {
  const { markPart, strokeMarkPeak, alonePart, alonePeak } = constants.marks;
  if (first.ink >= Math.max(levels.floor, markPart * levels.usual)) return true;
  if (first.ink < levels.strokeFloor) return false;
  // A small dot or a thin tick covers little, but what it covers is dark.
  if (first.peak >= Math.max(levels.peakFloor, strokeMarkPeak * levels.usualPeak)) return true;
  // On a sheet with marks, what stands alone in its field is one, however pale.
  return levels.hasMarks && second.ink < alonePart * first.ink && first.peak > levels.peak + alonePeak;
}

/** How surely a field's darkest bubble is what `isMark` takes it for; one half and more is sure. */
function firstCertainty({ ink, peak }: Evidence, levels: SheetLevels): number {
  const { surePart, surePeak, dirtPart, alonePeak } = constants.marks;
  const sure = Math.max(1.6 * levels.floor, surePart * levels.usual);
  const smooth = peak <= levels.peak + alonePeak;
  const empty = smooth
    ? Math.max(levels.strokeFloor, Math.min(dirtPart * levels.usual, levels.floor))
    : levels.strokeFloor;
  const height = (peak - levels.peak) / Math.max(0.01, levels.usualPeak - levels.peak);
  if (ink >= sure && (height >= surePeak || ink >= 1.2 * levels.usual)) {
    return 0.5 + 0.5 * Math.min(1, (ink - sure) / sure);
  }
  if (ink <= empty && peak <= levels.peakFloor) return 0.5 + 0.5 * Math.min(1, (empty - ink) / empty);
  return 0.4;
}

/** Whether another bubble of a marked field is marked too, and how surely that is so. */
function weighSecond(option: Evidence, first: Evidence, levels: SheetLevels): { marked: boolean; certainty: number } {
  const { strokePart, smudgePart, strokePeak, secondPart } = constants.marks;
  const scale = Math.min(levels.usual, first.ink);
  // A stroke as dark as the first mark is a pen's, a paler spot more likely an eraser's.
  const stroke = option.peak - levels.peak > strokePeak * (first.peak - levels.peak);
  const limit = Math.max(levels.floor, (stroke ? strokePart : smudgePart) * scale);
  const marked = option.ink >= Math.max(levels.floor, secondPart * scale);
  if (marked) return { marked, certainty: 0.3 };
  return { marked, certainty: option.ink <= limit ? 0.5 + 0.5 * Math.min(1, (limit - option.ink) / limit) : 0.25 };
}
