import { readMoment } from './moments.mjs';

/** Lets the processes that this one starts believe that it is the moment of `TEST_AT`; time goes on from there. Once for a run. */
export function moveProcesses(): void {
  const { TEST_AT: at, TEST_AHEAD: ahead, NODE_OPTIONS: options = '' } = process.env;
  if (at === undefined || ahead !== undefined) return;
  process.env.TEST_AHEAD = String(readMoment(at) - Date.now());
  process.env.NODE_OPTIONS = `${options} --import=${new URL('preload.mjs', import.meta.url).href}`;
  // PostgreSQL has a clock of its own.
  process.env.EMBEDDED = 'pglite';
}
