-- A page that is back soon after it was left has been reloaded: that is no leaving.

alter table word_tests add column left_at timestamptz;
comment on column word_tests.left_at is '마지막으로 화면을 벗어난 시각; null once a reload took it back';
