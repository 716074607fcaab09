import type { BrowserContext, Page } from '@playwright/test';
import { decks } from '#mocks/world/texts/vocabulary.ts';
import { askGql } from './people/ask.ts';
import { expect, expectAccessible, expectNoSideways, expectPage, test } from './people/journey.ts';
import { admin, signIn, student } from './people/people.ts';
import { smallPhone } from './people/phone.ts';
import { openClass } from './steps/openClass.ts';

const title = '1–10번 확인';
const questions = 5;

test('a word test is set, failed, called to the clinic, taken again and put into the scores', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page, admin);
  const week = await openClass(page, '단어 시험반', 1);
  await page.goto(`${week}/word-tests`);
  await page.getByRole('button', { name: '단어 시험 등록' }).click();
  const dialog = page.getByRole('dialog', { name: '단어 시험 등록' });
  await dialog.getByLabel(/^시험 이름/).fill(title);
  await dialog.getByLabel(/^단어장/).selectOption({ label: `${decks[0]!.title} (${decks[0]!.words.length}개)` });
  await dialog.getByLabel(/^마지막 단어/).fill('10');
  await dialog.getByLabel(/^문항/).fill(String(questions));
  await dialog.getByLabel(/^통과 기준/).fill('4');
  await dialog.getByLabel(/^제한 시간/).fill('10');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '등록' }).click();
  await expectPage(page, title);
  const results = page
    .getByRole('region', { name: '학생별 결과' })
    .getByRole('row', { name: new RegExp(student.name) });
  await expect(results).toContainText('아직');

  const hand = await browser.newContext(smallPhone);
  complaints.hear(hand);
  const phone = await hand.newPage();
  await phone.goto(new URL('/login', page.url()).href);
  await signIn(phone, student);
  await phone.goto('/portal/words');
  const card = phone.locator('section').filter({ has: phone.getByRole('heading', { name: title }) });
  await card.getByRole('link', { name: '시험 보기' }).click();
  await expectPage(phone, title);
  await phone.getByRole('button', { name: '시험 시작' }).click();
  await answer(phone, 1, false);
  await expectNoSideways(phone);
  await expectAccessible(phone);
  await expect(results).toContainText(`보는 중 1/${questions}`);

  // A reload goes on by itself, and is no leaving; the words are hidden meanwhile.
  await phone.reload();
  const asked = phone
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: `2 / ${questions}` });
  await expect(asked).toBeVisible();
  await expect(phone.getByRole('navigation')).toBeHidden();
  await expect(results).not.toContainText('1번1번');
  const { words } = await askGql<{ words: unknown[] }>(phone, '{ words(limit: 5) { term } }');
  expect(words).toEqual([]);
  // Back asks; who goes all the same has left, and may go on.
  await phone.goBack();
  const leave = phone.getByRole('alertdialog', { name: '시험 화면에서 나갈까요?' });
  await leave.getByRole('button', { name: '계속 보기' }).click();
  await expect(asked).toBeVisible();
  await phone.goBack();
  await leave.getByRole('button', { name: '나가기' }).click();
  await expectPage(phone, '단어장');
  await card.getByRole('link', { name: '이어서 보기' }).click();
  await phone.getByRole('button', { name: '이어서 보기' }).click();
  await answer(phone, 2, false);
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|^409 POST .*\/answers$/);
  await answerOffline(phone, hand);
  await loseReply(phone);
  await answer(phone, 5, false);
  await expect(phone.getByText(`0 / ${questions}`)).toBeVisible();
  await expect(phone.getByRole('list', { name: '틀린 단어' }).getByRole('listitem')).toHaveCount(questions);
  await phone.getByRole('link', { name: '틀린 단어만 외우기' }).click();
  await expect(phone.getByRole('progressbar', { name: '진도' })).toBeVisible();
  await expect(phone.getByRole('button', { name: '뜻 보기' })).toBeVisible();
  await phone.goBack();
  await expectAccessible(phone);

  await expect(results).toContainText(`0/${questions}`);
  await page.getByRole('button', { name: '미달 1명 클리닉 안내' }).click();
  const call = page.getByRole('dialog', { name: '재시험 클리닉 안내' });
  await expect(call).toContainText(`0점 / 커트라인 4`);
  await call.getByRole('button', { name: '할 일 1개 만들기' }).click();
  await expect(call.getByRole('status')).toContainText('할 일 1개를 만들었습니다');
  await call.getByRole('button', { name: '닫기' }).last().click();

  await phone.getByRole('button', { name: '다시 보기' }).click();
  for (let at = 1; at <= questions; at++) await answer(phone, at, true);
  await expect(phone.getByText('통과', { exact: true })).toBeVisible();
  await expect(results).toContainText('통과');
  await page.getByRole('button', { name: '주차 성적에 반영' }).click();
  // The call has put the scores once; its notice may still be there.
  await expect(page.getByText('점수 1개를 주차 성적에 반영했습니다.').last()).toBeVisible();
  await page.goto(`${week}/scores`);
  await expect(page.getByRole('grid', { name: '성적표' })).toContainText(title);
  const { scores } = await askGql<{ scores: { attempts: { value: number }[] }[] }>(
    page,
    `query ($title: String!) { scores(where: { exam: { name: { _eq: $title } } }) { attempts(order_by: { retakeNumber: asc }) { value } } }`,
    { title },
  );
  expect(scores.map(({ attempts }) => attempts.map(({ value }) => value))).toEqual([[0, questions]]);
  await hand.close();
});

/** The third question without a network: who hears the page knows that the answer is on its way, and then what is asked next. */
async function answerOffline(phone: Page, hand: BrowserContext): Promise<void> {
  const main = phone.getByRole('main');
  await hand.setOffline(true);
  await answer(phone, 3, false);
  await expect(main).toMatchAriaSnapshot(`
    - heading "${title}" [level=1]
    - status: 3 / ${questions}
    - timer "남은 시간": /\\d:\\d\\d/
    - status: 답을 다시 보내고 있어요. 시간은 계속 가요.
    - group "보기":
      - button [disabled]
  `);
  await hand.setOffline(false);
  await expectNextQuestion(phone, 4);
}

/** The fourth question: the server has the answer, its reply is lost, and the phone asks again by itself. */
async function loseReply(phone: Page): Promise<void> {
  await phone.route(
    '**/answers',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await answer(phone, 4, false);
  await expect(
    phone.getByRole('status').filter({ hasText: '답을 다시 보내고 있어요. 시간은 계속 가요.' }),
  ).toBeVisible();
  await expectNextQuestion(phone, 5);
}

/** The page says which question it is, nothing is on its way any more, and the words of the question are read next. */
async function expectNextQuestion(phone: Page, number: number): Promise<void> {
  const main = phone.getByRole('main');
  await expect(main.getByRole('status')).toHaveText([`${number} / ${questions}`, '']);
  await expect(main.getByRole('group', { name: '보기' }).getByRole('button').first()).toBeEnabled();
  await expect(phone.locator('p[lang="en"]')).toBeFocused();
}

/** Answers the question with this number. */
async function answer(phone: Page, number: number, isRight: boolean): Promise<void> {
  await expect(phone.getByRole('main').getByText(`${number} / ${questions}`, { exact: true })).toBeVisible();
  const choices = phone.getByRole('group', { name: '보기' }).getByRole('button');
  const texts = (await choices.allTextContents()).map((text) => text.slice(1));
  const prompt = await phone.locator('p[lang="en"]').textContent();
  const right = decks[0]!.words.find(({ term }) => term === prompt)!.meaning;
  const at = texts.findIndex((text) => (text === right) === isRight);
  await choices.nth(at).tap();
}
