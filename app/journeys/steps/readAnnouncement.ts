import type { Page } from '@playwright/test';
import { expect, expectNoSideways, expectPage } from '../people/journey.ts';

const newsLink = (phone: Page, title: string) => phone.getByRole('link', { name: new RegExp(`^${title}.*안 읽음$`) });

/** On the portal's home: checks whether the announcement is among the unread ones. */
export async function seeNews(phone: Page, title: string, isUnread: boolean): Promise<void> {
  if (isUnread) await expect(newsLink(phone, title)).toBeVisible();
  else await expect(newsLink(phone, title)).toBeHidden();
}

/** From the portal's home: opens an unread announcement and reads it. */
export async function openAnnouncement(phone: Page, title: string): Promise<void> {
  await newsLink(phone, title).click();
  await expectPage(phone, title);
  await expect(phone.getByText('특별관 2층')).toHaveCSS('font-weight', /[67]00/);
  await expect(phone.getByRole('listitem').filter({ hasText: '실내화' })).toBeVisible();
  await expectNoSideways(phone);
}
