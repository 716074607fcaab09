import { chromium } from '@playwright/test';
import { admin, signIn } from '../../../app/journeys/people/people.ts';
import { openScreen } from '../../../app/journeys/people/openScreen.ts';
import { contextOptions, launchOptions } from '../../test/browser.mjs';
import { timeOf } from '../moves/arrival.ts';

/** Milliseconds from a click on a lesson of today until its grid is painted: the first time of a profile, then again. */
export async function openGrid(url: URL): Promise<[number, number]> {
  const context = await chromium.launchPersistentContext('', {
    ...launchOptions,
    ...contextOptions,
    baseURL: url.origin,
    viewport: { width: 1366, height: 1300 },
  });
  try {
    const page = context.pages()[0]!;
    await signIn(page, admin);
    await page.waitForTimeout(1_500);
    const open = async (): Promise<number> => {
      await openScreen(page, '오늘');
      const { ms } = await timeOf(page, page.getByRole('main').getByRole('link', { name: '출결' }).first(), 'page');
      await page.waitForTimeout(400);
      return ms;
    };
    return [await open(), await open()];
  } finally {
    await context.close();
  }
}
