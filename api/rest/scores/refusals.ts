import { moves, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  scores_of_participants: [409, 'in-use', '수강생의 성적은 삭제할 수 없습니다. 점수를 지우거나 면제로 바꿔 주세요.'],
  scores_student_key: [409, 'already-there', '이 시험에 이미 성적이 있는 학생입니다.'],
  scores_participant_fkey: [409, 'not-participant', '이 주차의 수강생이 아닙니다.'],
  scores_stay: [409, 'not-movable', '성적은 다른 시험이나 학생으로 옮길 수 없습니다.'],
  scores_graded_has_value: [409, 'move-not-allowed', '점수를 넣으면 채점으로 바뀝니다.'],
  scores_value_is_graded: [409, 'move-not-allowed', '점수가 있는 성적입니다. 점수를 지우면 상태도 돌아갑니다.'],
  scores_retaken: [409, 'retaken', '재시험 기록이 있는 성적입니다. 재시험을 먼저 삭제해 주세요.'],
  score_attempts_number_key: [409, 'already-there', '이 차수의 응시 기록이 이미 있습니다.'],
  score_attempts_score_fkey: [409, 'in-use', '응시 기록이 있는 성적은 삭제할 수 없습니다.'],
  score_attempts_retake_exam_fkey: [
    409,
    'other-exam',
    '이 시험의 재시험지가 아니거나, 응시 기록이 있는 재시험지입니다.',
    'retakeExamId',
  ],
  score_attempts_value_within_total: [
    422,
    'above-total',
    ({ total }: { total: number }) => `만점이 ${total}점인 시험입니다. 0점에서 ${total}점 사이로 넣어 주세요.`,
    'value',
  ],
  score_attempts_value_of_absent: [
    409,
    'absent',
    '결시나 면제인 학생입니다. 점수를 넣으려면 먼저 미응시로 바꿔 주세요.',
  ],
  score_attempts_answers_form: [422, 'invalid-value', '답이 올바르지 않습니다.', 'answers'],
  score_attempts_grade_range: [422, 'invalid-value', '등급이 등급제에 없습니다.', 'grade'],
  score_attempts_grade_of_value: [409, 'no-value', '점수가 없는 성적에는 등급을 넣을 수 없습니다.', 'grade'],
  score_attempts_retake_of_given: [409, 'not-given', '보지 않은 시험의 재시험은 넣을 수 없습니다.'],
  score_attempts_stay: [409, 'not-movable', '응시 기록은 다른 성적이나 차수로 옮길 수 없습니다.'],
  score_attempts_clinic_below_cutline: [
    409,
    'move-not-allowed',
    '커트라인보다 낮은 점수입니다. 클리닉에 오지 않아도 되면 면제로 바꿔 주세요.',
  ],
  score_attempts_clinic_above_cutline: [409, 'move-not-allowed', '커트라인을 넘은 점수라 클리닉 대상이 아닙니다.'],
  score_cell_locks_held: [409, 'locked', '다른 직원이 편집 중인 칸입니다. 잠시 뒤 다시 시도해 주세요.'],
  scores_status_move: moves({ NONE: '미응시', TAKEN: '응시', GRADED: '채점', ABSENT: '결시', EXEMPT: '면제' }),
  score_attempts_clinic_status_move: moves({
    NONE: '해당 없음',
    REQUIRED: '대상',
    RESERVED: '예약',
    DONE: '완료',
    EXEMPT: '면제',
  }),
};
