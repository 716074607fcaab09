import { moves, type Refusals } from '../_protocol/refusals.ts';

const format = new Intl.DateTimeFormat('ko', { timeZone: 'Asia/Seoul', dateStyle: 'long', timeStyle: 'short' });

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  submissions_student_key: [409, 'already-there', '이 시험의 제출이 이미 있습니다.'],
  submissions_score_fkey: [409, 'not-participant', '이 시험의 수강생이 아닙니다.'],
  submissions_locked: [409, 'locked', '제출한 것은 삭제할 수 없습니다.'],
  submissions_stay: [409, 'not-movable', '제출은 다른 시험이나 학생으로 옮길 수 없습니다.'],
  submissions_reopened_by_staff: [409, 'locked', '제출한 뒤에는 선생님만 다시 열 수 있습니다.'],
  submissions_status_move: moves({ DRAFT: '작성 중', DONE: '제출', REOPENED: '다시 열림' }),
  submissions_lecture_over: [409, 'lecture-over', '종료된 강의의 과제는 낼 수 없습니다.'],
  submissions_not_open: [
    409,
    'not-open',
    ({ opensAt }: { opensAt: string }) => `${format.format(new Date(opensAt))}부터 낼 수 있습니다.`,
  ],
  submissions_closed: [
    409,
    'closed',
    ({ closesAt }: { closesAt: string }) =>
      `제출 기간이 ${format.format(new Date(closesAt))}에 끝났습니다. 선생님께 문의해 주세요.`,
  ],
  submissions_pages_count: [409, 'too-many-pages', '한 번에 40페이지까지 낼 수 있습니다.'],
  omr_scans_file_id_fkey: [409, 'in-use', 'OMR 채점으로 보낸 페이지는 뺄 수 없습니다. 선생님께 말해 주세요.'],
  omr_sheets_file_id_fkey: [409, 'in-use', 'OMR 채점으로 보낸 페이지는 뺄 수 없습니다. 선생님께 말해 주세요.'],
  submission_windows_order: [422, 'invalid-value', '마감은 시작보다 뒤여야 합니다.', 'closesAt'],
  submission_windows_exam_key: [409, 'duplicate', '제출 기간을 방금 다른 사람이 정했습니다. 새로 불러와 주세요.'],
  submission_marks_file_key: [409, 'duplicate', '이 페이지를 방금 다른 사람이 첨삭했습니다. 새로 불러와 주세요.'],
  submission_marks_rotation_known: [422, 'invalid-value', '90도씩 돌릴 수 있습니다.', 'rotation'],
  submission_marks_layer_size: [413, 'too-large', '한 페이지에 남길 수 있는 첨삭을 넘었습니다. 몇 개를 삭제해 주세요.'],
  submission_marks_handed_in: [409, 'not-submitted', '학생이 제출한 뒤에 첨삭할 수 있습니다.'],
};
