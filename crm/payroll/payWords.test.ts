import { expect, it } from 'vitest';
import * as printed from '#api/rest/payroll/slip/slipWords.ts';
import * as shown from './payWords.ts';

const nothing = {
  refId: null,
  label: null,
  week: null,
  spentOn: null,
  minutes: null,
  hourlyWage: null,
  workedDays: null,
  wholeDays: null,
  monthlyWageType: null,
  amount: 0,
} as const;
const hourly = { minutes: 750, hourlyWage: 12_500 };

// The screen and the server share no folder for words: the slip on screen says what the printed one says.
it.each([
  { kind: 'HOURLY', label: '클리닉 조교', ...hourly },
  { kind: 'HOURLY', minutes: 45, hourlyWage: 10_320 },
  { kind: 'HOURLY', minutes: 0, hourlyWage: 10_320 },
  { kind: 'HOURLY', minutes: 120, hourlyWage: 10_320 },
  { kind: 'SALARY', monthlyWageType: 'FULL' },
  { kind: 'SALARY', monthlyWageType: 'PRORATED', workedDays: 7, wholeDays: 20 },
  { kind: 'WEEKLY_HOLIDAY', week: '2026-02-23', ...hourly },
  { kind: 'CUSTOM', label: '명절 상여' },
  { kind: 'CLAIM', label: '간식', spentOn: '2026-03-05' },
  { kind: 'INCOME_TAX' },
  { kind: 'LOCAL_INCOME_TAX' },
] as const)('the slip on screen words %j as the printed one does', (line) => {
  const whole = Object.assign({}, nothing, line);
  expect(shown.lineName(whole)).toBe(printed.lineName(whole));
  expect(shown.lineBasis(whole)).toBe(printed.lineBasis(whole));
});
