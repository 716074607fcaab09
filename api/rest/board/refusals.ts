import type { Refusals } from '../_protocol/refusals.ts';
import { sayInactiveTa } from '../tas/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  board_replies_title_key: [409, 'duplicate', '같은 이름의 자주 쓰는 답변이 있습니다.', 'title'],
  board_posts_student_asks: [409, 'questions-only', '학생은 질문만 쓸 수 있습니다.'],
  board_posts_answered: [409, 'answered', '답변이 달린 질문은 수정하거나 삭제할 수 없습니다.'],
  board_answers_of_question: [409, 'no-question', '질문에만 답할 수 있습니다.'],
  board_answers_accepted_key: [409, 'already-accepted', '이미 채택한 답변이 있습니다.'],
  board_posts_deleted: [404, 'not-found', '게시글을 찾을 수 없습니다.'],
  board_posts_own_lecture: [422, 'invalid-value', '듣고 있는 강의를 골라 주세요.', 'lectureId'],
  board_posts_own_exam: [422, 'invalid-value', '본 시험을 골라 주세요.', 'examId'],
  board_posts_exam_item: [422, 'invalid-value', '그 시험에 없는 문항입니다.', 'examNumber'],
  board_posts_class_known: [422, 'invalid-value', '반에 보이려면 강의를 골라 주세요.', 'lectureId'],
  board_posts_question_not_public: [422, 'invalid-value', '질문은 전체 공개할 수 없습니다.', 'isPublic'],
  board_posts_ta_inactive: [409, 'inactive', sayInactiveTa, 'assignedTaId'],
  board_posts_waiting_question: [422, 'invalid-value', '담당과 시험은 질문에만 있습니다.'],
  board_posts_content_length: [422, 'invalid-value', '내용이 너무 깁니다.', 'content'],
  board_answers_content_length: [422, 'invalid-value', '내용이 너무 깁니다.', 'content'],
  board_answers_deleted: [404, 'not-found', '답변을 찾을 수 없습니다.'],
  board_answers_follow_up_own: [403, 'forbidden', '추가 질문은 질문한 학생만 할 수 있습니다.'],
  board_answers_files_own: [422, 'invalid-value', '이 글에 올린 파일만 붙일 수 있습니다.', 'fileIds'],
  board_answers_files_count: [422, 'invalid-value', '파일은 10개까지 붙일 수 있습니다.', 'fileIds'],
  board_posts_author_fixed: [422, 'invalid-value', '질문의 글쓴이와 종류는 바꿀 수 없습니다.'],
  board_answers_post_fixed: [422, 'invalid-value', '답변은 다른 질문으로 옮길 수 없습니다.'],
};
