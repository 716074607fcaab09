import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  actual_exam_scores_exam_key: [409, 'duplicate', '같은 시험의 성적이 이미 있습니다.'],
  actual_exam_scores_when_of_kind: [
    422,
    'invalid-value',
    '내신은 학기, 모의고사는 월을 적고, 수능은 둘 다 비워 주세요.',
    'kind',
  ],
  actual_exam_scores_grade_of_scale: [422, 'invalid-value', '등급이 등급제에 맞지 않습니다.', 'grade'],
  actual_exam_scores_national_scale: [422, 'invalid-value', '모의고사와 수능은 9등급제입니다.', 'gradeScale'],
  actual_exam_scores_not_empty: [422, 'invalid-value', '원점수, 표준점수, 백분위, 등급 중 하나는 적어 주세요.'],
};
