import type { Page } from '@playwright/test';
import { inDays } from '#ui-kit/format/testing/when.ts';
import { askGql, post } from '../people/ask.ts';
import { expect } from '../people/journey.ts';
import { button, menu, textbox, type FormSurface } from './formSurface.ts';

/** The demo's first deck, which is given to lectures and students. */
const deckId = '01990000-0000-7000-8000-000000000061';

/** A word test on paper, printed for one student. */
async function printTest(page: Page): Promise<string> {
  const { students } = await askGql<{ students: { id: string }[] }>(
    page,
    '{ students(limit: 1, where: { user: { isActive: { _eq: true } } }, order_by: [{ id: asc }]) { id } }',
  );
  const asked = {
    deckId,
    fromSequence: 1,
    toSequence: 20,
    kind: 'SPELLING',
    direction: 'TERM_TO_MEANING',
    isPrinted: true,
  };
  const counts = {
    questionCount: 5,
    targetCount: 5,
    opensAt: inDays(-400),
    closesAt: inDays(400),
  };
  const studentIds = students.map(({ id }) => id);
  const { id } = await post<{ id: string }>(page, '/api/word-test-plans', {
    ...asked,
    ...counts,
    title: '겹쳐 채점하는 시험',
    studentIds,
  });
  await page.goto(`/crm/word-tests/${id}`);
  await page.getByRole('button', { name: '시험지 인쇄' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF 다운로드' }).click();
  await download;
  return id;
}

/** The forms of word decks, with records of the demo academy. */
export async function prepareWordForms(page: Page): Promise<FormSurface[]> {
  const { wordTestPlans } = await askGql<{ wordTestPlans: { id: string }[] }>(
    page,
    '{ wordTestPlans(limit: 1, order_by: [{ id: asc }]) { id } }',
  );
  const printed = await printTest(page);
  return [
    {
      surface: '단어 시험 채점 창',
      path: `/crm/word-tests/${printed}`,
      open: button(/^(?!다시 ).+채점$/),
      field: (shown) => shown.getByRole('dialog').getByRole('list', { name: '맞은 문항' }),
      // Which of the five questions are right.
      values: (round) => [`${(round % 4) + 1}`, '5'],
      write: async (list, value) => {
        for (const [at, box] of (await list.getByRole('checkbox').all()).entries()) {
          await box.setChecked(String(at + 1) === value);
        }
      },
      reads: (list, value) =>
        expect(list.getByRole('checkbox', { checked: true })).toHaveAccessibleName(new RegExp(`^${value}\\. `)),
      save: '채점 저장',
    },
    {
      surface: '단어 과제 창',
      path: `/crm/wordDecks/${deckId}`,
      open: menu(/과제 메뉴$/),
      field: textbox('목표'),
      values: (round) => [`${round + 2}`, `${round + 7}`],
    },
    {
      surface: '단어 시험 창',
      path: `/crm/word-tests/${wordTestPlans[0]?.id}`,
      open: button('수정'),
      field: textbox('시험 이름'),
    },
  ];
}
