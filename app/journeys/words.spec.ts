import { mkdirSync } from 'node:fs';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { askGql } from './people/ask.ts';
import { expect, expectAccessible, expectNoSideways, expectPage, test } from './people/journey.ts';
import { students } from '#mocks/cast.ts';
import { admin, signIn, student } from './people/people.ts';
import { smallPhone } from './people/phone.ts';

const title = '겨울 필수 단어';
const count = 40;
const lines = Array.from({ length: count }, (_, at) => `winter ${at + 1}\t겨울 ${at + 1}`).join('\n');
/** A folder for pictures of the screens, when somebody wants to look at them. */
const pictures = process.env.E2E_PICTURES;
if (pictures) mkdirSync(pictures, { recursive: true });

test('words are pasted, given to a class, learnt on a phone without a network, and staff see who knows what', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page, admin);
  const attends = {
    status: { _eq: 'ACTIVE' },
    enrollments: { studentId: { _eq: students.minsu.id }, toDate: { _is_null: true } },
  };
  const { strange, own } = await askGql<Record<'strange' | 'own', { name: string }[]>>(
    page,
    `query ($own: lectures_bool_exp!, $strange: lectures_bool_exp!) {
       own: lectures(where: $own, limit: 1) { name } strange: lectures(where: $strange, limit: 1) { name } }`,
    { own: attends, strange: { status: { _eq: 'ACTIVE' }, _not: attends } },
  );
  await page.goto('/crm/wordDecks/create');
  const creating = page.getByRole('dialog', { name: '단어장 만들기' });
  await creating.getByRole('textbox', { name: '제목' }).fill(title);
  // Of a lecture that the student does not attend: only the assignment opens it.
  await creating.getByRole('combobox', { name: '강의' }).selectOption({ label: strange[0]!.name });
  await creating.getByRole('checkbox', { name: '학생에게 공개' }).check();
  await creating.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(creating).toBeHidden();
  await page.getByRole('link', { name: title, exact: true }).click();
  await expectPage(page, title);

  await page.getByRole('button', { name: '여러 개 붙여넣기' }).click();
  const pasting = page.getByRole('dialog', { name: '단어 붙여넣기' });
  await pasting.getByRole('textbox', { name: '붙여넣을 줄' }).fill(lines);
  await pasting.getByRole('button', { name: `${count}개 추가` }).click();
  await expect(page.getByText(`단어 ${count}개를 추가했습니다`)).toBeVisible();

  await page.getByRole('button', { name: '과제 등록' }).click();
  const assigning = page.getByRole('dialog', { name: '과제 등록' });
  await assigning.getByRole('combobox', { name: '강의' }).selectOption({ label: own[0]!.name });
  await assigning.getByRole('textbox', { name: '몇 번 단어까지' }).fill('20');
  await assigning.getByRole('textbox', { name: '마감일' }).fill(dateOf(5));
  await assigning.getByRole('textbox', { name: '목표' }).fill('5');
  await expectAccessible(page);
  await assigning.getByRole('button', { name: '등록', exact: true }).click();
  await expect(page.getByText('과제를 등록했습니다')).toBeVisible();
  await expect(page.getByRole('list', { name: '과제' })).toContainText('1–20번 단어 · 목표 5개');

  const hand = await browser.newContext(smallPhone);
  complaints.hear(hand);
  const phone = await hand.newPage();
  await signIn(phone, student);
  await expect(phone.getByRole('link', { name: title })).toBeVisible();
  await phone.goto('/portal/words');
  await expectPage(phone, '단어장');
  await expectNoSideways(phone);
  if (pictures) await phone.screenshot({ path: `${pictures}/portal-words.png`, fullPage: true });
  const deck = phone.locator('section').filter({ has: phone.getByRole('heading', { name: title }) });
  await deck.getByRole('link', { name: /^과제 .*목표 5개/ }).click();
  await expectPage(phone, title);
  const answer = async (word: number) => {
    await expect(phone.getByText(`winter ${word}`, { exact: true })).toBeVisible();
    await phone.getByRole('button', { name: '뜻 보기' }).click();
    await phone.getByRole('button', { name: /^쉬움/ }).click();
  };
  await answer(1);

  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await hand.setOffline(true);
  for (const word of [2, 3, 4]) await answer(word);
  await expect(phone.getByText(/아직 보내지 못한 답이 3개/)).toBeVisible();
  await expect(phone.getByRole('main')).toMatchAriaSnapshot(`
    - heading "${title}" [level=1]
    - tabpanel "카드":
      - button /winter 5 뜻 보기$/
    - status: 아직 보내지 못한 답이 3개 있어요. 이 기기에 두었다가 연결되면 보내요.
  `);
  if (pictures) await phone.screenshot({ path: `${pictures}/portal-offline.png`, fullPage: true });
  await hand.setOffline(false);
  await expect(phone.getByText(/아직 보내지 못한 답/)).toBeHidden({ timeout: 30_000 });
  await answer(5);
  await phone.goto('/portal/words');
  await expect(phone.getByText(/^\d+일째 이어서 공부하고 있어요$/)).toBeVisible();
  await expect(deck.getByRole('link', { name: /^과제 .*다 했어요/ })).toBeVisible();

  await page.reload();
  const cell = (word: number) => page.getByRole('gridcell', { name: `winter ${word}, ${student.name}: ` });
  for (const word of [1, 2, 3, 4, 5]) await expect(cell(word)).toHaveAccessibleName(/: 앎$/);
  await expect(cell(6)).toHaveAccessibleName(/: 새 단어$/);
  await expect(page.getByRole('list', { name: '과제' })).toContainText('1명 도달');
  await expectAccessible(page);
  if (pictures) await page.screenshot({ path: `${pictures}/crm-deck.png`, fullPage: true });
  await hand.close();
});
