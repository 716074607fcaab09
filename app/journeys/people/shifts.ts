import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** A tenth of what browsers still call good. */
const MOST = 0.01;

/** What moved by itself on a page since it was opened: the sum that browsers call CLS, and what and where to. */
interface Shifts {
  sum: number;
  moved: string[];
}

/** As browsers that have it tell it; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
  interface Window {
    shifts?: Shifts;
  }
}

/** Notes what moves on every page that is opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    window.shifts = shifts;
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as LayoutShift[]) {
        if (shift.hadRecentInput) continue;
        shifts.sum += shift.value;
        for (const { node, previousRect, currentRect } of shift.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName} .${element?.className} "${element?.textContent?.slice(0, 30)}"`;
          shifts.moved.push(`${shift.value.toFixed(4)} ${name}: ${place(previousRect)} → ${place(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Checks that nothing has moved until all is read that the page shows. */
export async function expectStill(page: Page, name: string): Promise<void> {
  await expect.soft(page.getByLabel(/불러오는 중/), name).toHaveCount(0);
  const { sum, moved } = await page.evaluate(() => window.shifts ?? { sum: 0, moved: [] });
  expect.soft(sum, `${name}\n${moved.join('\n')}`).toBeLessThanOrEqual(MOST);
}
