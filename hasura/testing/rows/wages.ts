import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  hourly_wage_types: (n) => ({ name: `시급 구분 ${n}` }),
  hourly_wages: () => ({ wage_type_id: parent('hourly_wage_types'), from_month: '2026-01-01', hourly_wage: 12_000 }),
  ta_pay_terms: () => ({
    ta_id: parent('tas'),
    from_month: '2026-01-01',
    payment_type: 'HOURLY',
    hourly_wage: 10_000,
  }),
  ta_wage_types: () => ({ ta_id: parent('tas'), wage_type_id: parent('hourly_wage_types') }),
} satisfies RowMakers;
