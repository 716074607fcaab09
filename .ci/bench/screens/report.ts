import type { Load } from './load.ts';
import type { Limits } from './screens.ts';

/** A load of a screen and the one of its bare page beside it. */
export interface Pair {
  ours: Load;
  bare: Load;
}

/** Prints the medians of a case. @returns whether its limits are kept */
export function printCase(name: string, pairs: readonly Pair[], most: Limits = {}): boolean {
  const of = (side: 'ours' | 'bare', part: keyof Load): number => median(pairs.map((pair) => pair[side][part]));
  const painted = of('ours', 'painted');
  const blocking = of('ours', 'blocking');
  const ratio = painted / of('bare', 'painted');
  const passed = [
    ratio > (most.ratio ?? Infinity) && `× ${most.ratio}`,
    painted > (most.painted ?? Infinity) && `${most.painted} ms`,
    blocking > (most.blocking ?? Infinity) && `${most.blocking} ms of blocking`,
  ].filter((limit) => limit !== false);
  const figures = [
    `${Math.round(painted)} ms beside ${Math.round(of('bare', 'painted'))}`,
    `× ${ratio.toFixed(2)}`,
    `blocking ${Math.round(blocking)} beside ${Math.round(of('bare', 'blocking'))} ms`,
    `${of('ours', 'scripts')} JS (${Math.round(of('ours', 'kilobytes'))} kB) beside ${of('bare', 'scripts')} (${Math.round(of('bare', 'kilobytes'))} kB)`,
    `${of('ours', 'styles')} CSS`,
  ];
  const over = passed.length > 0 ? `; above ${passed.join(', ')}` : '';
  console.log(`${over ? '✗' : ' '} ${name}: ${figures.join(', ')}${over}`);
  return passed.length === 0;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
