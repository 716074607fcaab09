import { parent, type RowMakers } from './format.ts';

/** Work stands in past months; a TA has an hourly wage of their own from long before. */
export const work = {
  hourly_wage_types: (n) => ({ name: `시급 구분 ${n}` }),
  hourly_wages: () => ({ wage_type_id: parent('hourly_wage_types'), from_month: '2026-01-01', hourly_wage: 12_000 }),
  ta_pay_terms: () => ({
    ta_id: parent('tas'),
    from_month: '2026-01-01',
    payment_type: 'HOURLY',
    hourly_wage: 10_000,
  }),
  ta_wage_types: () => ({ ta_id: parent('tas'), wage_type_id: parent('hourly_wage_types') }),
  work_records: () => ({ ta_id: parent('tas'), started_at: '2026-03-02T18:00+09' }),
  ta_monthly_custom_wages: () => ({ ta_id: parent('tas'), month: '2026-03-01', amount: 10_000, reason: '보강 감독' }),
  expense_claims: () => ({ ta_id: parent('tas'), spent_on: '2026-03-02', amount: 5_000, description: '간식' }),
  payroll_closings: () => ({ month: '2026-03-01' }),
} satisfies RowMakers;
