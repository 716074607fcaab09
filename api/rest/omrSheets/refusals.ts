import { moves, type Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  omr_sheets_first_key: [409, 'duplicate-sheet', '이 학생의 답안지가 이미 있습니다. 하나를 반려하거나 삭제해 주세요.'],
  omr_sheets_retake_key: [409, 'duplicate-sheet', '이 학생의 답안지가 이미 있습니다. 하나를 반려하거나 삭제해 주세요.'],
  omr_sheets_score_fkey: [
    409,
    'not-participant',
    '이 시험의 수강생이 아니거나, 답안지가 있는 성적입니다.',
    'studentId',
  ],
  omr_sheets_review_by_person: [409, 'needs-review', '확인이 필요한 답안지는 직원이 확인해야 채점됩니다.'],
  omr_sheets_graded_whole: [422, 'invalid-value', '학생과 답을 알아야 채점할 수 있습니다.'],
  omr_sheets_rejected_why: [422, 'invalid-value', '반려 사유를 적어 주세요.', 'rejectReason'],
  omr_scans_pages_accounted: [
    409,
    'pages-lost',
    ({ pages, accounted }: { pages: number; accounted: number }) =>
      `스캔의 쪽수와 처리한 쪽수가 다릅니다: ${pages}쪽 중 ${accounted}쪽.`,
  ],
  omr_sheets_other_nobody: [422, 'invalid-value', '답안지가 아닌 쪽은 학생의 것이 될 수 없습니다.'],
  omr_scans_status_move: moves({ QUEUED: '대기', READING: '읽는 중', DONE: '끝남', CANCELLED: '취소' }),
  omr_sheets_status_move: moves({
    UPLOADED: '올림',
    READ: '읽음',
    NEEDS_REVIEW: '확인 필요',
    GRADED: '채점',
    REJECTED: '반려',
    BLANK: '빈 쪽',
    NO_SHEET: '답안지 아님',
  }),
};
