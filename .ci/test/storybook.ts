// `node .ci/test/storybook.ts`: builds the static Storybook and opens three of its stories, as a designer would.
import { spawnSync } from 'node:child_process';
import { chromium, expect } from '@playwright/test';
import { preview } from 'vite';
import { contextOptions, launchOptions } from './browser.mjs';

/** A story each of the kit, the CRM and the portal, with a text of the drawn story. */
const stories: [id: string, text: string][] = [
  ['kit-button--default', '저장'],
  ['crm-태그--filled', '상담 필요'],
  ['portal-clinic--filled', '클리닉'],
];
const outDir = 'node_modules/.cache/storybook-static';

const built = spawnSync(process.execPath, ['node_modules/.bin/storybook', 'build', '--quiet', '--output-dir', outDir], {
  encoding: 'utf8',
});
if (built.status === 0) process.exitCode = await openStories();
else {
  console.error(`${built.stdout}${built.stderr}`);
  process.exitCode = 1;
}

/** @returns 0 when each story draws its text without an error. */
async function openStories(): Promise<number> {
  const server = await preview({ configFile: false, build: { outDir }, preview: { port: 6007 }, logLevel: 'error' });
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage(contextOptions);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    for (const [id, text] of stories) {
      await page.goto(`${server.resolvedUrls?.local[0]}iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
      await expect(page.locator('#storybook-root')).toContainText(text, { timeout: 20_000 });
    }
    for (const error of errors) console.error(error);
    return errors.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(error);
    return 1;
  } finally {
    await browser.close();
    await server.close();
  }
}
