import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { addressesOf } from '../frame/screenRoutes.node.ts';
import { students } from '#mocks/cast.ts';
import { askGql, post } from './people/ask.ts';
import { expect, test } from './people/journey.ts';
import { admin, signIn, student } from './people/people.ts';
import { portalIds } from './people/portalIds.ts';
import { publicAddresses } from './people/publicAddresses.ts';

/** The least score of each category; the rules of accessibility are all to be kept. */
const least = { accessibility: 1, 'best-practices': 0.95 };
const categories = Object.keys(least) as (keyof typeof least)[];

test('Lighthouse finds no fault in any public page', async ({ page, baseURL, launchOptions }) => {
  test.setTimeout(360_000);
  await signIn(page, admin);
  const links = await linksOf(page, students.minsu.id);
  const { terms, boardPosts } = await askGql<Record<'terms' | 'boardPosts', { id: string }[]>>(
    page,
    '{ terms(limit: 1) { id } boardPosts(limit: 1, where: { category: { _eq: "FAQ" } }) { id } }',
  );
  await inOneBrowser({ baseURL, launchOptions }, async (audit) => {
    const ids = { ...links, termId: terms[0]?.id, faqId: boardPosts[0]?.id };
    for (const pattern of publicAddresses) await test.step(pattern, () => audit(pattern, ids));
  });
});

test('Lighthouse finds no fault in any page of the portal', async ({ baseURL, launchOptions }) => {
  test.setTimeout(480_000);
  await inOneBrowser({ baseURL, launchOptions }, async (audit, phone) => {
    await signIn(phone, student);
    const ids = await portalIds(phone);
    for (const pattern of [...addressesOf('portal'), '/change-password'])
      await test.step(pattern, () => audit(pattern, ids));
  });
});

type Audit = (pattern: string, ids: Record<string, string | undefined>) => Promise<void>;

/** One Chromium, whose page and audits share the sign-in. */
async function inOneBrowser(
  { baseURL = '', launchOptions }: { baseURL?: string; launchOptions: LaunchOptions },
  act: (audit: Audit, page: Page) => Promise<void>,
): Promise<void> {
  const port = 9300 + test.info().parallelIndex;
  const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext('', { ...launchOptions, locale: 'ko-KR', baseURL, args });
  try {
    await act(auditing(port, baseURL), await context.newPage());
  } finally {
    await context.close();
  }
}

/** Audits one page; softly, so that one run names every fault. */
const auditing =
  (port: number, origin: string): Audit =>
  async (pattern, ids) => {
    const address = pattern.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? `no-${name}`);
    const result = await lighthouse(`${origin}${address}`, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      // The sign-in stays, and nothing is slowed down: speed has budgets of its own.
      disableStorageReset: true,
      throttlingMethod: 'simulate',
      // The stream of events never ends, so that a page of the portal is never quiet.
      maxWaitForLoad: 1_800,
      pauseAfterFcpMs: 300,
      pauseAfterLoadMs: 300,
      networkQuietThresholdMs: 500,
      // Its wait for a quiet processor leaves a rejection nobody handles when the page closes in between.
      cpuQuietThresholdMs: 0,
      disableFullPageScreenshot: true,
      screenEmulation: { mobile: true, width: 360, height: 780, deviceScaleFactor: 2, disabled: false },
    });
    if (!result) throw new Error(`${address} was not audited`);
    const { categories: found, audits, finalDisplayedUrl, runtimeError } = result.lhr;
    expect(runtimeError, pattern).toBeUndefined();
    if (!pattern.includes(':notificationId')) expect.soft(new URL(finalDisplayedUrl).pathname, pattern).toBe(address);
    for (const name of categories) {
      const category = found[name];
      const faults = category?.auditRefs
        .map(({ id }) => audits[id])
        .filter((each) => each?.score !== null && (each?.score ?? 1) < 1)
        .map((each) => `${each?.id}: ${each?.title} ${JSON.stringify(each?.details ?? '').slice(0, 600)}`);
      const score = category?.score ?? 0;
      expect.soft(score, `${pattern} ${name}\n${faults?.join('\n')}`).toBeGreaterThanOrEqual(least[name]);
    }
  };

const WHAT = `query ($id: uuid!) {
  videos(limit: 1, where: { readers: { studentId: { _eq: $id } } }) { id }
  scores(limit: 1, where: { studentId: { _eq: $id }, exam: { isShown: { _eq: true } } }) { examId }
}`;

/** A parent's link of each purpose, and a report card's: the last segment of its address. */
async function linksOf(page: Page, studentId: string): Promise<Record<string, string>> {
  const { videos, scores } = await askGql<{ videos: { id: string }[]; scores: { examId: string }[] }>(page, WHAT, {
    id: studentId,
  });
  const tokenOf = ({ url = '' }: { url?: string } = {}) => url.split('/').at(-1) ?? '';
  const card = { examId: scores[0]?.examId, studentIds: [studentId], days: 7, showsRank: false };
  const { links } = await post<{ links: { url: string }[] }>(page, '/api/report-cards/links', card);
  const tokens: Record<string, string> = { card: tokenOf(links[0]) };
  for (const purpose of ['WEEK', 'COUNSEL', 'CLINIC', 'ABSENCE', 'CONSENT', 'VIDEO']) {
    const body = { purpose, days: 7, videoId: purpose === 'VIDEO' ? videos[0]?.id : undefined };
    tokens[purpose.toLowerCase()] = tokenOf(await post(page, `/api/students/${studentId}/parent-links`, body));
  }
  return tokens;
}
