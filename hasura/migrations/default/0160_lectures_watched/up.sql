-- From how much of a video on a lecture counts it as watched.
alter table lectures
  add column watched_percent smallint not null default 90,
  add constraint lectures_watched_percent_range check (watched_percent between 1 and 100);
comment on column lectures.watched_percent is '영상 시청 기준 (%): from here on a video counts as watched';
