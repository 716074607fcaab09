import { monitorEventLoopDelay } from 'node:perf_hooks';
import { cpuSoFar } from '#hasura/engine/bench/cpu.node.ts';
import { rounded, type Report } from '../harness/report.ts';

/** Bytes. */
export const MB = 1_048_576;

/** Where it is told, and the process id of a database server whose CPU is counted; NaN for none. */
export interface Measuring {
  report: Report;
  postmaster: number;
}

/** Runs one thing after a garbage collection and prints its time, the longest block of the event loop and the peak growth of memory. */
export async function cost<T>(name: string, act: () => Promise<T>, { postmaster, report }: Measuring): Promise<T> {
  globalThis.gc?.();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  const cpu = cpuSoFar(postmaster);
  delay.enable();
  const start = performance.now();
  const outcome = await act();
  const time = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 5));
  delay.disable();
  clearInterval(watch);
  const grown = (Math.max(peak, process.memoryUsage().rss) - before) / MB;
  const blocked = delay.max / 1e6;
  const used = cpuSoFar(postmaster);
  const parts = [
    `${time.toFixed(0).padStart(6)} ms`,
    `CPU ${rounded((used.app - cpu.app) * 1000)} ms here, ${rounded((used.database - cpu.database) * 1000)} ms in the database`,
    `event loop kept ${blocked.toFixed(0).padStart(4)} ms at most`,
    `memory +${grown.toFixed(0)} MB`,
  ];
  report.line(`  ${name.padEnd(16)} ${parts.join('   ')}`);
  return outcome;
}
