import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

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

/**
 * Notes what moves on every page that is opened from now on, however slow the machine is: the font does not come (`font.browser.test.ts` holds
 * what it moves), and what waits for a part above it waits until that is there.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0, moved: [] };
    window.shifts = shifts;
    const patient = new CSSStyleSheet();
    patient.replaceSync(':root:root:root * { animation-delay: 60s !important; }');
    document.adoptedStyleSheets.push(patient);
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

/** Checks that no more than `most` has moved until all is read that the page shows; 0.1 is what browsers still call good. */
export async function expectStill(page: Page, name: string, most: number): Promise<void> {
  await expect.soft(page.getByLabel(/불러오는 중/), name).toHaveCount(0);
  const { sum, moved } = await page.evaluate(() => window.shifts ?? { sum: 0, moved: [] });
  expect.soft(sum, `${name}\n${moved.join('\n')}`).toBeLessThanOrEqual(most);
}
