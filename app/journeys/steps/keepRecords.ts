import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../people/journey.ts';

/** On a student's page: adds the academy's first tag, and returns its name. */
export async function addTag(page: Page): Promise<string> {
  await page.getByRole('button', { name: '태그·대표강의' }).click();
  const dialog = page.getByRole('dialog', { name: '태그·대표강의 바꾸기' });
  const tag = dialog.getByRole('group', { name: '붙일 태그' }).getByRole('button').last();
  const name = (await tag.innerText()).trim();
  await tag.click();
  await dialog.getByRole('button', { name: '저장', exact: true }).click();
  await expect(dialog).toBeHidden();
  return name;
}

/** On a student's page: adds a consult. */
export async function writeConsult(page: Page, body: string): Promise<void> {
  await page.getByRole('button', { name: '상담 기록 작성' }).click();
  const dialog = page.getByRole('dialog', { name: '상담 기록 작성' });
  await dialog.getByRole('textbox', { name: /^내용/ }).fill(body);
  await dialog.getByRole('button', { name: '저장', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(body).first()).toBeVisible();
}

/** On a student's page: adds a pinned memo. */
export async function pinMemo(page: Page, body: string): Promise<void> {
  await page.getByRole('button', { name: '메모 추가' }).click();
  const dialog = page.getByRole('dialog', { name: '메모 추가' });
  await dialog.getByRole('textbox', { name: /^내용/ }).fill(body);
  await dialog.getByRole('checkbox', { name: '맨 위에 고정' }).check();
  await dialog.getByRole('button', { name: '저장', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(body).first()).toBeVisible();
  await expectAccessible(page);
}
