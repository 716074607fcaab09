import { expect, expectAccessible, expectNoSideways, test } from './people/journey.ts';
import { signIn, ta } from './people/people.ts';

test('a visitor wishes to enrol on a phone, and staff call them', async ({ page, browser, complaints }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  complaints.hear(context);
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: '모집 중인 강의' })).toBeVisible();
  await expectNoSideways(visitor);
  await expectAccessible(visitor);
  await visitor.getByRole('textbox', { name: '이름' }).fill('최하은');
  await visitor.getByRole('textbox', { name: '연락처' }).fill('01055501234');
  await visitor.getByRole('textbox', { name: '학년' }).fill('고1');
  await visitor.getByRole('checkbox', { name: /동의합니다/ }).check();
  await visitor.getByRole('button', { name: '신청하기' }).click();
  await expect(visitor.getByRole('status').filter({ hasText: '신청을 받았어요' })).toBeVisible();
  await context.close();

  await signIn(page, ta);
  await page.goto('/crm/inquiries');
  await page.getByText('최하은').click();
  const dialog = page.getByRole('dialog', { name: '최하은님의 문의' });
  await expect(dialog.getByRole('link', { name: '010-5550-1234' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: '결과' }).fill('토요일에 방문하기로 함');
  await dialog.getByRole('button', { name: '연락 마치기' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('기다리는 문의가 없습니다')).toBeVisible();
});
