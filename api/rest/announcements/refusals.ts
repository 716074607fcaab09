import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  announcements_body_document: [422, 'invalid-value', '본문의 형식이 올바르지 않습니다.', 'body'],
  announcements_body_length: [422, 'invalid-value', '본문이 너무 깁니다. 그림은 파일로 올려 주세요.', 'body'],
  announcements_weekly_lecture_id_fkey: [409, 'in-use', '공지가 있는 주차입니다. 공지를 먼저 삭제해 주세요.'],
  announcement_reads_own_week: [403, 'forbidden', '공개된 내 주차의 공지만 읽음으로 남길 수 있습니다.'],
  announcement_reads_student_key: [409, 'duplicate', '이미 읽은 공지입니다.'],
};
