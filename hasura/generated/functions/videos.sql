-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_new_video_progress()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.guard_video()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.duration_seconds < old.duration_seconds then
    -- Reports do not lock the video, so a rare shortening waits for running reports and blocks new ones.
    lock table video_progress in share row exclusive mode;
    if exists (select from video_progress where video_id = new.id and greatest(upper(covered), last_position_seconds) > new.duration_seconds) then
      perform refuse('videos_shorter_than_watched');
    end if;
  end if;
  return new;
end $function$;

-- Progress only grows, within the video, and by no more than twice the time since the last report plus 15 seconds that never add up. A report is insert … on conflict do update set covered = video_progress.covered + excluded.covered
CREATE OR REPLACE FUNCTION public.guard_video_progress()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- How many seconds bounded ranges of seconds cover: {[0,10),[20,25)} → 15
CREATE OR REPLACE FUNCTION public.seconds_in(ranges int4multirange)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(sum(upper(part) - lower(part)), 0)::integer from unnest(ranges) as part
$function$;

CREATE TRIGGER video_progress_guard BEFORE INSERT OR UPDATE ON video_progress FOR EACH ROW EXECUTE FUNCTION guard_video_progress();

CREATE TRIGGER video_progress_guard_new AFTER INSERT ON video_progress FOR EACH ROW EXECUTE FUNCTION guard_new_video_progress();

CREATE TRIGGER video_progress_touch BEFORE UPDATE ON video_progress FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER videos_audit AFTER INSERT OR DELETE OR UPDATE ON videos FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER videos_guard BEFORE UPDATE ON videos FOR EACH ROW EXECUTE FUNCTION guard_video();

CREATE TRIGGER videos_touch BEFORE UPDATE ON videos FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER videos_version BEFORE UPDATE ON videos FOR EACH ROW EXECUTE FUNCTION raise_version();

-- Videos that may be watched now; for permissions, which cannot ask the clock
CREATE VIEW open_videos AS
 SELECT id
   FROM videos
  WHERE opens_at <= now() AND (closes_at IS NULL OR closes_at > now());

-- 시청 현황: every participant of a week with each of its videos, watched or not
CREATE VIEW video_viewings AS
 SELECT videos.id AS video_id,
    participants.student_id,
    videos.weekly_lecture_id,
    COALESCE(progress.covered_seconds, 0) AS covered_seconds,
    videos.duration_seconds,
    COALESCE(progress.covered_seconds, 0) * 100 / videos.duration_seconds AS percent,
    COALESCE(progress.last_position_seconds, 0) AS last_position_seconds,
    progress.reported_at
   FROM videos
     JOIN participants ON participants.weekly_lecture_id = videos.weekly_lecture_id
     LEFT JOIN video_progress progress ON progress.video_id = videos.id AND progress.student_id = participants.student_id;
