import type { Browser, Page } from '@playwright/test';
import { students } from '#mocks/cast.ts';
import { expect, expectAccessible, expectNoSideways, test } from './people/journey.ts';
import type { Complaints } from './people/journey.ts';
import { signIn, ta } from './people/people.ts';
import { smallPhone } from './people/phone.ts';

const pin = '482913';

/** A phone of a parent. */
async function phone(browser: Browser, complaints: Complaints): Promise<Page> {
  const context = await browser.newContext(smallPhone);
  complaints.hear(context);
  return context.newPage();
}

/** What a screen reader tells of the home of two children. */
async function expectHome(parent: Page, children: readonly string[]): Promise<void> {
  await expect(parent.getByRole('main')).toMatchAriaSnapshot(`
    - heading "보호자 홈" [level=1]
    - navigation "자녀":
${children.map((child) => `      - link "${child}"`).join('\n')}
    - region "오늘":
      - heading "오늘" [level=2]
    - navigation "할 수 있는 일":
      - link "결석 알리기"
      - link "상담 예약"
  `);
}

test('parents see and do all for both children by one link, each phone let in by one PIN', async ({
  page,
  browser,
  complaints,
}) => {
  // Both phones are refused until they know the PIN.
  complaints.allow(/^403 POST \/api\/parent-links\/open$/);
  await signIn(page, ta);
  await page.goto(`/crm/students/${students.minsu.id}`);
  const sibling = page.getByRole('group', { name: /형제자매 여부$/ });
  const name = ((await sibling.getAttribute('aria-label')) ?? '').replace(' 형제자매 여부', '');
  await sibling.getByRole('button', { name: '형제자매 맞음' }).click();
  await page.getByRole('link', { name: '서류' }).click();
  await page.getByRole('button', { name: '링크 만들기' }).click();
  await page
    .getByRole('dialog', { name: '보호자 링크 만들기' })
    .getByRole('button', { name: '만들기', exact: true })
    .click();
  const made = page.getByRole('dialog', { name: '보호자 링크를 만들었습니다' });
  const { pathname } = new URL((await made.getByText(/\/link\/family\//).textContent()) ?? '');

  const mother = await phone(browser, complaints);
  await mother.goto(pathname);
  await mother.getByRole('textbox', { name: '새 비밀번호 여섯 자리' }).fill(pin);
  await mother.getByRole('button', { name: '정하고 열기' }).click();
  await expect(mother.getByRole('heading', { level: 1, name: '보호자 홈' })).toBeVisible();
  await expect(mother.getByRole('region', { name: '오늘' })).toBeVisible();
  await expectNoSideways(mother);
  await expectAccessible(mother);
  const childrenOf = (parent: Page) => parent.getByRole('navigation', { name: '자녀' });
  await expectHome(mother, [name, students.minsu.name]);
  await expect(childrenOf(mother).getByRole('link', { name: '김민수' })).toHaveAttribute('aria-current', 'page');
  // The other child, whose absence no other journey tells.
  await childrenOf(mother).getByRole('link', { name }).click();
  await expect(childrenOf(mother).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expectHome(mother, [name, students.minsu.name]);
  await mother.getByRole('link', { name: '결석 알리기' }).click();
  await mother.getByRole('textbox', { name: '사유' }).fill('가족 여행');
  await mother.getByRole('button', { name: '결석 알리기' }).click();
  await expect(mother.getByRole('listitem').filter({ hasText: '가족 여행' })).toContainText('확인 전');

  const father = await phone(browser, complaints);
  await father.goto(pathname);
  await father.getByRole('textbox', { name: '비밀번호 여섯 자리' }).fill('111222');
  await father.getByRole('button', { name: '열기' }).click();
  await expect(father.getByRole('alert')).toHaveText(/맞지 않습니다/);
  await expectAccessible(father);
  await father.getByRole('textbox', { name: '비밀번호 여섯 자리' }).fill(pin);
  await father.getByRole('button', { name: '열기' }).click();
  // What one parent did the other sees.
  await childrenOf(father).getByRole('link', { name }).click();
  await father.getByRole('link', { name: '결석 알리기' }).click();
  await expect(childrenOf(father).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expect(father.getByRole('listitem').filter({ hasText: '가족 여행' })).toBeVisible();
  await father.getByRole('link', { name: '보호자 홈' }).click();
  await father.getByRole('link', { name: '상담 예약' }).click();
  await expect(father.getByRole('region', { name: '예약할 수 있는 시간' })).toBeVisible();
  await expectAccessible(father);
});
