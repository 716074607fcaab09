import type { MyPayQuery, StatementLinesQuery } from '../generated/graphql.ts';
import { statementLine } from './statementLine.ts';

const id = (at: number) => `01990000-0000-7000-8000-0000000008${String(at).padStart(2, '0')}`;
/** The lines of a month of one’s own. */
export const lines: StatementLinesQuery['payStatementLines'] = [
  statementLine('HOURLY', 456_250, { label: '클리닉 조교', minutes: 2_190, hourlyWage: 12_500 }),
  statementLine('INCOME_TAX', -13_680),
  statementLine('LOCAL_INCOME_TAX', -1_360),
];
const sums = { minutes: 2_190, earned: 456_250, claimed: 0, withheld: 15_040, net: 441_210 };
/** A closed month of one’s own, and one that is not. */
export const pay: MyPayQuery = {
  payRegister: [
    Object.assign({ id: 'open', month: '2026-11-01', slipId: null }, sums),
    Object.assign({ id: 'closed', month: '2026-10-01', slipId: id(1) }, sums),
  ],
  paySlips: [{ id: id(1), payDay: '2026-11-10', lines }],
  taBankAccounts: [],
};
