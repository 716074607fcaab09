import { ownPay } from '../_protocol/ownPay.ts';
import type { Refusals } from '../_protocol/refusals.ts';
import { sayMonth } from '../_protocol/seoul.ts';

const monthClosed = ({ month }: { month: string }) =>
  `${sayMonth(month)}은 급여가 마감되어 바꿀 수 없습니다. 다음 달의 추가/공제로 바로잡거나 마감을 취소해 주세요.`;

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  payroll_closings_month_key: [409, 'already-closed', '이미 마감한 월입니다.', 'month'],
  payroll_closings_closed: [409, 'month-closed', monthClosed],
  payroll_closings_final: [409, 'month-closed', '마감한 월은 사유를 적어 마감을 취소한 뒤에만 바꿀 수 있습니다.'],
  payroll_closings_month_over: [409, 'month-not-over', '아직 끝나지 않은 월은 마감할 수 없습니다.', 'month'],
  payroll_closings_open_work: [409, 'open-work', '퇴근하지 않은 근무 기록이 있습니다. 먼저 정정해 주세요.'],
  payroll_closings_pay_day_after: [422, 'invalid-value', '지급일은 그 월보다 뒤의 날이어야 합니다.', 'payDay'],
  payroll_closings_closed_since: [
    409,
    'month-closed',
    ({ month }: { month: string }) => `${sayMonth(month)}까지 급여가 마감되어, 그 뒤의 월부터만 바꿀 수 있습니다.`,
  ],
  payroll_reopenings_closed: [409, 'month-open', '마감하지 않은 월입니다.', 'month'],
  payroll_reopenings_last: [
    409,
    'later-month-closed',
    ({ month }: { month: string }) =>
      `${sayMonth(month)}까지 마감되어 있습니다. 나중 월부터 차례로 마감을 취소해 주세요.`,
    'month',
  ],
  payroll_reopenings_final: [409, 'final', '마감 취소 기록은 수정하거나 삭제할 수 없습니다.'],
  payroll_reopenings_reason_form: [422, 'reason-missing', '사유를 적어 주세요.', 'reason'],
  pay_slips_frozen: [409, 'month-closed', '마감한 급여명세서는 바꿀 수 없습니다.'],
  pay_slips_computed: [409, 'slip-differs', '급여명세서는 마감할 때 계산한 금액으로만 만들어집니다.'],
  pay_rules_amount_range: [
    422,
    'invalid-value',
    '최저임금은 1원 이상, 주휴 기준은 주 40시간 이하여야 합니다.',
    'amount',
  ],
  ta_monthly_custom_wages_own: ownPay('월 추가/공제는'),
  pay_rules_own: ownPay('급여에 적용되는 주휴 기준은'),
  ta_monthly_custom_wages_amount_range: [422, 'invalid-value', '금액은 0이 아니어야 합니다.', 'amount'],
  ta_bank_accounts_number_form: [422, 'invalid-value', '계좌번호는 숫자 6–20자리여야 합니다.', 'accountNumber'],
};
