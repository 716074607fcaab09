import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectPage } from '../people/journey.ts';
import type { RefusedRow } from '../people/roster.ts';

/** A file in Playwright's form: with its content, or by its path. */
export type RosterFile = string | { name: string; mimeType: string; buffer: Buffer };

export type Counts = Record<'신규' | '변경' | '동일' | '오류', number>;

/** Opens the import with a file and checks the counts of the preview. */
export async function previewRoster(page: Page, file: RosterFile, counts: Counts): Promise<void> {
  await page.goto('/crm/students/import');
  await expectPage(page, '엑셀로 학생 등록');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '파일 선택' }).click();
  await (await chooser).setFiles(file);
  for (const [kind, count] of Object.entries(counts)) {
    const tab = page.getByRole('tab', { name: new RegExp(`^${kind}\\s*${count}$`) });
    await expect(tab).toBeVisible({ timeout: 30_000 });
  }
  await expectAccessible(page);
}

/** In the preview: checks that each of these rows is listed with its column and the reason. */
export async function expectRefused(page: Page, refused: readonly RefusedRow[]): Promise<void> {
  await page.getByRole('tab', { name: /^오류/ }).click();
  const rows = page.getByRole('grid', { name: '오류 칸' }).getByRole('row');
  await expect(rows).toHaveCount(refused.length + 1);
  for (const { row, place, reason } of refused) {
    const named = rows.filter({ has: page.getByRole('gridcell', { name: String(row), exact: true }) });
    await expect(named).toContainText(place);
    await expect(named).toContainText(reason);
  }
  await expectAccessible(page);
}

/** In the preview: writes all new rows. */
export async function confirmImport(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `선택한 ${count}명 저장` }).click();
  const question = page.getByRole('alertdialog', { name: `${count}명을 저장할까요?` });
  await expectAccessible(page);
  await question.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText(`신규 등록 ${count}명을 저장했습니다`)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
}
