import { moves, type Refusals } from '../_protocol/refusals.ts';
import { sayTime } from '../_protocol/seoul.ts';

/** The shift that another one overlaps; without its hours when both were written at once. */
interface Overlap {
  startedAt?: string;
  endedAt?: string | null;
}

function sayOverlap({ startedAt, endedAt }: Overlap): string {
  if (startedAt === undefined) return '그 시간에 이미 근무 기록이 있습니다.';
  const until = endedAt ? `${sayTime(new Date(endedAt))}까지의` : '시작해 아직 끝나지 않은';
  return `${sayTime(new Date(startedAt))}부터 ${until} 근무와 겹칩니다.`;
}

const requested = { REQUESTED: '요청', APPROVED: '승인', REJECTED: '반려', CANCELLED: '취소' };

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  work_records_wage_type_id_fkey: [409, 'in-use', '이 시급으로 일한 기록이 있어 삭제할 수 없습니다.'],
  work_records_one_open: [409, 'already-open', '이미 출근해 있습니다. 먼저 퇴근해 주세요.'],
  work_records_no_overlap: [409, 'overlap', sayOverlap, 'endedAt'],
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
  work_records_wage_used: [409, 'wage-missing', '이 시급으로 일한 기록이 있어 삭제하거나 바꿀 수 없습니다.'],
  work_records_own: [
    409,
    'own-record',
    '자기 근무 기록은 스스로 수정할 수 없습니다. 정정을 요청해 다른 관리자의 승인을 받아 주세요.',
  ],
  work_records_out_forgotten: [
    409,
    'forgotten-out',
    ({ startedAt }: { startedAt: string }) =>
      `${sayTime(new Date(startedAt))}에 출근한 뒤 퇴근을 찍지 않았습니다. 언제 끝났는지 먼저 알려 주세요.`,
  ],
  work_records_in_punch_key: [409, 'duplicate', '같은 출근 기록이 이미 있습니다.'],
  work_records_out_punch_key: [409, 'duplicate', '같은 퇴근 기록이 이미 있습니다.'],
  work_records_pkey: [409, 'duplicate', '같은 근무 기록이 이미 있습니다. 새로고침한 뒤 확인해 주세요.'],
  work_corrections_own: [
    409,
    'own-correction',
    '자기가 요청한 정정은 처리할 수 없습니다. 다른 관리자에게 요청해 주세요.',
  ],
  work_records_corrected_keeps_first: [409, 'own-record', '처음 찍은 시각을 남기지 않고는 수정할 수 없습니다.'],
  work_corrections_one_requested: [409, 'already-asked', '이 근무의 정정 요청이 이미 기다리고 있습니다.'],
  work_corrections_time_forward: [422, 'invalid-value', '퇴근은 출근보다 늦어야 합니다.', 'endedAt'],
  work_corrections_length: [422, 'too-long', '근무는 24시간을 넘을 수 없습니다.', 'endedAt'],
  work_corrections_rejected_answer: [422, 'answer-missing', '반려 사유를 적어 주세요.', 'answer'],
  work_corrections_record_of_ta: [409, 'other-ta', '다른 조교의 근무 기록입니다.'],
  work_corrections_wage_type_id_fkey: [409, 'in-use', '이 시급으로 정정을 요청한 기록이 있어 삭제할 수 없습니다.'],
  work_corrections_status_move: moves(requested, '요청'),
  work_records_status_move: moves({ OPEN: '근무 중', CLOSED: '퇴근' }),
};
