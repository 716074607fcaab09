import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSideways, expectPage } from '../people/journey.ts';
import { fillLogin } from '../people/people.ts';
import { hero } from '../people/roster.ts';

/** On a phone: signs in with the temporary password, which must be changed before anything else; then the terms and the consent. */
export async function changeTemporaryPassword(phone: Page, temporary: string, own: string): Promise<void> {
  await phone.goto('/login');
  await expectPage(phone, '로그인');
  await fillLogin(phone, { loginId: hero.studentNumber, password: temporary });
  await expect(phone).toHaveURL('/change-password');
  await expectPage(phone, '새 비밀번호 정하기');
  await phone.goto('/portal');
  await expect(phone).toHaveURL('/change-password');
  await phone.getByLabel(/^임시 비밀번호\*?$/).fill(temporary);
  await phone.getByLabel(/^새 비밀번호\*?$/).fill(own);
  await phone.getByLabel(/^새 비밀번호 확인\*?$/).fill(own);
  await expectNoSideways(phone);
  await phone.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(phone).toHaveURL('/portal');
  await expectPage(phone, '동의가 필요해요');
  await expectNoSideways(phone);
  await phone.getByRole('button', { name: '모두 동의 선택' }).click();
  await phone.getByRole('button', { name: '동의하고 계속하기' }).click();
  await expectPage(phone, `${hero.name}님, 안녕하세요`);
}

/** From the portal's home: the lecture, its week and the mark in it. */
export async function seeAttendance(phone: Page, mark: string): Promise<void> {
  await phone.getByRole('link', { name: /^내 강의와 출결/ }).click();
  await expectPage(phone, '내 강의');
  await expect(phone.getByText('정하늘 선생님 · 금 18:30–21:30 · 401호')).toBeVisible();
  await expectNoSideways(phone);
  await phone.getByRole('link', { name: '미적분 A', exact: true }).click();
  await expectPage(phone, '미적분 A');
  await expectNoSideways(phone);
  const week = phone.getByRole('link', { name: /^1주차/ });
  await expect(week).toContainText(mark);
  await week.click();
  await expectPage(phone, '1주차');
  await expect(phone.getByRole('status').filter({ hasText: mark })).toBeVisible();
  await expectNoSideways(phone);
}

/** Signs out under 내 정보, then signs in with the new password. */
export async function signInAgain(phone: Page, own: string): Promise<void> {
  await signOutOfPortal(phone);
  await phone.goto('/login');
  await fillLogin(phone, { loginId: hero.studentNumber, password: own });
  await expect(phone).toHaveURL('/portal');
  await signOutOfPortal(phone);
}

async function signOutOfPortal(phone: Page): Promise<void> {
  await phone.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '내 정보' }).click();
  await expectPage(phone, '내 정보');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: '로그아웃' }).click();
  await expect(phone).toHaveURL('/');
}
