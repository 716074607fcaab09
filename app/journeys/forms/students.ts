import type { Page } from '@playwright/test';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { askGql, post } from '../people/ask.ts';
import { menu, textbox, type FormSurface } from './formSurface.ts';

/** The forms of a student's page. */
export async function prepareStudentForms(page: Page): Promise<FormSurface[]> {
  // Not one of those with whom other journeys begin.
  const { students } = await askGql<{ students: { id: string }[] }>(
    page,
    `{ students(where: { user: { isActive: { _eq: true } } }, order_by: [{ studentNumber: desc }], offset: 20, limit: 1) { id } }`,
  );
  const path = `/crm/students/${students[0]?.id}`;
  const api = path.replace('/crm', '/api');
  await post(page, `${api}/memo`, { body: '처음 메모' });
  const consult = {
    topic: 'STUDY',
    channel: 'PHONE',
    counterpart: 'PARENT',
    body: '처음 상담',
    consultedAt: inMinutes(0),
  };
  await post(page, `${api}/consult`, consult);
  await post(page, `${api}/actual-exam-score`, { kind: 'MOCK', year: 2026, month: 9, subject: '수학', rawScore: 80 });
  return [
    {
      surface: '학생 창',
      path,
      open: (page) => page.getByRole('link', { name: '학생 수정' }).click(),
      field: (page) => page.getByRole('dialog').getByRole('textbox', { name: '보호자', exact: true }),
    },
    { surface: '학생 메모 창', path, open: menu('메모 메뉴'), field: textbox('내용') },
    { surface: '상담 기록 창', path: `${path}/contacts`, open: menu(/상담 메뉴$/), field: textbox(/^내용/) },
    {
      surface: '실전 성적',
      path: `${path}/scores`,
      open: menu(/수학.*메뉴$/),
      field: textbox('원점수'),
      values: (round) => [`7${round}`, `6${round}`],
    },
  ];
}
