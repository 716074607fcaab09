import type { Page } from '@playwright/test';
import { liveDot } from './surfaces/grid.ts';
import { expect, test } from './people/journey.ts';
import { admin, signIn, ta } from './people/people.ts';
import { openScreen } from './people/openScreen.ts';

test('a list and a record follow what another person writes, and a form that is open keeps what was typed', async ({
  page,
  browser,
  complaints,
}) => {
  // The form that was open is refused once, and its author sees both values.
  complaints.allow(/^409 /);
  const desk = await browser.newContext();
  complaints.hear(desk);
  const other = await desk.newPage();
  await signIn(page, admin);
  await signIn(other, ta);
  for (const one of [page, other]) {
    await openScreen(one, '시험', '단어장');
    await expect(liveDot(one)).toBeVisible();
    await expect(one.getByRole('grid', { name: '단어장' })).toBeVisible();
  }

  await page.getByRole('link', { name: '단어장 만들기' }).first().click();
  const creating = page.getByRole('dialog', { name: '단어장 만들기' });
  await creating.getByRole('textbox', { name: '제목' }).fill('함께 보는 단어');
  await creating.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(creating).toBeHidden();
  const listed = other.getByRole('link', { name: '함께 보는 단어', exact: true });
  await expect(listed).toBeVisible();

  await listed.click();
  await expect(title(other, '함께 보는 단어')).toBeVisible();
  await page.getByRole('link', { name: '함께 보는 단어', exact: true }).click();
  await rename(page, '함께 수정하는 단어');
  await expect(title(other, '함께 수정하는 단어')).toBeVisible();

  await other.getByRole('link', { name: '수정' }).click();
  const typing = other.getByRole('dialog', { name: '단어장 수정' });
  await typing.getByRole('textbox', { name: '제목' }).fill('조교가 쓰던 제목');
  await rename(page, '관리자가 먼저 쓴 제목');
  await expect(typing.getByRole('textbox', { name: '제목' })).toHaveValue('조교가 쓰던 제목');
  await typing.getByRole('button', { name: '저장', exact: true }).click();
  await expect(typing.getByText('관리자가 먼저 쓴 제목').first()).toBeVisible();
  await expect(title(page, '관리자가 먼저 쓴 제목')).toBeVisible();
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: '수정' }).click();
  const form = page.getByRole('dialog', { name: '단어장 수정' });
  await form.getByRole('textbox', { name: '제목' }).fill(name);
  await form.getByRole('button', { name: '저장', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(title(page, name)).toBeVisible();
}
