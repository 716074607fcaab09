import { students } from '#mocks/cast.ts';
import { expect, expectNoSideways, expectPage, test } from './people/journey.ts';
import { admin, signIn } from './people/people.ts';

const { minsu } = students;

test('staff see what a student sees, can do nothing there, and it is kept that they looked', async ({
  page,
  complaints,
}) => {
  // What staff try to do for the student.
  complaints.allow(/^403 (PUT|POST|PATCH) \/api\/sp\/notifications/);
  await signIn(page, admin);
  await page.goto(`/crm/students/${minsu.id}`);
  await expectPage(page, minsu.name);
  await page.getByRole('button', { name: '학생 메뉴' }).click();
  await page.getByRole('menuitem', { name: '학생 화면 보기' }).click();
  await expect(page).toHaveURL('/portal');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectPage(page, `${minsu.name}님, 안녕하세요`);
  const bar = page.getByRole('region', { name: '학생 화면 보기' });
  await expect(bar).toContainText(`${minsu.name} 학생의 화면을 보고 있어요`);
  await expectNoSideways(page);

  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '질문' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '질문' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^알림/ }).click();
  await expectPage(page, '알림');
  await page.getByRole('checkbox').first().click();
  await expect(page.getByText('학생의 화면을 보기만 하고 있습니다.')).toBeVisible();
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '내 정보' }).click();
  await expect(page.getByText('학생 본인에게만 보여요')).toBeVisible();

  await page.setViewportSize({ width: 1366, height: 768 });
  await bar.getByRole('button', { name: '끝내기' }).click();
  await expectPage(page, minsu.name);
  await expect(page).toHaveURL(`/crm/students/${minsu.id}`);

  // One's own session is as before, and the access log says who looked at whom.
  await page.goto('/crm/admin/audit');
  await page
    .getByRole('tab', { name: '접속 기록' })
    .or(page.getByRole('link', { name: '접속 기록' }))
    .click();
  await page.getByRole('combobox', { name: '작업' }).selectOption('학생 포털 보기');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(admin.name);
  await expect(row).toContainText(minsu.name);

  // A reload forgets the student: staff choose again.
  await page.goto('/portal');
  await expectPage(page, '학생 화면 보기');
});
