import type { Refusals } from '../_protocol/refusals.ts';

/** What the constraints and triggers of this slice's tables refuse. */
export const refusals: Refusals = {
  attendance_types_name_key: [409, 'duplicate-name', '같은 이름의 출결 구분이 이미 있습니다.', 'name'],
  attendance_types_sequence_key: [409, 'duplicate-sequence', '같은 순서의 출결 구분이 이미 있습니다.', 'sequence'],
  attendance_types_makeup: [409, 'makeup-linked', '보강 연결에 쓰인 구분이라 출석 인정 여부를 바꿀 수 없습니다.'],
};
