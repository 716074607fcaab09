import type { Page } from '@playwright/test';
import { staff } from '#mocks/cast.ts';
import { dateOf, monthOf } from '#ui-kit/format/testing/when.ts';
import { post } from '../people/ask.ts';
import { menu, textbox, type FormSurface, type Values } from './formSurface.ts';

/** An addition to a TA's pay of this month, and a claim of one's own. */
export async function preparePayForms(page: Page): Promise<FormSurface[]> {
  const month = monthOf(0);
  const { id: taId, name } = staff.ta;
  await post(page, '/api/admin/ta-monthly-custom-wage', { taId, month, amount: 70, reason: '겹쳐 쓰는 상여' });
  await post(page, '/api/supervisor/expense-claim', { spentOn: dateOf(0), amount: 70, description: '겹쳐 쓰는 경비' });
  const amounts = (round: number): Values => [`7${round}`, `6${round}`];
  return [
    {
      surface: '추가/공제 창',
      path: `/crm/admin/payroll?month=${month}`,
      open: async (page) => {
        await page.getByRole('grid', { name: '급여 대장' }).getByText(name).click();
        await menu('겹쳐 쓰는 상여 메뉴')(page);
      },
      field: textbox(/^금액/),
      values: amounts,
    },
    {
      surface: '경비 청구 창',
      path: '/crm/work',
      open: menu('겹쳐 쓰는 경비 메뉴'),
      field: textbox(/^금액/),
      values: amounts,
    },
  ];
}
