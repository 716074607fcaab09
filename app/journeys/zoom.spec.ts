import { lectures } from '#mocks/cast.ts';
import { expect, expectNoSideways, test } from './people/journey.ts';
import { signIn, student } from './people/people.ts';

// A phone of 360 px at 200 %: half as many CSS pixels.
test.use({ viewport: { width: 180, height: 390 } });

test('at 200 % on the smallest phone, pages of the portal scroll down only', async ({ page }) => {
  await signIn(page, student);
  for (const [path, title] of [
    ['/portal/me', '내 정보'],
    ['/portal/clinic', '클리닉 예약'],
    ['/portal/counsel', '상담 예약'],
    ['/portal/exams', '내 성적'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('listitem')).first(),
    ).toBeVisible();
    await expectNoSideways(page);
  }
  // A score's questions, and a lecture's files.
  await page.getByRole('main').getByRole('link', { name: /점$/ }).first().click();
  await expect(page.getByText(/^문항별 결과/)).toBeVisible();
  await expectNoSideways(page);
  await page.goto(`/portal/lectures/${lectures.calculusB.id}`);
  await expect(page.getByRole('list', { name: /파일$/ }).first()).toBeVisible();
  await expectNoSideways(page);
});
