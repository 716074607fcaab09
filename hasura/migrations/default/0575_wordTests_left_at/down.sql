alter table word_tests drop column left_at;
