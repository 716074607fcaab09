import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  lectures_active_name_key: [409, 'duplicate-name', '같은 이름의 진행 중인 강의가 이미 있습니다.', 'name'],
  lectures_ended: [409, 'lecture-disabled', '종료된 강의에는 새로 추가할 수 없습니다.'],
  lectures_teacher_name_form: [422, 'invalid-value', '선생님 이름은 1–50자여야 합니다.', 'teacherName'],
  lectures_hours_forward: [422, 'invalid-value', '끝나는 시각은 시작 시각보다 늦어야 합니다.', 'endsAt'],
  lectures_term_forward: [422, 'invalid-value', '학기의 마지막 날은 첫날보다 빠를 수 없습니다.', 'endsOn'],
  lecture_hours_forward: [422, 'invalid-value', '끝나는 시각은 시작 시각보다 늦어야 합니다.', 'hours'],
  lecture_hours_apart: [
    409,
    'hours-overlap',
    ({ weekday }: { weekday: number }) => `${'월화수목금토일'[weekday - 1]}요일 수업 시간이 서로 겹칩니다.`,
    'hours',
  ],
  lectures_capacity_below_enrolled: [
    409,
    'capacity-below-enrolled',
    ({ enrolled }: { enrolled: number }) =>
      `오늘부터 많게는 ${enrolled}명이 등록되어 있어 정원을 그보다 줄일 수 없습니다.`,
    'capacity',
  ],
};
