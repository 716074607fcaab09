import { expect, expectPage, test } from './people/journey.ts';
import { foundBy } from './steps/findStudents.ts';
import { admin, expectLanding, fillLogin, signIn, signOut, student, ta, taAdmin } from './people/people.ts';

test(
  'who is not signed in goes to the sign-in page, and from there to where they wanted',
  { tag: '@first' },
  async ({ page }) => {
    await page.goto(foundBy('ㄱㅁㅅ'));
    await expect(page).toHaveURL('/login');
    await expectPage(page, '로그인');
    await fillLogin(page, admin);
    await expect(page).toHaveURL(/\/crm\/students\?/);
    await expect(page.getByRole('textbox', { name: '학생 검색' })).toHaveValue('ㄱㅁㅅ');
  },
);

for (const person of [admin, ta, taAdmin, student]) {
  test(`${person.loginId} lands on ${person.landing}, and the sign-in page sends them back there`, async ({ page }) => {
    await signIn(page, person);
    await page.goto('/login');
    await expectLanding(page, person);
  });
}

test('a remembered location that leads elsewhere is forgotten', async ({ page, context, baseURL }) => {
  const tries = [
    ['/crm/tags', '/crm/tags'],
    ['//evil.example/steal', admin.landing],
    ['https://evil.example/', admin.landing],
    ['/\\evil.example', admin.landing],
    ['/\t/evil.example', admin.landing],
    ['javascript:alert(1)', admin.landing],
  ] as const;
  for (const [from, expected] of tries) {
    await page.goto(`/login?from=${encodeURIComponent(from)}&redirect=${encodeURIComponent(from)}`);
    // Where the router stores its state.
    await page.evaluate((from) => history.replaceState({ ...history.state, usr: { from } }, ''), from);
    await page.reload();
    await fillLogin(page, admin);
    await expect(page, from).toHaveURL(({ origin, pathname }) => origin === baseURL && pathname === expected);
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

test(
  'a student does not see the staff area; staff choose whose portal they see',
  { tag: '@first' },
  async ({ page, complaints }) => {
    // What the list still asks when one signs out is refused.
    complaints.allow(/^401 POST \/api\/gql$/);
    await signIn(page, student);
    await page.goto('/crm/lectures');
    await expect(page).toHaveURL('/portal');
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await signIn(page, ta);
    await page.goto('/portal');
    await expect(page.getByRole('heading', { name: '학생 화면 보기' })).toBeVisible();
    await page.goto('/crm/lectures');
    await signOut(page, ta);
  },
);

test('an unknown address leads to the start', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/');
});
