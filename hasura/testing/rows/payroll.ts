import { parent, type RowMakers } from '../rowFormat.ts';

// Slips have none: closings make them.
export const rows = {
  ta_monthly_custom_wages: () => ({ ta_id: parent('tas'), month: '2026-03-01', amount: 10_000, reason: '보강 감독' }),
  payroll_closings: () => ({ month: '2026-03-01' }),
  pay_rules: () => ({ kind: 'WEEKLY_HOLIDAY' as const, from_date: '2026-03-02', amount: 900 }),
  ta_bank_accounts: () => ({
    ta_id: parent('tas'),
    bank: '국민은행',
    account_number: '12345678901234',
    account_name: '김조교',
  }),
  payroll_reopenings: () => ({ month: '2026-03-01', reason: '근무 시간 누락' }),
} satisfies RowMakers;
