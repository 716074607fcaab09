import { expect, type Browser, type Page } from '@playwright/test';
import type { Complaints } from './journey.ts';
import { demoPassword, staff, students } from '#mocks/cast.ts';

/** The people who sign in, and their first pages. */
export interface Person {
  loginId: string;
  password: string;
  name: string;
  landing: string;
}

const demo = ({ loginId, name }: { loginId: string; name: string }, landing: string): Person => ({
  loginId,
  name,
  landing,
  password: demoPassword,
});

export const admin = demo(staff.admin, '/crm/lectures');
export const ta = demo(staff.ta, '/crm/notice');
export const taAdmin = demo(staff.taAdmin, '/crm/notice');
export const student = demo(students.minsu, '/portal');
export const anotherStudent = demo(students.seoyeon, '/portal');

/** Fills in and submits the open sign-in page. */
export async function fillLogin(
  page: Page,
  { loginId, password }: Pick<Person, 'loginId' | 'password'>,
): Promise<void> {
  await page.getByRole('textbox', { name: '아이디', exact: true }).fill(loginId);
  await page.getByLabel(/^비밀번호\*?$/).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

/** Signs in at `/login` and waits for this person's first page. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, person);
  await expectLanding(page, person);
}

/** Signs a person in with a second browser at the place of a page; its context is the caller's to close. */
export async function signInElsewhere(
  person: Person,
  { page, browser, complaints }: { page: Page; browser: Browser; complaints: Complaints },
): Promise<Page> {
  const context = await browser.newContext();
  complaints.hear(context);
  const other = await context.newPage();
  await other.goto(new URL('/login', page.url()).href);
  await fillLogin(other, person);
  await expectLanding(other, person);
  return other;
}

/** Waits for a person's first page; a list adds its state to the address. */
export async function expectLanding(page: Page, { landing }: Pick<Person, 'landing'>): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === landing);
}

/** Signs a staff member out by the menu under their name. */
export async function signOut(page: Page, { name }: Pick<Person, 'name'>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/');
}
