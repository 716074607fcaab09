import type { Page } from '@playwright/test';
import { liveDot } from './surfaces/grid.ts';
import { expect, expectAccessible, expectNoSideways, test } from './people/journey.ts';
import { admin, signIn, ta } from './people/people.ts';
import { openEvening } from './steps/openEvening.ts';

test(
  'two desks share the clinic board: taps, a drag that outlives a refresh, the truth after a gap',
  { tag: '@first' },
  async ({ page, browser, complaints }) => {
    await signIn(page, admin);
    const { names } = await openEvening(page, 4);
    const [first = '', second = '', third = ''] = names;
    await page.goto('/crm/clinic');
    // Wide, because the slots of the day stand beside these two at some hours.
    const desk = await browser.newContext({ viewport: { width: 2400, height: 900 } });
    complaints.hear(desk);
    await desk.addInitScript(cutLineOnEvent);
    const other = await desk.newPage();
    await signIn(other, ta);
    await other.goto('/crm/clinic');
    await expect(liveDot(page)).toBeVisible();
    await expect(liveDot(other)).toBeVisible();
    await expect(arrival(other, first)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideways(page);

    // Only the other desk has to wait: this one shows its own tap before the server has heard of it.
    const shown = Promise.withResolvers<void>();
    await page.route('**/arrival', (route) => shown.promise.then(() => route.continue()), { times: 1 });
    await arrival(page, first).click();
    await expect(departure(page, first)).toBeVisible();
    await expect(departure(other, first)).toBeHidden();
    shown.resolve();
    await expect(departure(other, first)).toBeVisible();

    // A student is dragged to the other room while a colleague's tap is fetched.
    await other.getByRole('button', { name: `${second} 옮기기` }).hover();
    await other.mouse.down();
    const winter = other.locator('[data-carry-target]').filter({ hasText: '겨울방' });
    const to = await winter.boundingBox();
    if (!to) throw new Error('The other room is not on the board');
    await other.mouse.move(to.x + 60, to.y + 60, { steps: 3 });
    await arrival(page, third).click();
    await expect(departure(other, third)).toBeVisible();
    await expect(winter.locator('..').locator('[data-over]')).toBeVisible();
    await other.mouse.up();
    await expect(winter.getByText(second, { exact: true })).toBeVisible();
    await expect(
      page.locator('[data-carry-target]').filter({ hasText: '겨울방' }).getByText(second, { exact: true }),
    ).toBeVisible();

    // One desk loses its network, the other continues, then the first reconnects.
    complaints.allow(/ERR_INTERNET_DISCONNECTED/);
    await desk.setOffline(true);
    await other.evaluate(() => dispatchEvent(new Event('line-cut')));
    await expect(liveDot(other)).toBeHidden();
    await departure(page, first).click();
    // Who still has something to do is asked for first.
    const anyway = page.getByRole('button', { name: '그래도 귀가' });
    if (await anyway.isVisible()) await anyway.click();
    await expect(departure(page, first)).toBeHidden();
    await expect(departure(other, first)).toBeVisible();
    await expect(liveDot(other)).toBeHidden();
    await desk.setOffline(false);
    await expect(departure(other, first)).toBeHidden();
    await desk.close();
  },
);

const arrival = (page: Page, name: string) => page.getByRole('button', { name: `${name} 도착`, exact: true });
const departure = (page: Page, name: string) => page.getByRole('button', { name: `${name} 귀가`, exact: true });

/** A browser set offline keeps open connections; this breaks the page's live connection as a lost network does. */
function cutLineOnEvent(): void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (!/\/api\/realtime$/.test(input instanceof Request ? input.url : String(input))) return send(input, init);
    const cut = new AbortController();
    addEventListener('line-cut', () => cut.abort(), { once: true });
    const own = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    return send(input, { ...init, signal: own ? AbortSignal.any([own, cut.signal]) : cut.signal });
  };
}
