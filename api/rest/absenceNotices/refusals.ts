import { moves, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  absence_notices_lesson_ahead: [
    409,
    'lesson-over',
    '알릴 수 있는 수업이 아닙니다. 이미 출결이 정해졌거나 지난 수업이면 학원에 전화해 주세요.',
    'weeklyLectureId',
  ],
  absence_notices_status_move: moves({ OPEN: '확인 전', ACCEPTED: '결석 처리', DISMISSED: '무시' }),
};
