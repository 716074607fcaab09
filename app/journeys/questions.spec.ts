import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { students } from '#mocks/cast.ts';
import { askGql, post } from './people/ask.ts';
import { expect, expectAccessible, expectNoSideways, expectPage, test } from './people/journey.ts';
import { admin, signIn, signInElsewhere, student, ta } from './people/people.ts';
import { smallPhone } from './people/phone.ts';

/** A folder for pictures of the screens, when somebody wants to look at them. */
const pictures = process.env.E2E_PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

/** A picture of the page as it stands, light and dark. */
async function picture(page: Page, name: string) {
  if (!pictures) return;
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({ path: `${pictures}/${name}-${scheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

const photograph = async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="1200" height="900" fill="#f6f4ee"/><text x="80" y="300" font-size="72">7. f(x) = x² − 4x + 3</text></svg>`;
  return { name: '김민수.jpg', mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer() };
};

test('a student asks with a photograph, reads the answer, accepts it and asks on', async ({
  page,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  const hand = await browser.newContext(smallPhone);
  complaints.hear(hand);
  const phone = await hand.newPage();
  await signIn(phone, student);
  await phone.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '질문' }).click();
  await expectPage(phone, '질문');
  await expectAccessible(phone);
  await expectNoSideways(phone);
  await picture(phone, 'portal-board-360');
  await expect(phone.getByRole('main').getByRole('link', { name: '질문하기' })).toBeVisible();
  // From a question that was wrong: which one it is need not be said again.
  await phone.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '내 정보' }).tap();
  await phone.getByRole('link', { name: /^학습 성장/ }).tap();
  await phone.getByRole('link', { name: '정답을 가리고 다시 풀기' }).tap();
  await expectPage(phone, '오답 다시 풀기');
  await expectNoSideways(phone);
  const wrong = phone.getByRole('main').getByRole('listitem').first();
  const [, exam = '', number = ''] = /^(.*) (\d+)번$/.exec(await wrong.getByRole('heading').innerText()) ?? [];
  await wrong.getByRole('button', { name: '정답 보기' }).tap();
  await expect(wrong).toMatchAriaSnapshot(`
    - heading /번$/ [level=2]
    - term: 내 답
    - definition
    - term: 정답
    - definition
    - button "정답 가리기" [expanded]
    - link /번 질문하기$/
  `);
  await wrong.getByRole('link', { name: /질문하기$/ }).tap();
  await expectPage(phone, '질문하기');
  await expect(phone.getByRole('main')).toMatchAriaSnapshot(`
    - 'link "뒤로: 질문"'
    - heading "질문하기" [level=1]
    - combobox "시험":
      - option "${exam}" [selected]
    - combobox "문항":
      - option "${number}번 (틀림)" [selected]
    - button "질문 보내기"
  `);
  const lecture = await phone.getByRole('combobox', { name: /^강의/ }).locator('option:checked').innerText();
  await phone.getByRole('textbox', { name: /^제목/ }).fill('7번 꼭짓점을 어떻게 구하나요?');
  await phone.getByRole('textbox', { name: /^무엇이 궁금한가요/ }).fill('식을 $f(x)=x^2-4x+3$ 까지 썼어요.');
  await phone.locator('input[type=file][aria-label="앨범에서 고르기"]').setInputFiles([await photograph()]);
  await expect(phone.getByRole('img', { name: '사진 1' })).toBeVisible();
  await phone.getByRole('radio', { name: '우리 반, 이름 없이' }).check();
  await expectAccessible(phone);
  await expectNoSideways(phone);
  await picture(phone, 'portal-ask-360');
  await phone.getByRole('button', { name: '질문 보내기' }).tap();
  await expectPage(phone, '7번 꼭짓점을 어떻게 구하나요?');
  await expect(phone.getByRole('img', { name: '질문 1.jpg' })).toBeVisible();
  await expect(phone.locator('math')).toBeVisible();
  await expect(phone.getByText('답변 대기')).toBeVisible();
  await expect(phone.getByRole('main')).toMatchAriaSnapshot(`
    - heading "7번 꼭짓점을 어떻게 구하나요?" [level=1]
    - paragraph: ${lecture} · ${exam} ${number}번
  `);
  await expectNoSideways(phone);

  // Staff answer; the open page of the student follows.
  await signIn(page, ta);
  await page.goto('/crm/board');
  await page.getByRole('textbox', { name: '질문 검색' }).fill('꼭짓점을 어떻게');
  await page.getByRole('link', { name: '7번 꼭짓점을 어떻게 구하나요?' }).click();
  await expect(page.getByRole('link', { name: students.minsu.name })).toBeVisible();
  await expect(page.getByRole('img', { name: '질문 1.jpg' })).toBeVisible();
  await page.getByRole('textbox', { name: /^답변/ }).fill('완전제곱식으로 수정해요: $(x-2)^2-1$');
  await picture(page, 'crm-question-1280');
  await page.getByRole('button', { name: '답변 보내기' }).click();
  await expect(page.getByText('답변을 보냈습니다')).toBeVisible();
  await expect(phone.getByText('선생님 답변')).toBeVisible();
  await phone.getByRole('button', { name: '해결됐어요' }).click();
  await expect(phone.getByText('해결된 답변')).toBeVisible();
  await picture(phone, 'portal-answered-360');
  await phone.getByRole('textbox', { name: /^추가 질문/ }).fill('축의 방정식은요?');
  await phone.getByRole('button', { name: '추가 질문 보내기' }).click();
  await expect(phone.getByText('답변 대기')).toBeVisible();
  await expect(phone.getByText('해결된 답변')).toHaveCount(0);
  await expectAccessible(phone);
  await expectNoSideways(phone);
  await hand.close();
});

