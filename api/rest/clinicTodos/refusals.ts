import { moves, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  clinic_todos_participant_id_fkey: [
    409,
    'in-use',
    '할 일이 있는 예약은 삭제할 수 없고, 할 일은 그 학생의 예약에만 둡니다.',
  ],
  clinic_todos_booking_lost: [409, 'booking-lost', '자리가 없거나 끝난 예약에는 할 일을 둘 수 없습니다.'],
  clinic_todos_open_key: [409, 'already-given', '이 성적으로 이미 준 할 일이 끝나지 않았습니다.'],
  clinic_todos_passed: [409, 'passed', '이미 통과한 성적에는 재시험을 줄 수 없습니다.'],
  clinic_todos_in_use: [409, 'in-use', '시작한 할 일과 미통과로 생긴 재시험은 삭제할 수 없습니다.'],
  clinic_todos_student_fixed: [409, 'fixed', '할 일은 다른 학생이나 성적으로 옮길 수 없습니다.'],
  clinic_todos_paper_of_retake: [422, 'invalid-value', '재시험지는 재시험에만 고릅니다.', 'retakeExamId'],
  clinic_todos_attempt_of_student: [409, 'other-student', '그 학생의 성적이 아닙니다.', 'scoreAttemptId'],
  clinic_todos_paper_of_exam: [409, 'other-exam', '그 시험의 재시험지가 아닙니다.', 'retakeExamId'],
  clinic_todos_follows_failed: [422, 'invalid-value', '미통과한 할 일 뒤에만 재시험을 둘 수 있습니다.'],
  clinic_todos_status_move: moves({
    TODO: '할 일',
    DOING: '하는 중',
    SUBMITTED: '제출',
    DONE: '완료',
    FAILED: '미통과',
  }),
};
