import { percentile } from '#hasura/engine/bench/measure.ts';
import { inWords, isWithin, type Limit } from './limit.ts';

/** Prints what was measured, and remembers whether every limit is kept. */
export interface Report {
  /** A line that has no limit. */
  line(text: string): void;
  figure(what: string, value: number, limit: Limit): void;
  /** How many times, their percentiles, the shortest and the longest; the limit is one of p95. @param times in milliseconds */
  times(what: string, times: readonly number[], limit?: Limit): void;
  /** Something that must not have happened; the first ten are printed. */
  faults(what: string, found: readonly string[]): void;
  isGood(): boolean;
}

/** A report to the terminal. */
export function createReport(): Report {
  let isGood = true;
  const tell = (what: string, text: string, isKept: boolean): void => {
    isGood &&= isKept;
    console.log(`${isKept ? ' ' : '✗'} ${what.padEnd(44)} ${text}`);
  };
  return {
    line: (text) => console.log(text),
    figure: (what, value, limit) =>
      tell(what, `${rounded(value)} ${limit.unit}${inWords(limit, ' (limit: ', ')')}`, isWithin(value, limit)),
    times: (what, times, limit = { unit: 'ms' }) => {
      const at = (part: number) => rounded(percentile(times, part)).padStart(4);
      const p95 = `p95 ${at(0.95)}${inWords(limit, ' (limit: ', ')')}`;
      const parts = [`p50 ${at(0.5)}`, p95, `p99 ${at(0.99)}`, `min ${at(0)}`, `max ${at(1)} ms`];
      tell(
        what,
        `${String(times.length).padStart(6)} times  ${parts.join('  ')}`,
        isWithin(percentile(times, 0.95), limit),
      );
    },
    faults: (what, found) => {
      tell(what, `${found.length} (limit: none)`, found.length === 0);
      for (const one of found.slice(0, 10)) console.log(`    ${one}`);
    },
    isGood: () => isGood,
  };
}

/** A value in three figures or whole; a question mark where the machine does not tell it. */
export function rounded(value: number): string {
  if (Number.isNaN(value)) return '?';
  return value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);
}
