import type { Page, Request, Route } from '@playwright/test';
import { askGql } from './people/ask.ts';
import { attendanceGrid, cell, counter, liveDot, rowsInSight } from './surfaces/grid.ts';
import { expect, expectAccessible, expectNoSideways, test } from './people/journey.ts';
import { admin, signIn, ta } from './people/people.ts';
import { openClass } from './steps/openClass.ts';
import { paste } from './steps/paste.ts';

test('a class of 30 is taken in at most 35 key presses', { tag: '@first' }, async ({ page }) => {
  await signIn(page, admin);
  const week = await openClass(page, '서른 명 반', 30);
  await page.goto(week);
  await expect(counter(page, '미체크', 30)).toBeVisible();
  expect(await rowsInSight(attendanceGrid(page))).toBeGreaterThanOrEqual(15);
  // The grid has the focus, so that neither mouse nor Tab is needed.
  await expect(attendanceGrid(page).getByRole('row').nth(1).locator('[aria-colindex="4"]')).toBeFocused();
  const keys = [...'112111111411111115111111111111'];
  for (const key of keys) await page.keyboard.press(key);
  expect(keys.length).toBeLessThanOrEqual(35);
  await expect(counter(page, '미체크', 0)).toBeVisible();
  await expect.poll(() => marksOf(page, week)).toEqual({ 출석: 27, 지각: 1, 결석: 1, 영상: 1 });

  // Once more, by exception: the three students with another mark, then the rest with one key.
  const other = await openClass(page, '예외만 적는 반', 30);
  await page.goto(other);
  await expect(counter(page, '미체크', 30)).toBeVisible();
  const exceptions = ['ArrowDown', 'ArrowDown', '2', 'ArrowDown', '4', 'PageDown', '5', 'r'];
  for (const key of exceptions) await page.keyboard.press(key);
  await expect.poll(() => marksOf(page, other)).toEqual({ 출석: 27, 지각: 1, 결석: 1, 영상: 1 });
});

test('a term of 280 students: paste, undo, narrow, nothing sideways', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, admin);
  const week = await openClass(page, '큰 반', 280, 16);
  await page.goto(week);
  await expect(counter(page, '미체크', 280)).toBeVisible();
  await page.getByRole('button', { name: '학기 전체 보기' }).click();
  const grid = page.getByRole('grid', { name: '학기 출결표' });
  await expect(grid).toHaveAttribute('aria-rowcount', '281');
  await expect(grid).toHaveAttribute('aria-colcount', '18');
  await expectNoSideways(page);
  await expectAccessible(page);
  await expect(page).toHaveURL(/view=term/);

  const sent: Request[] = [];
  const reread: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' || request.url().endsWith('/undo')) sent.push(request);
    if (request.postData()?.includes('"TermAttendance"')) reread.push(request);
  });
  await grid.locator('[data-row="0"] [data-column="2"]').click();
  const words = Array.from({ length: 280 }, (_, at) => ['출석', '지', '출', '결석'][at % 4]);
  await paste(page, `${words.join('\r\n')}\r\n`);
  const preview = page.getByRole('dialog', { name: '280칸 붙여넣기' });
  await expect(preview).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('280명을 바꿨습니다')).toBeVisible();
  expect(sent.map((request) => new URL(request.url()).pathname.split('/').at(-1))).toEqual(['bulk']);
  await expect.poll(() => marksOf(page, week)).toEqual({ 출석: 140, 지각: 70, 결석: 70 });

  await page.keyboard.press('Control+z');
  await expect.poll(() => marksOf(page, week)).toEqual({ 미체크: 280 });
  expect(sent).toHaveLength(2);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => marksOf(page, week)).toEqual({ 출석: 140, 지각: 70, 결석: 70 });
  expect(sent).toHaveLength(3);
  // One's own writes are known from their responses, without a refetch.
  expect(reread).toEqual([]);

  await page.reload();
  await expect(grid).toHaveAttribute('aria-rowcount', '281');
  await expect(grid.locator('[data-row="3"] [data-column="2"]').getByRole('img', { name: '결석' })).toBeVisible();
});

