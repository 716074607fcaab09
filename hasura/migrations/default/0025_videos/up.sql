-- Videos: those of a week, and how far each student has watched them.

create table videos (
  id uuid primary key default uuid_v7(),
  weekly_lecture_id uuid not null constraint videos_weekly_lecture_id_fkey references weekly_lectures (id),
  title text not null,
  url text,
  duration_seconds integer not null,
  opens_at timestamptz not null default now(),
  closes_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint videos_title_form check (title = btrim(title) and length(title) between 1 and 100),
  constraint videos_url_form check (url ~ '^https://[^[:space:]]+$' and length(url) <= 2000),
  constraint videos_duration_range check (duration_seconds between 1 and 86400),
  constraint videos_window_forward check (closes_at > opens_at)
);
comment on table videos is '주차 영상';
comment on column videos.weekly_lecture_id is '주차';
comment on column videos.title is '제목';
comment on column videos.url is '주소, https; null when the video is a file of its own';
comment on column videos.duration_seconds is '길이, seconds';
comment on column videos.opens_at is '시청 시작';
comment on column videos.closes_at is '시청 마감; null while open-ended';
comment on column videos.version is 'Raised at every change; an edit says which one it changes';
create index videos_weekly_lecture_id_index on videos (weekly_lecture_id, opens_at);
create index videos_created_by_index on videos (created_by);

create function seconds_in(ranges int4multirange) returns integer language sql immutable strict parallel safe as $$
  select coalesce(sum(upper(part) - lower(part)), 0)::integer from unnest(ranges) as part
$$;
comment on function seconds_in(int4multirange) is 'How many seconds bounded ranges of seconds cover: {[0,10),[20,25)} → 15';

create table video_progress (
  id uuid primary key default uuid_v7(),
  video_id uuid not null references videos (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  covered int4multirange not null default '{}',
  covered_seconds integer not null generated always as (seconds_in(covered)) stored,
  last_position_seconds integer not null default 0,
  reported_at timestamptz not null default now(),
  spare_seconds numeric(5, 2) not null default 15,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint video_progress_student_key unique (video_id, student_id),
  constraint video_progress_covered_bounded check (not lower_inf(covered) and not upper_inf(covered)),
  constraint video_progress_last_position_range check (last_position_seconds between 0 and 86400),
  constraint video_progress_spare_range check (spare_seconds between 0 and 15)
);
comment on table video_progress is '영상 진도: the seconds of a video that a student really played; reported every few seconds, so it is not audited';
comment on column video_progress.video_id is '영상';
comment on column video_progress.student_id is '학생';
comment on column video_progress.covered is '본 구간: union of the played seconds, [from, to); only grows';
comment on column video_progress.covered_seconds is '본 시간, seconds';
comment on column video_progress.last_position_seconds is '이어 볼 위치, seconds';
comment on column video_progress.reported_at is 'The server''s clock at the last report; set by the database';
comment on column video_progress.spare_seconds is 'What the clock has granted and no report used yet, at most 15; set by the database';
create index video_progress_student_id_index on video_progress (student_id);

create trigger videos_version before update on videos for each row execute function raise_version();

create function guard_video_progress() returns trigger language plpgsql as $$
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
comment on function guard_video_progress() is
  'Progress only grows, within the video, and by no more than twice the time since the last report plus 15 seconds that never add up. '
  'A report is insert … on conflict do update set covered = video_progress.covered + excluded.covered';
create trigger video_progress_guard before insert or update on video_progress for each row execute function guard_video_progress();

create function guard_new_video_progress() returns trigger language plpgsql as $$
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
create trigger video_progress_guard_new after insert on video_progress for each row execute function guard_new_video_progress();

create function guard_video() returns trigger language plpgsql as $$
begin
  if new.duration_seconds < old.duration_seconds then
    -- Reports do not lock the video, so a rare shortening waits for running reports and blocks new ones.
    lock table video_progress in share row exclusive mode;
    if exists (select from video_progress where video_id = new.id and greatest(upper(covered), last_position_seconds) > new.duration_seconds) then
      perform refuse('videos_shorter_than_watched');
    end if;
  end if;
  return new;
end $$;
create trigger videos_guard before update on videos for each row execute function guard_video();
create trigger video_progress_touch before update on video_progress for each row execute function touch_updated_at();

create view open_videos as
  select id from videos where opens_at <= now() and (closes_at is null or closes_at > now());
comment on view open_videos is 'Videos that may be watched now; for permissions, which cannot ask the clock';
comment on column open_videos.id is '영상';

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

select keep_records('videos');
select comment_on_records('videos', 'video_progress');
