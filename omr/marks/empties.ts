import { constants } from '../constants.ts';
import { quantile } from '../registration/align.ts';
import type { Layout } from '../template/layout.ts';
import { samplesPerSide } from './darkness.ts';

/** What an empty bubble of one look is like on this sheet, for each sample. */
export interface EmptyLook {
  /** Its usual darkness. */
  usual: Float32Array;
  /** Darkness above which a sample cannot be print, even if the print is shifted. */
  most: Float32Array;
}

const size = samplesPerSide * samplesPerSide;

/**
 * Learns from the sheet itself how its empty bubbles look; looks with few empty bubbles use those of all other looks.
 * @param inner samples inside the outline.
 * @param pales mean darkness of the palest quarter of each bubble.
 */
export function emptyLooks(
  layout: Layout,
  darkness: Float32Array,
  inner: Int32Array,
  pales: readonly number[],
): EmptyLook[] {
  const empties = emptyBubbles(layout, pales);
  const common = pictureOf(darkness, inner, evenly(empties.flat()));
  return empties.map((members) => {
    const weight = Math.min(1, members.length / constants.marks.fewEmpties);
    return weight === 1
      ? pictureOf(darkness, inner, members)
      : mix(pictureOf(darkness, inner, members), common, weight);
  });
}

function mix(own: EmptyLook, common: EmptyLook, weight: number): EmptyLook {
  const blend = (a: Float32Array, b: Float32Array) => a.map((value, at) => weight * value + (1 - weight) * b[at]!);
  return { usual: blend(own.usual, common.usual), most: blend(own.most, common.most) };
}

/** Quantiles of each sample: marks only darken, so the paler half shows the spread of print and paper. */
function pictureOf(darkness: Float32Array, inner: Int32Array, members: readonly number[]): EmptyLook {
  const { usualRank, paleRank, leastSpread, spreads, leastTrace } = constants.marks;
  const look: EmptyLook = { usual: new Float32Array(size), most: new Float32Array(size) };
  const column = new Float32Array(members.length);
  if (members.length === 0) return look;
  for (const at of inner) {
    for (let index = 0; index < members.length; index++) column[index] = darkness[members[index]! * size + at]!;
    column.sort();
    const usual = column[Math.floor(usualRank * members.length)]!;
    const spread = Math.hypot((usual - column[Math.floor(paleRank * members.length)]!) / 1.22, leastSpread);
    look.usual[at] = usual;
    look.most[at] = usual + Math.max(leastTrace, spreads * spread);
  }
  return look;
}

/** For each look, bubbles that are likely empty: about as pale as the look's palest. */
function emptyBubbles(layout: Layout, pales: readonly number[]): number[][] {
  const { palestPart, paleTolerance } = constants.marks;
  const palest = quantile(pales, palestPart);
  const spread = quantile(pales, 0.5) - palest;
  const tolerance = Math.max(paleTolerance, Math.min(2.5 * spread, 3 * paleTolerance));
  const byLook = Array.from({ length: layout.looks }, (): number[] => []);
  for (const [index, { look }] of layout.bubbles.entries()) byLook[look]!.push(index);
  return byLook.map((all) => {
    const own = Math.min(...all.map((index) => pales[index]!));
    // Large printed numbers leave little bare paper. But if a look has few bubbles, all may be marked.
    const likely = own <= palest + printShade(all.length) ? Math.max(palest, own) : palest;
    return evenly(all.filter((index) => pales[index]! <= likely + tolerance));
  });
}

/** At most `manyEmpties` of them, from all over the page. */
function evenly(members: readonly number[]): number[] {
  const step = Math.max(1, members.length / constants.marks.manyEmpties);
  return Array.from({ length: Math.ceil(members.length / step) }, (_, index) => members[Math.floor(index * step)]!);
}

function printShade(count: number): number {
  const { manyBubbles, shadeOfMany, shadeOfFew } = constants.marks;
  return count >= manyBubbles ? shadeOfMany : shadeOfFew;
}
