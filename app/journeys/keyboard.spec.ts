import { attendanceGrid, counter } from './surfaces/grid.ts';
import { expect, test } from './people/journey.ts';
import { tabTo } from './people/keys.ts';
import { admin, expectLanding } from './people/people.ts';
import { openClass } from './steps/openClass.ts';

test('by keyboard alone: sign in, make a lecture, take attendance', { tag: '@first' }, async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/login');
  await tabTo(page, page.getByRole('textbox', { name: '아이디', exact: true }));
  await keyboard.type(admin.loginId);
  await keyboard.press('Tab');
  await keyboard.type(admin.password);
  await keyboard.press('Enter');
  await expectLanding(page, admin);

  await tabTo(page, page.getByRole('button', { name: '강의 만들기' }));
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '강의 만들기' });
  await expect(dialog.getByRole('textbox', { name: '강의 이름' })).toBeFocused();
  for (const typed of ['글쇠로 만든 반', '정하늘', '403호']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await expect(dialog.getByRole('combobox', { name: '요일' })).toBeFocused();
  for (const _ of ['월', '화', '수']) await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  for (const typed of ['1800', '2000']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await tabTo(page, dialog.getByRole('textbox', { name: '정원' }));
  await keyboard.type('20');
  await tabTo(page, dialog.getByRole('button', { name: '만들기', exact: true }));
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // Only rows in view are rendered, so among many lectures a search is needed.
  await keyboard.press('/');
  await expect(page.getByRole('textbox', { name: '강의 검색' })).toBeFocused();
  await keyboard.type('글쇠로 만든');
  const made = page.getByRole('grid', { name: '강의' }).getByRole('row').filter({ hasText: '글쇠로 만든 반' });
  await expect(made).toContainText('수 18:00–20:00');

  await page.goto(await openClass(page, '글쇠 출결반'));
  await expect(counter(page, '미체크', 20)).toBeVisible();
  const first = attendanceGrid(page).getByRole('row').nth(1).locator('[aria-colindex="4"]');
  await tabTo(page, first);
  for (const key of ['1', '2', 'l']) await keyboard.press(key);
  await expect(counter(page, '출석', 1)).toBeVisible();
  await expect(counter(page, '지각', 1)).toBeVisible();
  const locked = attendanceGrid(page).getByRole('row').nth(3);
  await expect(locked).toContainText('잠김');
  // The lock first, then the mark before it.
  await keyboard.press('Control+z');
  await expect(locked).not.toContainText('잠김');
  await keyboard.press('Control+z');
  await expect(counter(page, '지각', 1)).toBeHidden();
  await expect(counter(page, '미체크', 19)).toBeVisible();
});
