import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { residentBytes } from '../harness/memory.ts';
import { contextOptions } from '../../test/browser.mjs';

/** A dev server and the processes that it started. */
export interface Dev extends AsyncDisposable {
  /** On the clock of `performance`. */
  startedAt: number;
  residentBytes(): number;
}

/** Starts a dev server in a group of its own, which ends as one. */
export function startDev(command: readonly string[]): Dev {
  const startedAt = performance.now();
  const child = spawn(process.execPath, command, { detached: true, stdio: 'ignore' });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const members = () => readdirSync('/proc').filter((id) => /^\d+$/.test(id) && groupOf(id) === child.pid);
  return {
    startedAt,
    // One that has just ended has none.
    residentBytes: () => members().reduce((sum, id) => sum + (residentBytes(Number(id)) || 0), 0),
    async [Symbol.asyncDispose]() {
      process.kill(-child.pid!, 'SIGTERM');
      await exit;
    },
  };
}

/** The group of a process; what has just ended has none. */
function groupOf(id: string): number | undefined {
  try {
    return Number(
      readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[2],
    );
  } catch {
    return undefined;
  }
}

/** Where to look, and for which text. */
export interface Sight {
  address: string;
  /** The frame that holds it. */
  frame: string | undefined;
  text: string;
}

/** Seconds from the start of the dev server to the text in a new browser. */
export async function secondsTo(
  browser: Browser,
  { startedAt }: Dev,
  { address, frame, text }: Sight,
): Promise<number> {
  const context = await browser.newContext(contextOptions);
  const page = await context.newPage();
  while (!(await page.goto(address, { timeout: 120_000 }).catch(() => undefined))) await wait(50);
  const within = frame === undefined ? page : page.frameLocator(frame);
  await within.getByText(text).first().waitFor({ timeout: 180_000 });
  const seconds = (performance.now() - startedAt) / 1000;
  await context.close();
  return seconds;
}
