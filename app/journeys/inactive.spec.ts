import { expect, test } from './people/journey.ts';
import { put } from './people/ask.ts';
import { admin, expectLanding, fillLogin, signIn, signInElsewhere, student } from './people/people.ts';
import { students } from '#mocks/cast.ts';

test('a person made inactive in the middle of typing is out at the next call, and nothing of it is written', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/^401 /);
  await signIn(page, student);
  const manager = await signInElsewhere(admin, { page, browser, complaints });

  await page.goto('/change-password');
  await page.getByLabel(/^지금 비밀번호/).fill(student.password);
  await page.getByLabel(/^새 비밀번호\*?$/).pressSequentially('나팔꽃이 핀 ');
  await put(manager, `/api/students/${students.minsu.id}/toggle-status`, { isActive: false });
  await page.getByLabel(/^새 비밀번호\*?$/).pressSequentially('담벼락 아래');
  await page.getByLabel(/^새 비밀번호 확인/).fill('나팔꽃이 핀 담벼락 아래');
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(page).toHaveURL(/\/(login)?$/);
  // The page may still be on its way from one address to the other.
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  }).toPass({ timeout: 20_000 });

  // Neither the old password opens the account now, nor is there a hint why.
  await page.goto('/login');
  await fillLogin(page, student);
  await expect(page.getByText('아이디나 비밀번호가 맞지 않습니다.')).toBeVisible();

  // Active again, the old password works: the new one was not written.
  await put(manager, `/api/students/${students.minsu.id}/toggle-status`, { isActive: true });
  await fillLogin(page, student);
  await expectLanding(page, student);
  await manager.context().close();
});
