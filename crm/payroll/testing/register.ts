import type { PayrollQuery } from '../generated/manager.ts';
import { statementLine } from './statementLine.ts';

const names = ['강민서', '김하늘', '박서연', '이준호', '정다은', '최우진', '한지우'];
/** The TAs of the month, in its order. */
export const taId = (at: number) => `01990000-0000-7000-8000-0000000009${String(at).padStart(2, '0')}`;
const month = '2026-10-01';

const payRegister: PayrollQuery['payRegister'] = names.slice(0, 6).map((name, at) => {
  // 이준호's are those of his lines.
  const minutes = at === 2 ? 0 : at === 3 ? 2_250 : 2_430 + at * 95;
  const hourly = Math.round((minutes * (at === 5 ? 9_800 : 12_000)) / 60);
  const salary = at === 2 ? 1_200_000 : 0;
  const weeklyHoliday = at === 3 ? 36_000 : at % 2 === 0 && at !== 2 ? 79_200 : 0;
  const custom = at === 1 ? -20_000 : at === 3 ? 50_000 : 0;
  const claimed = at === 3 ? 33_500 : 0;
  const earned = hourly + salary + weeklyHoliday + custom;
  const withheld = at === 5 ? 0 : Math.floor((earned * 3) / 1000) * 10 + Math.floor((earned * 3) / 10_000) * 10;
  const sums = {
    minutes,
    hourly,
    salary,
    weeklyHoliday,
    custom,
    earned,
    claimed,
    withheld,
  };
  return Object.assign(sums, {
    id: `row ${at}`,
    taId: taId(at),
    month,
    name,
    net: earned + claimed - withheld,
    slipId: null,
  });
});

const tas = names.map((name, at) => ({ id: taId(at), user: { name, loginId: `ta-${at}` } }));
const warning = (kind: string, at: number, amount: number | null, day: string | null) => ({
  id: `${kind} ${at}`,
  taId: taId(at),
  kind,
  refId: null,
  amount,
  day,
  taStaff: { name: names[at] ?? '' },
});
const payWarnings = [
  warning('ACCOUNT_MISSING', 4, 500_000, null),
  warning('BELOW_MINIMUM', 5, 9_800, null),
  warning('CLAIM_REQUESTED', 0, 12_300, '2026-10-19'),
  warning('OPEN_WORK', 1, null, '2026-10-30'),
  warning('OUT_MISSING', 3, null, '2026-10-21'),
  warning('CORRECTION_REQUESTED', 3, null, '2026-10-21'),
];
/** A month that is over and not closed, with all that is odd. */
export const open: PayrollQuery = { payRegister, tas, payWarnings, payrollClosings: [], payrollReopenings: [] };
/** The month after it was closed. */
export const closed: PayrollQuery = {
  payRegister,
  tas,
  payWarnings: [],
  payrollClosings: [
    { id: taId(50), payDay: '2026-11-10', createdAt: '2026-11-05T01:00:00Z', createdByStaff: { name: '한서윤' } },
  ],
  payrollReopenings: [
    {
      id: taId(51),
      reason: '10월 29일 근무가 빠졌습니다.',
      createdAt: '2026-11-04T08:30:00Z',
      createdByStaff: { name: '한서윤' },
    },
  ],
};

/** The lines of 이준호's pay. */
export const payStatementLines = [
  statementLine('HOURLY', 450_000, { refId: taId(90), label: '수업 조교', minutes: 2_250, hourlyWage: 12_000 }),
  statementLine('WEEKLY_HOLIDAY', 36_000, { week: '2026-10-12', minutes: 180, hourlyWage: 12_000 }),
  statementLine('CUSTOM', 50_000, { label: '모의고사 감독' }),
  statementLine('CLAIM', 33_500, { label: '보드마카', spentOn: '2026-10-16' }),
  statementLine('INCOME_TAX', -16_080),
  statementLine('LOCAL_INCOME_TAX', -1_600),
];
/** 이준호's month: hours, additions, account. */
export const detail = {
  payRegister: [payRegister[3]!],
  paySlips: [],
  // As many minutes as the line has.
  workParts: [12, 13, 14, 15, 16, 19, 20, 21, 22, 23].map((day) => ({
    id: `part ${day}`,
    recordId: taId(91),
    wageTypeId: taId(90),
    workDate: `2026-10-${day}`,
    month,
    startedAt: `2026-10-${day}T09:00:00Z`,
    endedAt: `2026-10-${day}T${day === 23 ? '15:00' : '12:30'}:00Z`,
    minutes: day === 23 ? 360 : 210,
  })),
  taMonthlyCustomWages: [{ id: taId(60), amount: 50_000, reason: '모의고사 감독', version: 1 }],
  taBankAccounts: [{ id: taId(70), bank: '국민은행', accountNumber: '12345678901234', accountName: '이준호' }],
};
/** What the law sets. */
export const rules = [
  { id: taId(80), kind: 'MINIMUM_WAGE', fromDate: '2026-01-01', amount: 10_320 },
  { id: taId(81), kind: 'WEEKLY_HOLIDAY', fromDate: '2025-01-01', amount: 900 },
];
