/** What was measured of something that ran again and again. */
export interface Measured {
  /** Wall time of all in seconds. */
  seconds: number;
  /** Milliseconds that each took, unsorted. */
  times: number[];
}

/** How often something is repeated: a number of times, or for some milliseconds. */
export interface Pace {
  repeats?: number;
  milliseconds?: number;
  /** How many run at the same time. */
  atOnce?: number;
  /** The number of the first; the others count up from it. */
  first?: number;
  /** How many run before, one after another, and are not measured. */
  warmUp?: number;
}

/**
 * Runs something again and again, `atOnce` at a time, each next one as soon as one is done.
 * @param act is given the number of the repeat
 */
export async function measure(
  act: (number: number) => Promise<unknown>,
  { repeats = Infinity, milliseconds = Infinity, atOnce = 1, first = 0, warmUp = 0 }: Pace,
): Promise<Measured> {
  for (let number = 0; number < warmUp; number++) await act(first + number);
  const times: number[] = [];
  const start = performance.now();
  let next = first;
  const worker = async () => {
    while (next < first + repeats && performance.now() < start + milliseconds) {
      const number = next++;
      times.push(await timed(() => act(number)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { seconds: (performance.now() - start) / 1000, times };
}

/** Milliseconds that something takes. */
export async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** The value below which the share `part` of all values lies; NaN of none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