test('한글 input: digits mark, a composition is not cut off, its Enter does not move twice', async ({ page }) => {
  await signIn(page, admin);
  await page.goto(await openClass(page, '한글 입력 반', 20));
  await expect(counter(page, '미체크', 20)).toBeVisible();
  const rowOf = (row: number) => attendanceGrid(page).getByRole('row').nth(row);
  const mark = rowOf(1).locator('[aria-colindex="4"]');
  await expect(mark).toBeFocused();
  // An active input method reports Process for every key.
  await mark.dispatchEvent('keydown', { key: 'Process', code: 'Digit2', keyCode: 229, bubbles: true });
  await expect(mark).toContainText('지각');

  const memo = rowOf(3).locator('[aria-colindex="5"]');
  await memo.click();
  const input = await page.context().newCDPSession(page);
  for (const text of ['ㄱ', '가', '감', '감ㄱ', '감기']) {
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await expect(memo.getByRole('textbox')).toHaveValue('감기');
  await memo
    .getByRole('textbox')
    .dispatchEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true, bubbles: true });
  await expect(memo.getByRole('textbox')).toBeFocused();
  await input.send('Input.insertText', { text: '감기' });
  await page.keyboard.press('Enter');
  await expect(memo).toContainText('감기');
  await expect(rowOf(4).locator('[aria-colindex="5"]').getByRole('textbox')).toBeFocused();
});

test(
  'two desks: who else is here, a conflict at its cell, one key decides',
  { tag: '@first' },
  async ({ page, browser, complaints }) => {
    complaints.allow(/^409 PUT /);
    await signIn(page, admin);
    const week = await openClass(page, '두 사람 반', 20);
    await page.goto(week);
    const desk = await browser.newContext();
    complaints.hear(desk);
    const other = await desk.newPage();
    await signIn(other, ta);
    await other.goto(week);
    await expect(liveDot(page)).toBeVisible();
    await expect(page.getByText(`${ta.name} 함께 보는 중`)).toBeVisible();
    await expect(other.getByText(`${admin.name} 함께 보는 중`)).toBeVisible();

    const name = (await attendanceGrid(page).getByRole('rowheader').nth(2).textContent()) ?? '';
    await cell(other, name, '출결').click();
    await expect(cell(page, name, '출결')).toHaveAttribute('data-holder', ta.name);

    // The other person's mark arrives, but this one wrote before it did.
    const whileOtherMarks = async (route: Route) => {
      await other.keyboard.press('4');
      await expect(cell(other, name, '출결')).toContainText('결석');
      await expect(cell(other, name, '출결')).not.toHaveAttribute('data-state', 'saving');
      await route.continue();
    };
    await page.route('**/attendance/*/*', whileOtherMarks, { times: 1 });
    await cell(page, name, '출결').click();
    await page.keyboard.press('1');
    await page.keyboard.press('ArrowUp');
    const both = page.getByRole('note', { includeHidden: true });
    await expect(both).toContainText('결석');
    await expect(both).toContainText(ta.name);
    await expectAccessible(page);
    await page.keyboard.press('y');
    await expect(both).toBeHidden();
    await expect(cell(page, name, '출결')).toContainText('출석');
    await expect(cell(other, name, '출결')).toContainText('출석');

    await page.keyboard.press('h');
    const history = page.getByRole('dialog', { name: `${name} 학생의 출결 이력` });
    await expect(history).toContainText('출결 결석 → 출석');
    await expect(history).toContainText('출결 미체크 → 결석');
    await desk.close();
  },
);

/** The number of students of a week per mark, as the server counts them. */
async function marksOf(page: Page, week: string): Promise<Record<string, number>> {
  const { participants } = await askGql<{ participants: { attendanceType: { name: string } | null }[] }>(
    page,
    'query ($id: uuid!) { participants(where: { weeklyLectureId: { _eq: $id } }) { attendanceType { name } } }',
    { id: week.split('/').at(-1) },
  );
  const marks = Map.groupBy(participants, ({ attendanceType }) => attendanceType?.name ?? '미체크');
  return Object.fromEntries([...marks].map(([name, of]) => [name, of.length]));
}
