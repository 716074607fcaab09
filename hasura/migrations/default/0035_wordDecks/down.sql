drop view word_deck_progress, word_test_results;
drop table word_test_answers, word_tests, word_reviews, words, word_decks;
drop function guard_word_test, guard_word_test_answer, guard_word_review, fill_word;
