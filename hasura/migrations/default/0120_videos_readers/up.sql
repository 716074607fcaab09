-- Videos: their order, who may watch from when until when, pictures and captions, what was played again, and reports of progress.

alter table videos add column sequence integer not null default 0;
alter table videos add column is_for_class boolean not null default true;
comment on column videos.sequence is '순서 within the week, smallest first';
comment on column videos.is_for_class is '반 전체에 공개; otherwise only for the absent and those with a window of their own';

create table video_windows (
  id uuid primary key default uuid_v7(),
  video_id uuid not null references videos (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  opens_at timestamptz not null,
  closes_at timestamptz,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint video_windows_student_key unique (video_id, student_id),
  constraint video_windows_forward check (closes_at > opens_at)
);
comment on table video_windows is '학생별 시청 기간: in place of what the class or an absence gives';
comment on column video_windows.video_id is '영상';
comment on column video_windows.student_id is '학생';
comment on column video_windows.opens_at is '시청 시작';
comment on column video_windows.closes_at is '시청 마감; null while open-ended';
create index video_windows_student_id_index on video_windows (student_id);
create index video_windows_created_by_index on video_windows (created_by);

create function guard_video_window() returns trigger language plpgsql as $$
begin
  if not exists (
    select from videos join participants on participants.weekly_lecture_id = videos.weekly_lecture_id
    where videos.id = new.video_id and participants.student_id = new.student_id) then
    perform refuse('video_windows_own_week');
  end if;
  return new;
end $$;
create trigger video_windows_guard before insert or update on video_windows for each row execute function guard_video_window();

create view video_readers as
select video.id as video_id, participant.student_id,
  coalesce(own.opens_at, video.opens_at) as opens_at,
  case
    when own.id is not null then own.closes_at
    when away.is_away and not (video.is_for_class and video.closes_at is null) then greatest(
      case when video.is_for_class then video.closes_at end,
      greatest(video.opens_at, (week.held_on + 1)::timestamp at time zone 'Asia/Seoul') + interval '7 days')
    else video.closes_at
  end as closes_at,
  case when own.id is not null then 'STUDENT' when away.is_away then 'ABSENT' else 'CLASS' end as reason
from videos as video
join weekly_lectures as week on week.id = video.weekly_lecture_id
join participants as participant on participant.weekly_lecture_id = week.id
left join attendance_types as mark on mark.id = participant.attendance_type_id
-- Whoever is marked as watching instead counts as present, and needs the video all the same.
cross join lateral (select coalesce(not mark.counts_as_present or mark.name = '영상', false) as is_away) as away
left join video_windows as own on own.video_id = video.id and own.student_id = participant.student_id
where video.is_for_class or away.is_away or own.id is not null;
comment on view video_readers is 'Who may watch a video, and when: by a window of their own, else for 7 days after the lesson or the opening when they were absent, else with the class';
comment on column video_readers.video_id is '영상';
comment on column video_readers.student_id is '학생';
comment on column video_readers.opens_at is '시청 시작';
comment on column video_readers.closes_at is '시청 마감; null while open-ended';
comment on column video_readers.reason is 'STUDENT 학생별 기간, ABSENT 결석·영상 출결, CLASS 반 전체';

create view open_video_readers as
select video_id, student_id from video_readers where opens_at <= now() and (closes_at is null or closes_at > now());
comment on view open_video_readers is 'Who may watch which video now; for permissions, which cannot ask the clock';
comment on column open_video_readers.video_id is '영상';
comment on column open_video_readers.student_id is '학생';

-- Only the clause on videos changes, whatever else the functions say.
create function pg_temp.reword(name regprocedure, was text, becomes text) returns void language plpgsql as $$
declare definition constant text := pg_get_functiondef(name);
begin
  if position(was in definition) = 0 then
    raise exception '% does not say: %', name, was;
  end if;
  execute replace(definition, was, becomes);
end $$;
select pg_temp.reword('may_read_file(files, uuid)', 'select from open_videos where id = file.video_id',
  'select from open_video_readers where video_id = file.video_id and student_id = reader');
-- A picture or captions may stand beside an address.
select pg_temp.reword('guard_file()', 'new.owner_type = ''VIDEO'' and', 'new.owner_type = ''VIDEO'' and split_part(new.content_type, ''/'', 1) not in (''image'', ''text'') and');
select pg_temp.reword('guard_video_url()', 'where video_id = new.id', 'where video_id = new.id and split_part(content_type, ''/'', 1) not in (''image'', ''text'')');
drop function pg_temp.reword(regprocedure, text, text);

drop index files_single_key;
create unique index files_single_key on files (owner_type, owner_id, (case when owner_type = 'VIDEO' then split_part(content_type, '/', 1) else '' end))
  where state = 'DONE' and owner_type in ('VIDEO', 'PROFILE');

alter table video_progress add column replayed int4multirange not null default '{}';
alter table video_progress add constraint video_progress_replayed_seen check (replayed <@ covered);
comment on column video_progress.replayed is '다시 본 구간: what was played again after a rewind; only grows';

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
    if not new.covered @> old.covered or not new.replayed @> old.replayed then
      perform refuse('video_progress_only_grows');
    end if;
    -- The wall clock, not the transaction's: a report may have waited for the one before it.
    granted := old.spare_seconds + fastest * greatest(extract(epoch from clock_timestamp() - old.reported_at), 0)
      - (seconds_in(new.covered) - old.covered_seconds);
    if granted < 0 then
      perform refuse('video_progress_faster_than_clock');
    end if;
    if new.covered <> old.covered and not exists (
      select from open_video_readers where video_id = new.video_id and student_id = new.student_id) then
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
  if not exists (
    select from videos join participants on participants.weekly_lecture_id = videos.weekly_lecture_id
    where videos.id = new.video_id and participants.student_id = new.student_id) then
    perform refuse('video_progress_own_week');
  end if;
  if not exists (select from open_video_readers where video_id = new.video_id and student_id = new.student_id) then
    perform refuse('video_progress_window');
  end if;
  return null;
end $$;

drop view open_videos;

create function first_seconds(ranges int4multirange, seconds integer) returns int4multirange language sql immutable strict parallel safe as $$
  select coalesce(range_agg(int4range(starts, least(ends, starts + seconds - before))), '{}')
  from (
    select lower(part) as starts, upper(part) as ends,
      (sum(upper(part) - lower(part)) over (order by lower(part)) - (upper(part) - lower(part)))::integer as before
    from unnest(ranges) as part) as parts
  where before < seconds
$$;
comment on function first_seconds(int4multirange, integer) is 'The first so many seconds of ranges: 12 of {[0,10),[20,25)} → {[0,10),[20,22)}';

create function report_video_progress(video uuid, student uuid, played int4multirange, again int4multirange, stands_at integer)
returns integer language plpgsql as $$
declare
  length constant integer := (select duration_seconds from videos where id = video);
  kept video_progress;
  granted integer;
  taken int4multirange;
begin
  insert into video_progress (video_id, student_id) values (video, student) on conflict do nothing;
  select * into kept from video_progress where video_id = video and student_id = student for update;
  granted := floor(kept.spare_seconds + 2 * greatest(extract(epoch from clock_timestamp() - kept.reported_at), 0));
  taken := first_seconds(played * int4multirange(int4range(0, length)) - kept.covered, granted);
  update video_progress set covered = covered + taken, replayed = replayed + again * (covered + taken),
    last_position_seconds = least(stands_at, length)
  where id = kept.id;
  return seconds_in(taken);
end $$;
comment on function report_video_progress(uuid, uuid, int4multirange, int4multirange, integer) is
  'Adds what a student played: of a report that claims more than the clock allows, as much as the clock allows. Answers the seconds added';

create function video_strip(covered int4multirange, duration integer) returns text language sql immutable parallel safe as $$
  select string_agg(case when seen = 0 then '0' when seen < whole then '1' else '2' end, '' order by number)
  from (
    select number, least(60, duration) as parts, duration * (number + 1) / least(60, duration) - duration * number / least(60, duration) as whole,
      seconds_in(covered * int4multirange(int4range(duration * number / least(60, duration), duration * (number + 1) / least(60, duration)))) as seen
    from generate_series(0, least(60, duration) - 1) as number) as parts
$$;
comment on function video_strip(int4multirange, integer) is 'A video in up to 60 parts: 0 not seen, 1 in part, 2 whole';

create or replace view video_viewings as
  select videos.id as video_id, participants.student_id, videos.weekly_lecture_id,
    coalesce(progress.covered_seconds, 0) as covered_seconds, videos.duration_seconds,
    coalesce(progress.covered_seconds, 0) * 100 / videos.duration_seconds as percent,
    coalesce(progress.last_position_seconds, 0) as last_position_seconds, progress.reported_at,
    video_strip(coalesce(progress.covered, '{}'), videos.duration_seconds) as strip
  from videos
  join participants on participants.weekly_lecture_id = videos.weekly_lecture_id
  left join video_progress as progress on progress.video_id = videos.id and progress.student_id = participants.student_id;
comment on column video_viewings.strip is '본 구간: up to 60 parts of the video, 0 not seen, 1 in part, 2 whole';

create view video_parts as
select part.video_id, part.number, part.from_second, part.to_second,
  count(*) filter (where seconds_in(progress.covered * part.range) * 2 >= part.to_second - part.from_second) as watched,
  count(*) filter (where progress.replayed && part.range) as replayed
from (
  select videos.id as video_id, videos.weekly_lecture_id, series.number,
    videos.duration_seconds * series.number / least(60, videos.duration_seconds) as from_second,
    videos.duration_seconds * (series.number + 1) / least(60, videos.duration_seconds) as to_second,
    int4multirange(int4range(videos.duration_seconds * series.number / least(60, videos.duration_seconds),
      videos.duration_seconds * (series.number + 1) / least(60, videos.duration_seconds))) as range
  from videos cross join lateral generate_series(0, least(60, videos.duration_seconds) - 1) as series (number)) as part
left join (
  select known.video_id, known.covered, known.replayed
  from video_progress as known join videos on videos.id = known.video_id
  join participants on participants.weekly_lecture_id = videos.weekly_lecture_id and participants.student_id = known.student_id
) as progress on progress.video_id = part.video_id
group by part.video_id, part.number, part.from_second, part.to_second;
comment on view video_parts is '구간별 시청: each video in up to 60 parts, and how many of the week watched and replayed it';
comment on column video_parts.video_id is '영상';
comment on column video_parts.number is '구간, from 0';
comment on column video_parts.from_second is '시작, seconds';
comment on column video_parts.to_second is '끝, seconds, not included';
comment on column video_parts.watched is '본 학생 수: who saw at least half of it';
comment on column video_parts.replayed is '되돌려 본 학생 수';

select keep_records('video_windows');
select comment_on_records('video_windows');
