import type { Page } from '@playwright/test';
import { expect, expectPage, test } from './people/journey.ts';
import { menuOf, openScreen } from './people/openScreen.ts';
import { admin, signIn, ta, taAdmin } from './people/people.ts';
import { attendanceGrid } from './surfaces/grid.ts';

// A TA who is a manager is offered everything, one's own clock, too.
for (const [role, person] of Object.entries({ TA: ta, manager: taAdmin })) {
  test(`everything that the menu and the settings offer a ${role} opens`, async ({ page }) => {
    // Tall, so that every entry of the menu is in sight.
    await page.setViewportSize({ width: 1366, height: 1000 });
    await signIn(page, person);
    await openAll(page, () => menuOf(page));
    await openAll(
      page,
      () => page.getByRole('main'),
      () => openScreen(page, '설정'),
    );
  });
}

/** Opens every link of a part of the page in turn; `comesBack` shows the part again. */
async function openAll(page: Page, part: () => ReturnType<typeof menuOf>, comesBack = () => Promise.resolve()) {
  await comesBack();
  await expect(part().getByRole('link').first()).toBeVisible();
  for (const name of await part().getByRole('link').allTextContents()) {
    await comesBack();
    await part().getByRole('link', { name, exact: true }).click();
    await expectPage(page, name);
    await expect(page.getByText(/볼 권한이 없습니다/)).toHaveCount(0);
    await expect(page.getByText('불러오지 못했습니다')).toHaveCount(0);
  }
}

test('on the first day a TA finds attendance, payslip and claims by clicking', async ({ page }) => {
  await signIn(page, ta);
  await openScreen(page, '수업', '강의');
  await page.getByRole('grid', { name: '강의' }).getByRole('row').nth(1).click();
  await page.getByRole('grid', { name: '주차' }).getByRole('row').nth(1).click();
  await expect(attendanceGrid(page)).toBeVisible();

  await openScreen(page, '운영', '출퇴근·급여');
  await expect(page.getByRole('heading', { name: /급여/, level: 2 })).toBeVisible();

  await openScreen(page, '운영', '경비 청구');
  await page.getByRole('button', { name: '경비 청구하기' }).click();
  await expect(page.getByRole('dialog', { name: '경비 청구하기' })).toBeVisible();
});

test('on the first day a manager finds the closing of pay, terms and texts by clicking', async ({ page }) => {
  await signIn(page, admin);
  await openScreen(page, '운영', '급여');
  await expect(page.getByRole('button', { name: /마감/ })).toBeVisible();
  await openScreen(page, '설정', '약관');
  await page.getByRole('grid', { name: '약관' }).getByRole('row').nth(1).click();
  await expect(page.getByText('시행 중')).toBeVisible();
  await openScreen(page, '소통', '문자');
  await expect(page.getByRole('grid', { name: '문자' })).toBeVisible();
});
