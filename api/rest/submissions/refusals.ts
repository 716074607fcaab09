import { moves, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  submissions_student_key: [409, 'already-there', '이 시험의 제출이 이미 있습니다.'],
  submissions_score_fkey: [409, 'not-participant', '이 시험의 수강생이 아닙니다.'],
  submissions_locked: [409, 'locked', '제출한 것은 지울 수 없습니다.'],
  submissions_stay: [409, 'not-movable', '제출은 다른 시험이나 학생으로 옮길 수 없습니다.'],
  submissions_reopened_by_staff: [409, 'locked', '제출한 뒤에는 선생님만 다시 열 수 있습니다.'],
  submissions_status_move: moves({ DRAFT: '작성 중', DONE: '제출', REOPENED: '다시 열림' }),
};
