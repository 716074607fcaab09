import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, expectPage, test } from './people/journey.ts';
import { signIn, student } from './people/people.ts';
import { smallPhone } from './people/phone.ts';

test.use(smallPhone);

const hello = `${student.name}님, 안녕하세요`;
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true });
const offlineHeading = '인터넷에 연결되어 있지 않아요';
/** Loads a page offline, again where Chromium started the service worker anew with the network still on. */
const loadOffline = async (page: Page, load: () => Promise<unknown>) => {
  await page.context().setOffline(true);
  await expect(async () => {
    await load();
    await expect(page.getByRole('heading', { name: offlineHeading })).toBeVisible({ timeout: 3_000 });
  }).toPass();
};
/** What is kept on the device, as text. */
const keptOn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'kept-home')) return '';
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error());
      });
    const db = await done(indexedDB.open('kept-home'));
    try {
      return JSON.stringify(await done(db.transaction('home').objectStore('home').getAll()));
    } finally {
      db.close();
    }
  });

test(
  'without a network a screen of the menu opens, another says so and comes by itself, and the app opens anew',
  {
    tag: '@first',
  },
  async ({ page, context, complaints }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/);
    await signIn(page, student);
    await expectPage(page, hello);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const main = page.getByRole('main');
    await context.setOffline(true);
    await menu(page, '단어장').click();
    await expect(page.getByRole('heading', { level: 1, name: '단어장' })).toBeVisible();
    await expect(main.getByText('인터넷 연결을 기다리는 중').first()).toBeVisible();
    await menu(page, '내 정보').click();
    await main.getByRole('link', { name: '동의' }).click();
    await expect(main.getByRole('heading')).toHaveCount(0);
    await expect(main.getByRole('status').filter({ hasText: '인터넷 연결을 기다리는 중' })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: '동의' })).toBeVisible();

    // A tab that is opened without a network, though nothing was turned on: the academy's page, with nothing of anybody.
    const other = await context.newPage();
    await loadOffline(other, () => other.goto('/portal'));
    await expect(other.getByText(/에 본 화면/)).toBeHidden();
    await expect(other.getByText(student.name)).toBeHidden();
    await expect(other.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${offlineHeading}" [level=1]
      - paragraph: 연결되면 저절로 다시 열려요.
      - button "다시 시도"
    `);
    await context.setOffline(false);
    await expectPage(other, hello);
  },
);

test('home is kept for reading offline only when the student wants it, and forgotten with the session', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  // What the page was still asking when the session ended.
  complaints.allow(/^401 POST \/api\/gql$/);
  await signIn(page, student);
  await expectPage(page, hello);
  expect(await keptOn(page)).toBe('');
  await menu(page, '내 정보').click();
  await page.getByRole('button', { name: '오프라인 보기 켜기' }).click();
  await expect(page.getByRole('button', { name: '오프라인 보기 끄기' })).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await menu(page, '홈').click();
  await expectPage(page, hello);
  await expect(page.getByRole('link', { name: /^내 강의와 출결/ })).toBeVisible();
  const first = await page.locator('main section p').first().textContent();
  await expect.poll(() => keptOn(page)).toContain('지금 할 일');
  // It may be read on another day.
  expect(await keptOn(page)).not.toMatch(/내일|모레|D-\d/);

  await loadOffline(page, () => page.reload());
  await expect(page.getByRole('status')).toHaveText(/^오프라인 · \d\d:\d\d에 본 화면$/);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "${offlineHeading}" [level=1]
    - button "다시 시도"
    - status: /^오프라인 · \\d\\d:\\d\\d에 본 화면$/
    - heading "지금 할 일" [level=2]
    - list:
      - listitem
  `);
  await expect(page.getByText(first ?? '', { exact: true }).first()).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);

  await context.setOffline(false);
  await expectPage(page, hello);
  await menu(page, '내 정보').click();
  await page.getByRole('button', { name: '로그아웃', exact: true }).click();
  await expect(page).toHaveURL('/');
  expect(await keptOn(page)).toBe('');

  // The offline page stays, with nothing of anybody.
  await loadOffline(page, () => page.goto('/login'));
  await expect(page.getByText(/에 본 화면/)).toBeHidden();
});
