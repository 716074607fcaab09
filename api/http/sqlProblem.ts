import { Problem } from './problem.ts';
import { consults } from './refusals/consults.ts';
import { files } from './refusals/files.ts';
import type { Refusal, Refusals } from './refusals/format.ts';
import { materials } from './refusals/materials.ts';

/** What PostgreSQL and PGlite tell about a refused statement. */
interface SqlError {
  code: string;
  constraint?: string;
  message: string;
}

// Triggers carry their own Korean sentence; these rows give it a code and replace PostgreSQL's English for plain constraints.
/** What each constraint and trigger of the database refuses: status, code, Korean sentence, field. */
export const constraintRefusals: Refusals = {
  ...materials,
  ...files,
  ...consults,
  users_login_id_key: [409, 'duplicate-login-id', '이미 쓰고 있는 아이디입니다.', 'loginId'],
  users_login_id_form: [422, 'invalid-value', '아이디는 영문 소문자와 숫자로 4–32자여야 합니다.', 'loginId'],
  users_name_form: [422, 'invalid-value', '이름은 1–50자여야 합니다.', 'name'],
  users_phone_e164: [422, 'invalid-value', '휴대폰 번호가 올바르지 않습니다.', 'phone'],
  users_type_fixed: [409, 'fixed', '학생이나 조교로 등록된 사용자의 구분은 바꿀 수 없습니다.', 'type'],
  students_user_type: [409, 'wrong-user-type', '이 사용자는 학생이 아닙니다.'],
  tas_user_type: [409, 'wrong-user-type', '이 사용자는 조교가 아닙니다.'],
  students_student_number_key: [409, 'duplicate-student-number', '이미 쓰고 있는 학번입니다.', 'studentNumber'],
  students_student_number_form: [422, 'invalid-value', '학번은 숫자 8자리여야 합니다.', 'studentNumber'],
  students_grade_known: [422, 'invalid-value', '학년이 올바르지 않습니다.', 'grade'],
  students_parent_phone_e164: [422, 'invalid-value', '보호자 휴대폰 번호가 올바르지 않습니다.', 'parentPhone'],
  students_withdrawn_after_registered: [422, 'invalid-value', '퇴원일은 등록일보다 빠를 수 없습니다.', 'withdrawnOn'],
  tags_name_key: [409, 'duplicate-name', '같은 이름의 태그가 이미 있습니다.', 'name'],
  tags_name_form: [422, 'invalid-value', '태그 이름은 1–20자여야 합니다.', 'name'],
  lectures_active_name_key: [409, 'duplicate-name', '같은 이름의 진행 중인 강의가 이미 있습니다.', 'name'],
  lectures_name_form: [422, 'invalid-value', '강의 이름은 1–60자여야 합니다.', 'name'],
  lectures_teacher_name_form: [422, 'invalid-value', '선생님 이름은 1–50자여야 합니다.', 'teacherName'],
  lectures_hours_forward: [422, 'invalid-value', '끝나는 시각은 시작 시각보다 늦어야 합니다.', 'endsAt'],
  lectures_capacity_below_enrolled: [
    409,
    'capacity-below-enrolled',
    '지금 등록된 학생보다 정원을 줄일 수 없습니다.',
    'capacity',
  ],
  enrollments_capacity: [409, 'full', '정원이 모두 찼습니다.'],
  enrollments_stay: [409, 'fixed', '수강등록의 강의와 학생은 바꿀 수 없습니다.'],
  enrollments_lecture_active: [409, 'lecture-disabled', '종료된 강의에는 등록할 수 없습니다.'],
  enrollments_no_overlap: [409, 'already-enrolled', '그 기간에 이미 등록되어 있는 학생입니다.'],
  enrollments_dates_forward: [422, 'invalid-value', '마지막 날은 첫날보다 빠를 수 없습니다.', 'toDate'],
  attendance_types_name_key: [409, 'duplicate-name', '같은 이름의 출결 구분이 이미 있습니다.', 'name'],
  attendance_types_sequence_key: [409, 'duplicate-sequence', '같은 순서의 출결 구분이 이미 있습니다.', 'sequence'],
  weekly_lectures_number_key: [409, 'duplicate-week', '이 강의에 같은 번호의 주차가 이미 있습니다.', 'weekNumber'],
  weekly_lectures_hours_forward: [422, 'invalid-value', '끝나는 시각은 시작 시각보다 늦어야 합니다.', 'endsAt'],
  weekly_lectures_special_name_form: [422, 'invalid-value', '주차 이름은 1–30자여야 합니다.', 'specialName'],
  weekly_lectures_in_use: [409, 'in-use', '출결이나 메모가 있는 주차는 지울 수 없습니다.'],
  weekly_lectures_lecture_active: [409, 'lecture-disabled', '종료된 강의에는 주차를 더할 수 없습니다.'],
  participants_student_key: [409, 'already-participant', '이미 이 주차에 있는 학생입니다.'],
  participants_locked: [409, 'locked', '잠긴 출결입니다.'],
  participants_unlock_needs_manager: [409, 'locked', '잠금은 관리자만 풀 수 있습니다.'],
  exam_templates_name_key: [409, 'duplicate-name', '이 강의에 같은 이름의 시험 양식이 이미 있습니다.', 'name'],
  exam_templates_name_form: [422, 'invalid-value', '시험 이름은 1–60자여야 합니다.', 'name'],
  exam_templates_cutline_range: [422, 'invalid-value', '커트라인은 0점 이상이어야 합니다.', 'cutline'],
  exam_templates_cutline_within_total: [422, 'invalid-value', '커트라인이 만점보다 높습니다.', 'cutline'],
  exam_templates_total_points_range: [422, 'invalid-value', '만점은 1,000점까지입니다.', 'totalPoints'],
  exams_name_form: [422, 'invalid-value', '시험 이름은 1–60자여야 합니다.', 'name'],
  exams_cutline_range: [422, 'invalid-value', '커트라인은 0점 이상이어야 합니다.', 'cutline'],
  exams_cutline_within_total: [422, 'invalid-value', '커트라인이 만점보다 높습니다.', 'cutline'],
  exams_total_points_range: [422, 'invalid-value', '만점은 1,000점까지입니다.', 'totalPoints'],
  exams_total_covers_values: [
    409,
    'points-below-scores',
    '이미 그보다 높은 점수를 받은 학생이 있습니다.',
    'totalPoints',
  ],
  exams_sequence_key: [409, 'duplicate-sequence', '이 주차에 같은 순서의 시험이 이미 있습니다.', 'sequence'],
  exams_week_fkey: [409, 'in-use', '시험이 있는 주차는 지울 수 없습니다. 시험을 먼저 지워 주세요.'],
  exams_template_fkey: [409, 'in-use', '같은 강의의 시험 양식에만 이을 수 있고, 이어진 양식은 지울 수 없습니다.'],
  exams_linked_core_info: [409, 'exam-linked', '시험 양식에 연결된 시험입니다.'],
  exams_in_use: [409, 'in-use', '성적, 답안지나 제출이 있는 시험은 지울 수 없습니다.'],
  exams_answers_known: [409, 'answers-missing', '정답이 없는 문항이 있습니다.'],
  retake_exams_name_form: [422, 'invalid-value', '재시험 이름은 1–60자여야 합니다.', 'name'],
  retake_exams_cutline_range: [422, 'invalid-value', '커트라인은 0점 이상이어야 합니다.', 'cutline'],
  retake_exams_cutline_within_total: [422, 'invalid-value', '커트라인이 만점보다 높습니다.', 'cutline'],
  retake_exams_total_points_range: [422, 'invalid-value', '만점은 1,000점까지입니다.', 'totalPoints'],
  retake_exams_total_covers_values: [409, 'points-below-scores', '이미 그보다 높은 점수를 받은 학생이 있습니다.'],
  exam_questions_template_number_key: [409, 'duplicate-number', '같은 번호의 문항이 이미 있습니다.', 'number'],
  exam_questions_exam_number_key: [409, 'duplicate-number', '같은 번호의 문항이 이미 있습니다.', 'number'],
  exam_questions_retake_number_key: [409, 'duplicate-number', '같은 번호의 문항이 이미 있습니다.', 'number'],
  exam_questions_number_range: [422, 'invalid-value', '문항 번호는 1–100이어야 합니다.', 'number'],
  exam_questions_answer_form: [422, 'invalid-value', '정답은 1–5번이거나 0–9999인 수여야 합니다.', 'answer'],
  exam_questions_also_accepts_form: [
    422,
    'invalid-value',
    '복수 정답은 1–5번이거나 0–9999인 수여야 합니다.',
    'alsoAccepts',
  ],
  exam_questions_points_range: [422, 'invalid-value', '배점은 0점보다 커야 합니다.', 'points'],
  exam_questions_unit_length: [422, 'invalid-value', '단원은 50자까지입니다.', 'unit'],
  exam_questions_exam_unlinked: [409, 'exam-linked', '시험 양식에 연결된 시험입니다.'],
  exam_questions_stay: [409, 'not-movable', '문항은 다른 시험으로 옮길 수 없습니다.'],
  retake_question_maps_of_exam: [409, 'other-exam', '재시험 문항은 원래 시험의 문항에만 이을 수 있습니다.'],
  retake_question_maps_question_key: [409, 'already-mapped', '이미 이어진 재시험 문항입니다.'],
  participants_scored: [409, 'in-use', '성적, 답안지나 제출이 있는 수강생은 뺄 수 없습니다.'],
  scores_student_key: [409, 'already-there', '이 시험에 이미 성적이 있는 학생입니다.'],
  scores_participant_fkey: [409, 'not-participant', '이 주차의 수강생이 아닙니다.'],
  scores_stay: [409, 'not-movable', '성적은 다른 시험이나 학생으로 옮길 수 없습니다.'],
  scores_graded_has_value: [409, 'move-not-allowed', '점수를 넣으면 채점으로 바뀝니다.'],
  scores_value_is_graded: [409, 'move-not-allowed', '점수가 있는 성적입니다.'],
  scores_retaken: [409, 'retaken', '재시험 기록이 있는 성적입니다.'],
  score_attempts_number_key: [409, 'already-there', '이 차수의 응시 기록이 이미 있습니다.'],
  score_attempts_score_fkey: [409, 'in-use', '응시 기록이 있는 성적은 지울 수 없습니다.'],
  score_attempts_retake_exam_fkey: [
    409,
    'other-exam',
    '이 시험의 재시험지가 아니거나, 응시 기록이 있는 재시험지입니다.',
  ],
  score_attempts_value_range: [422, 'invalid-value', '점수는 0점 이상이어야 합니다.', 'value'],
  score_attempts_value_within_total: [422, 'above-total', '만점보다 높은 점수입니다.', 'value'],
  score_attempts_value_of_absent: [409, 'absent', '결시나 면제인 학생입니다.'],
  score_attempts_memo_length: [422, 'invalid-value', '메모는 500자까지입니다.', 'memo'],
  score_attempts_answers_form: [422, 'invalid-value', '답이 올바르지 않습니다.', 'answers'],
  score_attempts_grade_range: [422, 'invalid-value', '등급이 등급제에 없습니다.', 'grade'],
  score_attempts_grade_of_value: [409, 'no-value', '점수가 없는 성적에는 등급을 넣을 수 없습니다.', 'grade'],
  score_attempts_retake_of_given: [409, 'not-given', '보지 않은 시험의 재시험은 넣을 수 없습니다.'],
  score_attempts_stay: [409, 'not-movable', '응시 기록은 다른 성적이나 차수로 옮길 수 없습니다.'],
  score_attempts_clinic_below_cutline: [409, 'move-not-allowed', '커트라인보다 낮은 점수입니다.'],
  score_attempts_clinic_above_cutline: [409, 'move-not-allowed', '커트라인을 넘은 점수입니다.'],
  score_cell_locks_held: [409, 'locked', '다른 직원이 편집 중인 칸입니다.'],
  omr_sheets_first_key: [409, 'duplicate-sheet', '이 학생의 답안지가 이미 있습니다. 하나를 반려하거나 지워 주세요.'],
  omr_sheets_retake_key: [409, 'duplicate-sheet', '이 학생의 답안지가 이미 있습니다. 하나를 반려하거나 지워 주세요.'],
  omr_sheets_score_fkey: [
    409,
    'not-participant',
    '이 시험의 수강생이 아니거나, 답안지가 있는 성적입니다.',
    'studentId',
  ],
  omr_sheets_review_by_person: [409, 'needs-review', '확인이 필요한 답안지는 직원이 확인해야 채점됩니다.'],
  omr_sheets_graded_whole: [422, 'invalid-value', '학생과 답을 알아야 채점할 수 있습니다.'],
  omr_sheets_rejected_why: [422, 'invalid-value', '반려하는 까닭을 적어 주세요.', 'rejectReason'],
  omr_sheets_memo_length: [422, 'invalid-value', '메모는 500자까지입니다.', 'memo'],
  submissions_student_key: [409, 'already-there', '이 시험의 제출이 이미 있습니다.'],
  submissions_score_fkey: [409, 'not-participant', '이 시험의 수강생이 아닙니다.'],
  submissions_locked: [409, 'locked', '제출한 것은 지울 수 없습니다.'],
  submissions_stay: [409, 'not-movable', '제출은 다른 시험이나 학생으로 옮길 수 없습니다.'],
  submissions_reopened_by_staff: [409, 'locked', '제출한 뒤에는 선생님만 다시 열 수 있습니다.'],
  notices_title_length: [422, 'invalid-value', '제목은 1–100자여야 합니다.', 'title'],
  notices_body_length: [422, 'invalid-value', '내용은 1–10,000자여야 합니다.', 'body'],
  push_alert_templates_name_key: [409, 'duplicate-name', '같은 이름의 알림 템플릿이 이미 있습니다.', 'name'],
  terms_pkey: [409, 'duplicate-id', '같은 주소의 약관이 이미 있습니다.', 'id'],
};

