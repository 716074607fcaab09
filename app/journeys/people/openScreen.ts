import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The staff's menu. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: '주 메뉴' });

/** Goes to a screen as one clicks: the group in the menu, where that is closed, then the entry; a setting by the page of settings. */
export async function openScreen(page: Page, group: string, screen = group): Promise<void> {
  const link = (name: string) => menuOf(page).getByRole('link', { name, exact: true });
  await expect(menuOf(page).getByRole('link').first()).toBeVisible();
  if (group === '설정') {
    await link('설정').click();
    if (screen !== group) await page.getByRole('main').getByRole('link', { name: screen, exact: true }).click();
    return;
  }
  if (!(await link(screen).isVisible())) await link(group).click();
  await link(screen).click();
}
