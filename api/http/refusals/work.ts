import type { Refusals } from './format.ts';

/** Work, wages, claims and closed months. */
export const work: Refusals = {
  hourly_wage_types_name_key: [409, 'duplicate-name', '같은 이름의 시급 구분이 이미 있습니다.', 'name'],
  ta_wage_types_wage_type_id_fkey: [409, 'in-use', '조교에게 정해진 시급 구분은 지울 수 없습니다.'],
  work_records_wage_type_id_fkey: [409, 'in-use', '이 시급으로 일한 기록이 있어 지울 수 없습니다.'],
  work_records_one_open: [409, 'already-open', '이미 출근해 있습니다. 먼저 퇴근해 주세요.'],
  work_records_no_overlap: [409, 'overlap', '그 시간에 이미 근무 기록이 있습니다.'],
  work_records_time_forward: [422, 'invalid-value', '퇴근은 출근보다 늦어야 합니다.', 'endedAt'],
  work_records_length: [409, 'too-long', '24시간을 넘는 근무입니다. 관리자에게 정정을 요청해 주세요.', 'endedAt'],
  work_records_wage_type_assigned: [409, 'wage-type-not-assigned', '정해지지 않은 시급 구분입니다.', 'wageTypeId'],
  work_records_wage_missing: [409, 'wage-missing', '그 달에 적용되는 시급이 없습니다.'],
  work_records_correction_needs_manager: [409, 'closed', '퇴근한 기록은 관리자만 정정할 수 있습니다.'],
  payroll_closings_month_key: [409, 'already-closed', '이미 마감한 월입니다.', 'month'],
  payroll_closings_closed: [409, 'month-closed', '급여가 마감된 월입니다.'],
  payroll_closings_final: [409, 'month-closed', '마감한 월은 다시 열 수 없습니다.'],
  payroll_closings_month_over: [409, 'month-not-over', '아직 끝나지 않은 월은 마감할 수 없습니다.', 'month'],
  payroll_closings_open_work: [409, 'open-work', '퇴근하지 않은 근무 기록이 있습니다.'],
  expense_claims_decided_by_other: [409, 'own-claim', '자기가 청구한 경비는 처리할 수 없습니다.'],
  expense_claims_decided_fixed: [409, 'decided', '이미 처리된 청구는 고치거나 지울 수 없습니다.'],
  expense_claims_rejected_with_reason: [422, 'reason-missing', '반려 사유를 적어 주세요.', 'rejectReason'],
  expense_claims_amount_range: [422, 'invalid-value', '금액은 1원 이상이어야 합니다.', 'amount'],
  ta_monthly_custom_wages_amount_range: [422, 'invalid-value', '금액은 0이 아니어야 합니다.', 'amount'],
};
