import { rules } from '../showRules.ts';

const rule = rules();

rule('terms say a salary when it is monthly, and begin with a month', async ({ make, refuses, accepts }) => {
  const { id } = await make('ta_pay_terms');
  const set = (column: string) => `update ta_pay_terms set ${column} where id = $1`;
  await refuses('23514 ta_pay_terms_salary_of_monthly', set(`payment_type = 'MONTHLY'`), [id]);
  await refuses('23514 ta_pay_terms_from_month_form', set(`from_month = '2026-01-15'`), [id]);
  await refuses('23514 ta_pay_terms_to_month_form', set(`to_month = '2025-12-01'`), [id]);
  await accepts(set(`to_month = '2026-02-01'`), [id]);
});
