import { moves, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  expense_claims_decided_by_other: [
    409,
    'own-claim',
    '자기가 청구한 경비는 처리할 수 없습니다. 다른 관리자에게 요청해 주세요.',
  ],
  expense_claims_decided_fixed: [409, 'decided', '이미 처리된 청구는 수정하거나 삭제할 수 없습니다.'],
  expense_claims_rejected_with_reason: [422, 'reason-missing', '반려 사유를 적어 주세요.', 'rejectReason'],
  expense_claims_status_move: moves({ REQUESTED: '청구', APPROVED: '승인', REJECTED: '반려', PAID: '지급' }, '청구'),
};
