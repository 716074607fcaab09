import { setTimeout as delay } from 'node:timers/promises';
import { underLoad, type LoadResult } from '../load/load.ts';
import type { Spread } from '../spread.ts';

/** Writers of each kind, readers and listeners of a drill. */
export const clients = 10;

/** Each process is stopped as an upgrade stops it and started again, twice. Nobody may notice. */
export async function rolling(spread: Spread): Promise<boolean> {
  const result = await underLoad(
    spread,
    async () => {
      for (const each of [...spread.processes, ...spread.processes]) {
        await each.restart('SIGTERM');
        await delay(1000);
      }
    },
    { clients },
  );
  tell('rolling', result);
  return result.failures.size === 0 && result.lost === 0 && result.missed === 0;
}

/** Each process is killed once. What it was asked at that moment fails with a name; nothing acknowledged is lost. */
export async function killed(spread: Spread): Promise<boolean> {
  const result = await underLoad(
    spread,
    async () => {
      for (const each of spread.processes) {
        await each.restart('SIGKILL');
        await delay(1000);
      }
    },
    { clients },
  );
  return tellNamed('killed', result);
}

/** PostgreSQL is stopped for some seconds. */
export async function database(spread: Spread, seconds = 3): Promise<boolean> {
  const result = await underLoad(
    spread,
    async () => {
      await spread.postgres.halt();
      await delay(seconds * 1000);
      await spread.postgres.resume();
      await delay(15_000);
    },
    { clients },
  );
  return tellNamed('database', result);
}

/** Says what was found. @returns `isNamed` */
export function tellNamed(drill: string, result: LoadResult): boolean {
  tell(drill, result);
  return isNamed(result);
}

/** Failures are fine where they say 503 and a name; who asks again after one may be told that it is done (409) or not there (404). */
export function isNamed({ failures, lost, missed }: LoadResult): boolean {
  const unnamed = [...failures.keys()].filter((said) => !/^(503|404|409) [a-z]+-[a-z-]+$/.test(said));
  return unnamed.length === 0 && lost === 0 && missed === 0;
}

/** Says what was found. */
export function tell(
  drill: string,
  { requests, writes, failures, lost, events, missed, reconnects }: LoadResult,
): void {
  const failed = [...failures.values()].reduce((sum, times) => sum + times, 0);
  for (const [said, times] of failures) console.log(`${String(times).padStart(7)}  ${said}`);
  console.log(
    `${drill}: ${requests} requests, ${failed} failed; ${writes} writes acknowledged, ${lost} lost; ${events} events to ${clients} listeners, ${missed} missed (${reconnects} reconnects)`,
  );
}
