/** What one contender did with one question in one round. */
export interface Round {
  requests: number;
  /** Wall time in seconds. */
  seconds: number;
  /** Latencies in milliseconds, unsorted. */
  latencies: number[];
}

/**
 * Asks again and again, `concurrency` requests at a time, each next one as soon as one is answered.
 * @param ask answers the request with this number; numbers count up from `first`
 */
export async function runRound(
  ask: (number: number) => Promise<unknown>,
  { concurrency, milliseconds, first = 0 }: { concurrency: number; milliseconds: number; first?: number },
): Promise<Round> {
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + milliseconds;
  let next = first;
  const worker = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      await ask(next++);
      latencies.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { requests: latencies.length, seconds: (performance.now() - start) / 1000, latencies };
}

/** The value below which the share `part` of all values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
