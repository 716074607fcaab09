import { expect, type FrameLocator, type Page } from '@playwright/test';
import { patience } from './static.ts';

const tags = 'crm-설정-태그--filled';
/** How late `mocks/network.ts` makes an answer on a phone, in milliseconds; a browser notes a little less. */
const PHONE_MS = 1_150;
const widths = [
  ['desk', 1366],
  ['wideDesk', 1920],
  ['tablet', 768],
  ['phone', 390],
  ['smallPhone', 360],
  ['landscape', 740],
] as const;

/** Each switch of Storybook's toolbar changes the shown story; those of a menu by their address, the tools by hand. */
export async function walkToolbar(page: Page, address: string): Promise<void> {
  await setEachGlobal(page, address);
  await failByHand(page, address);
  await moveTimeByHand(page, address);
  await copyAddress(page, address);
}

const shown = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
const root = (page: Page) => shown(page).locator('#storybook-root');
const open = async (page: Page, address: string, story: string, globals = ''): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`${address}?path=/story/${story}&globals=${globals}`);
};
/**
 * Opens a story that must show this text. MSW's worker may leave with the page before while this one begins, whose calls then go nowhere; a
 * second visit meets a new worker.
 */
const openDrawn = (page: Page, address: string, story: string, globals: string, text: string): Promise<void> =>
  expect(async () => {
    await open(page, address, story, globals);
    await expect(root(page)).toContainText(text, { timeout: 40_000 });
  }).toPass(patience);
const timeIn = (page: Page): Promise<string> =>
  shown(page)
    .locator('body')
    .evaluate(() => new Date().toISOString());

/** How long the slowest call of the shown story took, in milliseconds, as the browser noted it. */
const slowestCall = (page: Page): Promise<number> =>
  shown(page)
    .locator('body')
    .evaluate(() => {
      const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/gql'));
      return Math.max(...calls.map(({ duration }) => duration));
    });

async function setEachGlobal(page: Page, address: string): Promise<void> {
  await openDrawn(page, address, tags, 'colorMode:dark', '상담 필요');
  await expect(shown(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await openDrawn(page, address, tags, 'network:lost', '다시 시도');
  await openDrawn(page, address, 'crm-급여-시급-구분--filled', 'person:ta', '권한이 없');
  await openDrawn(page, address, tags, 'network:phone', '상담 필요');
  expect(await slowestCall(page)).toBeGreaterThanOrEqual(PHONE_MS);
  for (const [width, pixels] of widths) {
    await open(page, address, tags, `viewport:${width}`);
    await expect(page.locator('#storybook-preview-iframe')).toHaveCSS('width', `${pixels}px`, patience);
  }
  await openDrawn(page, address, tags, 'clock:2026-11-03T1755-stopped', '상담 필요');
  expect(await timeIn(page)).toBe('2026-11-03T08:55:00.000Z');
}

/** The calls that the story has made are offered; the chosen one fails, until it may succeed again. */
async function failByHand(page: Page, address: string): Promise<void> {
  await openDrawn(page, address, tags, '', '상담 필요');
  await page.getByRole('button', { name: /실패할 요청/ }).click();
  await page.getByRole('option', { name: 'TagList' }).click();
  await expect(root(page)).toContainText('다시 시도', patience);
  await page.getByRole('button', { name: /실패할 요청/ }).click();
  await page.getByRole('option', { name: '모두 성공' }).click();
  await expect(root(page)).toContainText('상담 필요', patience);
}

async function moveTimeByHand(page: Page, address: string): Promise<void> {
  await openDrawn(page, address, tags, '', '상담 필요');
  await page.getByRole('button', { name: '시각', exact: true }).click();
  await page.getByLabel('옮겨 갈 시각').fill('2027-03-02T09:00');
  await page.getByRole('switch', { name: '시간 멈추기' }).click();
  await page.getByRole('button', { name: '+1시간' }).click();
  await expect.poll(() => timeIn(page), patience).toBe('2027-03-02T01:00:00.000Z');
  await page.getByRole('button', { name: '스토리의 시각으로' }).click();
  await expect.poll(() => timeIn(page), patience).not.toContain('2027-03-02');
}

/** The copied address opens the page as it is seen; tools of the Tour and a panel of props stand where there is something to choose. */
async function copyAddress(page: Page, address: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDrawn(page, address, tags, 'colorMode:dark;clock:at2210', '상담 필요');
  await expect(page.getByRole('button', { name: '학원의 크기' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: /Interactions/ })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Controls/ })).toHaveCount(0);
  await page.getByRole('button', { name: '이 모습의 주소 복사' }).click();
  await expect(page.getByRole('button', { name: '주소를 복사했습니다' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/globals=[^&]*colorMode:dark/);
  expect(copied).toContain('clock:at2210');
  expect((await page.request.get(`${address}tokens.json`)).ok()).toBe(true);
}
