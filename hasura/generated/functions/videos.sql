-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- The first so many seconds of ranges: 12 of {[0,10),[20,25)} → {[0,10),[20,22)}
CREATE OR REPLACE FUNCTION public.first_seconds(ranges int4multirange, seconds integer)
 RETURNS int4multirange
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(range_agg(int4range(starts, least(ends, starts + seconds - before))), '{}')
  from (
    select lower(part) as starts, upper(part) as ends,
      (sum(upper(part) - lower(part)) over (order by lower(part)) - (upper(part) - lower(part)))::integer as before
    from unnest(ranges) as part) as parts
  where before < seconds
$function$;

CREATE OR REPLACE FUNCTION public.guard_new_video_progress()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.guard_video_window()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from videos join participants on participants.weekly_lecture_id = videos.weekly_lecture_id
    where videos.id = new.video_id and participants.student_id = new.student_id) then
    perform refuse('video_windows_own_week');
  end if;
  return new;
end $function$;

-- Adds what a student played: of a report that claims more than the clock allows, as much as the clock allows. Answers the seconds added
CREATE OR REPLACE FUNCTION public.report_video_progress(video uuid, student uuid, played int4multirange, again int4multirange, stands_at integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- How many seconds bounded ranges of seconds cover: {[0,10),[20,25)} → 15
CREATE OR REPLACE FUNCTION public.seconds_in(ranges int4multirange)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(sum(upper(part) - lower(part)), 0)::integer from unnest(ranges) as part
$function$;

-- Seconds of film that may be counted for a student now, in all films together
CREATE OR REPLACE FUNCTION public.spare_watch_seconds(student uuid)
 RETURNS numeric
 LANGUAGE sql
AS $function$
  select coalesce((
    select least(3600, spare_seconds + 2 * greatest(extract(epoch from clock_timestamp() - updated_at), 0)) from video_clocks where student_id = student), 3600)
$function$;

-- Counts seconds of film for a student, or refuses them
CREATE OR REPLACE FUNCTION public.take_watched_seconds(student uuid, seconds integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- A video in up to 60 parts: 0 not seen, 1 in part, 2 whole
CREATE OR REPLACE FUNCTION public.video_strip(covered int4multirange, duration integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg(case when seen = 0 then '0' when seen < whole then '1' else '2' end, '' order by number)
  from (
    select number, least(60, duration) as parts, duration * (number + 1) / least(60, duration) - duration * number / least(60, duration) as whole,
      seconds_in(covered * int4multirange(int4range(duration * number / least(60, duration), duration * (number + 1) / least(60, duration)))) as seen
    from generate_series(0, least(60, duration) - 1) as number) as parts
$function$;

CREATE TRIGGER video_progress_guard BEFORE INSERT OR UPDATE ON video_progress FOR EACH ROW EXECUTE FUNCTION guard_video_progress();

CREATE TRIGGER video_progress_guard_new AFTER INSERT ON video_progress FOR EACH ROW EXECUTE FUNCTION guard_new_video_progress();

CREATE TRIGGER video_progress_touch BEFORE UPDATE ON video_progress FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER video_windows_audit AFTER INSERT OR DELETE OR UPDATE ON video_windows FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER video_windows_guard BEFORE INSERT OR UPDATE ON video_windows FOR EACH ROW EXECUTE FUNCTION guard_video_window();

CREATE TRIGGER video_windows_touch BEFORE UPDATE ON video_windows FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER videos_audit AFTER INSERT OR DELETE OR UPDATE ON videos FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER videos_guard BEFORE UPDATE ON videos FOR EACH ROW EXECUTE FUNCTION guard_video();

CREATE TRIGGER videos_touch BEFORE UPDATE ON videos FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER videos_version BEFORE UPDATE ON videos FOR EACH ROW EXECUTE FUNCTION raise_version();

-- Who may watch which video now; for permissions, which cannot ask the clock
CREATE VIEW open_video_readers AS
 SELECT video_id,
    student_id
   FROM video_readers
  WHERE opens_at <= now() AND (closes_at IS NULL OR closes_at > now());

-- 구간별 시청: each video in up to 60 parts, and how many of the week watched and replayed it
CREATE VIEW video_parts AS
 SELECT part.video_id,
    part.number,
    part.from_second,
    part.to_second,
    count(*) FILTER (WHERE (seconds_in(progress.covered * part.range) * 2) >= (part.to_second - part.from_second)) AS watched,
    count(*) FILTER (WHERE progress.replayed && part.range) AS replayed
   FROM ( SELECT videos.id AS video_id,
            videos.weekly_lecture_id,
            series.number,
            videos.duration_seconds * series.number / LEAST(60, videos.duration_seconds) AS from_second,
            videos.duration_seconds * (series.number + 1) / LEAST(60, videos.duration_seconds) AS to_second,
            int4multirange(int4range(videos.duration_seconds * series.number / LEAST(60, videos.duration_seconds), videos.duration_seconds * (series.number + 1) / LEAST(60, videos.duration_seconds))) AS range
           FROM videos
             CROSS JOIN LATERAL generate_series(0, LEAST(60, videos.duration_seconds) - 1) series(number)) part
     LEFT JOIN ( SELECT known.video_id,
            known.covered,
            known.replayed
           FROM video_progress known
             JOIN videos ON videos.id = known.video_id
             JOIN participants ON participants.weekly_lecture_id = videos.weekly_lecture_id AND participants.student_id = known.student_id) progress ON progress.video_id = part.video_id
  GROUP BY part.video_id, part.number, part.from_second, part.to_second;

-- Who may watch a video, and when: by a window of their own, else for 7 days after the lesson or the opening when they were absent, else with the class
CREATE VIEW video_readers AS
 SELECT video.id AS video_id,
    participant.student_id,
    COALESCE(own.opens_at, video.opens_at) AS opens_at,
        CASE
            WHEN own.id IS NOT NULL THEN own.closes_at
            WHEN away.is_away AND NOT (video.is_for_class AND video.closes_at IS NULL) THEN GREATEST(
            CASE
                WHEN video.is_for_class THEN video.closes_at
                ELSE NULL::timestamp with time zone
            END, GREATEST(video.opens_at, ((week.held_on + 1)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text)) + '7 days'::interval)
            ELSE video.closes_at
        END AS closes_at,
        CASE
            WHEN own.id IS NOT NULL THEN 'STUDENT'::text
            WHEN away.is_away THEN 'ABSENT'::text
            ELSE 'CLASS'::text
        END AS reason
   FROM videos video
     JOIN weekly_lectures week ON week.id = video.weekly_lecture_id
     JOIN participants participant ON participant.weekly_lecture_id = week.id
     LEFT JOIN attendance_types mark ON mark.id = participant.attendance_type_id
     CROSS JOIN LATERAL ( SELECT COALESCE(NOT mark.counts_as_present OR mark.name = '영상'::text, false) AS is_away) away
     LEFT JOIN video_windows own ON own.video_id = video.id AND own.student_id = participant.student_id
  WHERE video.is_for_class OR away.is_away OR own.id IS NOT NULL;

-- 시청 현황: every participant of a week with each of its videos, watched or not
CREATE VIEW video_viewings AS
 SELECT videos.id AS video_id,
    participants.student_id,
    videos.weekly_lecture_id,
    COALESCE(progress.covered_seconds, 0) AS covered_seconds,
    videos.duration_seconds,
    COALESCE(progress.covered_seconds, 0) * 100 / videos.duration_seconds AS percent,
    COALESCE(progress.last_position_seconds, 0) AS last_position_seconds,
    progress.reported_at,
    video_strip(COALESCE(progress.covered, '{}'::int4multirange), videos.duration_seconds) AS strip
   FROM videos
     JOIN participants ON participants.weekly_lecture_id = videos.weekly_lecture_id
     LEFT JOIN video_progress progress ON progress.video_id = videos.id AND progress.student_id = participants.student_id;
