import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectPage } from '../people/journey.ts';

/** On the list of lectures: creates 미적분 A and opens it. */
export async function makeLecture(page: Page): Promise<void> {
  await expectPage(page, '강의');
  await page.getByRole('button', { name: '강의 만들기' }).click();
  const dialog = page.getByRole('dialog', { name: '강의 만들기' });
  await dialog.getByRole('textbox', { name: '강의 이름' }).fill('미적분 A');
  await dialog.getByRole('combobox', { name: '선생님' }).fill('정하늘');
  await dialog.getByRole('combobox', { name: '강의실' }).fill('401호');
  await dialog.getByRole('combobox', { name: '요일' }).selectOption({ label: '금요일' });
  await dialog.getByRole('textbox', { name: '시작' }).fill('1830');
  await dialog.getByRole('textbox', { name: '끝', exact: true }).fill('2130');
  await dialog.getByRole('textbox', { name: '정원' }).fill('100');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(dialog).toBeHidden();
  await openLecture(page);
  await expectPage(page, '미적분 A');
  await expect(page.getByText('금 18:30–21:30')).toBeVisible();
}

/** On the list of lectures: opens 미적분 A, which among many may be below the rendered rows. */
export async function openLecture(page: Page): Promise<void> {
  const list = page.getByRole('grid', { name: '강의' });
  await page.getByRole('textbox', { name: '강의 검색' }).fill('미적분 A');
  // A row that moves under the pointer is not clicked.
  await expect(list.getByRole('row')).toHaveCount(2);
  await list.getByRole('link', { name: '미적분 A', exact: true }).click();
}
