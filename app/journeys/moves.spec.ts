import type { Page, Route } from '@playwright/test';
import { expect, test } from './people/journey.ts';
import { admin, signIn } from './people/people.ts';
import { openScreen } from './people/openScreen.ts';

/** The questions of a page of many parts at its first visit: those that leave with the click, and all of them. */
const places = {
  // The student, siblings, timeline, and one of each card of the first tab.
  student: { group: '학생', list: '학생', together: 6, all: 6 },
  // The deck, its assignments and its tests; then its words, its map, and the lectures that the map can be narrowed to.
  'word deck': { group: '시험', list: '단어장', together: 3, all: 6 },
};

// What a service worker passes on is not held back by a route.
test.use({ serviceWorkers: 'block' });

for (const [name, { group, list, together, all }] of Object.entries(places)) {
  test(`the ${together} questions of a ${name} leave with the click`, { tag: '@first' }, async ({ page }) => {
    // Tall, so that the list is one click away, and no other screen has asked for anything.
    await page.setViewportSize({ width: 1366, height: 1000 });
    await signIn(page, admin);
    await openScreen(page, group, list);
    await expect(page).toHaveTitle(new RegExp(`^${list}`));
    const main = page.getByRole('main');
    const record = main.getByRole('row').nth(1);
    await expect(record).toBeVisible();

    const questions = await delayQuestions(page);
    await record.click();
    // None is answered until all have left: none waits for another one's answer.
    await expect.poll(() => questions.asked).toHaveLength(together);
    await questions.release();
    await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(main.getByLabel(/불러오는 중/)).toHaveCount(0);
    expect(questions.asked, questions.asked.join('\n')).toHaveLength(all);
  });
}

/** Notes what a page asks the api for, and holds it until it is released; a list's saved views, which it asks for once it is idle, are not of the page. */
async function delayQuestions(page: Page) {
  const asked: string[] = [];
  const held: Route[] = [];
  let isReleased = false;
  await page.route(/\/api\/(gql|word-decks)/, async (route) => {
    const { operationName } = (route.request().postDataJSON() ?? {}) as { operationName?: string };
    if (operationName === 'SavedViews') return route.continue();
    asked.push(operationName ?? new URL(route.request().url()).pathname);
    if (isReleased) return route.continue();
    held.push(route);
  });
  const release = async (): Promise<void> => {
    isReleased = true;
    await Promise.all(held.map((route) => route.continue()));
  };
  return { asked, release };
}
