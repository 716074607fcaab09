import { moves, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  work_records_wage_type_id_fkey: [409, 'in-use', '이 시급으로 일한 기록이 있어 지울 수 없습니다.'],
  work_records_one_open: [409, 'already-open', '이미 출근해 있습니다. 먼저 퇴근해 주세요.'],
  work_records_no_overlap: [409, 'overlap', '그 시간에 이미 근무 기록이 있습니다.'],
  work_records_time_forward: [422, 'invalid-value', '퇴근은 출근보다 늦어야 합니다.', 'endedAt'],
  work_records_length: [409, 'too-long', '24시간을 넘는 근무입니다. 관리자에게 정정을 요청해 주세요.', 'endedAt'],
  work_records_wage_type_assigned: [
    409,
    'wage-type-not-assigned',
    '이 조교에게 정해지지 않은 시급 구분입니다.',
    'wageTypeId',
  ],
  work_records_wage_missing: [409, 'wage-missing', '그 달에 적용되는 시급이 없습니다. 관리자에게 요청해 주세요.'],
  work_records_correction_needs_manager: [409, 'closed', '퇴근한 기록은 관리자만 정정할 수 있습니다.'],
  work_records_wage_used: [409, 'wage-missing', '이 시급으로 일한 기록이 있어 지우거나 바꿀 수 없습니다.'],
  work_records_status_move: moves({ OPEN: '근무 중', CLOSED: '퇴근' }),
};
