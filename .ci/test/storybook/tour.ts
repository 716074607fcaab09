import { readdirSync, statSync } from 'node:fs';
import { expect, type Browser, type BrowserContext, type FrameLocator, type Page } from '@playwright/test';
import { askGql } from '../../../app/journeys/people/ask.ts';
import { attendanceGrid } from '../../../app/journeys/surfaces/grid.ts';
import { lectures, students } from '../../../mocks/cast.ts';
import { contextOptions } from '../browser.mjs';
import { patience } from './static.ts';

/** The stories, and a heading of the screen each opens. */
const scenes: [story: string, heading: RegExp][] = [
  ['before-class', /클리닉/],
  ['after-failed-exam', /조건부확률/],
  ['payday', /급여/],
  ['parent-with-link', /클리닉 예약/],
];
/** What every open page asks. */
const asked: ReadonlySet<string> = new Set(['/api/gql', '/api/realtime']);

/**
 * Walks through the Tour of the static Storybook at an address: each person's screen, a day's work, and what a reload leaves of it; beside it,
 * in a browser of its own, what toolbar and panel change.
 */
export async function walkTour(browser: Browser, address: string, errors: string[]): Promise<void> {
  await Promise.all([
    walkIn(browser, errors, (page) => walkScenes(page, address)),
    walkIn(browser, errors, (page) => walkTools(page, address)),
  ]);
}

async function walkIn(browser: Browser, errors: string[], walk: (page: Page) => Promise<void>): Promise<void> {
  // So wide that the app is drawn in its own size: Playwright clicks beside the mark in a frame that is drawn smaller.
  const context = await browser.newContext({ ...contextOptions, viewport: { width: 1720, height: 900 } });
  context.on('weberror', (event) => errors.push(`tour ${event.error().message}`));
  context.on('response', (response) => {
    // What a page still asks while it goes away is answered by nobody, and a clock moved by an hour wears out a token, which is renewed;
    // the walk sees what is missing.
    const isMeant = [401, 404].includes(response.status()) && asked.has(new URL(response.url()).pathname);
    if (response.status() >= 400 && !isMeant) errors.push(`tour ${response.status()} ${response.url()}`);
  });
  await walk(await context.newPage());
  await context.close();
}

async function walkScenes(page: Page, address: string): Promise<void> {
  const times = [await timeScene(page, address), await timeScene(page, address)].map(Math.round);
  console.log(`둘러보기: 첫 화면 ${times[0]} ms, 다시 ${times[1]} ms`);
  for (const [story, heading] of scenes.slice(1)) {
    await openScene(page, address, story, heading);
    if (story === 'payday') await fitBesideMenu(page);
  }
  await workAndReload(page, address);
  await bookClinic(page.context(), address);
}

async function walkTools(page: Page, address: string): Promise<void> {
  await followToolbar(page, address);
  await openLargeAcademy(page, address);
  await useNetworkAndPanel(page, address);
}

/** In MB, the Tour alone and the whole. */
export function sayTourSize(folder: string): void {
  const sizeOf = (path: string): number =>
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0) / 1e6;
  console.log(`둘러보기 ${sizeOf(`${folder}/tour`).toFixed(1)} MB, 전체 ${sizeOf(folder).toFixed(1)} MB`);
}

async function timeScene(page: Page, address: string): Promise<number> {
  const start = performance.now();
  const [story, heading] = scenes[0]!;
  await openScene(page, address, story, heading);
  return performance.now() - start;
}

async function openScene(page: Page, address: string, story: string, heading: RegExp, globals = ''): Promise<void> {
  // Another document, so that a scene shown already opens anew.
  await page.goto('about:blank');
  await page.goto(`${address}?path=/story/app-둘러보기-학원의-하루--${story}&globals=${globals}`);
  await expect(appOf(page).getByRole('heading', { name: heading }).first()).toBeVisible(patience);
}

/** Nothing of a screen for a desk is cut where Storybook's menu takes a part of the window. */
async function fitBesideMenu(page: Page): Promise<void> {
  const wide = page.viewportSize()!;
  await page.setViewportSize({ ...wide, width: 1440 });
  const cut = () =>
    appOf(page)
      .locator('html')
      .evaluate(({ scrollWidth }) => scrollWidth - innerWidth);
  await expect.poll(cut, patience).toBeLessThanOrEqual(0);
  await page.setViewportSize(wide);
}

const canvas = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
const appOf = (page: Page): FrameLocator => canvas(page).frameLocator('iframe[title="학원"]');

/** By the link for somebody else: marks, a score, and both are there after a reload of an address that no file answers. */
async function workAndReload(page: Page, address: string): Promise<void> {
  await openScene(page, address, 'before-class', /클리닉/);
  const opened = page.context().waitForEvent('page');
  await canvas(page).getByRole('link', { name: '같은 상태로 열기' }).click();
  const other = await opened;
  const place = '/tour/2026-11-03T1755.ta-junho.small';
  await expect(other).toHaveURL(({ pathname }) => pathname.endsWith(`${place}/crm/clinic`), patience);
  const base = other.url().slice(0, other.url().indexOf(place)) + place;
  const week = await findWeek(other);
  await other.goto(base + week);
  await mark(other);
  await other.goto(`${base}${week}/scores`);
  const score = other.getByRole('grid', { name: '성적표' }).locator('[data-row="0"] [data-column="3"]');
  await score.click(patience);
  await other.keyboard.type('40');
  await other.keyboard.press('Enter');
  await expect(score).toContainText('40', patience);
  await expect(score).not.toHaveAttribute('data-state', 'saving', patience);
  await other.reload();
  await expect(score).toContainText('40', patience);
  await other.goto(base + week);
  await expect(firstMark(other)).toContainText('출석', patience);
  await other.close();
}

