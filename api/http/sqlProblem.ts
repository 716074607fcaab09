import { Problem } from './problem.ts';
import { clinic } from './refusals/clinic.ts';
import { consults } from './refusals/consults.ts';
import { files } from './refusals/files.ts';
import type { Refusal, Refusals } from './refusals/format.ts';
import { materials } from './refusals/materials.ts';
import { talk } from './refusals/talk.ts';
import { testing } from './refusals/testing.ts';
import { work } from './refusals/work.ts';

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
  ...testing,
  ...files,
  ...consults,
  ...clinic,
  ...talk,
  ...work,
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
  saved_views_name_key: [409, 'duplicate-name', '같은 이름의 보기가 이미 있습니다.', 'name'],
  saved_views_name_form: [422, 'invalid-value', '보기 이름은 1–30자여야 합니다.', 'name'],
  saved_views_query_length: [422, 'invalid-value', '조건이 너무 길어 저장할 수 없습니다. 검색어를 줄여 주세요.'],
  student_exports_purpose_form: [422, 'invalid-value', '내보내는 목적은 2–200자로 적어 주세요.', 'purpose'],
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
  enrollments_stay: [409, 'not-movable', '수강등록의 강의와 학생은 바꿀 수 없습니다.'],
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
  participants_stay: [409, 'not-movable', '수강생은 다른 주차나 학생으로 옮길 수 없습니다.'],
  participants_locked: [409, 'locked', '잠긴 출결입니다.'],
  participants_unlock_needs_manager: [409, 'locked', '잠금은 관리자만 풀 수 있습니다.'],
  participants_unlock_reason: [400, 'validation-failed', '잠금을 푸는 까닭을 적어 주세요.', 'reason'],
  participants_lock_reason_form: [422, 'invalid-value', '잠금 사유는 200자까지 쓸 수 있습니다.', 'reason'],
  participants_makeup_for_id_key: [409, 'already-made-up', '이미 다른 보강이 연결된 결석입니다.'],
  participants_makeup_for_id_fkey: [409, 'makeup-not-allowed', '보강을 연결할 결석이 없습니다.'],
  participants_makeup_elsewhere: [409, 'makeup-not-allowed', '보강은 다른 주차의 결석에 연결합니다.'],
  participants_makeup_present: [409, 'makeup-not-allowed', '출석으로 인정하는 출결에만 보강을 연결할 수 있습니다.'],
  participants_makeup_student: [409, 'makeup-not-allowed', '보강은 같은 학생의 결석에만 연결할 수 있습니다.'],
  participants_makeup_missed: [409, 'makeup-not-allowed', '결석한 주차에만 보강을 연결할 수 있습니다.'],
  participants_makeup_linked: [409, 'makeup-linked', '보강이 연결된 결석입니다. 보강 연결을 먼저 풀어 주세요.'],
  participants_attendance_type_id_fkey: [409, 'in-use', '출결에 쓰이고 있는 구분입니다.'],
  attendance_types_makeup: [409, 'makeup-linked', '보강 연결에 쓰인 구분이라 출석 인정 여부를 바꿀 수 없습니다.'],
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
