import { askGql } from './people/ask.ts';
import { expect, expectAccessible, expectNoSideways, expectPage, test } from './people/journey.ts';
import { admin, signIn, student } from './people/people.ts';
import { openClass } from './steps/openClass.ts';
import { openAnnouncement, seeNews } from './steps/readAnnouncement.ts';
import { resendToUnread, writeAnnouncement } from './steps/writeAnnouncement.ts';

const title = '내일 수업은 특별관에서 합니다';

test('an announcement is written, read, and told again to those who have not read it', async ({
  page,
  browser,
  complaints,
}) => {
  // At night the first try asks for confirmation.
  complaints.allow(/^409 POST .*\/resend$/);
  await signIn(page, admin);
  const week = await openClass(page, '공지 확인반');
  await page.goto(week);
  await page.getByRole('navigation', { name: '주차 안의 화면' }).getByRole('link', { name: /^공지/ }).click();
  await writeAnnouncement(page, title);
  await expect(page.getByText('20명 중 0명 읽음')).toBeVisible();
  await expectAccessible(page);

  const hand = await browser.newContext({ viewport: { width: 390, height: 844 } });
  complaints.hear(hand);
  const phone = await hand.newPage();
  await signIn(phone, student);
  await seeNews(phone, title, true);
  await expectNoSideways(phone);
  await openAnnouncement(phone, title);

  // The staff's page is updated without a reload.
  await expect(page.getByText('20명 중 1명 읽음')).toBeVisible();
  await phone.getByRole('link', { name: '홈' }).first().click();
  await expectPage(phone, `${student.name}님, 안녕하세요`);
  await seeNews(phone, title, false);
  await hand.close();

  const queued = await resendToUnread(page, student.name);
  const { smsMessages } = await askGql<{ smsMessages: { recipients: { name: string }[] }[] }>(
    page,
    'query ($text: String!) { smsMessages(where: { body: { _like: $text } }) { recipients { name } } }',
    { text: `%${title}%` },
  );
  expect(smsMessages).toHaveLength(1);
  const names = smsMessages[0]!.recipients.map(({ name }) => name);
  expect(names).toHaveLength(queued);
  expect(names).not.toContain(student.name);
});