test('ten questions are answered with the keyboard alone', async ({ page, browser, complaints }) => {
  test.setTimeout(180_000);
  await signIn(page, admin);
  const asking = await signInElsewhere(student, { page, browser, complaints });
  for (let at = 1; at <= 10; at++) await post(asking, '/api/board', { title: `자판 질문 ${at}`, body: '왜 그런가요?' });
  await asking.context().close();
  await page.goto('/crm/board');
  await expectPage(page, '게시판');
  await expect(page.getByRole('list', { name: '질문' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'crm-board-1280');
  const waiting = async () => {
    const counted = await askGql<{ boardPosts_aggregate: { aggregate: { count: number } } }>(
      page,
      '{ boardPosts_aggregate(where: { waitingSince: { _is_null: false } }) { aggregate { count } } }',
    );
    return counted.boardPosts_aggregate.aggregate.count;
  };
  const before = await waiting();
  await page.keyboard.press('j');
  for (let at = 1; at <= 10; at++) {
    await expect(page).toHaveURL(/\/crm\/board\/[0-9a-f-]{36}$/);
    const address = page.url();
    const answer = page.getByRole('textbox', { name: /^답변/ });
    await expect(answer).toBeVisible();
    // The address changes before the screen does: an empty answer is the next question's.
    await expect(answer).toHaveText('');
    await page.keyboard.press('a');
    await expect(answer).toBeFocused();
    await page.keyboard.type(`자판으로 쓴 답 ${at}`);
    await page.keyboard.press('Control+Enter');
    await expect(page).not.toHaveURL(address);
  }
  expect(await waiting()).toBe(before - 10);
});

test('the second of two who answer at once is told, and may answer still', async ({ page, browser, complaints }) => {
  complaints.allow(/^409 POST /);
  await signIn(page, admin);
  const asking = await signInElsewhere(student, { page, browser, complaints });
  const { id } = await post<{ id: string }>(asking, '/api/board', { title: '둘이 답하는 질문', body: '왜요?' });
  await asking.context().close();
  const other = await signInElsewhere(ta, { page, browser, complaints });
  for (const desk of [page, other]) {
    await desk.goto(new URL(`/crm/board/${id}`, page.url()).href);
    await desk.getByRole('textbox', { name: /^답변/ }).fill('먼저 쓴 답');
  }
  await other.getByRole('button', { name: '답변 보내기' }).click();
  await expect(other.getByText('답변을 보냈습니다')).toBeVisible();
  await page.getByRole('button', { name: '답변 보내기' }).click();
  await expect(page.getByText(/먼저 바꿨습니다/).first()).toBeVisible();
  await expect(page.getByText('먼저 쓴 답').first()).toBeVisible();
  await page.getByRole('button', { name: '답변 보내기' }).click();
  await expect(page.getByText('답변을 보냈습니다')).toBeVisible();
  await other.context().close();
});
