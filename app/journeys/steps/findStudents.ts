import type { Page } from '@playwright/test';
import { askGql } from '../people/ask.ts';
import { expect, expectPage } from '../people/journey.ts';
import { hero, students, type RosterStudent } from '../people/roster.ts';
import { openScreen } from '../people/openScreen.ts';

/** The address of the list of students with a search. */
export const foundBy = (typed: string): string =>
  `/crm/students?filters[0][field]=q&filters[0][operator]=contains&filters[0][value]=${encodeURIComponent(typed)}`;

/** Checks that the list of students finds nobody with this number. */
export async function expectNobody(page: Page, studentNumber: string): Promise<void> {
  await page.goto(foundBy(studentNumber));
  await expect(page.getByText('조건에 맞는 학생이 없습니다')).toBeVisible();
}

/** Checks that all 300 are stored correctly: E.164 phones, composed names without padding, grades. */
export async function expectAllStudents(page: Page): Promise<void> {
  const read = await askGql<{ students: StoredStudent[] }>(
    page,
    `{ students(where: { studentNumber: { _like: "3100%" } }, order_by: [{ studentNumber: asc }], limit: 400) {
      studentNumber grade parentPhone user { name phone } representativeLecture { lecture { name } } } }`,
  );
  expect(read.students.map(toRosterStudent)).toEqual(students);
}

interface StoredStudent {
  studentNumber: string;
  grade: string;
  parentPhone: string;
  user: { name: string; phone: string };
  representativeLecture: { lecture: { name: string } };
}

function toRosterStudent({ user, representativeLecture, ...student }: StoredStudent): RosterStudent {
  return { ...student, ...user, lecture: representativeLecture.lecture.name };
}

/** Checks that the search box finds a student by name, initial consonants, part of a phone number and student number. */
export async function findHero(page: Page): Promise<void> {
  await openScreen(page, '학생');
  await expectPage(page, '학생');
  const list = page.getByRole('grid', { name: '학생' });
  for (const typed of [hero.name, 'ㄱㄱㅇ', hero.phone.slice(-9), hero.studentNumber]) {
    await page.getByRole('textbox', { name: '학생 검색' }).fill(typed);
    await expect(page).toHaveURL(new RegExp(`\\[value\\]=${encodeURIComponent(typed)}(&|$)`));
    const row = list.getByRole('row').nth(1);
    await expect(list.getByRole('row')).toHaveCount(2);
    for (const text of Object.values(hero)) await expect(row).toContainText(text);
  }
  await list.getByRole('link', { name: hero.name }).click();
  await expectPage(page, hero.name);
}

/** On a student's page: issues a temporary password, which is shown once, and closes it. */
export async function issuePassword(page: Page): Promise<string> {
  await page.getByRole('button', { name: '학생 메뉴' }).click();
  await page.getByRole('menuitem', { name: '임시 비밀번호 발급' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '발급', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '임시 비밀번호 1명' });
  const slip = sheet.getByRole('listitem').filter({ hasText: hero.name });
  const password = await slip.getByRole('definition').nth(1).innerText();
  await sheet.getByRole('button', { name: '닫기', exact: true }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '닫기', exact: true }).last().click();
  await expect(sheet).toBeHidden();
  return password.trim();
}
