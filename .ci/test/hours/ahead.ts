import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Browser } from '@playwright/test';

/** Lets the processes that this one starts believe that it is the moment of `TEST_AT`; time goes on from there. Once for a run. */
export function moveProcesses(): void {
  const { TEST_AT: at, TEST_AHEAD: ahead, NODE_OPTIONS: options = '' } = process.env;
  if (at === undefined || ahead !== undefined) return;
  process.env.TEST_AHEAD = String(Date.parse(at) - Date.now());
  process.env.NODE_OPTIONS = `${options} --import=${new URL('preload.mjs', import.meta.url).href}`;
  // PostgreSQL has a clock of its own.
  process.env.EMBEDDED = 'pglite';
}

/** Lets the pages of a browser believe the hour of the processes. */
export function movePages(browser: Browser): void {
  const { TEST_AHEAD: ahead } = process.env;
  if (ahead === undefined) return;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(moveScript(ahead));
    return context;
  };
}

/** `mocks/clock.ts` as a script, and one call of it. */
function moveScript(ahead: string): string {
  const clock = stripTypeScriptTypes(readFileSync('mocks/clock.ts', 'utf8')).replaceAll(/^export /gm, '');
  return `(() => {\n${clock}\nsetClock({ now: machine.now() + ${ahead}, stopped: false });\n})();`;
}
