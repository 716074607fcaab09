import type { Page } from '@playwright/test';
import { askGql, put } from '../people/ask.ts';
import { button, textbox, type FormSurface } from './formSurface.ts';

/** What a student of the demo academy handed in, and when that exam takes work. */
export async function prepareSubmissionForms(page: Page): Promise<FormSurface[]> {
  const { submissions } = await askGql<{ submissions: { examId: string; student: { user: { name: string } } }[] }>(
    page,
    '{ submissions(where: { status: { _eq: "DONE" } }, order_by: [{ id: asc }], limit: 1) { examId student { user { name } } } }',
  );
  const [{ examId, student } = { examId: '', student: { user: { name: '' } } }] = submissions;
  await put(page, `/api/exams/${examId}/submission-window`, { opensAt: null, closesAt: '2031-11-13T13:00:00.000Z' });
  const path = `/crm/exams/${examId}/submissions`;
  return [
    {
      surface: '제출 돌려주는 창',
      path,
      open: async (page) => {
        const queue = page.getByRole('list', { name: '학생', exact: true });
        await queue
          .getByRole('button', { name: new RegExp(`^${student.user.name}`) })
          .first()
          .click();
        await page.getByRole('button', { name: '돌려주기', exact: true }).click();
      },
      field: textbox('학생에게 할 말'),
      save: '돌려주기',
    },
    {
      surface: '제출 기간 창',
      path,
      open: button('제출 기간'),
      field: textbox('마감 일시'),
      values: (round) => [`21:${round}0`, `20:${round}0`],
    },
  ];
}
