import type { Page, Request } from '@playwright/test';
import { expect, test } from './people/journey.ts';
import { admin, signIn } from './people/people.ts';
import { menuOf, openScreen } from './people/openScreen.ts';

/** The questions of a page of many parts at its first visit: those that leave with the click, and as many as there may be. */
const places = [
  // The student, siblings, timeline, and one of each card of the first tab.
  { group: '학생', list: '학생', together: 6, most: 6 },
  // The deck, its assignments, its tests and its words; its map where that comes near.
  { group: '시험', list: '단어장', together: 4, most: 5 },
];

/** As many as a screen of the menu may ask at its first visit. */
const MOST = 5;

// What a service worker passes on is not held back by a route.
test.use({ serviceWorkers: 'block' });

test(
  'the questions of a page leave with the click, and a screen of the menu asks few',
  { tag: '@first' },
  async ({ page }) => {
    // Tall, so that every list is one click away.
    await page.setViewportSize({ width: 1366, height: 1300 });
    await signIn(page, admin);
    const main = page.getByRole('main');
    const isComplete = () => expect(main.getByLabel(/불러오는 중/)).toHaveCount(0);
    for (const { group, list, together, most } of places) {
      await test.step(`the ${together} of the first ${list}`, async () => {
        await openScreen(page, group, list);
        await expect(page).toHaveTitle(new RegExp(`^${list}`));
        const record = main.getByRole('row').nth(1);
        await expect(record).toBeVisible();

        const release = await delayQuestions(page);
        const asked = noteQuestions(page);
        await record.click();
        // None is answered until all have left: none waits for another one's answer.
        await expect.poll(() => asked).toHaveLength(together);
        release();
        await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await isComplete();
        expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(most);
      });
    }
    const menu = menuOf(page).getByRole('link');
    for (const link of await menu.all()) {
      const asked = noteQuestions(page);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await isComplete();
      expect(asked.length, `${await link.textContent()}: ${asked.join(', ')}`).toBeLessThanOrEqual(MOST);
    }
  },
);

/** What a request asks the api for; undefined for what is no question of the page, as a list's saved views, which it asks for once it is idle. */
function questionOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  if (!/^\/api\/(?!auth|realtime)/.test(pathname)) return undefined;
  const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
  return operationName === 'SavedViews' ? undefined : (operationName ?? pathname);
}

/** Notes what a page asks the api for. */
function noteQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...[questionOf(request) ?? []].flat()));
  return asked;
}

/** Lets no question of a page go on until it is released. */
async function delayQuestions(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/api/**', async (route) => {
    if (questionOf(route.request()) !== undefined) await released;
    await route.continue();
  });
  return release;
}
