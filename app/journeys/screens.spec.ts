import { addresses } from './people/addresses.ts';
import { askGql } from './people/ask.ts';
import { expect, test } from './people/journey.ts';
import { admin, signIn } from './people/people.ts';

const SOME = `{
  exams(limit: 1, where: { scores: {} }) { id lectureId weeklyLectureId }
  students(limit: 1) { id }
  attendanceTypes(limit: 1) { id }
  terms(limit: 1) { id }
  wordDecks(limit: 1) { id }
  wordTestPlans(limit: 1) { id }
  pushAlertTemplates(limit: 1) { id }
  smsMessages(limit: 1) { id }
  tas(limit: 1) { id }
}`;

interface Some {
  exams: { id: string; lectureId: string; weeklyLectureId: string }[];
  [root: string]: { id: string }[];
}

test('every screen has one heading, a lit entry in the menu, and a way up', async ({ page }) => {
  test.setTimeout(180_000);
  // Tall, so that every entry of the menu is in sight.
  await page.setViewportSize({ width: 1366, height: 1000 });
  await signIn(page, admin);
  const some = await askGql<Some>(page, SOME);
  const [exam] = some.exams;
  const ids: Record<string, string | undefined> = {
    lectureId: exam?.lectureId,
    weekId: exam?.weeklyLectureId,
    examId: exam?.id,
    studentId: some.students?.[0]?.id,
    typeId: some.attendanceTypes?.[0]?.id,
    termId: some.terms?.[0]?.id,
    deckId: some.wordDecks?.[0]?.id,
    planId: some.wordTestPlans?.[0]?.id,
    templateId: some.pushAlertTemplates?.[0]?.id,
    messageId: some.smsMessages?.[0]?.id,
    taId: some.tas?.[0]?.id,
  };
  const menu = page.getByRole('navigation', { name: '주 메뉴' });
  await expect(menu.getByRole('link', { name: '오늘', exact: true })).toBeVisible();
  const tops = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const pattern of addresses) {
    const address = pattern.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? `no-${name}`);
    await test.step(pattern, async () => {
      await page.goto(address);
      // Softly, so that one run names every screen that lacks something.
      await expect.soft(page.getByRole('heading', { level: 1 }), pattern).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { level: 1 }), pattern).not.toHaveText(/찾을 수 없|볼 수 없/);
      // One's own account is opened by one's name.
      if (pattern === '/crm/account') return;
      await expect.soft(menu.locator('[aria-current]'), pattern).toHaveCount(1);
      if (tops.includes(address) || /\/(create|edit)$/.test(address)) return;
      const up = page.getByRole('navigation', { name: '상위 화면' });
      // A tab of a page in the menu leads back by the tab beside it.
      const top = tops.find((href) => href !== null && address.startsWith(`${href}/`));
      const tab = page.getByRole('main').locator(`nav a[href="${top}"]`);
      await expect.soft(up.getByRole('link').or(tab).first(), pattern).toBeVisible({ timeout: 5_000 });
    });
  }
});
