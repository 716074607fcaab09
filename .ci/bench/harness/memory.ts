import { readFileSync } from 'node:fs';

/** Bytes that a process has in memory. */
export function residentBytes(process: number | undefined): number {
  const status = readFileSync(`/proc/${process}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) * 1024;
}
