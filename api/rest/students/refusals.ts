import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  students_anonymised_empty: [409, 'anonymised', '익명 처리된 학생입니다. 바꿀 수 없습니다.'],
  students_anonymises_once: [409, 'anonymised', '익명 처리된 학생입니다. 바꿀 수 없습니다.'],
  students_inactive: [
    409,
    'inactive',
    ({ name }: { name: string }) => `${name} 학생은 비활성 상태입니다. 다시 활성으로 바꾼 뒤에 할 수 있습니다.`,
  ],
  students_deletion_asked: [409, 'deletion-asked', '삭제하기로 한 학생입니다. 되돌린 뒤에 바꿀 수 있습니다.'],
  students_deletion_not_asked: [409, 'deletion-not-asked', '삭제하기로 한 학생이 아닙니다. 이미 되돌렸을 수 있습니다.'],
  power_needed: [403, 'power-needed', '관리자와 권한을 받은 조교만 할 수 있습니다.'],
  students_unknown: [404, 'not-found', '없는 학생입니다.'],
  students_user_type: [409, 'wrong-user-type', '이 사용자는 학생 계정이 아닙니다.'],
  students_student_number_form: [422, 'invalid-value', '학번은 숫자 8자리여야 합니다.', 'studentNumber'],
  students_parent_phone_e164: [422, 'invalid-value', '보호자 휴대폰 번호가 올바르지 않습니다.', 'parentPhone'],
  students_withdrawn_after_registered: [422, 'invalid-value', '퇴원일은 등록일보다 빠를 수 없습니다.', 'withdrawnOn'],
  student_search_follows: [
    422,
    'invalid-value',
    '학생을 찾는 표는 학생을 수정하면 따라 바뀝니다. 직접 수정할 수 없습니다.',
  ],
};
