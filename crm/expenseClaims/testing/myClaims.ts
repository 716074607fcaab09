import type { MyClaimsQuery } from '../generated/graphql.ts';

const id = (at: number) => `01990000-0000-7000-8000-0000000008${String(at).padStart(2, '0')}`;

/** One's own claims: one that waits, an approved, a rejected one, and one that was paid by hand. */
export const expenseClaims: MyClaimsQuery['expenseClaims'] = [
  ['REQUESTED', 12_300, '간식', null, null],
  ['APPROVED', 33_500, '보드마카 2상자', '2026-11-01', null],
  ['REJECTED', 8_000, '택시', null, '영수증이 없습니다.'],
  ['PAID', 7_000, '퀵서비스', null, null],
].map(([status, amount, description, payMonth, rejectReason], at) => ({
  id: id(20 + at),
  spentOn: '2026-11-03',
  amount: Number(amount),
  description: String(description),
  status: String(status),
  payMonth: payMonth === null ? null : String(payMonth),
  rejectReason: rejectReason === null ? null : String(rejectReason),
  version: 1,
  files: at === 1 ? [{ id: id(40), name: '영수증.jpg', contentType: 'image/jpeg' }] : [],
}));
