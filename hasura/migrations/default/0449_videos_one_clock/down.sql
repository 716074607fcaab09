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
  granted := floor(kept.spare_seconds + 2 * greatest(extract(epoch from clock_timestamp() - kept.reported_at), 0));
  taken := first_seconds(played * int4multirange(int4range(0, length)) - kept.covered, granted);
  update video_progress set covered = covered + taken, replayed = replayed + again * (covered + taken),
    last_position_seconds = least(stands_at, length)
  where id = kept.id;
  return seconds_in(taken);
end $$;
drop function take_watched_seconds(uuid, integer);
drop function spare_watch_seconds(uuid);
drop table video_clocks;
