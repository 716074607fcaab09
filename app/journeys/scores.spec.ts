import type { Locator, Page, Request, Route } from '@playwright/test';
import { askGql } from './people/ask.ts';
import { liveDot, rowsInSight } from './surfaces/grid.ts';
import { expect, expectAccessible, expectNoSideways, test } from './people/journey.ts';
import { admin, signIn, ta } from './people/people.ts';
import { addExam } from './steps/addExam.ts';
import { openClass } from './steps/openClass.ts';
import { paste } from './steps/paste.ts';

const gradebook = (page: Page): Locator => page.getByRole('grid', { name: '성적표' });
const cellAt = (page: Page, row: number, column: number): Locator =>
  gradebook(page).locator(`[data-row="${row}"] [data-column="${column}"]`);
const VALUE = 3;

test('a column of 30 scores is 30 values and 30 times Enter', { tag: '@first' }, async ({ page }) => {
  await signIn(page, admin);
  const week = await openClass(page, '채점하는 반', 30);
  const exam = await addExam(page, week);
  await page.goto(`${week}/scores`);
  await expect(gradebook(page)).toHaveAttribute('aria-rowcount', '35');
  expect(await rowsInSight(gradebook(page))).toBeGreaterThanOrEqual(15);
  // The first value has the focus, so that no mouse is needed.
  await expect(cellAt(page, 0, VALUE).getByRole('textbox')).toBeFocused();
  for (let at = 0; at < 30; at++) {
    await page.keyboard.type(String(40 + 2 * at));
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => valuesOf(page, exam)).toEqual(Array.from({ length: 30 }, (_, at) => 40 + 2 * at));
  await expect(page.getByRole('button', { name: /^미달\s*15$/ })).toBeVisible();
  await expectNoSideways(page);
  await expectAccessible(page);
});

test('500 pasted scores are one request and one undo', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, admin);
  const week = await openClass(page, '이백오십 명 반', 250);
  const exams = [await addExam(page, week), await addExam(page, week, '개념 확인')];
  await page.goto(`${week}/scores?fields=`);
  await expect(gradebook(page)).toHaveAttribute('aria-rowcount', '255');
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (['PUT', 'PATCH'].includes(request.method()) || request.url().endsWith('/undo')) sent.push(request);
  });
  await cellAt(page, 0, VALUE).click();
  await paste(page, Array.from({ length: 250 }, (_, at) => `${at % 101}\t${100 - (at % 101)}`).join('\r\n'));
  await expect(page.getByRole('dialog', { name: '500칸 붙여넣기' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('500칸을 바꿨습니다')).toBeVisible();
  expect(sent.map((request) => new URL(request.url()).pathname.split('/').at(-1))).toEqual([
    'batch-update-score-or-status',
  ]);
  for (const exam of exams) await expect.poll(async () => (await valuesOf(page, exam)).length).toBe(250);
  await page.keyboard.press('Control+z');
  for (const exam of exams) await expect.poll(async () => (await valuesOf(page, exam)).length).toBe(0);
  expect(sent).toHaveLength(2);
});

test(
  "two desks: the other's value appears by itself, a conflict shows both",
  { tag: '@first' },
  async ({ page, browser, complaints }) => {
    complaints.allow(/^409 (PATCH|POST) /);
    await signIn(page, admin);
    const week = await openClass(page, '둘이 채점하는 반', 20);
    await addExam(page, week);
    await page.goto(`${week}/scores`);
    const desk = await browser.newContext();
    complaints.hear(desk);
    const other = await desk.newPage();
    await signIn(other, ta);
    await other.goto(`${week}/scores`);
    await expect(liveDot(page)).toBeVisible();
    await expect(page.getByText(`${ta.name} 함께 보는 중`)).toBeVisible();

    await cellAt(other, 4, VALUE).click();
    await other.keyboard.type('81');
    await other.keyboard.press('Enter');
    await expect(cellAt(page, 4, VALUE)).toContainText('81');

    // The other person's value arrives, but this one wrote before it did.
    const whileOtherWrites = async (route: Route) => {
      await cellAt(other, 2, VALUE).click();
      await other.keyboard.type('64');
      await other.keyboard.press('Enter');
      await expect(cellAt(other, 2, VALUE)).toContainText('64');
      await expect(cellAt(other, 2, VALUE)).not.toHaveAttribute('data-state', 'saving');
      await route.continue();
    };
    await page.route('**/wl-score/first/*/value/*', whileOtherWrites, { times: 1 });
    await cellAt(page, 2, VALUE).click();
    await page.keyboard.type('92');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    const both = page.getByRole('note', { includeHidden: true });
    await expect(both).toContainText('64');
    await expect(both).toContainText(ta.name);
    await page.keyboard.press('y');
    await expect(both).toBeHidden();
    await expect(cellAt(other, 2, VALUE)).toContainText('92');
    await desk.close();
  },
);

/** The values of an exam sorted by name, as the server returns them. */
async function valuesOf(page: Page, examId: string): Promise<number[]> {
  const { scores } = await askGql<{ scores: { attempts: { value: number | null }[] }[] }>(
    page,
    `query ($id: uuid!) { scores(where: { examId: { _eq: $id } }, order_by: [{ student: { user: { name: asc } } }, { student: { studentNumber: asc } }]) {
      attempts { value } } }`,
    { id: examId },
  );
  return scores.flatMap(({ attempts }) => attempts.flatMap(({ value }) => value ?? []));
}