const byState: Refusals = {
  '23505': [409, 'duplicate', '같은 값이 이미 있습니다. 새로 고친 뒤 확인해 주세요.'],
  '23503': [409, 'in-use', '다른 기록이 이것을 쓰고 있거나, 가리키는 대상이 없습니다.'],
  '23P01': [409, 'overlap', '겹치는 기록이 이미 있습니다.'],
  '23514': [422, 'invalid-value', '허용되지 않는 값이 있습니다.'],
  '23502': [422, 'invalid-value', '꼭 필요한 값이 빠져 있습니다.'],
};

/** The refusal a database error stands for, or null when it is no refusal but a fault. */
export function sqlProblem(error: unknown): Problem | null {
  if (!isSqlError(error)) return null;
  const named = error.constraint === undefined ? undefined : constraintRefusals[error.constraint];
  const refusal = named ?? sharedRefusal(error) ?? byState[error.code] ?? dataException(error.code);
  if (!refusal) return null;
  const [status, code, detail, field] = refusal;
  const sentence = /[가-힣]/.test(error.message) ? error.message : detail;
  return new Problem(status, code, sentence, field ? { errors: [{ field, message: sentence }] } : {});
}

/** True when the same transaction may succeed if it is run once more: a serialization failure or a deadlock. */
export function isRetryable(error: unknown): boolean {
  return isSqlError(error) && (error.code === '40001' || error.code === '40P01');
}

/** The SQLSTATE of an error that came from the database, for the log. */
export function sqlState(error: unknown): string | undefined {
  return isSqlError(error) ? error.code : undefined;
}

// Shared trigger functions name their constraint after the table: guard_move() and refuse_anonymised().
const byEnding: Refusals = {
  _move: [409, 'move-not-allowed', '지금 상태에서는 그렇게 바꿀 수 없습니다. 새로 고친 뒤 확인해 주세요.'],
  _student_anonymised: [409, 'anonymised', '익명 처리된 학생입니다. 기록을 더하거나 바꿀 수 없습니다.'],
};

function sharedRefusal({ constraint }: SqlError): Refusal | undefined {
  return Object.entries(byEnding).find(([ending]) => constraint?.endsWith(ending))?.[1];
}

function dataException(state: string): Refusal | undefined {
  return state.startsWith('22') ? [422, 'invalid-value', '형식이 올바르지 않은 값이 있습니다.'] : undefined;
}

function isSqlError(error: unknown): error is SqlError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
  );
}
