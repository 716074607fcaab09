import type { BrowserContext, Page } from '@playwright/test';
import { attendanceGrid, counter, liveDot } from './surfaces/grid.ts';
import { expect, test } from './people/journey.ts';
import { admin, signIn } from './people/people.ts';
import { openClass } from './steps/openClass.ts';
import { storedToken, wearOut } from './people/wornOut.ts';

const trouble = '인터넷 연결 안정화중..';

test(
  'twenty calls with a worn-out token in two tabs: one refresh, all retried, nobody signed out',
  { tag: '@first' },
  async ({ page, context, complaints }) => {
    complaints.allow(/^401 /);
    await signIn(page, admin);
    const week = await openClass(page, '세션 확인반');
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(week);
      await expect(liveDot(tab)).toBeVisible();
      await expect(counter(tab, '미체크', 20)).toBeVisible();
    }
    const worn = await storedToken(page);
    const refreshes = countRefreshes(context);
    const refused = await wearOut(context, worn, 20);
    await markTen(page, 1, '1');
    await markTen(second, 11, '2');

    for (const tab of [page, second]) {
      await expect(counter(tab, '출석', 10)).toBeVisible();
      await expect(counter(tab, '지각', 10)).toBeVisible();
      await expect(tab.getByRole('list', { name: '저장하지 못한 칸' })).toBeHidden();
      await expect(tab).toHaveURL(week);
      expect(await storedToken(tab)).not.toBe(worn);
    }
    expect(new Set(refused).size).toBe(20);
    expect(refreshes()).toBe(1);
  },
);

test('a token that wears out twenty times in five tabs is refreshed once each time', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(/^401 /);
  await signIn(page, admin);
  const week = await openClass(page, '다섯 탭 확인반');
  const others = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  const tabs = [page, ...others];
  for (const tab of tabs) {
    await tab.goto(week);
    await expect(liveDot(tab)).toBeVisible();
    await expect(counter(tab, '미체크', 20)).toBeVisible();
  }
  const refreshes = countRefreshes(context);
  for (let round = 0; round < 20; round++) {
    const worn = await storedToken(page);
    const refused = await wearOut(context, worn, tabs.length);
    // Each tab has two students of its own, in turn, and they are present and late in turn.
    const key = Math.floor(round / 2) % 2 === 0 ? '1' : '2';
    const saved = tabs.map((tab) =>
      tab.waitForResponse((response) => response.request().method() === 'PUT' && response.ok()),
    );
    for (const [at, tab] of tabs.entries()) await markOne(tab, key, at * 2 + (round % 2) + 1);
    await Promise.all(saved);
    expect(new Set(refused).size).toBe(tabs.length);
    expect(refreshes()).toBe(round + 1);
  }
  for (const tab of tabs) {
    await expect(counter(tab, '지각', 10)).toBeVisible();
    await expect(counter(tab, '미체크', 10)).toBeVisible();
    await expect(tab.getByRole('list', { name: '저장하지 못한 칸' })).toBeHidden();
    await expect(tab).toHaveURL(week);
  }
  expect(refreshes()).toBe(20);
});

test('an old refresh token in other hands ends the sign-in everywhere', async ({
  page,
  context,
  playwright,
  baseURL,
  complaints,
}) => {
  complaints.allow(/^401 /);
  await signIn(page, admin);
  const [old] = await context.cookies(`${baseURL}/api/auth/refresh`);
  // Reloading the page uses the token, which is then replaced by a new one.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '강의' })).toBeVisible();
  const second = await context.newPage();
  await second.goto('/crm/students');
  await expect(second.getByRole('heading', { level: 1, name: '학생' })).toBeVisible();

  const thief = await playwright.request.newContext({ baseURL: baseURL || undefined, userAgent: 'another browser' });
  const replay = await thief.post('/api/auth/refresh', { headers: { cookie: `${old?.name}=${old?.value}` } });
  expect(replay.status()).toBe(401);
  await thief.dispose();

  await page.reload();
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/(login)?$/);
  expect(await storedToken(page)).toBe('');
});

test('a lost connection signs nobody out, and what was typed is kept to be saved', async ({ page, context }) => {
  await signIn(page, admin);
  const week = await openClass(page, '연결 확인반');
  await page.goto(week);
  await expect(counter(page, '미체크', 20)).toBeVisible();
  await context.setOffline(true);
  await markOne(page, '1');
  await expect(page.getByText(trouble)).toBeVisible();
  await expectKept(page, week);
  await context.setOffline(false);
  await saveAgain(page, '출석');
});

test('a refresh without an answer signs nobody out', async ({ page, context, complaints }) => {
  // The requests with the expired token: the mark, the presence in that cell, and the live connection, which is made anew after a request
  // without an answer.
  complaints.allow(/^401 (PUT|POST \/api\/(realtime\/refresh|gql)|GET \/api\/realtime)/);
  await signIn(page, admin);
  const week = await openClass(page, '갱신 확인반');
  await page.goto(week);
  await expect(counter(page, '미체크', 20)).toBeVisible();
  await wearOut(context, await storedToken(page), 1);
  await page.route('**/api/auth/refresh', (route) => route.abort());
  await markOne(page, '2');
  await expect(page.getByText(trouble)).toBeVisible();
  await expectKept(page, week);
  await page.unroute('**/api/auth/refresh');
  await saveAgain(page, '지각');
});

function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/auth/refresh') count++;
  });
  return () => count;
}

/** Marks the student of a row (from 1) with a key. */
async function markOne(page: Page, key: string, row = 1): Promise<void> {
  await attendanceGrid(page).getByRole('row').nth(row).locator('[aria-colindex="4"]').click();
  await page.keyboard.press(key);
}

/** Marks ten students from a row on, one key each. */
async function markTen(page: Page, firstRow: number, key: string): Promise<void> {
  await markOne(page, key, firstRow);
  for (let more = 1; more < 10; more++) await page.keyboard.press(key);
}

async function expectKept(page: Page, week: string): Promise<void> {
  await expect(page.getByRole('list', { name: '저장하지 못한 칸' }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(week);
  expect(await storedToken(page)).not.toBe('');
}

async function saveAgain(page: Page, mark: string): Promise<void> {
  await page.getByRole('button', { name: '다시 저장' }).click();
  await expect(counter(page, mark, 1)).toBeVisible();
  await expect(page.getByRole('list', { name: '저장하지 못한 칸' })).toBeHidden();
  await page.reload();
  await expect(counter(page, mark, 1)).toBeVisible();
}
