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
  /** Spread of the ink of empty bubbles. */
  noise: number;
  /** Ink of a usual mark. */
  usual: number;
}

/** Reads every field from the evidence of its bubbles; each is judged by what marks look like on this sheet. */
export function decideFields(layout: Layout, evidence: readonly Evidence[]): FieldReading[] {
  const inks = layout.template.fields.map((_, field) => {
    const own = evidence.slice(layout.starts[field], layout.starts[field + 1]);
    return withoutLocalOffset(own.map(({ ink }) => ink));
  });
  const levels = levelsOf(inks);
  return layout.template.fields.map((field, index) => {
    const peaks = evidence.slice(layout.starts[index], layout.starts[index + 1]).map(({ peak }) => peak);
    return decide(field.options, inks[index]!, peaks, levels);
  });
}

/** Takes away what a whole field has in common, such as the edge of a shadow. */
function withoutLocalOffset(inks: number[]): number[] {
  const { largestOffset } = constants.marks;
  const sorted = [...inks].sort((a, b) => a - b);
  const common = inks.length >= 4 ? sorted[(sorted.length - 1) >> 1]! : inks.length >= 2 ? sorted[0]! : 0;
  const offset = Math.max(-largestOffset, Math.min(largestOffset, common));
  return inks.map((ink) => ink - offset);
}

/** The sheet's own levels: noise from all but each field's darkest, the usual mark from those that stand out. */
export function levelsOf(inks: readonly number[][]): SheetLevels {
  const { leastNoise, leastInk, standsOut, presumedInk, fewMarks } = constants.marks;
  const rest = inks.flatMap((field) => [...field].sort((a, b) => b - a).slice(1));
  const noise = Math.max(leastNoise, 1.4826 * quantile(rest.map(Math.abs), 0.5));
  const limit = Math.max(leastInk, standsOut * noise);
  const tops = inks.map((field) => Math.max(...field)).filter((ink) => ink > limit);
  if (tops.length === 0) return { noise, usual: presumedInk };
  // A few marks may all be smudges; they are weighed against what marks usually are.
  const trust = Math.min(1, tops.length / fewMarks);
  return { noise, usual: trust * quantile(tops, 0.5) + (1 - trust) * presumedInk };
}

function decide(
  options: readonly string[],
  inks: readonly number[],
  peaks: readonly number[],
  levels: SheetLevels,
): FieldReading {
  const { marks: limits } = constants;
  const order = inks.map((_, index) => index).sort((a, b) => inks[b]! - inks[a]!);
  const first = inks[order[0]!]!;
  const floor = Math.max(limits.leastInk, limits.standsOut * levels.noise);
  // The field's own strongest mark counts as much as the sheet's: people change pens.
  const usual = levels.usual;
  const chosen: number[] = [];
  let certainty = 1;
  for (const index of order) {
    const ink = inks[index]!;
    const isFirst = index === order[0];
    const scale = isFirst ? usual : Math.min(usual, first);
    const needed = Math.max(floor, (isFirst ? limits.markPart : limits.secondPart) * scale);
    if (ink >= needed) chosen.push(index);
    certainty = Math.min(
      certainty,
      isFirst ? firstCertainty(ink, floor, usual) : otherCertainty(ink, peaks[index]!, floor, scale, peaks[order[0]!]!),
    );
  }
  if (chosen.length > 1) certainty = Math.min(certainty, 0.3);
  const value =
    chosen.length > 1
      ? chosen.sort((a, b) => a - b).map((index) => options[index]!)
      : chosen.map((index) => options[index]!).join('');
  return {
    value,
    confidence: Math.round(certainty * 1000) / 1000,
    flagged: certainty < 0.5,
    marks: inks.map((ink) => Math.round(Math.max(0, Math.min(1, ink)) * 1000) / 1000),
  };
}

/** One half where a mark is too pale to be sure, or an empty field too dark. */
function firstCertainty(ink: number, floor: number, usual: number): number {
  const { surePart, emptySure } = constants.marks;
  const sure = Math.max(1.6 * floor, surePart * usual);
  const empty = Math.max(0.75 * floor, Math.min(emptySure * usual, 2 * floor));
  if (ink >= sure) return 0.5 + 0.5 * Math.min(1, (ink - sure) / sure);
  if (ink <= empty) return 0.5 + 0.5 * Math.min(1, (empty - ink) / empty);
  return 0.4;
}

/** One half where a second mark is too dark to be left out. */
function otherCertainty(ink: number, peak: number, floor: number, scale: number, firstPeak: number): number {
  const { strokePart, smudgePart, strokePeak } = constants.marks;
  // A stroke as dark as the first mark is a pen's, a paler spot more likely an eraser's.
  const part = peak > strokePeak * firstPeak ? strokePart : smudgePart;
  const limit = Math.max(floor, part * scale);
  return ink <= limit ? 0.5 + 0.5 * Math.min(1, (limit - ink) / limit) : 0.25;
}
