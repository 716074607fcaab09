import { readFileSync } from 'node:fs';
import { askGql, post, put } from './people/ask.ts';
import { expect, expectAccessible, expectNoSideways, expectPage, test } from './people/journey.ts';
import { admin, signIn, student } from './people/people.ts';
import { fillSheets } from './steps/fillSheets.ts';
import { openCardByLink } from './steps/openCardByLink.ts';
import { openClass } from './steps/openClass.ts';

const title = 'OMR 확인 시험';
/** A class of forty, one page each, on request: `OMR_PAGES=40`. */
const size = Number(process.env.OMR_PAGES ?? 20);
const questions = [...Array<'choice'>(20).fill('choice'), 'number' as const];

test(
  'sheets are printed, filled, scanned, reviewed and graded, and a student and a parent read the result',
  { tag: '@first' },
  async ({ page, browser, complaints }) => {
    await signIn(page, admin);
    const week = await openClass(page, 'OMR 확인반', size);
    const key = questions.map((kind, at) =>
      kind === 'choice'
        ? { number: at + 1, points: 4, answer: (at % 5) + 1, unit: '수열' }
        : { number: at + 1, points: 20, kind: 'SHORT', answer: 1234 },
    );
    const exam = await post<{ id: string; version: number }>(
      page,
      `/api${week.replace('/crm', '').replace('/weeks/', '/weekly-lectures/')}/exams/new`,
      {
        name: title,
        cutline: 60,
        questions: key,
      },
    );

    await page.goto(`/crm/exams/${exam.id}/omr`);
    await expectPage(page, 'OMR 채점');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `학생별 답안지 ${size}장` }).click();
    const printed = readFileSync(await (await download).path());
    const scan = await fillSheets(printed, title, questions);

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '파일 선택' }).click();
    await (await chooser).setFiles({ name: '스캔.pdf', mimeType: 'application/pdf', buffer: scan.pdf });
    const ledger = page.getByRole('group', { name: 'OMR 장부' });
    await expect(ledger).toContainText(`채점${size - 2}장`, { timeout: 60_000 });
    await expect(ledger).toContainText('확인 필요2장');
    await expect(ledger).toContainText('반려0장');
    await expectAccessible(page);

    // The second mark on question 1 is uncertain: the intended answer is pressed, Enter accepts.
    const answers = page.getByRole('listbox', { name: '답' });
    await expect(page.getByRole('img', { name: '스캔.pdf 2쪽 그림' })).toBeVisible();
    await answers.focus();
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
    await expect(ledger).toContainText('확인 필요1장');

    // The third page's number lacks a digit; the name on the image identifies the student.
    const { scores } = await askGql<{
      scores: { student: { id: string; studentNumber: string; user: { name: string } } }[];
    }>(
      page,
      `query ($id: uuid!) { scores(where: { examId: { _eq: $id } }, order_by: [{ student: { user: { name: asc } } }, { student: { studentNumber: asc } }]) {
      student { id studentNumber user { name } } } }`,
      { id: exam.id },
    );
    await expect(page.getByRole('img', { name: '스캔.pdf 3쪽 그림' })).toBeVisible();
    await page.getByRole('combobox', { name: '학생' }).selectOption(scores[2]!.student.id);
    await answers.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('확인할 쪽이 없습니다')).toBeVisible();
    await expect(ledger).toContainText(`채점${size}장`);

    await put(page, `/api/wl-exam/${exam.id}/ready-to-show/true`, { version: exam.version });
    const at = scores.findIndex(({ student: { user } }) => user.name === student.name);
    const meant = scan.answers[at]!;
    const right = key.filter(({ number, kind, answer }) =>
      kind === 'SHORT'
        ? [1, 2, 3, 4].map((place) => meant[`q${number}.${place}`]).join('') === String(answer)
        : (at === 1 && number === 1 ? '3' : meant[`q${number}`]) === String(answer),
    );
    const value = right.reduce((sum, { points }) => sum + points, 0);

    const hand = await browser.newContext({ viewport: { width: 390, height: 844 } });
    complaints.hear(hand);
    const phone = await hand.newPage();
    await signIn(phone, student);
    await phone.goto(week.replace('/crm', '/portal'));
    await phone.getByRole('link', { name: new RegExp(`^${title}.*${value}점$`) }).click();
    await expectPage(phone, title);
    await expect(phone.getByText(`/ 100점`)).toBeVisible();
    await expect(phone.getByRole('table', { name: '틀린 문항' }).getByRole('row')).toHaveCount(
      1 + key.length - right.length,
    );
    await expectNoSideways(phone);
    await hand.close();

    await openCardByLink(page, browser, { examId: exam.id, count: size, name: student.name, value });
  },
);
