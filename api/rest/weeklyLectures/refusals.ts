import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  weekly_lectures_number_key: [409, 'duplicate-week', '이 강의에 같은 번호의 주차가 이미 있습니다.', 'weekNumber'],
  weekly_lectures_hours_forward: [422, 'invalid-value', '끝나는 시각은 시작 시각보다 늦어야 합니다.', 'endsAt'],
  weekly_lectures_in_use: [409, 'in-use', '출결이나 메모가 있는 주차는 삭제할 수 없습니다.'],
};
