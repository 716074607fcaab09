import type { Page } from '@playwright/test';
import { addressesOf } from '../frame/screenRoutes.node.ts';
import { askGql } from './people/ask.ts';
import { expect, test } from './people/journey.ts';
import { signIn, student, taAdmin } from './people/people.ts';
import { portalIds } from './people/portalIds.ts';
import { expectStill, watchShifts } from './people/shifts.ts';

const addresses = addressesOf('crm');

/** What may move on a page by itself. */
const MOST_SHIFT = 0.01;

const EXAM = '{ exams(limit: 1, where: { scores: {} }) { id lectureId weeklyLectureId } }';

/** What is shown below an address, where it is not the root of its name; null for what is asked for otherwise or not there. */
const roots: Record<string, string | null> = {
  lectures: null,
  weeks: null,
  exams: null,
  board: 'boardPosts',
  sms: 'smsMessages',
  'word-tests': 'wordTestPlans',
};
const rootOf = (noun: string): string | null =>
  noun in roots ? roots[noun]! : noun.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** An id by the noun before it in an address. */
async function idsOf(page: Page): Promise<Record<string, string | undefined>> {
  const { exams } = await askGql<{ exams: { id: string; lectureId: string; weeklyLectureId: string }[] }>(page, EXAM);
  const ids = { exams: exams[0]?.id, lectures: exams[0]?.lectureId, weeks: exams[0]?.weeklyLectureId };
  const nouns = new Set(addresses.flatMap((address) => address.match(/[\w-]+(?=\/:)/g) ?? []));
  const found = await Promise.all(
    [...nouns].map(async (noun) => {
      const root = rootOf(noun);
      const some = root && (await askGql<Record<string, { id: string }[]>>(page, `{ ${root}(limit: 1) { id } }`));
      return [noun, some ? some[root]?.[0]?.id : undefined] as const;
    }),
  );
  return { ...Object.fromEntries(found), ...ids };
}

test('every screen has one heading, a lit entry in the menu, and a way up; nothing on it jumps', async ({ page }) => {
  test.setTimeout(180_000);
  // Tall, so that every entry of the menu is in sight; a manager who works by the hour is offered each.
  await page.setViewportSize({ width: 1366, height: 1000 });
  await signIn(page, taAdmin);
  const ids = await idsOf(page);
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  await expect(menu.getByRole('link', { name: '오늘', exact: true })).toBeVisible();
  await watchShifts(page);
  const tops = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const pattern of addresses) {
    const address = pattern.replace(/([\w-]+)\/:\w+/g, (_, noun: string) => `${noun}/${ids[noun] ?? `no-${noun}`}`);
    await test.step(pattern, async () => {
      await page.goto(address);
      // Softly, so that one run names every screen that lacks something.
      await expect.soft(page.getByRole('heading', { level: 1 }), pattern).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { level: 1 }), pattern).not.toHaveText(/찾을 수 없|볼 수 없/);
      await expectStill(page, pattern, MOST_SHIFT);
      // One's own account is opened by one's name.
      if (pattern === '/crm/account') return;
      await expect.soft(menu.locator('[aria-current]'), pattern).toHaveCount(1);
      if (tops.includes(address) || /\/(create|edit)$/.test(address)) return;
      const up = page.getByRole('navigation', { name: '상위 화면' });
      // A tab of a page in the menu leads back by the tab beside it.
      const top = tops.find((href) => href !== null && address.startsWith(`${href}/`));
      const tab = page.getByRole('main').locator(`nav a[href="${top}"]`);
      await expect.soft(up.getByRole('link').or(tab).first(), pattern).toBeVisible({ timeout: 5_000 });
    });
  }
});

test('nothing jumps on a page of the portal', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, student);
  const ids = await portalIds(page);
  await watchShifts(page);
  for (const pattern of addressesOf('portal')) {
    await test.step(pattern, async () => {
      await page.goto(pattern.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? `no-${name}`));
      await expectStill(page, pattern, MOST_SHIFT);
    });
  }
});
