import type { Page } from '@playwright/test';
import { prepareLectureForms } from '../forms/lectures.ts';
import { expect, test } from '../people/journey.ts';
import { admin, signIn, signInElsewhere, ta } from '../people/people.ts';
import { addExam } from '../steps/addExam.ts';
import { apiAs, type ApiCaller } from '../steps/apiAs.ts';
import { openClass } from '../steps/openClass.ts';
import { openEvening } from '../steps/openEvening.ts';
import { playForm } from '../steps/playForm.ts';
import { situations } from './surfaces.ts';

// A dialog, one with a grid, and a form in its page; `npm run test:surfaces` plays all of them in every situation.
const sample = ['시험 창', '문항별 입력 창', '성적표의 말'];

test('forms, keys and taps: what another stored meanwhile is seen before it is replaced', async ({
  page,
  browser,
  complaints,
  baseURL,
}) => {
  complaints.allow(/^409 (PUT |POST .*(re-grade|manual-entry))/);
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, admin);
  const week = await openClass(page, '정답표를 겹쳐 쓰는 반', 1);
  const other = await apiAs(ta, baseURL);
  const theirs = await signInElsewhere(admin, { page, browser, complaints });
  const forms = (await prepareLectureForms(page, '창에서 먼저 겹쳐 쓰는 반')).filter(({ surface }) =>
    sample.includes(surface),
  );
  for (const form of forms) {
    for (const [round, moment] of (['typed', 'offline'] as const).entries()) {
      await test.step(`${form.surface}: ${situations[moment]}`, () =>
        playForm(form, { moment, round, mine: page, theirs }));
    }
  }
  await theirs.context().close();
  const examId = await addExam(page, week);
  for (const situation of ['typed', 'offline'] as const) {
    await test.step(`정답표: ${situations[situation]}`, () => playKey(page, other, examId, situation));
  }
  await test.step('오늘의 클리닉 탭', () => playTaps(page, other));
});

/** Both people's changes of a key stand beside each other above it, and nothing is stored until one of them is chosen. */
async function playKey(page: Page, other: ApiCaller, examId: string, situation: 'typed' | 'offline'): Promise<void> {
  const answerOf = async (): Promise<number[]> => {
    const { items } = await other.ask<{ items: { answer: number[] | null }[] }>(KEY, { examId });
    return items.flatMap(({ answer }) => answer ?? []);
  };
  const key = (answer: number) => ({ questions: [{ number: 1, answer, points: 100 }] });
  await other.send('PUT', `/wl-exam/${examId}/answers`, key(1));
  await page.goto(`/crm/exams/${examId}`);
  const cell = page.getByRole('grid', { name: '정답표' }).locator('[data-row="0"] [data-column="1"]');
  await expect(cell).toContainText('①');
  await cell.click();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  const save = page.getByRole('button', { name: '저장하고 채점' });
  if (situation === 'offline') {
    await page.context().setOffline(true);
    await save.click();
    await expect(page.getByRole('dialog').getByRole('button', { name: '다시 시도' })).toBeVisible();
  }
  await other.send('PUT', `/wl-exam/${examId}/answers`, key(3));
  await page.context().setOffline(false);
  // Whatever was asked before goes away by itself when the other key is heard of.
  const both = page.getByRole('group', { name: '다른 사람이 바꾼 정답표' });
  await expect(both).toContainText('① → ③');
  await expect(both).toContainText(/내가 쓴 값 [2②]/);
  expect(await answerOf()).toEqual([3]);
  await page.getByRole('button', { name: '쓰던 값을 버리고 새 정답표로' }).click();
  await expect(cell).toContainText('③');
}

/** A tap that cannot be sent, or comes second, is taken back with its reason; the card shows what the other person did. */
async function playTaps(page: Page, other: ApiCaller): Promise<void> {
  const { names } = await openEvening(page, 1, 45);
  const [name = ''] = names;
  await page.goto('/crm/clinic');
  const arrive = page.getByRole('button', { name: `${name} 도착`, exact: true });
  await expect(arrive).toBeVisible();
  const { bookings } = await other.ask<{ bookings: { id: string; version: number }[] }>(BOOKING, { name });
  const [booking] = bookings;
  await page.context().setOffline(true);
  await arrive.click();
  await expect(page.getByText(`${name}: 인터넷 연결이 불안정합니다`)).toBeVisible();
  await expect(arrive).toBeVisible();
  await other.send('PUT', `/clinic/participant/${booking?.id}/arrival`, {});
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: `${name} 귀가`, exact: true })).toBeVisible();

  // The board hears nothing until it writes.
  await page.reload();
  await expect(page.getByRole('button', { name: `${name} 귀가`, exact: true })).toBeVisible();
  await page.route('**/api/gql', (route) => route.abort());
  await other.send('PUT', `/clinic/participant/${booking?.id}/participant-change-time`, await laterOf(other, name));
  await page.getByRole('button', { name: `${name} 메뉴`, exact: true }).click();
  await page.getByRole('menuitem', { name: '급함 표시' }).click();
  await expect(page.getByText(`${name} 학생 예약: ${ta.name}님이 먼저 바꿨습니다`)).toBeVisible();
  await page.unroute('**/api/gql');
}

async function laterOf(other: ApiCaller, name: string): Promise<{ startsAt: string; endsAt: string }> {
  const { bookings } = await other.ask<{ bookings: { startsAt: string; endsAt: string }[] }>(BOOKING, { name });
  const { startsAt = '', endsAt = '' } = bookings[0] ?? {};
  return { startsAt, endsAt: new Date(Date.parse(endsAt) - 60_000).toISOString() };
}

const KEY =
  'query ($examId: uuid!) { items: examItems(where: { examId: { _eq: $examId } }, order_by: [{ number: asc }]) { answer } }';
const BOOKING = `query ($name: String!) { bookings: clinicParticipants(order_by: [{ createdAt: desc }], limit: 1,
  where: { student: { user: { name: { _eq: $name } } } }) { id version startsAt endsAt } }`;
