import type { MyPayQuery, StatementLinesQuery } from '../generated/graphql.ts';

const id = (at: number) => `01990000-0000-7000-8000-0000000008${String(at).padStart(2, '0')}`;
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
};
/** The lines of a month of one’s own. */
export const lines: StatementLinesQuery['payStatementLines'] = [
  Object.assign({}, nothing, {
    id: 'a',
    kind: 'HOURLY',
    label: '클리닉 조교',
    minutes: 2_190,
    hourlyWage: 12_500,
    amount: 456_250,
  }),
  Object.assign({}, nothing, { id: 'b', kind: 'INCOME_TAX', amount: -13_680 }),
  Object.assign({}, nothing, { id: 'c', kind: 'LOCAL_INCOME_TAX', amount: -1_360 }),
];
const sums = { minutes: 2_190, earned: 456_250, claimed: 0, withheld: 15_040, net: 441_210 };
/** A closed month of one’s own, and one that is not. */
export const pay: MyPayQuery = {
  payRegister: [
    Object.assign({ id: 'open', month: '2026-02-01', slipId: null }, sums),
    Object.assign({ id: 'closed', month: '2026-01-01', slipId: id(1) }, sums),
  ],
  paySlips: [{ id: id(1), payDay: '2026-02-10', lines }],
  taBankAccounts: [],
};