async function bookClinic(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(placeAddress(address, `2026-11-02T2210.${students.minsu.loginId}.small`, '/portal/clinic'));
  const free = page.getByRole('button', { name: /예약$/ });
  await expect(free.first()).toBeVisible(patience);
  const mine = page.getByRole('listitem').filter({ hasText: '예약됨' });
  const before = await mine.count();
  await free.first().click();
  await expect.poll(() => mine.count(), patience).toBeGreaterThan(before);
  await page.reload();
  await expect.poll(() => mine.count(), patience).toBeGreaterThan(before);
  await page.close();
}

/** Clock and reset of the toolbar reach the academy; what was done in a place that begins anew is gone after a reload. */
async function followToolbar(page: Page, address: string): Promise<void> {
  await openScene(page, address, 'before-class', /클리닉/, 'clock:at0900;reset:reset');
  const frame = canvas(page).locator('iframe[title="학원"]');
  await expect(frame).toHaveAttribute('src', /2026-11-03T0900\.ta-junho\.small\.reset/);
  const place = '2026-11-03T0900.ta-junho.small.reset';
  await page.goto(placeAddress(address, place, '/crm/clinic'));
  await expect(page).toHaveURL(/\.reset\/crm\/clinic/, patience);
  await page.goto(page.url().replace('/crm/clinic', await findWeek(page)));
  await mark(page);
  await page.reload();
  await expect(firstMark(page)).toBeVisible(patience);
  await expect(firstMark(page)).not.toContainText('출석');
  expect(await page.evaluate(() => new Date().toISOString().slice(0, 15))).toBe('2026-11-03T00:0');
}

/** The toolbar's size opens an academy of 300 students. */
async function openLargeAcademy(page: Page, address: string): Promise<void> {
  await openScene(page, address, 'before-class', /클리닉/, 'size:academy');
  const frame = canvas(page).locator('iframe[title="학원"]');
  await expect(frame).toHaveAttribute('src', /\.ta-junho\.academy/);
  expect(await countStudents(page)).toBeGreaterThanOrEqual(300);
}

/** Of the academy that the story shows. */
async function countStudents(page: Page): Promise<number> {
  const src = await canvas(page).locator('iframe[title="학원"]').getAttribute('src');
  const other = await page.context().newPage();
  await other.goto(src ?? '');
  await expect(other.getByRole('heading', { name: /클리닉/ }).first()).toBeVisible(patience);
  const query = '{ students_aggregate { aggregate { count } } }';
  const answer = await askGql<{ students_aggregate: { aggregate: { count: number } } }>(other, query, {});
  await other.close();
  return answer.students_aggregate.aggregate.count;
}

/** The toolbar's network reaches the academy without opening it anew; the panel brings another person into it. */
async function useNetworkAndPanel(page: Page, address: string): Promise<void> {
  await openScene(page, address, 'before-class', /클리닉/);
  const app = appOf(page);
  await app.locator('summary', { hasText: '모의 서버' }).click(patience);
  for (const [title, value] of [
    ['끊긴 네트워크', 'lost'],
    ['빠른 네트워크', 'fast'],
  ] as const) {
    await page.getByRole('button', { name: /^네트워크/ }).click();
    await page.getByRole('option', { name: title }).click();
    await expect(app.getByLabel('네트워크')).toHaveValue(value, patience);
  }
  const time = app.locator('output');
  await expect(time).toHaveText(/^2026-11-03 /, patience);
  const minutes = async () => Date.parse(`${await time.textContent()}Z`) / 60_000;
  const before = await minutes();
  await app.getByRole('button', { name: '+1시간' }).click();
  await expect.poll(async () => (await minutes()) - before, patience).toBeGreaterThanOrEqual(60);
  await app.getByLabel('사람').selectOption({ label: `학생 ${students.minsu.name}` });
  await expect(app.getByRole('heading', { name: new RegExp(students.minsu.name) })).toBeVisible(patience);
}

const placeAddress = (address: string, place: string, open: string): string =>
  `${address}tour/index.html?${new URLSearchParams({ place, open })}`;

const firstMark = (page: Page) => attendanceGrid(page).getByRole('row').nth(1).locator('[aria-colindex="4"]');

async function mark(page: Page): Promise<void> {
  await firstMark(page).click(patience);
  await page.keyboard.press('1');
  await expect(firstMark(page)).toContainText('출석', patience);
  await expect(firstMark(page)).not.toHaveAttribute('data-state', 'saving', patience);
}

/** The address of this Tuesday's lesson. */
async function findWeek(page: Page): Promise<string> {
  const { id } = lectures.calculusB;
  const query = `{ weeklyLectures(where: { lectureId: { _eq: "${id}" }, heldOn: { _eq: "2026-11-03" } }) { id } }`;
  const { weeklyLectures } = await askGql<{ weeklyLectures: { id: string }[] }>(page, query, {});
  return `/crm/lectures/${id}/weeks/${weeklyLectures[0]?.id}`;
}
