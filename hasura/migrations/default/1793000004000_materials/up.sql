-- The rest of teaching: D-days of a lecture, what a week announces, materials to work through, videos and how far they were watched.

create function comment_on_records(variadic table_names text[]) returns void language plpgsql as $$
declare said record;
begin
  for said in
    select format('comment on column %I.%I is %L', tables.name, usual.name, usual.meaning) as statement
    from unnest(table_names) as tables (name)
    join pg_attribute on attrelid = tables.name::regclass
    join (values ('id', 'Key'), ('created_by', 'Who made it'), ('created_at', 'When it was made'), ('updated_at', 'When it was changed last'))
      as usual (name, meaning) on usual.name = attname
  loop
    execute said.statement;
  end loop;
end $$;
comment on function comment_on_records(text[]) is 'Says of the columns that every table has what they are';

create table lecture_ddays (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null references lectures (id) on delete cascade,
  title text not null,
  falls_on date not null,
  sequence integer not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lecture_ddays_title_form check (title = btrim(title) and length(title) between 1 and 30),
  constraint lecture_ddays_sequence_range check (sequence between 1 and 1000),
  constraint lecture_ddays_sequence_key unique (lecture_id, sequence) deferrable initially immediate
);
comment on table lecture_ddays is '디데이: a dated goal of a lecture';
comment on column lecture_ddays.lecture_id is '강의';
comment on column lecture_ddays.title is '이름: 수능, 모의고사';
comment on column lecture_ddays.falls_on is '날짜';
comment on column lecture_ddays.sequence is '순서 within the lecture, from 1; deferrable, so that one transaction may reorder';
comment on column lecture_ddays.version is 'Raised at every change; an edit says which one it changes';
create index lecture_ddays_created_by_index on lecture_ddays (created_by);
create trigger lecture_ddays_version before update on lecture_ddays for each row execute function raise_version();

create table announcements (
  id uuid primary key default uuid_v7(),
  weekly_lecture_id uuid not null constraint announcements_weekly_lecture_id_fkey references weekly_lectures (id),
  title text not null,
  body jsonb not null,
  published_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint announcements_title_form check (title = btrim(title) and length(title) between 1 and 100),
  constraint announcements_body_document check (body @> '{"type": "doc"}'),
  constraint announcements_body_length check (length(body::text) <= 100000)
);
comment on table announcements is '주차 공지';
comment on column announcements.weekly_lecture_id is '주차';
comment on column announcements.title is '제목';
comment on column announcements.body is '본문: a ProseMirror document ({"type": "doc", "content": […]}), so that no one''s HTML reaches a page';
comment on column announcements.published_at is '게시 시각: students see it from then on; null while a draft';
comment on column announcements.version is 'Raised at every change; an edit says which one it changes';
create index announcements_weekly_lecture_id_index on announcements (weekly_lecture_id, published_at);
create index announcements_created_by_index on announcements (created_by);
create trigger announcements_version before update on announcements for each row execute function raise_version();

create view published_announcements as
  select id from announcements where published_at <= now();
comment on view published_announcements is 'Announcements whose time has come; for permissions, which cannot ask the clock';
comment on column published_announcements.id is '공지';

create table lecture_materials (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null references lectures (id),
  title text not null,
  description text not null default '',
  published_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lecture_materials_title_form check (title = btrim(title) and length(title) between 1 and 100),
  constraint lecture_materials_description_length check (length(description) <= 2000)
);
comment on table lecture_materials is '강의 자료: what students of a lecture should work through; its files stand in files';
comment on column lecture_materials.lecture_id is '강의';
comment on column lecture_materials.title is '제목';
comment on column lecture_materials.description is '설명';
comment on column lecture_materials.published_at is '게시 시각: students see it from then on; null while a draft';
comment on column lecture_materials.version is 'Raised at every change; an edit says which one it changes';
create index lecture_materials_lecture_id_index on lecture_materials (lecture_id, published_at);
create index lecture_materials_created_by_index on lecture_materials (created_by);
create trigger lecture_materials_version before update on lecture_materials for each row execute function raise_version();

