import { post } from '../people/ask.ts';
import { test } from '../people/journey.ts';
import { measureGrid } from '../people/measure.ts';
import { admin, signIn } from '../people/people.ts';
import { openClass } from '../steps/openClass.ts';

test('the attendance of 300 × 16', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, admin);
  const week = await openClass(page, `재는 반 ${crypto.randomUUID()}`, 300, 16);
  const grid = '[role="grid"][aria-label="학기 출결표"]';
  await measureGrid(page, grid, `${week}?view=term`, (at) => page.keyboard.press(String((at % 5) + 1)));
});

test('the scores of 500 × 30', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, admin);
  // The demo academy has about 300 students.
  for (let at = 0; at < 200; at++) await post(page, '/api/students', { name: `새학생 ${at + 1}` });
  const week = await openClass(page, `재는 성적 ${crypto.randomUUID()}`, 500);
  const exams = `${week.replace('/crm', '/api').replace('/weeks/', '/weekly-lectures/')}/exams/new`;
  for (let at = 0; at < 30; at++) await post(page, exams, { name: `시험 ${at + 1}`, cutline: 70 });
  await measureGrid(page, '[role="grid"][aria-label="성적표"]', `${week}/scores?fields=`, async (at) => {
    await page.keyboard.type(String(at % 100));
    await page.keyboard.press('Enter');
  });
});
