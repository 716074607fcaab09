/** Runs in the page: when what a click opens is painted. */
import type { Locator, Page } from '@playwright/test';

/** A place waits no longer for its content, in milliseconds. */
const MOST_MS = 10_000;

declare global {
  /** Milliseconds from the click until the place is painted. */
  var arrival: Promise<number>;
}

/** Clicks, and returns after how many milliseconds a place of another name, or a dialog, is painted with nothing that still loads. */
export async function timeOf(page: Page, target: Locator, opens: 'page' | 'dialog'): Promise<number> {
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
  globalThis.arrival = new Promise((resolve, reject) => {
    const begin = ({ timeStamp }: Event): void => {
      const look = (): void => {
        const now = performance.now();
        // The frame in which it is there is painted before the next task.
        if (isThere()) setTimeout(() => resolve(performance.now() - timeStamp));
        else if (now - timeStamp > most) reject(new Error(`It did not open: ${name}`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}
