import { expect, expectPage, test } from './people/journey.ts';
import { admin, signIn, signOut, ta } from './people/people.ts';
import { hero, messyRoster, refused, students } from './people/roster.ts';
import { changeTemporaryPassword, seeAttendance, signInAgain } from './steps/beStudent.ts';
import { expectAllStudents, expectNobody, findHero, issuePassword } from './steps/findStudents.ts';
import { confirmImport, expectRefused, previewRoster } from './steps/importRoster.ts';
import { alertTemplate, keepResource, wordDeck } from './steps/keepResources.ts';
import { makeLecture } from './steps/makeLecture.ts';
import { addWeek, enrolStudents, markAttendance } from './steps/takeAttendance.ts';
import { expectLive } from './steps/watchLive.ts';

/** Path of another roster with 300 valid and 7 invalid rows, to run the journey on one's own file. */
const ownRoster = process.env.E2E_ROSTER;
const ownPassword = '봄비가 오는 금요일';

test('a working day', async ({ page, context, browser, complaints }, { project }) => {
  test.setTimeout(600_000);
  // A read, or the news of a write, under way while somebody signs out or changes the password; the client renews and asks again, or is gone.
  complaints.allow(/^401 POST \/api\/(gql|realtime\/refresh\/participants\/[^/]+)$/);
  const count = students.length;
  const bad = refused.length;
  let temporary = '';
  let week = '';

  await test.step('the ADMIN signs in and makes a lecture', async () => {
    await page.goto('/login');
    // In `mock` the first page compiles the app and opens a database in the browser.
    await page.getByRole('heading', { level: 1, name: '로그인' }).waitFor({ timeout: 90_000 });
    await expectPage(page, '로그인');
    await signIn(page, admin);
    await makeLecture(page);
  });

  // The living mock runs the same api: there the day is as long as it takes to see that everything meets. Each browser has its own academy.
  const isMock = project.name === 'mock';

  await test.step('the roster is previewed, and nothing is written before the confirm', async () => {
    await previewRoster(page, await messyRoster(), { 신규: count, 변경: 0, 동일: 0, 오류: bad });
    await expectRefused(page, refused);
    const other = await context.newPage();
    await expectNobody(other, hero.studentNumber);
    await other.close();
    await confirmImport(page, count);
    await expectAllStudents(page);
  });

  await test.step('the same roster again changes nothing', async () => {
    if (isMock) return;
    await previewRoster(page, await messyRoster(), { 신규: 0, 변경: 0, 동일: count, 오류: bad });
    await expect(page.getByRole('button', { name: '저장할 내용 없음' })).toBeDisabled();
  });

  await test.step('a student is found and gets a temporary password', async () => {
    await findHero(page);
    temporary = await issuePassword(page);
  });

  await test.step('students are enrolled, a week is added, attendance is taken', async () => {
    await enrolStudents(page);
    await addWeek(page);
    await markAttendance(page);
    week = page.url();
    await signOut(page, admin);
  });

  await test.step('the student changes the password and sees the day on a phone', async () => {
    if (isMock) return;
    const phone = await context.newPage();
    await phone.setViewportSize({ width: 390, height: 844 });
    await changeTemporaryPassword(phone, temporary, ownPassword);
    await seeAttendance(phone, '지각');
    await signInAgain(phone, ownPassword);
    await phone.close();
  });

  await test.step('the TA sees marks change live', async () => {
    await signIn(page, ta);
    await expectPage(page, '공지');
    await page.goto(week);
    const second = await context.newPage();
    await second.goto(week);
    await expectLive(page, second, '1', '출석');
    await expectLive(second, page, '3', '조퇴');
    await second.close();

    if (!isMock) {
      const desk = await browser.newContext();
      complaints.hear(desk);
      const adminPage = await desk.newPage();
      await signIn(adminPage, admin);
      await adminPage.goto(week);
      await expectLive(adminPage, page, '5', '영상');
      await desk.close();
    }
    await signOut(page, ta);
  });

  await test.step('the ADMIN keeps word decks and alert templates', async () => {
    if (isMock) return;
    await signIn(page, admin);
    await keepResource(page, wordDeck);
    await keepResource(page, alertTemplate);
  });

  if (ownRoster && !isMock) {
    await test.step(`the roster ${ownRoster}`, async () => {
      await previewRoster(page, ownRoster, { 신규: 300, 변경: 0, 동일: 0, 오류: 7 });
      await confirmImport(page, 300);
      await previewRoster(page, ownRoster, { 신규: 0, 변경: 0, 동일: 300, 오류: 7 });
    });
  }
});
