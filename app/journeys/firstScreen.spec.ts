import type { Page } from '@playwright/test';
import { expect, test } from './people/journey.ts';
import { openedFirst } from './people/openedFirst.ts';
import { admin, signIn, student } from './people/people.ts';
import { followRequests, REFRESH } from './people/requestSteps.ts';

const STEPS = 4;

/** Files until rows or content are there. */
const most: Record<keyof typeof openedFirst, { scripts: number; styles: number }> = {
  students: { scripts: 7, styles: 3 },
  lectures: { scripts: 7, styles: 3 },
  lecture: { scripts: 8, styles: 3 },
  gradebook: { scripts: 13, styles: 4 },
  'day board': { scripts: 11, styles: 4 },
  'portal home': { scripts: 5, styles: 3 },
};

for (const [name, { address, person, sign }] of Object.entries(openedFirst)) {
  const { scripts, styles } = most[name as keyof typeof most];
  test(`${name} is there after ${STEPS} steps and one refresh, without another page before it`, async ({
    page,
    context,
  }) => {
    await signIn(page, person);
    const opened = await address(page);
    const fresh = await context.newPage();
    const devtools = await context.newCDPSession(fresh);
    const requests = await followRequests(devtools);
    // A sign-in page that only flashes is seen too, and so is when the sign came.
    await fresh.addInitScript((selector) => {
      const seen = Object.assign(window, { passwords: 0, thereAt: 0, loaded: [] as string[] });
      new MutationObserver(() => {
        if (document.querySelector('input[type="password"]')) seen.passwords++;
        if (seen.thereAt || !document.querySelector(selector)) return;
        // What comes afterwards, when the browser is idle, does not count.
        seen.thereAt = performance.timeOrigin + performance.now();
        seen.loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      }).observe(document, { childList: true, subtree: true });
    }, sign);
    await fresh.goto(opened, { waitUntil: 'commit' });
    const thereAt = await fresh.waitForFunction(() => (window as unknown as { thereAt: number }).thereAt);
    const signAt = await thereAt.jsonValue();
    const until = requests().filter(({ at }) => at <= signAt);
    expect(await fresh.evaluate(() => (window as unknown as { passwords: number }).passwords)).toBe(0);

    const told = until.map(({ path, step }) => `${step} ${path}`).join('\n');
    expect(Math.max(...until.map(({ step }) => step)), told).toBeLessThanOrEqual(STEPS);
    expect(until.filter(({ path }) => path === REFRESH).map(({ step }) => step)).toEqual([2]);
    // The first query leaves with the first token.
    expect(until.find(({ path }) => path === '/api/gql')?.step, told).toBe(3);
    const loaded = await fresh.evaluate(() => (window as unknown as { loaded: string[] }).loaded);
    const filesOf = (ending: string): number => new Set(loaded.filter((name) => name.endsWith(ending))).size;
    const files = loaded.join('\n');
    expect(filesOf('.js'), files).toBeGreaterThan(2);
    expect(filesOf('.js'), files).toBeLessThanOrEqual(scripts);
    expect(filesOf('.css'), files).toBeLessThanOrEqual(styles);
  });
}

for (const [area, person, address] of [
  ['crm', admin, '/crm/students'],
  ['portal', student, '/portal'],
] as const) {
  test(`the shape of ${area} is painted from the page itself, and only for who has signed in`, async ({
    page,
    context,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const delayFiles = (other: Page) =>
      other.route(/\/assets\/.*\.(js|css)$/, async (route) => {
        await released;
        await route.continue();
      });
    await signIn(page, person);
    const [fresh, visitor] = [await context.newPage(), await context.newPage()];
    await Promise.all([fresh, visitor].map(delayFiles));
    await fresh.goto(address, { waitUntil: 'commit' });
    const shape = `.shape.${area}`;
    await expect(fresh.locator(shape)).toBeVisible();
    await fresh.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await visitor.goto('/login', { waitUntil: 'commit' });
    await expect(visitor.locator('#root')).toBeEmpty();

    release();
    await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(fresh.locator(shape)).toHaveCount(0);
  });
}
