import type { Load } from './load.ts';

/** A load of a screen and the one of its bare page beside it. */
export interface Pair {
  ours: Load;
  bare: Load;
}

/** Prints the medians of a case. @returns whether its limit is kept */
export function printCase(name: string, pairs: readonly Pair[], most = Infinity): boolean {
  const of = (side: 'ours' | 'bare', part: keyof Load): number => median(pairs.map((pair) => pair[side][part]));
  const ratio = of('ours', 'painted') / of('bare', 'painted');
  const isKept = ratio <= most;
  const limit = most === Infinity ? '' : ` of ${most}`;
  const figures = [
    `${Math.round(of('ours', 'painted'))} ms beside ${Math.round(of('bare', 'painted'))}`,
    `× ${ratio.toFixed(2)}${limit}`,
    `blocking ${Math.round(of('ours', 'blocking'))} beside ${Math.round(of('bare', 'blocking'))} ms`,
    `${of('ours', 'scripts')} JS (${Math.round(of('ours', 'kilobytes'))} kB) beside ${of('bare', 'scripts')} (${Math.round(of('bare', 'kilobytes'))} kB)`,
    `${of('ours', 'styles')} CSS`,
  ];
  console.log(`${isKept ? ' ' : '✗'} ${name}: ${figures.join(', ')}`);
  return isKept;
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
