import type { Page } from '@playwright/test';
import { attendanceGrid, cell, counter } from '../surfaces/grid.ts';
import { expect, expectAccessible, expectPage } from '../people/journey.ts';
import { hero, students } from '../people/roster.ts';
import { openLecture } from './makeLecture.ts';
import { openScreen } from '../people/openScreen.ts';

const size = students.filter(({ lecture }) => lecture === '미적분 A').length;

/** On 미적분 A: enrols all its students by representative lecture in one step. */
export async function enrolStudents(page: Page): Promise<void> {
  await openScreen(page, '수업', '강의');
  await openLecture(page);
  await page.getByRole('navigation', { name: '강의 안의 화면' }).getByRole('link', { name: '수강생' }).click();
  await expect(page.getByText('수강 중인 학생이 없습니다')).toBeVisible();
  await page.getByRole('button', { name: '학생 등록' }).first().click();
  const dialog = page.getByRole('dialog', { name: '미적분 A에 학생 등록' });
  await dialog.getByRole('button', { name: `대표강의가 미적분 A인 학생 ${size}명 모두 선택` }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /명 등록$/ }).click();
  await expect(dialog).toBeHidden();
  const list = page.getByRole('grid', { name: '수강생' });
  await expect(list.getByRole('gridcell', { name: hero.name, exact: true })).toBeVisible();
  await expectAccessible(page);
}

/** On 미적분 A: adds week 1 as suggested and opens it; all enrolled students are in it. */
export async function addWeek(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: '강의 안의 화면' }).getByRole('link', { name: '주차' }).click();
  await page.getByRole('button', { name: '주차 추가' }).first().click();
  const dialog = page.getByRole('dialog', { name: '주차 추가' });
  await expect(dialog.getByRole('textbox', { name: '주차 번호' })).toHaveValue('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '추가', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('grid', { name: '주차' }).getByRole('link', { name: '1주차', exact: true }).click();
  await expectPage(page, '1주차');
  await expect(page.getByText(`전체 ${size}명`)).toBeVisible();
  await expect(attendanceGrid(page)).toHaveAttribute('aria-rowcount', String(size + 1));
}

/** In the week: one key per student, the rest by one button, one lock. */
export async function markAttendance(page: Page): Promise<void> {
  await cell(page, hero.name, '출결').click();
  for (const key of ['2', '1', '4']) await page.keyboard.press(key);
  await expect(cell(page, hero.name, '출결')).toContainText('지각');
  await expect(counter(page, '미체크', size - 3)).toBeVisible();
  await page.getByRole('button', { name: `나머지 ${size - 3}명 모두 출석` }).click();
  await expect(page.getByRole('button', { name: '모두 체크했습니다' })).toBeDisabled();
  await expect(counter(page, '출석', size - 2)).toBeVisible();

  const fourth = attendanceGrid(page).getByRole('row').nth(4);
  await fourth.locator('[aria-colindex="4"]').click();
  await page.keyboard.press('l');
  await expect(fourth).toContainText('잠김');
  await expectAccessible(page);
}
