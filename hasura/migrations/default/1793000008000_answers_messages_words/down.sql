drop view word_deck_progress, word_test_results, sms_results;
drop table word_test_answers, word_tests, word_reviews, words, sms_recipients, sms_messages, board_answers cascade;
drop trigger board_posts_guard on board_posts;
drop trigger board_posts_version on board_posts;
drop index board_posts_waiting_index, board_posts_category_index;
alter table board_posts drop constraint board_posts_answered_question, drop constraint board_posts_body_length,
  drop column lecture_id, drop column answered_at, drop column version;
drop function guard_word_test(), guard_word_test_answer(), guard_word_review(), fill_word(), guard_sms_recipient(), guard_sms_message(),
  fits_sms_channel(text, text), is_quiet_hour(timestamptz), sms_bytes(text), follow_board_answer(), recompute_board_answers(uuid),
  guard_board_answer(), guard_board_post();