create view published_materials as
  select id from lecture_materials where published_at <= now();
comment on view published_materials is 'Materials whose time has come; for permissions, which cannot ask the clock';
comment on column published_materials.id is '자료';

create table lecture_material_checks (
  id uuid primary key default uuid_v7(),
  material_id uuid not null references lecture_materials (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  checked_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lecture_material_checks_student_key unique (material_id, student_id)
);
comment on table lecture_material_checks is '자료 확인: a student has worked through a material';
comment on column lecture_material_checks.material_id is '강의 자료';
comment on column lecture_material_checks.student_id is '학생';
comment on column lecture_material_checks.checked_at is '확인한 때';
create index lecture_material_checks_student_id_index on lecture_material_checks (student_id);
create trigger lecture_material_checks_touch before update on lecture_material_checks for each row execute function touch_updated_at();

create function guard_material_check() returns trigger language plpgsql as $$
begin
  if not exists (
    select from lecture_materials as material
    where material.id = new.material_id and material.published_at <= now() and (
      exists (select from enrollments where lecture_id = material.lecture_id and student_id = new.student_id)
      or exists (select from weekly_lectures as week join participants on participants.weekly_lecture_id = week.id
        where week.lecture_id = material.lecture_id and participants.student_id = new.student_id))) then
    raise exception '공개된 내 강의의 자료만 확인할 수 있습니다.' using errcode = '23514', constraint = 'lecture_material_checks_own_lecture';
  end if;
  return new;
end $$;
create trigger lecture_material_checks_guard before insert or update of material_id, student_id on lecture_material_checks
  for each row execute function guard_material_check();

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
create trigger videos_version before update on videos for each row execute function raise_version();

create view open_videos as
  select id from videos where opens_at <= now() and (closes_at is null or closes_at > now());
comment on view open_videos is 'Videos that may be watched now; for permissions, which cannot ask the clock';
comment on column open_videos.id is '영상';

-- Progress --------------------------------------------------------------------------------------------------------------

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

create function guard_video_progress() returns trigger language plpgsql as $$
declare
  fastest constant numeric := 2;
  slack constant numeric := 15;
  video videos;
  granted numeric;
begin
  select * into video from videos where id = new.video_id;
  if tg_op = 'UPDATE' and (new.video_id, new.student_id) is distinct from (old.video_id, old.student_id) then
    raise exception '진도는 다른 학생이나 영상으로 옮길 수 없습니다.' using errcode = '23514', constraint = 'video_progress_owner_fixed';
  end if;
  if not new.covered <@ int4multirange(int4range(0, video.duration_seconds)) or new.last_position_seconds > video.duration_seconds then
    raise exception '영상의 길이를 넘는 구간입니다.' using errcode = '23514', constraint = 'video_progress_within_video';
  end if;
  if tg_op = 'INSERT' then
    -- An upsert passes here before its conflict is seen, so what needs a new row is checked after the insert.
    new.spare_seconds := greatest(slack - seconds_in(new.covered), 0);
  else
    if not new.covered @> old.covered then
      raise exception '본 구간은 줄어들 수 없습니다.' using errcode = '23514', constraint = 'video_progress_only_grows';
    end if;
    -- The wall clock, not the transaction's: a report may have waited for the one before it.
    granted := old.spare_seconds + fastest * greatest(extract(epoch from clock_timestamp() - old.reported_at), 0)
      - (seconds_in(new.covered) - old.covered_seconds);
    if granted < 0 then
      raise exception '실제로 재생한 시간보다 많이 본 것으로 남길 수 없습니다.' using errcode = '23514', constraint = 'video_progress_faster_than_clock';
    end if;
    if new.covered <> old.covered and not exists (select from open_videos where id = new.video_id) then
      raise exception '시청 기간이 아닙니다.' using errcode = '23514', constraint = 'video_progress_window';
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
    raise exception '실제로 재생한 시간보다 많이 본 것으로 남길 수 없습니다.' using errcode = '23514', constraint = 'video_progress_faster_than_clock';
  end if;
  if not exists (select from open_videos where id = new.video_id) then
    raise exception '시청 기간이 아닙니다.' using errcode = '23514', constraint = 'video_progress_window';
  end if;
  if not exists (
    select from videos join participants on participants.weekly_lecture_id = videos.weekly_lecture_id
    where videos.id = new.video_id and participants.student_id = new.student_id) then
    raise exception '수강하는 주차의 영상만 볼 수 있습니다.' using errcode = '23514', constraint = 'video_progress_own_week';
  end if;
  return null;
end $$;
create trigger video_progress_guard_new after insert on video_progress for each row execute function guard_new_video_progress();

create function guard_video() returns trigger language plpgsql as $$
begin
  if new.duration_seconds < old.duration_seconds then
    -- Reports do not lock the video, so the rare one who shortens it waits for them and lets them wait.
    lock table video_progress in share row exclusive mode;
    if exists (select from video_progress where video_id = new.id and greatest(upper(covered), last_position_seconds) > new.duration_seconds) then
      raise exception '이미 본 학생이 있는 구간보다 짧게 줄일 수 없습니다. 새 영상으로 올려 주세요.' using errcode = '23514', constraint = 'videos_shorter_than_watched';
    end if;
  end if;
  return new;
end $$;
create trigger videos_guard before update on videos for each row execute function guard_video();

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

-- Attendance rates ------------------------------------------------------------------------------------------------------

create view attendance_rates as
  select participants.student_id, week.lecture_id,
    count(*)::integer as weeks,
    count(*) filter (where type.counts_as_present)::integer as present,
    count(participants.attendance_type_id)::integer as marked,
    (count(*) - count(participants.attendance_type_id))::integer as unset,
    round(count(*) filter (where type.counts_as_present) * 100.0 / nullif(count(participants.attendance_type_id), 0), 1) as rate
  from participants
  join weekly_lectures as week on week.id = participants.weekly_lecture_id
  left join attendance_types as type on type.id = participants.attendance_type_id
  group by participants.student_id, week.lecture_id;
comment on view attendance_rates is '출석률 of a student in a lecture';
comment on column attendance_rates.student_id is '학생';
comment on column attendance_rates.lecture_id is '강의';
comment on column attendance_rates.weeks is '주차 수: weeks the student takes part in';
comment on column attendance_rates.present is '출석 인정: marks that count as present';
comment on column attendance_rates.marked is '출결이 찍힌 주차';
comment on column attendance_rates.unset is '아직 찍지 않은 주차';
comment on column attendance_rates.rate is '출석률, percent of the marked weeks with one decimal; null before the first mark';

create view week_attendance_rates as
  select week.id as weekly_lecture_id, week.lecture_id,
    count(participants.id)::integer as participants,
    count(*) filter (where type.counts_as_present)::integer as present,
    count(participants.attendance_type_id)::integer as marked,
    (count(participants.id) - count(participants.attendance_type_id))::integer as unset,
    round(count(*) filter (where type.counts_as_present) * 100.0 / nullif(count(participants.attendance_type_id), 0), 1) as rate
  from weekly_lectures as week
  left join participants on participants.weekly_lecture_id = week.id
  left join attendance_types as type on type.id = participants.attendance_type_id
  group by week.id, week.lecture_id;
comment on view week_attendance_rates is '주차 출석률';
comment on column week_attendance_rates.weekly_lecture_id is '주차';
comment on column week_attendance_rates.lecture_id is '강의';
comment on column week_attendance_rates.participants is '수강생 수';
comment on column week_attendance_rates.present is '출석 인정: marks that count as present';
comment on column week_attendance_rates.marked is '출결이 찍힌 수강생';
comment on column week_attendance_rates.unset is '아직 찍지 않은 수강생';
comment on column week_attendance_rates.rate is '출석률, percent of the marked with one decimal; null before the first mark';

select keep_records('lecture_ddays', 'announcements', 'lecture_materials', 'videos');
select comment_on_records('lecture_ddays', 'announcements', 'lecture_materials', 'lecture_material_checks', 'videos', 'video_progress');
