import type { Page } from '@playwright/test';
import { askGql } from '../ask.ts';
import { button, menu, textbox, type FormSurface } from './formSurface.ts';

/** The forms of word decks, with records of the demo academy. */
export async function prepareWordForms(page: Page): Promise<FormSurface[]> {
  const { wordTestPlans } = await askGql<{ wordTestPlans: { id: string }[] }>(
    page,
    '{ wordTestPlans(limit: 1, order_by: [{ id: asc }]) { id } }',
  );
  return [
    {
      surface: '단어 과제 창',
      // The demo's first deck, which is given to lectures and students.
      path: '/crm/wordDecks/01990000-0000-7000-8000-000000000061',
      open: menu(/과제 더 보기$/),
      field: textbox('목표'),
      values: (round) => [`${round + 2}`, `${round + 7}`],
    },
    {
      surface: '단어 시험 창',
      path: `/crm/word-tests/${wordTestPlans[0]?.id}`,
      open: button('고치기'),
      field: textbox('시험 이름'),
    },
  ];
}
