import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inHours } from '#ui-kit/format/testing/when.ts';
import { askGql, post, put } from './people/ask.ts';
import { expect, expectAccessible, expectNoSideways, expectPage, test } from './people/journey.ts';
import { admin, signIn, student } from './people/people.ts';
import { smallPhone } from './people/phone.ts';
import { addExam } from './steps/addExam.ts';
import { openClass } from './steps/openClass.ts';

const [room, title] = ['저녁방', '저녁에 내는 시험'];

const photograph = async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#f6f4ee"/><text x="80" y="300" font-size="72">7. x = 3</text></svg>`;
  return { name: '풀이.jpg', mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() };
};

/** Home, one tap on the bar below, with all that is due. */
async function goHome(phone: Page): Promise<void> {
  await phone.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '홈' }).click();
  await expectPage(phone, `${student.name}님, 안녕하세요`);
  await expect(phone.getByRole('link', { name: /^내 강의와 출결/ })).toBeVisible();
}

/** An exam to hand in until tomorrow, and a free seat in the clinic in three weeks. */
async function prepare(page: Page): Promise<void> {
  const week = await openClass(page, '저녁반', 3);
  const examId = await addExam(page, week, title);
  const { exams_by_pk: exam } = await askGql<{ exams_by_pk: { version: number } }>(
    page,
    'query ($id: uuid!) { exams_by_pk(id: $id) { version } }',
    { id: examId },
  );
  await put(page, `/api/wl-exam/${examId}/ready-to-show/true`, { version: exam.version });
  await put(page, `/api/exams/${examId}/submission-window`, { opensAt: null, closesAt: inHours(20) });
  const [startsAt, endsAt] = [inHours(21 * 24), inHours(21 * 24 + 1)];
  const times = { startsAt, endsAt, closesAt: startsAt, cancelUntil: startsAt };
  await post(page, '/api/clinic/slot', { reserveType: 'CLINIC', room, capacity: 3, ...times });
}

test(
  'a student’s whole evening on a small phone: home, a question, a seat, handing in, a result',
  { tag: '@hour' },
  async ({ page, browser, complaints }) => {
    test.setTimeout(120_000);
    await signIn(page, admin);
    await prepare(page);
    const hand = await browser.newContext(smallPhone);
    complaints.hear(hand);
    const phone = await hand.newPage();
    await signIn(phone, student);
    await expectPage(phone, `${student.name}님, 안녕하세요`);
    await expectAccessible(phone);
    await expectNoSideways(phone);

    // A question with a photograph.
    await phone.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '질문' }).click();
    await phone.getByRole('link', { name: '질문하기' }).click();
    await phone.getByRole('textbox', { name: /^무엇이 궁금한가요/ }).fill('저녁에 생긴 질문');
    await phone.getByLabel('앨범에서 고르기').setInputFiles([await photograph()]);
    await phone.getByRole('combobox', { name: /^강의/ }).selectOption({ index: 1 });
    await phone.getByRole('button', { name: '질문 보내기' }).click();
    await expectPage(phone, '저녁에 생긴 질문');

    // A seat in the clinic.
    await phone.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '클리닉' }).click();
    const slot = phone.getByRole('listitem').filter({ hasText: room });
    await slot.getByRole('button', { name: /예약$/ }).click();
    await expect(slot.first()).toContainText('예약됨');

    // What is due stands at home, one tap away.
    await goHome(phone);
    await phone.getByRole('link', { name: title }).click();
    await expectPage(phone, '과제 제출');
    await phone.locator('input[type=file][multiple]').setInputFiles([await photograph()]);
    await expect(phone.getByText('올림')).toHaveCount(1, { timeout: 60_000 });
    await phone.getByRole('button', { name: '1페이지 제출하기' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: '제출' }).click();
    await expect(phone.getByText('제출했어요')).toBeVisible();
    await goHome(phone);
    await expect(phone.getByRole('link', { name: title })).toHaveCount(0);

    // A result, and all of them.
    await phone.getByRole('link', { name: /^성적 시험마다/ }).click();
    await expectPage(phone, '내 성적');
    await expectAccessible(phone);
    await expectNoSideways(phone);
    await phone.getByRole('link', { name: /점$/ }).first().click();
    await expect(phone.getByRole('heading', { name: '내 점수' })).toBeVisible();
    await phone.goto('/portal/growth');
    await expectPage(phone, '학습 성장');
    await expect(phone.getByRole('heading', { name: '오답 모음' })).toBeVisible();
    await expectAccessible(phone);
    await expectNoSideways(phone);
    await hand.close();
  },
);
