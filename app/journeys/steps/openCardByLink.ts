import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways } from '../people/journey.ts';

interface Card {
  examId: string;
  /** How many students have a card. */
  count: number;
  /** The student whose card is opened. */
  name: string;
  value: number;
}

/** Staff create the links of an exam, a parent opens one on a phone without signing in, staff see that and revoke it. */
export async function openCardByLink(page: Page, browser: Browser, { examId, count, name, value }: Card) {
  await page.goto(`/crm/exams/${examId}/reports`);
  await page.getByRole('button', { name: '보호자 링크 만들기' }).click();
  await page.getByRole('checkbox', { name: '보호자에게 문자로 보내기' }).uncheck();
  await page.getByRole('button', { name: `링크 ${count}개 만들기`, exact: true }).click();
  const made = page.getByRole('dialog', { name: `보호자 링크 ${count}개를 만들었습니다` });
  const address = await made.getByRole('listitem').filter({ hasText: name }).locator('span').first().textContent();
  await made.getByRole('button', { name: '닫기' }).last().click();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const parent = await context.newPage();
  const answer = await parent.goto(new URL(address ?? '').pathname);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  const card = parent.getByRole('article', { name: `${name} 성적표` });
  await expect(card).toContainText(`${value}/ 100점`);
  await expectNoSideways(parent);
  await expectAccessible(parent);

  const side = page.getByRole('complementary', { name: `${name} 학생` });
  await expect(side).toContainText('1번 열람');
  await side.getByRole('button', { name: '링크 해지' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: '링크 해지' }).click();
  await expect(side).toContainText('해지함');
  await parent.reload();
  await expect(parent.getByRole('heading', { name: '열 수 없는 링크예요' })).toBeVisible();
  await context.close();
}
