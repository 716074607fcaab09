import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  participants_scored: [409, 'in-use', '성적, 답안지나 제출이 있는 수강생은 뺄 수 없습니다.'],
  participants_student_key: [409, 'already-participant', '이미 이 주차에 있는 학생입니다.'],
  participants_stay: [409, 'not-movable', '수강생은 다른 주차나 학생으로 옮길 수 없습니다.'],
  participants_locked: [409, 'locked', '잠긴 출결입니다. 잠금을 풀거나 관리자에게 요청해 주세요.'],
  participants_locked_undo: [
    409,
    'locked',
    '잠긴 출결은 되돌리거나 다시 할 수 없습니다. 관리자가 잠금을 먼저 풀어야 합니다.',
  ],
  participants_unlock_needs_manager: [409, 'locked', '잠금은 관리자만 풀 수 있습니다.'],
  participants_unlock_reason: [400, 'validation-failed', '잠금을 푸는 사유를 적어 주세요.', 'reason'],
  participants_lock_reason_form: [422, 'invalid-value', '잠금 사유는 200자까지 쓸 수 있습니다.', 'reason'],
  participants_makeup_for_id_key: [409, 'already-made-up', '이미 다른 보강이 연결된 결석입니다.'],
  participants_makeup_for_id_fkey: [409, 'makeup-not-allowed', '보강을 연결할 결석이 없습니다.'],
  participants_makeup_elsewhere: [409, 'makeup-not-allowed', '보강은 다른 주차의 결석에 연결합니다.'],
  participants_makeup_present: [
    409,
    'makeup-not-allowed',
    '보강에 온 것으로 체크된 주차만 결석에 연결할 수 있습니다. 연결을 먼저 풀거나 출석으로 인정하는 출결을 골라 주세요.',
  ],
  participants_makeup_student: [409, 'makeup-not-allowed', '보강은 같은 학생의 결석에만 연결할 수 있습니다.'],
  participants_makeup_missed: [409, 'makeup-not-allowed', '결석한 주차에만 보강을 연결할 수 있습니다.'],
  participants_makeup_linked: [409, 'makeup-linked', '보강이 연결된 결석입니다. 보강 연결을 먼저 풀어 주세요.'],
  participants_attendance_type_id_fkey: [409, 'in-use', '출결에 쓰이고 있는 구분입니다.'],
};
