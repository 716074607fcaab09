import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Browser } from '@playwright/test';

/** Lets the pages of a browser believe the hour of the processes, which are `TEST_AHEAD` milliseconds ahead of the machine. */
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
