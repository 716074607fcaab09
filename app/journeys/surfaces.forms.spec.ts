import type { Locator, Page } from '@playwright/test';
import { post } from './ask.ts';
import { expect, test } from './journey.ts';
import { admin, signIn, ta } from './people.ts';
import { addExam } from './steps/addExam.ts';
import { apiAs, type ApiCaller } from './steps/apiAs.ts';
import { openClass } from './steps/openClass.ts';
import { openEvening } from './steps/openEvening.ts';
import { situations, surfaces } from './surfaces.ts';

/** How a journey edits one kind of record in its dialog. */
interface FormDriver {
  surface: string;
  /** The page, and what opens the dialog there. */
  path: string;
  open: () => Promise<void>;
  field: (dialog: Locator) => Locator;
  /** What another person stores, by any version. */
  change: (value: string) => Promise<void>;
  stored: () => Promise<string>;
}

test('forms, keys and taps: what another stored meanwhile is seen before it is replaced', async ({
  page,
  complaints,
  baseURL,
}) => {
  complaints.allow(/^409 (PUT |POST .*re-grade)/);
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, admin);
  const week = await openClass(page, '창마다 겹쳐 쓰는 반', 1);
  const other = await apiAs(ta, baseURL);
  for (const driver of await formDrivers(page, other, week)) {
    const expected = surfaces.find(({ name }) => name === driver.surface)?.expected;
    for (const situation of ['typed', 'offline'] as const) {
      expect(expected?.[situation]).toBe('asks');
      await test.step(`${driver.surface}: ${situations[situation]}`, () => playForm(page, driver, situation));
    }
  }
  const examId = await addExam(page, week);
  for (const situation of ['typed', 'offline'] as const) {
    await test.step(`정답표: ${situations[situation]}`, () => playKey(page, other, examId, situation));
  }
  await test.step('오늘의 클리닉 탭', () => playTaps(page, other));
});

async function playForm(page: Page, driver: FormDriver, situation: 'typed' | 'offline'): Promise<void> {
  const [mine, theirs] = [`내 값 ${situation}`, `남의 값 ${situation}`];
  await page.goto(driver.path);
  await driver.open();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: '저장', exact: true });
  await driver.field(dialog).fill(mine);
  if (situation === 'offline') {
    await page.context().setOffline(true);
    await save.click();
    await expect(dialog.getByText('인터넷 연결이 불안정합니다')).toBeVisible();
  }
  await driver.change(theirs);
  await page.context().setOffline(false);
  await save.click();
  await expect(dialog.getByRole('group', { name: '서로 다른 두 값' })).toBeVisible();
  expect(await driver.stored()).toBe(theirs);
  // Nothing that was typed is lost, and saving again is the choice.
  await expect(driver.field(dialog)).toHaveValue(mine);
  await save.click();
  await expect(dialog).toBeHidden();
  expect(await driver.stored()).toBe(mine);
}

