import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  lecture_material_checks_own_lecture: [403, 'forbidden', '공개된 내 강의의 자료만 확인할 수 있습니다.'],
  lecture_material_checks_student_key: [409, 'duplicate', '이미 확인한 자료입니다.'],
};
