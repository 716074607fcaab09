import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import { movePages } from './hour.ts';

/** Unexpected errors of a journey. */
export interface Complaints {
  /** Watches another browser context too. */
  hear(context: BrowserContext): void;
  /** Errors that the journey itself causes, e.g. `401 GET /api/gql`. */
  allow(expected: RegExp): void;
}

/** The addresses of a place's academies, one for each worker. */
export interface Academies {
  academies: string[];
}

/** How Chromium starts that could have a window, for a journey through what the headless shell lacks. */
export interface Browsers {
  withWindow: LaunchOptions;
}

/** Playwright's test; console errors, uncaught exceptions and responses of 400 and above fail it. */
export const test = base.extend<Academies & { complaints: Complaints }, Browsers>({
  browser: [
    async ({ browser }, give) => {
      movePages(browser);
      await give(browser);
    },
    { scope: 'worker' },
  ],
  academies: [[], { option: true }],
  withWindow: [{}, { option: true, scope: 'worker' }],
  baseURL: ({ academies, baseURL }, give, { parallelIndex }) => give(academies[parallelIndex] ?? baseURL),
  complaints: [
    async ({ context }, use) => {
      // The app asks for a session once at start, and most visitors have none.
      const allowed = [/^401 POST \/api\/auth\/refresh$/];
      const heard: string[] = [];
      const hear = (other: BrowserContext): void => listen(other, (complaint) => heard.push(complaint));
      hear(context);
      await use({ hear, allow: (expected) => void allowed.push(expected) });
      expect(heard.filter((complaint) => !allowed.some((expected) => expected.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Checks that axe finds no WCAG 2.2 AA violation on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself, not in a second one: there are no frames of another origin.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Waits for a page's heading and checks that axe finds nothing. */
export async function expectPage(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expectAccessible(page);
}

/** Checks that the page is not wider than the screen. */
export async function expectNoSideways(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(screen);
}

function listen(context: BrowserContext, complain: (complaint: string) => void): void {
  context.on('weberror', (event) => complain(String(event.error())));
  context.on('console', (message) => {
    // The console's message of a failed request says less than the response, which is checked itself.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) complain(message.text());
  });
  context.on('response', (response) => {
    // A service worker may respond to a request of a closed page; nobody reads that response.
    if (response.request().serviceWorker()) return;
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) complain(`${response.status()} ${response.request().method()} ${pathname}`);
  });
}
