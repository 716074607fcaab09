import type { Page } from '@playwright/test';
import { gridLimits } from '../surfaces/gridLimits.ts';
import { expect } from './journey.ts';

/**
 * Loads a grid five times, presses 120 keys in it and scrolls through it; reports each time, and fails when a limit is exceeded.
 * @param grid its selector
 * @param press the key, or keys, of one entry
 */
export async function measureGrid(
  page: Page,
  grid: string,
  address: string,
  press: (at: number) => Promise<void>,
): Promise<void> {
  const paints: number[] = [];
  for (let run = 0; run < 5; run++) paints.push(await firstPaint(page, grid, address));
  const keys = await keysToPaint(page, grid, 120, press);
  const frames = await framesOfScrolling(page, grid);
  const results: Record<keyof typeof gridLimits, number> = {
    'first paint, median of 5 loads': quantile(paints, 0.5),
    'key to paint, p95': quantile(keys, 0.95),
    'longest frame of scrolling': Math.max(...frames),
  };
  const all = Object.entries(results) as [keyof typeof gridLimits, number][];
  const lines = all.map(([what, ms]) => `${what}: ${Math.round(ms)} of ${gridLimits[what].most} ms`);
  lines.push(`key to paint, median of ${keys.length}: ${Math.round(quantile(keys, 0.5))} ms`);
  lines.push(
    `${frames.length} frames, median ${Math.round(quantile(frames, 0.5))} ms; loads ${paints.map(Math.round).join(', ')} ms`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const [what, ms] of all) expect.soft(ms, what).toBeLessThanOrEqual(gridLimits[what].most);
}

/** Milliseconds from the start of the navigation until the first rows of a grid (a selector) are painted. */
async function firstPaint(page: Page, grid: string, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector(`${selector} [data-row="0"]`))
            requestAnimationFrame(() => resolve(performance.now()));
          else requestAnimationFrame(look);
        };
        look();
      }),
    grid,
  );
}

/** Presses keys at the speed of a fast typist and measures how long each takes to be painted. */
async function keysToPaint(
  page: Page,
  grid: string,
  count: number,
  press: (at: number) => Promise<void>,
): Promise<number[]> {
  await page.locator(`${grid} [data-row="0"] [data-column="3"]`).click();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { keysSeen: seen, keysDown: 0 });
    addEventListener('keydown', () => (window as unknown as { keysDown: number }).keysDown++, true);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (let at = 0; at < count; at++) {
    await press(at);
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(1000);
  const { keysSeen, keysDown } = await page.evaluate(() => {
    const { keysSeen, keysDown } = window as unknown as { keysSeen: number[]; keysDown: number };
    return { keysSeen, keysDown };
  });
  // The browser reports only those that took 16 ms or longer.
  return [...keysSeen, ...Array.from({ length: keysDown - keysSeen.length }, () => 16)];
}

/** Scrolls down and up with the wheel, and returns the duration of each frame. */
async function framesOfScrolling(page: Page, grid: string): Promise<number[]> {
  await page.locator(grid).hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (let at = 0; at < 80; at++) {
    await page.mouse.wheel(0, at < 40 ? 240 : -240);
    await page.waitForTimeout(16);
  }
  await page.waitForTimeout(300);
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  return frames.slice(1);
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}
