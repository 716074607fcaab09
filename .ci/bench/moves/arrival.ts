/** Runs in the page: when what a click opens is painted. */
import type { Locator, Page } from '@playwright/test';

/** A place waits no longer for its content, in milliseconds. */
const MOST_MS = 10_000;

/** How a place came, in milliseconds. */
export interface Arrival {
  /** From the click until it is painted. */
  ms: number;
  /** The longest that nothing else could be done meanwhile; 0 where no task took 50 ms. */
  blockedMs: number;
}

declare global {
  var arrival: Promise<Arrival>;
}

/** Clicks, and tells how a place of another name, or a dialog, came: painted, with nothing that still loads. */
export async function timeOf(page: Page, target: Locator, opens: 'page' | 'dialog'): Promise<Arrival> {
  await target.waitFor();
  await page.evaluate(watch, { opens, most: MOST_MS, name: String(target) });
  await target.click();
  return page.evaluate(() => globalThis.arrival);
}

function watch({ opens, most, name }: { opens: 'page' | 'dialog'; most: number; name: string }): void {
  const before = document.title;
  const isThere = (): boolean =>
    opens === 'dialog'
      ? document.querySelector('[role=dialog] :is(input, textarea, select, button[type=submit])') !== null
      : document.title !== before && document.querySelector('main [aria-label*="불러오는 중"]') === null;
  let blockedMs = 0;
  const tasks = new PerformanceObserver((list) => {
    blockedMs = Math.max(blockedMs, ...list.getEntries().map(({ duration }) => duration));
  });
  tasks.observe({ type: 'longtask' });
  globalThis.arrival = new Promise((resolve, reject) => {
    const begin = ({ timeStamp }: Event): void => {
      const look = (): void => {
        const now = performance.now();
        // The frame in which it is there is painted before the next task.
        if (isThere())
          setTimeout(() => {
            const ms = performance.now() - timeStamp;
            // A task is told of after its end.
            setTimeout(() => {
              tasks.disconnect();
              resolve({ ms, blockedMs });
            }, 50);
          });
        else if (now - timeStamp > most) reject(new Error(`It did not open: ${name}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}
