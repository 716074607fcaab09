import { setTimeout as delay } from 'node:timers/promises';
import { median, timed } from '#hasura/engine/bench/measure.ts';
import type { Context } from '../harness/bench.ts';
import { prepareAcademy } from './academy.ts';
import { call, enrol, lastClosed, printSheets, printSlips } from './acts.ts';
import { openGrid } from './grid.ts';
import { startOn } from './server.ts';

type Limited =
  | 'answer sheets, the first after a start'
  | 'pay slips, the first after a start'
  | 'a class is enrolled'
  | 'a class is called to a retake'
  | 'today → grid';
type Asked = Context<{ rounds: number; app: string }, Limited>;

/** Until whoever has signed in does something, in milliseconds. */
const LOOK_MS = 1_000;

/** Does each act as the first of its kind on a server that has just started, and prints once more. */
export async function run({ options, limits, report, cleanup }: Asked): Promise<void> {
  const academy = await prepareAcademy(cleanup);
  const times = new Map<string, number[]>();
  const note = (what: string, ms: number) => void times.set(what, [...(times.get(what) ?? []), ms]);
  const measured = async (what: Limited, act: () => Promise<unknown>) => {
    await delay(LOOK_MS);
    note(what, await timed(act));
  };
  for (let round = 0; round < options.rounds; round++) {
    await using part = new AsyncDisposableStack();
    const one = await startOn(part, academy, options.app);
    await measured('answer sheets, the first after a start', () => printSheets(one, academy));
    note('answer sheets, again', await timed(() => printSheets(one, academy)));
    await measured('a class is enrolled', () => enrol(one, academy));
    await measured('a class is called to a retake', () => call(one, academy));
    const [first, again] = await openGrid(one.url);
    note('today → grid', first);
    note('today → grid, again', again);
    const other = await startOn(part, academy, options.app);
    const month = await lastClosed(other);
    await measured('pay slips, the first after a start', () => printSlips(other, month));
    note('pay slips, again', await timed(() => printSlips(other, month)));
  }
  for (const [what, list] of times) {
    report.figure(what, median(list), limits[what as Limited] ?? { unit: 'ms' });
    report.line(`    ${list.map((ms) => ms.toFixed(0)).join(', ')}`);
  }
}
