import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectPage } from '../people/journey.ts';
import { openScreen } from '../people/openScreen.ts';

interface Resource {
  /** Its group in the menu. */
  group: string;
  /** The name of its menu entry and of its list. */
  label: string;
  /** A record's name, before and after the change. */
  name: string;
  renamed: string;
  /** Fills in the open form. */
  fill: (form: Locator, name: string) => Promise<void>;
  /** A text shown on the record's page. */
  shows: string;
  /** The menu of its page that has the deletion. @default none, it is a button */
  menu?: string;
}

export const wordDeck: Resource = {
  group: '시험',
  label: '단어장',
  name: '봄 학기 필수 단어',
  renamed: '여름 학기 필수 단어',
  fill: async (form, name) => {
    await form.getByRole('textbox', { name: '제목' }).fill(name);
    await form.getByRole('textbox', { name: '설명' }).fill('1주차에 외울 단어');
    await form.getByRole('combobox', { name: '강의' }).selectOption({ label: '미적분 A' });
    await form.getByRole('checkbox', { name: '학생에게 공개' }).check();
  },
  shows: '1주차에 외울 단어',
  menu: '단어장 메뉴',
};

export const alertTemplate: Resource = {
  group: '설정',
  label: '알림 템플릿',
  name: '지각 안내',
  renamed: '지각 안내 (짧게)',
  fill: async (form, name) => {
    await form.getByRole('textbox', { name: '이름' }).fill(name);
    await form.getByRole('combobox', { name: '발송 조건' }).selectOption({ label: '지각했을 때' });
    await form.getByRole('textbox', { name: '본문' }).fill('#{이름} 학생이 늦었습니다.');
  },
  shows: '#{이름} 학생이 늦었습니다.',
};

/** Lists, creates, shows, edits and deletes a record, and checks each screen. */
export async function keepResource(
  page: Page,
  { group, label, name, renamed, fill, shows, menu }: Resource,
): Promise<void> {
  const list = page.getByRole('grid', { name: label });
  await openScreen(page, group, label);
  await expectPage(page, label);

  await page
    .getByRole('link', { name: `${label} 만들기` })
    .first()
    .click();
  const creating = page.getByRole('dialog', { name: `${label} 만들기` });
  await fill(creating, name);
  await expectAccessible(page);
  await creating.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(creating).toBeHidden();
  await page.getByRole('textbox', { name: `${label} 검색` }).fill(name);
  await expect(list.getByRole('row')).toHaveCount(2);

  await list.getByRole('link', { name, exact: true }).click();
  await expectPage(page, name);
  await expect(page.getByRole('definition').filter({ hasText: shows })).toBeVisible();

  await page.getByRole('link', { name: '수정' }).click();
  const editing = page.getByRole('dialog', { name: `${label} 수정` });
  await fill(editing, renamed);
  await expectAccessible(page);
  await editing.getByRole('button', { name: '저장', exact: true }).click();
  await expect(editing).toBeHidden();
  await expectPage(page, renamed);

  if (menu !== undefined) await page.getByRole('button', { name: menu }).click();
  await page.getByRole(menu === undefined ? 'button' : 'menuitem', { name: '삭제', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: /삭제$/ }).click();
  await expectPage(page, label);
  await page.getByRole('textbox', { name: `${label} 검색` }).fill(renamed);
  await expect(page.getByText(new RegExp(`^찾는 ${label}[이가]? ?없습니다$`))).toBeVisible();
}
