import type { Locator, Page } from '@playwright/test';
import { askGql } from './people/ask.ts';
import { attendanceGrid, liveDot } from './surfaces/grid.ts';
import { expect, test } from './people/journey.ts';
import { admin, signIn, ta } from './people/people.ts';
import { addExam } from './steps/addExam.ts';
import { openClass } from './steps/openClass.ts';

test(
  'what another stored while one typed, or while one was without network, is never overwritten unseen',
  { tag: '@first' },
  async ({ page, browser, complaints }) => {
    complaints.allow(/^409 (PATCH|PUT|POST) /);
    await signIn(page, admin);
    const week = await openClass(page, '겹쳐 쓰는 반', 8);
    const exam = await addExam(page, week);
    const desk = await browser.newContext();
    complaints.hear(desk);
    const other = await desk.newPage();
    await signIn(other, ta);
    for (const one of [page, other]) {
      await one.goto(`${week}/scores`);
      await expect(liveDot(one)).toBeVisible();
    }

    await test.step('typed, then changed by another', async () => {
      await score(page, 0).click();
      await page.keyboard.type('50');
      await typeScore(other, 0, '61');
      // Theirs is beside mine while I still type.
      await expect(both(page)).toContainText('61');
      await expect(both(page)).toContainText('50');
      await page.keyboard.press('Enter');
      await expect(score(page, 0)).toHaveAttribute('data-state', 'conflict');
      await page.keyboard.press('ArrowUp');
      await expect(both(page)).toContainText(ta.name);
      expect(await valuesOf(page, exam)).toEqual([61]);
      await page.keyboard.press('n');
      await expect(score(page, 0)).toContainText('61');
    });

    await test.step('without network, then changed by another', async () => {
      await desk.setOffline(true);
      await expect(other.getByRole('status').filter({ hasText: '연결 끊김' })).toBeVisible();
      await typeScore(other, 1, '72', 'failed');
      await typeScore(page, 1, '83');
      await desk.setOffline(false);
      await expect(liveDot(other)).toBeVisible();
      // The value that arrived is shown beside one's own, and nothing but a choice writes.
      await expect(score(other, 1)).toHaveAttribute('data-state', 'conflict');
      await expect(problems(other)).toContainText('83');
      await expect(problems(other).getByRole('button', { name: '다시 저장' })).toBeHidden();
      await problems(other).getByRole('button', { name: '그대로 두기' }).click();
      await expect(score(other, 1)).toContainText('83');
      expect(await valuesOf(page, exam)).toEqual([61, 83]);
    });

    await test.step('what could not be saved is still there after leaving', async () => {
      await page.route('**/wl-score/first/*/value/*', (route) => route.abort(), { times: 1 });
      await typeScore(page, 3, '44', 'failed');
      await page.getByRole('link', { name: '출결', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
      await expect(mark(page, 2)).toContainText('미체크');
      await page.getByRole('link', { name: '성적', exact: true }).click();
      await expect(score(page, 3)).toHaveAttribute('data-state', 'failed');
      await problems(page).getByRole('button', { name: '다시 저장' }).click();
      await expect(score(page, 3)).not.toHaveAttribute('data-state', 'failed');
      await expect.poll(() => valuesOf(page, exam)).toEqual([61, 83, 44]);
    });

    await test.step('a retry compares with what was there when the edit began', async () => {
      for (const one of [page, other]) await one.goto(week);
      await expect(mark(other, 2)).toContainText('미체크');
      // The other's screen hears nothing of the manager's mark: its retry is the first to know.
      await other.route('**/api/gql', (route) => route.abort());
      await other.route('**/api/realtime', (route) => route.abort());
      await other.route('**/attendance/*/*', (route) => route.abort(), { times: 1 });
      await mark(other, 2).click();
      await other.keyboard.press('2');
      await expect(mark(other, 2)).toHaveAttribute('data-state', 'failed');
      await mark(page, 2).click();
      await page.keyboard.press('4');
      await expect(mark(page, 2)).toContainText('결석');
      await expect(mark(page, 2)).not.toHaveAttribute('data-state', 'saving');
      await problems(other).getByRole('button', { name: '다시 저장' }).click();
      await expect(mark(other, 2)).toHaveAttribute('data-state', 'conflict');
      await expect(problems(other)).toContainText('결석');
      await expect(mark(page, 2)).toContainText('결석');
    });
    await desk.close();
  },
);

const score = (page: Page, row: number): Locator =>
  page.getByRole('grid', { name: '성적표' }).locator(`[data-row="${row}"] [data-column="3"]`);
const mark = (page: Page, row: number): Locator =>
  attendanceGrid(page).locator(`[data-row="${row}"] [data-column="3"]`);
const both = (page: Page): Locator => page.getByRole('note', { includeHidden: true });
const problems = (page: Page): Locator => page.getByRole('list', { name: '저장하지 못한 칸' });

/** Types a score and waits until it is stored, or failed. */
async function typeScore(page: Page, row: number, value: string, state?: 'failed'): Promise<void> {
  await score(page, row).click();
  await page.keyboard.type(value);
  await page.keyboard.press('Enter');
  await expect(score(page, row)).toContainText(value);
  if (state) await expect(score(page, row)).toHaveAttribute('data-state', state);
  else await expect(score(page, row)).not.toHaveAttribute('data-state', 'saving');
}

/** The values of an exam in the order of the grid, as the server returns them. */
async function valuesOf(page: Page, examId: string): Promise<number[]> {
  const { scores } = await askGql<{ scores: { attempts: { value: number | null }[] }[] }>(
    page,
    `query ($id: uuid!) { scores(where: { examId: { _eq: $id } }, order_by: [{ student: { user: { name: asc } } }, { student: { studentNumber: asc } }]) {
      attempts { value } } }`,
    { id: examId },
  );
  return scores.flatMap(({ attempts }) => attempts.flatMap(({ value }) => value ?? []));
}
