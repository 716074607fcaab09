import { post } from './people/ask.ts';
import { expect, expectAccessible, test } from './people/journey.ts';
import { openScreen } from './people/openScreen.ts';
import { admin, signIn, student } from './people/people.ts';
import { openClass } from './steps/openClass.ts';

const exam = '문자 확인 시험';

test('below the cutline, called to the clinic by a text that goes out and arrives', async ({ page, complaints }) => {
  // At night the send is refused until it is confirmed.
  complaints.allow(/^409 POST \/api\/sms\/send$/);
  await signIn(page, admin);
  const week = await openClass(page, '문자 확인반', 1);
  const exams = `${week.replace('/crm', '/api').replace('/weeks/', '/weekly-lectures/')}/exams/new`;
  await post(page, exams, { name: exam, cutline: 70 });
  await page.goto(week);
  await page.getByRole('navigation', { name: '주차 안의 화면' }).getByRole('link', { name: /^성적/ }).click();
  const grid = page.getByRole('grid', { name: '성적표' });
  await grid.locator('[data-row="0"] [data-column="3"]').click();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await grid
    .locator('[data-row="0"]')
    .getByRole('checkbox', { name: new RegExp(student.name) })
    .check();
  await page.getByRole('button', { name: '미달 1건 클리닉 안내' }).click();
  const call = page.getByRole('dialog', { name: '재시험 클리닉 안내' });
  await call.getByRole('button', { name: '할 일 1개 만들기' }).click();
  await call.getByRole('button', { name: '문자 작성' }).click();
  const words = await page.getByRole('dialog').getByRole('textbox').first().inputValue();
  await page.getByRole('dialog').getByRole('button', { name: '1명에게 보내기' }).click();
  const sent = page.getByText('문자 1건을 보낼 목록에 올렸습니다.');
  const atNight = page.getByRole('button', { name: '밤이지만 1명에게 지금 보내기' });
  await expect(sent.or(atNight).first()).toBeVisible();
  if (await atNight.isVisible()) await atNight.click();
  await expect(sent).toBeVisible();

  // On the list it arrives while one looks on: the provider's receipt comes long before it would be asked.
  await openScreen(page, '소통', '문자');
  await expect(page.getByText('솔라피로 보냄')).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: words.slice(0, 20) });
  await expect(line.first()).toContainText('모두 도착', { timeout: 25_000 });
  await expectAccessible(page);
  await line.first().click();
  await expect(page.getByRole('grid', { name: '문자 받는 사람' })).toContainText('도착');
  await page.getByRole('link', { name: student.name }).click();
  await page.getByRole('navigation', { name: '학생 안의 화면' }).getByRole('link', { name: '연락' }).click();
  await page.getByRole('group', { name: '종류' }).getByRole('button', { name: '문자' }).click();
  const messages = page.getByRole('listitem').filter({ hasText: words.slice(0, 20) });
  await expect(messages.filter({ hasText: '도착' }).first()).toBeVisible();
});
