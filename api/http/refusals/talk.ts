import type { Refusals } from './format.ts';

/** Board, messages and words. */
export const talk: Refusals = {
  notices_standing_of_clinic: [
    409,
    'standing-notice',
    '클리닉 화면에 걸린 공지는 직원 공지로 바꿀 수 없습니다.',
    'kind',
  ],
  board_posts_body_length: [422, 'invalid-value', '내용은 1–20,000자여야 합니다.', 'body'],
  board_posts_title_length: [422, 'invalid-value', '제목은 1–100자여야 합니다.', 'title'],
  board_posts_student_asks: [409, 'questions-only', '학생은 질문만 쓸 수 있습니다.'],
  board_posts_answered: [409, 'answered', '답변이 달린 질문은 고치거나 지울 수 없습니다.'],
  board_answers_of_question: [409, 'no-question', '질문에만 답할 수 있습니다.'],
  board_answers_accepted_key: [409, 'already-accepted', '이미 채택한 답변이 있습니다.'],
  sms_messages_send_key_key: [409, 'already-sent', '이미 보낸 문자입니다.'],
  sms_messages_body_fits: [422, 'too-long', '문자 길이가 SMS 90바이트, LMS 2,000바이트를 넘습니다.', 'body'],
  sms_recipients_body_fits: [
    422,
    'too-long',
    '변수를 채운 문자 길이가 SMS 90바이트, LMS 2,000바이트를 넘습니다.',
    'body',
  ],
  sms_recipients_body_form: [422, 'invalid-value', '채우지 못한 변수가 있습니다.', 'body'],
  sms_messages_quiet_hours: [409, 'quiet-hours', '밤 9시부터 아침 8시까지는 확인 없이 보내지 않습니다.', 'scheduledAt'],
  sms_messages_sent: [409, 'already-sent', '이미 보낸 문자는 고치거나 지울 수 없습니다.'],
  sms_recipients_phone_key: [409, 'duplicate-phone', '같은 번호가 두 번 들어 있습니다.', 'phone'],
  words_sequence_key: [409, 'duplicate-sequence', '같은 순서의 낱말이 이미 있습니다.', 'sequence'],
  words_term_key: [409, 'duplicate-word', '같은 낱말과 뜻이 이미 있습니다.', 'term'],
  word_reviews_word_id_fkey: [409, 'in-use', '학생이 공부한 낱말은 지울 수 없습니다. 단어장을 비공개로 바꿔 주세요.'],
  word_test_answers_word_id_fkey: [
    409,
    'in-use',
    '시험에 나온 낱말은 지울 수 없습니다. 단어장을 비공개로 바꿔 주세요.',
  ],
  word_reviews_only_forward: [409, 'stale', '복습 기록은 뒤로 돌릴 수 없습니다.'],
  word_tests_finished: [409, 'finished', '이미 끝난 시험입니다.'],
  word_test_answers_answered: [409, 'answered', '이미 답한 문항입니다.'],
};
