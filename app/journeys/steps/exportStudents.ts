import type { Download, Page } from '@playwright/test';
import { readXlsx, type CellValue } from 'hucre';
import { readFileSync } from 'node:fs';
import { expect, expectAccessible } from '../people/journey.ts';

/** In the list of students: exports the listed ones, and returns the rows of the file. */
export async function exportListed(page: Page, purpose: string): Promise<CellValue[][]> {
  await page.getByRole('button', { name: '내보내기' }).click();
  const dialog = page.getByRole('dialog', { name: /명 내보내기$/ });
  await dialog.getByRole('textbox', { name: /^목적/ }).fill(purpose);
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '파일 다운로드' }).click();
  return rowsOf(await download);
}

/** The rows of the first sheet of a downloaded file. */
export async function rowsOf(download: Download): Promise<CellValue[][]> {
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const { sheets } = await readXlsx(readFileSync(await download.path()));
  return sheets[0]?.rows ?? [];
}
