import { dateOf } from '#ui-kit/format/testing/when.ts';
import { expect, expectAccessible, expectPage, test } from './people/journey.ts';
import { signIn, ta, taAdmin } from './people/people.ts';
import { openScreen } from './people/openScreen.ts';

const title = '환불 규정';
const line = '수강료는 남은 날만큼 돌려 드립니다.';

test('terms are made, hold from a day on, and everybody reads the version in force', async ({ page, browser }) => {
  await signIn(page, taAdmin);
  await openScreen(page, '설정', '약관');
  await expectPage(page, '약관');
  await page.getByRole('link', { name: '약관 만들기' }).click();
  const dialog = page.getByRole('dialog', { name: '약관 만들기' });
  await dialog.getByRole('textbox', { name: '제목' }).fill(title);
  await dialog.getByRole('textbox', { name: '주소' }).fill('refund');
  await dialog.getByRole('textbox', { name: '내용' }).fill(line);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: title, exact: true }).click();
  await expectPage(page, title);
  await expect(page.getByText('시행 중')).toBeVisible();
  await page.getByRole('button', { name: '새 판 만들기' }).click();
  const version = page.getByRole('dialog', { name: '새 판 만들기' });
  await version.getByRole('textbox', { name: '내용' }).fill('아직 아무도 보지 않는 내용');
  await version.getByRole('textbox', { name: '시행일' }).fill(dateOf(400));
  await version.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(version).toBeHidden();
  await expect(page.getByText('시행 예정')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/terms/refund');
  await expectPage(visitor, title);
  await expect(visitor.getByText(line)).toBeVisible();
  await expect(visitor.getByText('아직 아무도 보지 않는 내용')).toBeHidden();
  await visitor.context().close();
});

test('a TA reads terms, and is told that making them is for managers', async ({ page }) => {
  await signIn(page, ta);
  await page.goto('/crm/terms/create');
  await expect(page.getByText('이 화면을 볼 권한이 없습니다')).toBeVisible();
  await page.goto('/crm/no/such/screen');
  await expectPage(page, '화면을 찾을 수 없습니다');
  await page.getByRole('combobox', { name: '학생, 강의, 화면, 작업 검색' }).fill('약관');
  await page.getByRole('option', { name: '약관' }).click();
  await expectPage(page, '약관');
  await expect(page.getByRole('link', { name: '약관 만들기' })).toHaveCount(0);
});
