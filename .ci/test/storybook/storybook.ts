// `node .ci/test/storybook/storybook.ts`: builds the static Storybook and opens it as a designer would, from a root and from a sub-path.
import { chromium, expect, type Page } from '@playwright/test';
import { contextOptions, shellLaunchOptions } from '../browser.mjs';
import { readManifest, walkDocs } from './docs.ts';
import { buildStorybook, patience, serveStorybook, storybookFolder } from './static.ts';
import { walkToolbar } from './toolbar.ts';
import { sayTourSize, walkTour } from './tour.ts';

/** A story each of the kit, the CRM and the portal, with a text of the drawn story. */
const stories: [id: string, text: string][] = [
  ['kit-버튼과-링크-button--default', '저장'],
  ['crm-설정-태그--filled', '상담 필요'],
  ['portal-예약-클리닉--filled', '클리닉'],
];

buildStorybook();
sayTourSize(storybookFolder);
// A page uses one core, so the two addresses are walked at once.
const codes = await Promise.all([openAt('/', 6007), openAt('/review/7/', 6008)]);
process.exitCode = Math.max(...codes);

/** @returns 0 when everything opens at this address without an error. */
async function openAt(base: string, port: number): Promise<number> {
  const server = await serveStorybook(base, port);
  const browser = await chromium.launch(shellLaunchOptions);
  try {
    const page = await browser.newPage(contextOptions);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => {
      // MSW's worker leaves with the last page; the next page may still look for a newer one.
      if (!message.startsWith('Failed to update a ServiceWorker')) errors.push(`${base} ${message}`);
    });
    await openStories(page, server.address);
    await openDocs(page, server.address);
    if (base === '/') {
      readManifest(errors);
      await walkDocs(browser, server.address, errors);
    } else {
      await walkToolbar(page, server.address);
      await walkTour(browser, server.address, errors);
    }
    for (const error of errors) console.error(error);
    return errors.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error);
    return 1;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openStories(page: Page, address: string): Promise<void> {
  for (const [id, text] of stories) {
    await page.goto(`${address}iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
    await expect(page.locator('#storybook-root')).toContainText(text, patience);
  }
}

/** Each state of a screen is drawn with its own answers, and the introduction opens first. */
async function openDocs(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const shown = page.frameLocator('#storybook-preview-iframe');
  await expect(shown.getByRole('heading', { level: 1, name: '시작하기' })).toBeVisible(patience);
  await page.goto(`${address}?path=/docs/crm-설정-태그--docs`);
  const state = (name: string) => shown.frameLocator(`iframe[title="${name}"]`).locator('#storybook-root');
  await expect(state('Filled')).toContainText('상담 필요', patience);
  await shown.locator('iframe[title="Failed"]').scrollIntoViewIfNeeded();
  await expect(state('Failed')).toContainText('다시 시도', patience);
  await expect(state('Filled')).toContainText('상담 필요', patience);
}
