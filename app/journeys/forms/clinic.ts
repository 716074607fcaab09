import type { Page } from '@playwright/test';
import { dateOf, hourOf } from '#ui-kit/format/testing/when.ts';
import { askGql, post } from '../people/ask.ts';
import { openEvening } from '../steps/openEvening.ts';
import { button, menu, textbox, type FormSurface } from './formSurface.ts';

/** The forms of the clinic's board and its slots. */
export async function prepareClinicForms(page: Page): Promise<FormSurface[]> {
  const { names } = await openEvening(page, 1, 40);
  const [name = ''] = names;
  const { students } = await askGql<{ students: { id: string }[] }>(
    page,
    'query ($name: String!) { students(where: { user: { name: { _eq: $name } } }, order_by: [{ studentNumber: desc }], limit: 1) { id } }',
    { name },
  );
  await post(page, '/api/clinic/todo', { items: [{ studentId: students[0]?.id, kind: 'OTHER', title: '처음 할 일' }] });
  const hours = { startsAt: hourOf(70, 18), endsAt: hourOf(70, 19) };
  await post(page, '/api/clinic/slot', { reserveType: 'CLINIC', room: '겹침방', capacity: 3, ...hours });
  return [
    {
      surface: '클리닉 시간 창',
      path: `/crm/clinic/slots?view=day&day=${dateOf(70)}`,
      open: button(/겹침방/),
      field: textbox('안내'),
    },
    {
      surface: '클리닉 규칙 창',
      path: '/crm/clinic/slots',
      open: button('시간 규칙'),
      field: textbox('마감 시각'),
      values: (round) => [`21:${round}0`, `20:${round}0`],
    },
    { surface: '클리닉 할 일', path: '/crm/clinic', open: menu(/할 일 메뉴$/), field: textbox('메모') },
    { surface: '클리닉 예약 창', path: '/crm/clinic', open: menu(`${name} 메뉴`, '메모'), field: textbox('메모') },
  ];
}
