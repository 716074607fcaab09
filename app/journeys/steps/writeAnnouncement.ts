import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../people/journey.ts';

/** On a week's announcements: writes one with bold text and a list, published at once. */
export async function writeAnnouncement(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: '공지 작성' }).first().click();
  const dialog = page.getByRole('dialog', { name: '공지 작성' });
  await dialog.getByRole('textbox', { name: '제목' }).fill(title);
  await dialog.getByRole('textbox', { name: '내용' }).click();
  await dialog.getByRole('button', { name: '굵게' }).click();
  await page.keyboard.type('특별관 2층');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '점 목록' }).click();
  await page.keyboard.type('실내화');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '게시', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** On a week's announcements: notifies again those who have not read the only one; `reader` is not among them. Returns how many. */
export async function resendToUnread(page: Page, reader: string): Promise<number> {
  await page.getByRole('button', { name: '읽은 사람 보기' }).click();
  const dialog = page.getByRole('dialog', { name: /읽은 사람/ });
  await expect(dialog.getByRole('list', { name: '안 읽음 19명' })).not.toContainText(reader);
  await expect(dialog.getByRole('list', { name: '읽음 1명', exact: true })).toContainText(reader);
  await expectAccessible(page);
  const send = dialog.getByRole('button', { name: /문자 보내기$|지금 보내기$/ });
  const told = page.getByText(/^문자 \d+건을 보낼 목록에 올렸습니다/);
  await send.click();
  await expect(told.or(dialog.getByRole('alert'))).toBeVisible();
  if (!(await told.isVisible())) await dialog.getByRole('button', { name: /^밤이지만/ }).click();
  await expect(told).toBeVisible();
  return Number(/\d+/.exec((await told.textContent()) ?? '')?.[0]);
}
