drop function guard_word_test_use() cascade;
drop function guard_word_use() cascade;
drop function guard_word_deck_use() cascade;
