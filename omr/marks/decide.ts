import { constants } from '../constants.ts';
import type { Layout } from '../template/layout.ts';
import type { Evidence } from './evidence.ts';
import { levelsOf, type SheetLevels } from './levels.ts';

/** The reading of one field. */
export interface FieldReading {
  /** The marked option, all of them if several are marked, '' for none. */
  value: string | string[];
  /** 0..1; below one half the field is flagged. */
  confidence: number;
  /** True when the field could be read otherwise, or holds more than one mark. */
  flagged: boolean;
  /** Options whose marks were taken back; they are not in `value`. */
  takenBack?: string[];
  /** Darkness of each option beyond that of an empty bubble, 0..1. */
  marks: number[];
}

/** Reads every field from the evidence of its bubbles; each is judged by what marks look like on this sheet. */
export function decideFields(layout: Layout, evidence: readonly Evidence[]): FieldReading[] {
  const fields = layout.template.fields.map((_, field) =>
    withoutLocalOffset(evidence.slice(layout.starts[field], layout.starts[field + 1])),
  );
  const levels = levelsOf(fields);
  return layout.template.fields.map((field, index) => decide(field.options, fields[index]!, levels));
}

/** Subtracts the darkness that all options of a field share, such as the edge of a shadow. */
function withoutLocalOffset(options: Evidence[]): Evidence[] {
  const { largestOffset } = constants.marks;
  const sorted = options.map(({ ink }) => ink).sort((a, b) => a - b);
  const common = sorted.length >= 4 ? sorted[(sorted.length - 1) >> 1]! : sorted.length >= 2 ? sorted[0]! : 0;
  const offset = Math.max(-largestOffset, Math.min(largestOffset, common));
  return options.map(({ ink, peak, trace }) => ({ ink: ink - offset, peak: peak - offset, trace }));
}

function decide(names: readonly string[], options: readonly Evidence[], levels: SheetLevels): FieldReading {
  const first = firstOf(options, levels);
  const others = options.keys().filter((index) => index !== first);
  const marked = isMark(options, first, levels) ? [first] : [];
  let certainty = firstCertainty(options[first]!, levels);
  for (const other of others) {
    if (marked.length === 0) {
      certainty = Math.min(certainty, firstCertainty(options[other]!, levels));
      continue;
    }
    const second = weighSecond(options[other]!, options[first]!, levels);
    if (second.marked) marked.push(other);
    certainty = Math.min(certainty, second.certainty);
  }
  const values = marked.sort((a, b) => a - b).map((index) => names[index]!);
  return {
    value: values.length > 1 ? values : (values[0] ?? ''),
    confidence: Math.round(certainty * 1000) / 1000,
    flagged: certainty < 0.5,
    marks: options.map(({ ink }) => Math.round(Math.max(0, Math.min(1, ink)) * 1000) / 1000),
  };
}

/** The bubble most like a mark: the darkest; if that is not a mark, the one with most samples darker than print. */
function firstOf(options: readonly Evidence[], levels: SheetLevels): number {
  const most = (value: (option: Evidence) => number) =>
    options.reduce((best, option, index) => (value(option) > value(options[best]!) ? index : best), 0);
  const darkest = most(({ ink }) => ink);
  return isMark(options, darkest, levels) ? darkest : most(({ trace }) => trace);
}

function isMark(options: readonly Evidence[], index: number, levels: SheetLevels): boolean {
  const { markPart, strokeMarkPeak, alonePart, aloneTrace } = constants.marks;
  const { ink, peak, trace } = options[index]!;
  if (ink >= Math.max(levels.floor, markPart * levels.usual)) return true;
  // A small dot or a thin tick covers little, but what it covers is dark.
  if (ink >= levels.strokeFloor && peak >= Math.max(levels.peakFloor, strokeMarkPeak * levels.usualPeak)) return true;
  // On a sheet with marks, a single dark bubble of a field is a mark, however pale.
  const alone = options.every((other, at) => at === index || other.trace < alonePart * trace);
  return levels.hasMarks && alone && trace > Math.max(aloneTrace, levels.traceFloor);
}

/** Confidence that `isMark` is right about the first bubble of a field; from one half on it is sure. */
function firstCertainty({ ink, peak, trace }: Evidence, levels: SheetLevels): number {
  const { surePart, surePeak, dirtPart, smoothPeak, palestMark, palestInk } = constants.marks;
  const sure = Math.max(1.6 * levels.floor, surePart * levels.usual);
  const smooth = peak <= levels.peak + smoothPeak;
  const empty = smooth ? Math.max(levels.emptyInk, Math.min(dirtPart * levels.usual, levels.floor)) : levels.emptyInk;
  const height = (peak - levels.peak) / Math.max(0.01, levels.usualPeak - levels.peak);
  if (ink >= sure && (height >= surePeak || ink >= 1.2 * levels.usual)) {
    return 0.5 + 0.5 * Math.min(1, (ink - sure) / sure);
  }
  // On a noisy sheet the palest marks disappear in the noise, so no blank field is sure.
  const blank = Math.min(empty, Math.max(palestInk, palestMark * levels.usual));
  if (ink <= blank && peak <= levels.peakFloor && trace <= levels.traceFloor)
    return 0.5 + 0.5 * Math.min(1, (empty - ink) / empty);
  return 0.4;
}

/** Whether another bubble of a marked field is marked too, and the confidence in that. */
function weighSecond(option: Evidence, first: Evidence, levels: SheetLevels): { marked: boolean; certainty: number } {
  const { strokePart, smudgePart, strokePeak, secondPeak, secondStrokePart, secondPart } = constants.marks;
  const scale = Math.min(levels.usual, first.ink);
  // A stroke as dark as the first mark is a pen's, a paler spot more likely an eraser's.
  const height = (option.peak - levels.peak) / Math.max(0.01, first.peak - levels.peak);
  const stroke = height > strokePeak;
  const limit = stroke ? Math.max(levels.strokeFloor, strokePart * scale) : Math.max(levels.floor, smudgePart * scale);
  const marked = option.ink >= Math.max(levels.floor, (height > secondPeak ? secondStrokePart : secondPart) * scale);
  if (marked) return { marked, certainty: 0.3 };
  return { marked, certainty: option.ink <= limit ? 0.5 + 0.5 * Math.min(1, (limit - option.ink) / limit) : 0.25 };
}
