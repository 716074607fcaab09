import type { Refusals } from './format.ts';

export const consults: Refusals = {
  student_memos_body_length: [422, 'invalid-value', '메모는 1–2,000자여야 합니다.', 'body'],
  student_memos_body_not_blank: [422, 'invalid-value', '메모를 적어 주세요.', 'body'],
  consults_topic_known: [422, 'invalid-value', '상담 구분이 올바르지 않습니다.', 'topic'],
  consults_follow_up_later: [422, 'invalid-value', '다시 이야기할 날은 상담한 날보다 빠를 수 없습니다.', 'followUpOn'],
  consults_channel_known: [422, 'invalid-value', '상담 방법이 올바르지 않습니다.', 'channel'],
  consults_counterpart_known: [422, 'invalid-value', '상담 상대가 올바르지 않습니다.', 'counterpart'],
  consults_body_form: [422, 'invalid-value', '상담 내용은 1–5,000자여야 합니다.', 'body'],
  consults_not_ahead: [422, 'invalid-value', '상담 기록은 이미 한 상담만 남길 수 있습니다.', 'consultedAt'],
  actual_exam_scores_exam_key: [409, 'duplicate', '같은 시험의 성적이 이미 있습니다.'],
  actual_exam_scores_when_of_kind: [
    422,
    'invalid-value',
    '내신은 학기, 모의고사는 월을 적고, 수능은 둘 다 비워 주세요.',
    'kind',
  ],
  actual_exam_scores_subject_form: [422, 'invalid-value', '과목은 1–30자여야 합니다.', 'subject'],
  actual_exam_scores_percentile_range: [422, 'invalid-value', '백분위는 0–100이어야 합니다.', 'percentile'],
  actual_exam_scores_standard_score_range: [422, 'invalid-value', '표준점수는 0–200이어야 합니다.', 'standardScore'],
  actual_exam_scores_raw_score_range: [422, 'invalid-value', '원점수는 0–1,000이어야 합니다.', 'rawScore'],
  actual_exam_scores_grade_of_scale: [422, 'invalid-value', '등급이 등급제에 맞지 않습니다.', 'grade'],
  actual_exam_scores_national_scale: [422, 'invalid-value', '모의고사와 수능은 9등급제입니다.', 'gradeScale'],
  actual_exam_scores_not_empty: [422, 'invalid-value', '원점수, 표준점수, 백분위, 등급 가운데 하나는 적어 주세요.'],
  students_anonymised_empty: [409, 'anonymised', '익명 처리된 학생입니다. 바꿀 수 없습니다.'],
  students_unknown: [404, 'not-found', '없는 학생입니다.'],
};
