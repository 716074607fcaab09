import { students } from '#mocks/cast.ts';
import { askGql } from './people/ask.ts';
import { expect, expectAccessible, expectNoSideways, test } from './people/journey.ts';
import { signIn, ta } from './people/people.ts';
import { smallPhone } from './people/phone.ts';

interface Told {
  absenceNotices: { weeklyLecture: { id: string; lectureId: string } }[];
}

test(
  'a parent tells an absence by a link on a phone, and staff take it over',
  { tag: '@first' },
  async ({ page, browser, complaints }) => {
    await signIn(page, ta);
    await page.goto(`/crm/students/${students.minsu.id}/dossier`);
    await page.getByRole('button', { name: '링크 만들기' }).click();
    const dialog = page.getByRole('dialog', { name: '보호자 링크 만들기' });
    await dialog.getByRole('combobox', { name: '링크 종류' }).selectOption({ label: '결석 알리기' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '만들기', exact: true }).click();
    const made = page.getByRole('dialog', { name: '보호자 링크를 만들었습니다' });
    const address = (await made.getByText(/\/link\/absence\//).textContent()) ?? '';
    await made.getByRole('button', { name: '닫기' }).last().click();

    const context = await browser.newContext(smallPhone);
    complaints.hear(context);
    const parent = await context.newPage();
    const { pathname } = new URL(address);
    const answer = await parent.goto(pathname);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await expect(parent.getByRole('heading', { level: 1, name: '결석 알리기' })).toBeVisible();
    await expectNoSideways(parent);
    await expectAccessible(parent);
    await parent.getByRole('textbox', { name: '사유' }).fill('몸살로 병원에 가요');
    await parent.getByRole('button', { name: '결석 알리기' }).click();
    await expect(parent.getByRole('listitem').filter({ hasText: '몸살로 병원에 가요' })).toContainText('확인 전');
    // A link does one thing, and nothing is at any other address.
    complaints.allow(/^404 POST \/api\/parent-links\/open$/);
    await parent.goto(pathname.replace('/absence/', '/week/'));
    await expect(parent.getByRole('heading', { name: '열 수 없는 링크예요' })).toBeVisible();
    await parent.goto('/link/anything/else.');
    await expect(parent.getByRole('heading', { name: '열 수 없는 링크예요' })).toBeVisible();
    await context.close();

    const { absenceNotices } = await askGql<Told>(
      page,
      'query ($id: uuid!) { absenceNotices(where: { studentId: { _eq: $id }, status: { _eq: "OPEN" } }) { weeklyLecture { id lectureId } } }',
      { id: students.minsu.id },
    );
    const week = absenceNotices[0]?.weeklyLecture;
    await page.goto(`/crm/lectures/${week?.lectureId}/weeks/${week?.id}`);
    const told = page.getByRole('region', { name: '보호자가 알린 결석' });
    await expect(told).toContainText('몸살로 병원에 가요');
    await expectAccessible(page);
    await told.getByRole('button', { name: '김민수 결석으로' }).click();
    await expect(told).toBeHidden();
  },
);
