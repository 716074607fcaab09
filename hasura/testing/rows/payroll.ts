import { parent, type RowMakers } from '../rowFormat.ts';

export const rows = {
  ta_monthly_custom_wages: () => ({ ta_id: parent('tas'), month: '2026-03-01', amount: 10_000, reason: '보강 감독' }),
  payroll_closings: () => ({ month: '2026-03-01' }),
} satisfies RowMakers;
