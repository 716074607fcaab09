drop view video_parts;
drop view video_viewings;
create view video_viewings as
  select videos.id as video_id, participants.student_id, videos.weekly_lecture_id,
    coalesce(progress.covered_seconds, 0) as covered_seconds, videos.duration_seconds,
    coalesce(progress.covered_seconds, 0) * 100 / videos.duration_seconds as percent,
    coalesce(progress.last_position_seconds, 0) as last_position_seconds, progress.reported_at
  from videos
  join participants on participants.weekly_lecture_id = videos.weekly_lecture_id
  left join video_progress as progress on progress.video_id = videos.id and progress.student_id = participants.student_id;
comment on view video_viewings is '시청 현황: every participant of a week with each of its videos, watched or not';
comment on column video_viewings.video_id is '영상';
comment on column video_viewings.student_id is '학생';
comment on column video_viewings.weekly_lecture_id is '주차';
comment on column video_viewings.covered_seconds is '본 시간, seconds';
comment on column video_viewings.duration_seconds is '영상의 길이, seconds';
comment on column video_viewings.percent is '진도, whole percent rounded down, so that 100 means all of it';
comment on column video_viewings.last_position_seconds is '이어 볼 위치, seconds';
comment on column video_viewings.reported_at is '마지막으로 본 때; null when never';

drop function video_strip(int4multirange, integer);
drop function report_video_progress(uuid, uuid, int4multirange, int4multirange, integer);
drop function first_seconds(int4multirange, integer);
create view open_videos as
  select id from videos where opens_at <= now() and (closes_at is null or closes_at > now());
comment on view open_videos is 'Videos that may be watched now; for permissions, which cannot ask the clock';
comment on column open_videos.id is '영상';

create or replace function guard_video_progress() returns trigger language plpgsql as $$
declare
  fastest constant numeric := 2;
  slack constant numeric := 15;
  video videos;
  granted numeric;
begin
  select * into video from videos where id = new.video_id;
  if tg_op = 'UPDATE' and (new.video_id, new.student_id) is distinct from (old.video_id, old.student_id) then
    perform refuse('video_progress_owner_fixed');
  end if;
  if not new.covered <@ int4multirange(int4range(0, video.duration_seconds)) or new.last_position_seconds > video.duration_seconds then
    perform refuse('video_progress_within_video');
  end if;
  if tg_op = 'INSERT' then
    -- An upsert runs this before its conflict is detected, so checks of a new row run after the insert.
    new.spare_seconds := greatest(slack - seconds_in(new.covered), 0);
  else
    if not new.covered @> old.covered then
      perform refuse('video_progress_only_grows');
    end if;
    -- The wall clock, not the transaction's: a report may have waited for the one before it.
    granted := old.spare_seconds + fastest * greatest(extract(epoch from clock_timestamp() - old.reported_at), 0)
      - (seconds_in(new.covered) - old.covered_seconds);
    if granted < 0 then
      perform refuse('video_progress_faster_than_clock');
    end if;
    if new.covered <> old.covered and not exists (select from open_videos where id = new.video_id) then
      perform refuse('video_progress_window');
    end if;
    new.spare_seconds := least(granted, slack);
  end if;
  new.reported_at := clock_timestamp();
  new.updated_at := now();
  return new;
end $$;

create or replace function guard_new_video_progress() returns trigger language plpgsql as $$
begin
  if new.covered_seconds > 15 then
    perform refuse('video_progress_faster_than_clock');
  end if;
  if not exists (select from open_videos where id = new.video_id) then
    perform refuse('video_progress_window');
  end if;
  if not exists (
    select from videos join participants on participants.weekly_lecture_id = videos.weekly_lecture_id
    where videos.id = new.video_id and participants.student_id = new.student_id) then
    perform refuse('video_progress_own_week');
  end if;
  return null;
end $$;

alter table video_progress drop column replayed;
delete from files where owner_type = 'VIDEO' and content_type not like 'video/%';
drop index files_single_key;
create unique index files_single_key on files (owner_type, owner_id) where state = 'DONE' and owner_type in ('VIDEO', 'PROFILE');
create function pg_temp.reword(name regprocedure, was text, becomes text) returns void language plpgsql as $$
declare definition constant text := pg_get_functiondef(name);
begin
  if position(was in definition) = 0 then
    raise exception '% does not say: %', name, was;
  end if;
  execute replace(definition, was, becomes);
end $$;
select pg_temp.reword('may_read_file(files, uuid)', 'select from open_video_readers where video_id = file.video_id and student_id = reader',
  'select from open_videos where id = file.video_id');
select pg_temp.reword('guard_file()', 'new.owner_type = ''VIDEO'' and split_part(new.content_type, ''/'', 1) not in (''image'', ''text'') and', 'new.owner_type = ''VIDEO'' and');
select pg_temp.reword('guard_video_url()', 'where video_id = new.id and split_part(content_type, ''/'', 1) not in (''image'', ''text'')', 'where video_id = new.id');
drop function pg_temp.reword(regprocedure, text, text);
drop view open_video_readers, video_readers;
drop table video_windows;
drop function guard_video_window;
alter table videos drop column is_for_class, drop column sequence;
