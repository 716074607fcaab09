drop table word_paces, word_settings;
drop function guard_word_pace();
