-- A film that some students cannot play is taken, and its card says so.

alter table files add column play_limit text;
alter table files add constraint files_play_limit_known
  check (play_limit in ('HEVC', 'AV1', 'VP9', 'PRORES', 'MPEG4', 'H264', 'MKV', 'SOUND', 'OTHER'));
alter table files add constraint files_play_limit_film check (play_limit is null or content_type like 'video/%');
comment on column files.play_limit is 'Why some students cannot play a film, by how it is packed; null where all can, and for other files';
