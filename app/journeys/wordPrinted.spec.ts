import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { decks } from '#mocks/world/texts/vocabulary.ts';
import { parseExam } from '#omr/sheets/exam.ts';
import { templatesOf } from '#omr/sheets/templates.ts';
import { markSheet, printPdf, scanToPdf } from '#omr/testing/scans.node.ts';
import { askGql } from './people/ask.ts';
import { expect, expectAccessible, expectPage, test } from './people/journey.ts';
import { admin, signIn, student } from './people/people.ts';
import { openClass } from './steps/openClass.ts';

const title = '종이 단어 시험';
const questions = 10;
const size = 3;

test('a word test is printed, filled in, scanned and graded; who is below is called, printed again and passes', async ({
  page,
  browser,
  complaints,
}) => {
  await signIn(page, admin);
  const week = await openClass(page, '종이 단어 시험반', size);
  await page.goto(`${week}/word-tests`);
  await page.getByRole('button', { name: '단어 시험 등록' }).click();
  const dialog = page.getByRole('dialog', { name: '단어 시험 등록' });
  await dialog.getByLabel(/^시험 이름/).fill(title);
  await dialog.getByLabel(/^단어장/).selectOption({ label: `${decks[0]!.title} (${decks[0]!.words.length}개)` });
  await dialog.getByLabel(/^문항/).fill(String(questions));
  await dialog.getByLabel(/^통과 기준/).fill('8');
  await dialog.getByRole('checkbox', { name: '종이 시험지로 보기' }).check();
  await expect(dialog.getByLabel(/^제한 시간/)).toBeHidden();
  await dialog.getByRole('button', { name: '등록' }).click();
  await expectPage(page, title);
  const own = page.url();

  const pages = await printSheets(page, size);
  const results = page.getByRole('region', { name: '학생별 결과' });
  await expect(results.getByRole('row', { name: new RegExp(student.name) })).toContainText('시험지 배부');
  await expectAccessible(page);

  const hand = await browser.newContext({ viewport: { width: 390, height: 844 } });
  complaints.hear(hand);
  const phone = await hand.newPage();
  await phone.goto(new URL('/login', page.url()).href);
  await signIn(phone, student);
  await phone.goto('/portal/words');
  const card = phone.locator('section').filter({ has: phone.getByRole('heading', { name: title }) });
  await expect(card).toContainText('학원에서 종이로 보는 시험이에요');

  for (const { name, answers, canvas } of pages) fillIn(canvas, answers, name === student.name ? 2 : questions);
  await page.getByRole('link', { name: 'OMR 답안지 스캔하기' }).click();
  await scan(page, pages, '단어 시험.pdf');
  const ledger = page.getByRole('group', { name: 'OMR 장부' });
  await expect(ledger).toContainText(`채점${size}장`, { timeout: 60_000 });

  await page.goto(own);
  const mine = results.getByRole('row', { name: new RegExp(student.name) });
  await expect(mine).toContainText(`2/${questions}`);
  await expect(results.getByText('통과', { exact: true })).toHaveCount(size - 1);
  await page.getByRole('button', { name: '미달 1명 클리닉 안내' }).click();
  const call = page.getByRole('dialog', { name: '재시험 클리닉 안내' });
  await call.getByRole('button', { name: '할 일 1개 만들기' }).click();
  await expect(call.getByRole('status')).toContainText('할 일 1개를 만들었습니다');
  await call.getByRole('button', { name: '닫기' }).last().click();
  await card.getByRole('link', { name: '시험 안내' }).click();
  await expect(phone.getByText(`2 / ${questions}`)).toBeVisible();

  // The second sheet is another order and another layout; the first one scanned again is not taken for it.
  const [again] = await printSheets(page, 1);
  fillIn(again!.canvas, again!.answers, questions);
  await page.getByRole('link', { name: 'OMR 답안지 스캔하기' }).click();
  await scan(page, [again!, pages.find(({ name }) => name === student.name)!], '재시험.pdf');
  await expect(ledger).toContainText(`채점${size + 1}장`, { timeout: 60_000 });
  await expect(ledger).toContainText('확인 필요1장');
  await page.goto(own);
  await expect(mine).toContainText(`통과2/${questions}${questions}/${questions}2번`);
  await expect(phone.getByText('통과', { exact: true })).toBeVisible();
  await hand.close();
});

type Canvas = Awaited<ReturnType<typeof printPdf>>[number];

interface Sheet {
  name: string;
  canvas: Canvas;
  /** The place of the right choice, from 1, by question. */
  answers: number[];
}

/** Prints what is left to take, and gives each student's answer sheet with its right answers. */
async function printSheets(page: Page, count: number): Promise<Sheet[]> {
  await page.getByRole('button', { name: '시험지 인쇄' }).click();
  const dialog = page.getByRole('dialog', { name: '시험지 인쇄' });
  await expect(dialog.getByRole('checkbox', { name: 'OMR 답안지도 함께' })).toBeChecked();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'PDF 다운로드' }).click();
  const pages = await printPdf(readFileSync(await (await download).path()), 150);
  // Questions and sheet of each student, then a page of answers.
  expect(pages).toHaveLength(2 * count + 1);
  const { wordTests } = await askGql<{ wordTests: Printed[] }>(
    page,
    `query ($plan: uuid!) { wordTests(where: { planId: { _eq: $plan }, finishedAt: { _is_null: true } },
      order_by: [{ student: { user: { name: asc } } }, { student: { studentNumber: asc } }]) {
      student { user { name } } answers(order_by: { sequence: asc }) { choices rightAnswers } } }`,
    { plan: page.url().split('/').at(-1) },
  );
  expect(wordTests).toHaveLength(count);
  return wordTests.map(({ student: { user }, answers }, at) => ({
    name: user.name,
    canvas: pages[2 * at + 1]!,
    answers: answers.map(({ choices, rightAnswers }) => choices.indexOf(rightAnswers[0]!) + 1),
  }));
}

interface Printed {
  student: { user: { name: string } };
  answers: { choices: string[]; rightAnswers: string[] }[];
}

/** Marks the first answers rightly and all others wrongly. */
function fillIn(canvas: Canvas, answers: readonly number[], right: number): void {
  const kinds = answers.map(() => ({ kind: 'choice' as const, choices: 4 }));
  // The layout does not depend on the id in the code.
  const [template] = templatesOf(parseExam({ id: 'journey', title, questions: kinds }));
  const marks = answers.map((answer, at) => [`q${at + 1}`, String(at < right ? answer : (answer % 4) + 1)]);
  markSheet(canvas, template!, Object.fromEntries(marks), right + 1);
}

async function scan(page: Page, sheets: readonly Sheet[], name: string): Promise<void> {
  await page.getByRole('tab', { name: /^스캔 올리기/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '파일 선택' }).click();
  const buffer = Buffer.from(await scanToPdf(sheets.map(({ canvas }) => canvas)));
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
}
