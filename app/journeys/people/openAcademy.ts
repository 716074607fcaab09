import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectPage } from './journey.ts';
import { typeIn } from './keys.ts';

export const director = { loginId: 'director', name: '한원장', password: '처음 여는 학원 2026' };

/** Opens the empty academy by the address that its server printed; where that was done already, its manager signs in. By keyboard alone. */
export async function openAcademy(page: Page): Promise<void> {
  const token = setupToken();
  if (token === null) return signInAgain(page);
  await page.goto(`/link/setup#${token}`);
  await expectPage(page, '학원 시작하기');
  const fields = { '학원 이름': '한빛학원', 이름: director.name, 아이디: director.loginId };
  for (const [name, text] of Object.entries(fields))
    await typeIn(page, page.getByRole('textbox', { name, exact: true }), text);
  await typeIn(page, page.getByLabel(/^새 비밀번호\*?$/), director.password);
  await typeIn(page, page.getByLabel(/^새 비밀번호 확인\*?$/), director.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crm\/today/);
  await expect(page).toHaveTitle(/한빛학원/);
}

/** What the server of `DEMO=0 npm start` keeps for `create-admin` while nobody leads the academy. */
function setupToken(): string | null {
  const { E2E_DATA_DIR = '', E2E_PORT = '6400' } = process.env;
  try {
    const kept = readFileSync(join(E2E_DATA_DIR, `${Number(E2E_PORT) + 3}`, 'setup.json'), 'utf8');
    return (JSON.parse(kept) as { token: string }).token;
  } catch {
    return null;
  }
}

async function signInAgain(page: Page): Promise<void> {
  await page.goto('/login');
  await typeIn(page, page.getByRole('textbox', { name: '아이디', exact: true }), director.loginId);
  await typeIn(page, page.getByLabel(/^비밀번호\*?$/), director.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/crm\/lectures/);
}
