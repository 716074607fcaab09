/** Milliseconds to wait before attempt number `attempt` (0 is the first retry): doubles from 1 s to 30 s. */
export function backoff(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}
