import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  board_posts_body_length: [422, 'invalid-value', '내용은 1–20,000자여야 합니다.', 'body'],
  board_posts_title_length: [422, 'invalid-value', '제목은 1–100자여야 합니다.', 'title'],
  board_posts_student_asks: [409, 'questions-only', '학생은 질문만 쓸 수 있습니다.'],
  board_posts_answered: [409, 'answered', '답변이 달린 질문은 고치거나 지울 수 없습니다.'],
  board_answers_of_question: [409, 'no-question', '질문에만 답할 수 있습니다.'],
  board_answers_accepted_key: [409, 'already-accepted', '이미 채택한 답변이 있습니다.'],
  board_posts_author_fixed: [422, 'invalid-value', '질문의 글쓴이와 종류는 바꿀 수 없습니다.'],
  board_answers_post_fixed: [422, 'invalid-value', '답변은 다른 질문으로 옮길 수 없습니다.'],
};
