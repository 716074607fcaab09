import type { Refusals } from '../_protocol/refusals.ts';
import { sayMonth } from '../_protocol/seoul.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  payroll_closings_month_key: [409, 'already-closed', '이미 마감한 월입니다.', 'month'],
  payroll_closings_closed: [
    409,
    'month-closed',
    ({ month }: { month: string }) =>
      `${sayMonth(month)}은 급여가 마감되어 바꿀 수 없습니다. 다음 달의 추가/공제로 바로잡아 주세요.`,
  ],
  payroll_closings_final: [
    409,
    'month-closed',
    '마감한 월은 다시 열 수 없습니다. 다음 달의 추가/공제로 바로잡아 주세요.',
  ],
  payroll_closings_month_over: [409, 'month-not-over', '아직 끝나지 않은 월은 마감할 수 없습니다.', 'month'],
  payroll_closings_open_work: [409, 'open-work', '퇴근하지 않은 근무 기록이 있습니다. 먼저 정정해 주세요.'],
  ta_monthly_custom_wages_amount_range: [422, 'invalid-value', '금액은 0이 아니어야 합니다.', 'amount'],
  payroll_closings_closed_since: [
    409,
    'month-closed',
    ({ month }: { month: string }) => `${sayMonth(month)}까지 급여가 마감되어, 그 뒤의 월부터만 바꿀 수 있습니다.`,
  ],
};
