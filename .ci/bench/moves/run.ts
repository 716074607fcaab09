import { chromium, type Page } from '@playwright/test';
import { percentile } from '#hasura/engine/bench/measure.ts';
import { demoAcademy } from '#api/testing/servers/server.node.ts';
import { admin, signIn, student } from '../../../app/journeys/people/people.ts';
import { openScreen } from '../../../app/journeys/people/openScreen.ts';
import { contextOptions, launchOptions } from '../../test/browser.mjs';
import type { Context } from '../harness/bench.ts';
import { startServer } from '../harness/world.ts';
import { timeOf, type Arrival } from './arrival.ts';

const visits = ['first visit', 'again'] as const;
type Visit = (typeof visits)[number];
type LimitName = `${Visit}, ${'median' | 'p95' | 'longest task, p95'}`;
type Asked = Context<{ runs: number; app: string }, LimitName>;

interface Move extends Arrival {
  place: string;
  visit: Visit;
}

/** A record as its list leads to it, with the places of its list in the menu. */
const records = [
  ['수업', '강의'],
  ['학생', '학생'],
  ['시험', '단어장'],
  ['운영', '조교'],
  ['설정', '알림 템플릿'],
] as const;
/** A form as its list opens it. */
const forms = [
  ['학생', '학생', '학생 등록'],
  ['수업', '강의', '강의 만들기'],
  ['설정', '태그', '태그 만들기'],
] as const;

/** Goes through every place twice, in a profile of its own each time, and tells the slowest. */
export async function run({ options, limits, report, cleanup }: Asked): Promise<void> {
  const { url } = await startServer(cleanup, await demoAcademy(), { APP_DIR: options.app });
  const moves: Move[] = [];
  for (let round = 0; round < options.runs; round++) {
    for (const person of [admin, student]) {
      const context = await chromium.launchPersistentContext('', {
        ...launchOptions,
        ...contextOptions,
        baseURL: url.origin,
        // Tall, so that every group of the menu is open.
        viewport: { width: 1366, height: 1300 },
      });
      const page = context.pages()[0]!;
      try {
        await signIn(page, person);
        await page.waitForTimeout(1_500);
        for (const visit of visits) {
          const went = person === admin ? crmMoves(page) : menuMoves(page);
          for await (const [place, arrival] of went) moves.push({ place, visit, ...arrival });
        }
      } finally {
        await context.close();
      }
    }
  }
  for (const visit of visits) {
    const of = moves.filter((move) => move.visit === visit);
    report.figure(`${visit}, median`, timeAt(of, 0.5), limits[`${visit}, median`]);
    report.figure(`${visit}, p95`, timeAt(of, 0.95), limits[`${visit}, p95`]);
    const blocked = of.map(({ blockedMs }) => blockedMs);
    report.figure(`${visit}, longest task, p95`, percentile(blocked, 0.95), limits[`${visit}, longest task, p95`]);
    report.line(`    ${blocked.filter((ms) => ms > 0).length} of ${of.length} with a task of 50 ms or more`);
    const medians = [...Map.groupBy(of, ({ place }) => place)].map(([place, ones]) => ({
      place,
      ms: timeAt(ones, 0.5),
    }));
    for (const { place, ms } of medians.toSorted((one, other) => other.ms - one.ms).slice(0, 8))
      report.line(`    ${ms.toFixed(0).padStart(4)} ms  ${place}`);
  }
}

const timeAt = (moves: readonly Move[], part: number): number =>
  percentile(
    moves.map(({ ms }) => ms),
    part,
  );

/** Every entry of the menu, in turn, with where the page is last. */
async function* menuMoves(page: Page): AsyncGenerator<[string, Arrival]> {
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  const hrefs = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const here = new URL(page.url()).pathname;
  for (const href of hrefs.toSorted((one, other) => Number(one === here) - Number(other === here))) {
    const link = menu.locator(`a[href="${href}"]`);
    yield [href, await settle(page, timeOf(page, link, 'page'))];
  }
}

async function* crmMoves(page: Page): AsyncGenerator<[string, Arrival]> {
  yield* menuMoves(page);
  for (const [group, list] of records) {
    await settle(page, openScreen(page, group, list));
    const first = page.getByRole('main').getByRole('row').nth(1);
    yield [`${list} → first row`, await settle(page, timeOf(page, first, 'page'))];
  }
  for (const [group, list, form] of forms) {
    await settle(page, openScreen(page, group, list));
    const button = page
      .getByRole('main')
      .getByRole('button', { name: form })
      .or(page.getByRole('main').getByRole('link', { name: form }));
    yield [`${list} → ${form}`, await settle(page, timeOf(page, button.first(), 'dialog'))];
    await page.keyboard.press('Escape');
  }
}

/** What a person does between two clicks. */
async function settle<Done>(page: Page, work: Promise<Done>): Promise<Done> {
  const done = await work;
  await page.waitForTimeout(400);
  return done;
}