async function formDrivers(page: Page, other: ApiCaller, week: string): Promise<FormDriver[]> {
  const lectureId = week.split('/')[3] ?? '';
  const { students } = await other.ask<{ students: Student[] }>(STUDENTS, {});
  const student = students[0] as Student;
  const memo = await post<{ id: string }>(page, `/api/students/${student.id}/memo`, { body: '처음 메모' });
  const template = await post<{ id: string }>(page, `/api/lectures/${lectureId}/exam-template`, { name: '처음 양식' });
  const startsAt = new Date(Math.ceil(Date.now() / 86_400_000 + 70) * 86_400_000 + 9 * 3_600_000);
  const hours = { startsAt: startsAt.toISOString(), endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString() };
  const room = { reserveType: 'CLINIC', room: '겹침방', capacity: 3, ...hours };
  const { slot } = await post<{ slot: { id: string } }>(page, '/api/clinic/slot', room);
  const read = async (root: string, column: string, id: string): Promise<string> => {
    const { row } = await other.ask<{ row: Record<string, string> }>(
      `query ($id: uuid!) { row: ${root}_by_pk(id: $id) { ${column} } }`,
      { id },
    );
    return row[column] ?? '';
  };
  const menu = (name: string) => async () => {
    await page
      .getByRole('button', { name: `${name} 더 보기`, exact: true })
      .first()
      .click();
    await page.getByRole('menuitem', { name: '고치기', exact: true }).click();
  };
  return [
    {
      surface: '학생 메모 창',
      path: `/crm/students/${student.id}`,
      open: menu('메모'),
      field: (dialog) => dialog.getByRole('textbox', { name: '내용' }),
      change: (body) => other.send('PUT', `/students/memo/${memo.id}`, { body }),
      stored: () => read('studentMemos', 'body', memo.id),
    },
    {
      surface: '학생 창',
      path: `/crm/students/${student.id}`,
      open: () => page.getByRole('link', { name: '학생 고치기' }).click(),
      field: (dialog) => dialog.getByRole('textbox', { name: '보호자', exact: true }),
      change: (parentName) => {
        const { id, user, ...values } = student;
        return other.send('PUT', `/students/${id}`, { ...values, ...user, parentName });
      },
      stored: () => read('students', 'parentName', student.id),
    },
    {
      surface: '시험 양식 창',
      path: `/crm/lectures/${lectureId}/templates`,
      open: async () => {
        await page
          .getByRole('button', { name: /더 보기$/ })
          .last()
          .click();
        await page.getByRole('menuitem', { name: '고치기', exact: true }).click();
      },
      field: (dialog) => dialog.getByRole('textbox', { name: '양식 이름' }),
      change: (name) => other.send('PUT', `/lectures/${lectureId}/exam-template/${template.id}`, { name }),
      stored: () => read('examTemplates', 'name', template.id),
    },
    {
      surface: '클리닉 시간 창',
      path: `/crm/clinic/slots?view=day&day=${hours.startsAt.slice(0, 10)}`,
      open: () => page.getByRole('button', { name: /겹침방/ }).click(),
      field: (dialog) => dialog.getByRole('textbox', { name: '안내' }),
      change: (note) => other.send('PUT', `/clinic/slot/${slot.id}`, { ...room, note }),
      stored: () => read('clinicSlots', 'note', slot.id),
    },
  ];
}

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
  const { names } = await openEvening(page, 1);
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
  await page.getByRole('button', { name: `${name} 더 보기`, exact: true }).click();
  await page.getByRole('menuitem', { name: '급함 표시' }).click();
  await expect(page.getByText(`${name} 학생 예약: ${ta.name}님이 먼저 바꿨습니다`)).toBeVisible();
  await page.unroute('**/api/gql');
}

async function laterOf(other: ApiCaller, name: string): Promise<{ startsAt: string; endsAt: string }> {
  const { bookings } = await other.ask<{ bookings: { startsAt: string; endsAt: string }[] }>(BOOKING, { name });
  const { startsAt = '', endsAt = '' } = bookings[0] ?? {};
  return { startsAt, endsAt: new Date(Date.parse(endsAt) - 60_000).toISOString() };
}

interface Student {
  id: string;
  studentNumber: string;
  school: string;
  grade: string | null;
  parentPhone: string | null;
  user: { name: string; phone: string | null };
}

// Not one of those with whom other journeys begin.
const STUDENTS = `{ students(where: { user: { isActive: { _eq: true } } }, order_by: [{ studentNumber: desc }], offset: 20, limit: 1) {
  id studentNumber school grade parentPhone user { name phone } } }`;
const KEY =
  'query ($examId: uuid!) { items: examItems(where: { examId: { _eq: $examId } }, order_by: [{ number: asc }]) { answer } }';
const BOOKING = `query ($name: String!) { bookings: clinicParticipants(order_by: [{ createdAt: desc }], limit: 1,
  where: { student: { user: { name: { _eq: $name } } } }) { id version startsAt endsAt } }`;
