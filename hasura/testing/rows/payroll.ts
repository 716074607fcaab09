import { parent, type RowMakers } from '../rowFormat.ts';

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
  pay_slips: () => ({
    closing_id: parent('payroll_closings'),
    ta_id: parent('tas'),
    month: '2026-03-01',
    name: '김조교',
    pay_day: '2026-04-10',
    minutes: 60,
    hourly: 12_000,
    salary: 0,
    weekly_holiday: 0,
    custom: 0,
    earned: 12_000,
    claimed: 0,
    withheld: 390,
    net: 11_610,
    lines: '[]',
  }),
  payroll_reopenings: () => ({ month: '2026-03-01', reason: '근무 시간 누락' }),
} satisfies RowMakers;
