-- A student watches one film at a time: what is counted in all films together is no faster than the clock either.

create table video_clocks (
  student_id uuid primary key references students (id) on delete cascade,
  spare_seconds numeric not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default clock_timestamp(),
  constraint video_clocks_spare_range check (spare_seconds between 0 and 3600)
);
comment on table video_clocks is '시청 시계: how many seconds of film may still be counted for a student; no row while none was';
comment on column video_clocks.student_id is '학생';
comment on column video_clocks.spare_seconds is 'At updated_at; grows twice as fast as the clock, up to an hour, which is what a device may have kept without a connection';
comment on column video_clocks.created_at is 'When something was counted first';
comment on column video_clocks.updated_at is 'When something was counted last';

create function spare_watch_seconds(student uuid) returns numeric language sql volatile as $$
  select coalesce((
    select least(3600, spare_seconds + 2 * greatest(extract(epoch from clock_timestamp() - updated_at), 0)) from video_clocks where student_id = student), 3600)
$$;
comment on function spare_watch_seconds(uuid) is 'Seconds of film that may be counted for a student now, in all films together';

create function take_watched_seconds(student uuid, seconds integer) returns void language plpgsql as $$
declare spare numeric;
begin
  if seconds <= 0 then
    return;
  end if;
  insert into video_clocks (student_id, spare_seconds) values (student, 3600) on conflict do nothing;
  perform from video_clocks where student_id = student for update;
  spare := spare_watch_seconds(student) - seconds;
  if spare < 0 then
    perform refuse('video_progress_faster_than_clock');
  end if;
  update video_clocks set spare_seconds = spare, updated_at = clock_timestamp() where student_id = student;
end $$;
comment on function take_watched_seconds(uuid, integer) is 'Counts seconds of film for a student, or refuses them';

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
    perform take_watched_seconds(new.student_id, seconds_in(new.covered) - old.covered_seconds);
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

create or replace function report_video_progress(video uuid, student uuid, played int4multirange, again int4multirange, stands_at integer)
returns integer language plpgsql as $$
declare
  length constant integer := (select duration_seconds from videos where id = video);
  kept video_progress;
  granted integer;
  taken int4multirange;
begin
  insert into video_progress (video_id, student_id) values (video, student) on conflict do nothing;
  select * into kept from video_progress where video_id = video and student_id = student for update;
  granted := floor(least(
    kept.spare_seconds + 2 * greatest(extract(epoch from clock_timestamp() - kept.reported_at), 0), spare_watch_seconds(student)));
  taken := first_seconds(played * int4multirange(int4range(0, length)) - kept.covered, granted);
  update video_progress set covered = covered + taken, replayed = replayed + again * (covered + taken),
    last_position_seconds = least(stands_at, length)
  where id = kept.id;
  return seconds_in(taken);
end $$;
