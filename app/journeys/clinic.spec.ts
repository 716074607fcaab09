import type { Locator, Page } from '@playwright/test';
import { dayInSeoul, todayInSeoul } from '#ui-kit/format/time/date.ts';
import { atMinute } from '#ui-kit/format/testing/when.ts';
import { askGql, post, remove } from './people/ask.ts';
import { expect, expectAccessible, expectNoSideways, test } from './people/journey.ts';
import { admin, anotherStudent, signIn, student, ta } from './people/people.ts';
import { openClass } from './steps/openClass.ts';

const room = '가을방';
const exam = '클리닉 확인 시험';

test(
  'below the cutline, to a todo, to a seat reserved on a phone, to a retake that passes and a clinic that is done',
  { tag: ['@first', '@hour'] },
  async ({ page, browser, complaints }) => {
    await signIn(page, admin);
    const week = await openClass(page, '클리닉 확인반', 1);
    const exams = `${week.replace('/crm', '/api').replace('/weeks/', '/weekly-lectures/')}/exams/new`;
    await post(page, exams, { name: exam, cutline: 70 });
    await clearEvening(page);
    const [startsAt, endsAt] = [atMinute(-1), atMinute(60)];
    await post(page, '/api/clinic/slot', {
      reserveType: 'CLINIC',
      room,
      capacity: 1,
      startsAt,
      endsAt,
      closesAt: endsAt,
      cancelUntil: endsAt,
    });

    // A score below the cutline requires the clinic; one action creates the todo and prepares the text.
    await page.goto(`${week}/scores`);
    await cellAt(page, 3).click();
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    const row = page.getByRole('grid', { name: '성적표' }).locator('[data-row="0"]');
    await expect(row).toContainText('대상');
    await row.getByRole('checkbox', { name: new RegExp(student.name) }).check();
    await page.getByRole('button', { name: '미달 1건 클리닉 안내' }).click();
    const call = page.getByRole('dialog', { name: '재시험 클리닉 안내' });
    await expect(call).toContainText('40점 / 커트라인 70');
    await expectAccessible(page);
    await call.getByRole('button', { name: '할 일 1개 만들기' }).click();
    await call.getByRole('button', { name: '문자 작성' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(/재시험/);
    await page.keyboard.press('Escape');

    // The student sees the todo and books.
    const hand = await browser.newContext({ viewport: { width: 390, height: 844 } });
    complaints.hear(hand);
    const phone = await hand.newPage();
    await signIn(phone, student);
    await phone.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '클리닉' }).click();
    await expect(phone.getByText(new RegExp(`${exam}.*재시험`))).toBeVisible();
    const slot = phone.getByRole('listitem').filter({ hasText: room });
    // By keyboard only, while a classmate views the same last seat on another phone.
    const classmate = await browser.newContext({ viewport: { width: 390, height: 844 } });
    complaints.hear(classmate);
    const other = await classmate.newPage();
    await signIn(other, anotherStudent);
    await other.goto('/portal/clinic');
    const lastSeat = other.getByRole('listitem').filter({ hasText: room });
    await expect(lastSeat).toContainText('남은 자리 1 / 1');
    await slot.getByRole('button', { name: /예약$/ }).focus();
    await phone.keyboard.press('Enter');
    await expect(lastSeat.getByRole('button', { name: /대기$/ })).toBeVisible();
    await classmate.close();
    await expect(phone.getByText(/예약했어요. 할 일 \d+가지를/)).toBeVisible();
    await expect(slot.first()).toContainText('예약됨');
    await expectAccessible(phone);
    await expectNoSideways(phone);
    await hand.close();

    // The student arrives, a TA is assigned, the retake is submitted and graded on the board.
    await page.goto('/crm/clinic');
    // The seat began a minute before; a new day may have begun since.
    if (dayInSeoul(startsAt) < todayInSeoul()) await page.getByRole('button', { name: '전날' }).click();
    await page.getByRole('button', { name: `${student.name} 도착`, exact: true }).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `${student.name} 귀가` }) });
    await card.getByRole('combobox', { name: `${student.name} 담당 조교` }).selectOption({ label: `${ta.name} · 0` });
    await card.getByRole('button', { name: `${student.name} 할 일 외` }).click();
    const work = card.getByRole('listitem').filter({ hasText: exam });
    // On a slow connection: quick consecutive taps are no conflict with oneself.
    await page.route('**/todo-status', (route) => setTimeout(() => void route.continue(), 300));
    await work.getByRole('button', { name: /시작$/ }).click();
    await work.getByRole('button', { name: /제출$/ }).click();
    await work.getByRole('button', { name: /채점$/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: /점수/ }).fill('85');
    await page.getByRole('dialog').getByRole('button', { name: '채점하기' }).click();
    await expect(page.getByText(/85점, 통과했습니다/)).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${week}/scores`);
    await expect(row).toContainText('완료');
    await expect(row).toContainText('85');
  },
);

const cellAt = (page: Page, column: number): Locator =>
  page.getByRole('grid', { name: '성적표' }).locator(`[data-row="0"] [data-column="${column}"]`);

/** Removes the demo academy's bookings of the student, which would be in the way. */
async function clearEvening(page: Page): Promise<void> {
  const { clinicParticipants } = await askGql<{ clinicParticipants: { id: string; slotId: string }[] }>(
    page,
    `query ($name: String!) {
      clinicParticipants(where: { status: { _in: ["WAITING", "RESERVED"] }, student: { studentNumber: { _eq: $name } } }) { id slotId }
    }`,
    { name: student.loginId },
  );
  for (const { id, slotId } of clinicParticipants) await remove(page, `/api/clinic/slot/${slotId}/participants/${id}`);
}
