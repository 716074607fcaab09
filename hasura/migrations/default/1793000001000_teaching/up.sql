-- Teaching: lectures, who attends them, their weeks, and attendance.

create table lectures (
  id uuid primary key default uuid_v7(),
  name text not null,
  teacher_name text not null,
  weekday smallint not null,
  starts_at time not null,
  ends_at time not null,
  room text not null default '',
  capacity integer not null,
  status text not null default 'ACTIVE',
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lectures_name_form check (name = btrim(name) and length(name) between 1 and 60 and name is nfc normalized),
  constraint lectures_teacher_name_form check (teacher_name = btrim(teacher_name) and length(teacher_name) between 1 and 50),
  constraint lectures_weekday_iso check (weekday between 1 and 7),
  constraint lectures_hours_forward check (ends_at > starts_at),
  constraint lectures_capacity_range check (capacity between 1 and 1000),
  constraint lectures_status_known check (status in ('ACTIVE', 'DISABLED'))
);
comment on table lectures is '강의(반)';
comment on column lectures.weekday is '요일, ISO: 1 월요일 … 7 일요일';
comment on column lectures.starts_at is '시작 시각, Asia/Seoul';
comment on column lectures.ends_at is '종료 시각, Asia/Seoul';
comment on column lectures.capacity is '정원';
comment on column lectures.status is 'ACTIVE 진행, DISABLED 종료';
comment on column lectures.version is 'Raised at every change; an edit says which one it changes';
create unique index lectures_active_name_key on lectures (name) where status = 'ACTIVE';
create index lectures_weekday_index on lectures (status, weekday, starts_at);
create index lectures_created_by_index on lectures (created_by);

create table representative_lectures (
  student_id uuid primary key references students (id) on delete cascade,
  lecture_id uuid not null references lectures (id) on delete cascade,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table representative_lectures is '대표 강의: the lecture under which staff look a student up';
create index representative_lectures_lecture_id_index on representative_lectures (lecture_id);
create index representative_lectures_created_by_index on representative_lectures (created_by);

create table enrollments (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null references lectures (id),
  student_id uuid not null references students (id),
  from_date date not null default (now() at time zone 'Asia/Seoul')::date,
  to_date date,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint enrollments_dates_forward check (to_date >= from_date),
  constraint enrollments_no_overlap exclude using gist (
    lecture_id with =, student_id with =, daterange(from_date, to_date, '[]') with &&)
);
comment on table enrollments is '수강등록: a student in a lecture from one date to another';
comment on column enrollments.to_date is '마지막 날; null while open';
create index enrollments_student_id_index on enrollments (student_id);
create index enrollments_lecture_id_index on enrollments (lecture_id, from_date);
create index enrollments_created_by_index on enrollments (created_by);

create table attendance_types (
  id uuid primary key default uuid_v7(),
  name text not null,
  short_name text not null,
  color text not null,
  counts_as_present boolean not null,
  sequence integer not null,
  is_active boolean not null default true,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint attendance_types_name_key unique (name),
  constraint attendance_types_name_form check (name = btrim(name) and length(name) between 1 and 10),
  constraint attendance_types_short_name_form check (length(short_name) between 1 and 2),
  constraint attendance_types_color_form check (color ~ '^#[0-9a-f]{6}$'),
  constraint attendance_types_sequence_key unique (sequence) deferrable initially immediate
);
comment on table attendance_types is '출결 구분';
comment on column attendance_types.short_name is '출석부에 찍는 한두 글자';
comment on column attendance_types.counts_as_present is '출석으로 인정';
comment on column attendance_types.sequence is '순서; 1–9 are the keys of the attendance grid';
create index attendance_types_created_by_index on attendance_types (created_by);

create table weekly_lectures (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null references lectures (id),
  week_number integer,
  special_name text,
  held_on date not null,
  starts_at time not null,
  ends_at time not null,
  room text not null default '',
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint weekly_lectures_number_key unique (lecture_id, week_number),
  constraint weekly_lectures_numbered_or_named check (num_nonnulls(week_number, special_name) = 1),
  constraint weekly_lectures_week_number_range check (week_number between 1 and 100),
  constraint weekly_lectures_special_name_form check (special_name = btrim(special_name) and length(special_name) between 1 and 30),
  constraint weekly_lectures_hours_forward check (ends_at > starts_at)
);
comment on table weekly_lectures is '주차: one week of a lecture, numbered or with a special name';
comment on column weekly_lectures.week_number is '주차 번호; null when it has a special name';
comment on column weekly_lectures.special_name is '특강, 보강 같은 이름';
comment on column weekly_lectures.held_on is '수업일';
create index weekly_lectures_lecture_id_index on weekly_lectures (lecture_id, held_on);
create index weekly_lectures_created_by_index on weekly_lectures (created_by);

create table participants (
  id uuid primary key default uuid_v7(),
  weekly_lecture_id uuid not null references weekly_lectures (id) on delete cascade,
  student_id uuid not null references students (id),
  attendance_type_id uuid references attendance_types (id),
  memo text not null default '',
  is_locked boolean not null default false,
  version integer not null default 1,
  marked_by uuid references users (id),
  marked_at timestamptz,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint participants_student_key unique (weekly_lecture_id, student_id),
  constraint participants_memo_length check (length(memo) <= 500)
);
comment on table participants is '수강생: a student in one weekly lecture';
comment on column participants.attendance_type_id is '출결; null while unset';
comment on column participants.memo is '메모: staff only';
comment on column participants.is_locked is '잠금: only admin level may change the mark';
comment on column participants.version is 'Raised at every change of mark, memo or lock; a write says which one it changes';
comment on column participants.marked_by is 'Who set the mark last';
create index participants_student_id_index on participants (student_id);
create index participants_attendance_type_id_index on participants (attendance_type_id);
create index participants_marked_by_index on participants (marked_by);
create index participants_created_by_index on participants (created_by);

-- Rules ---------------------------------------------------------------------------------------------------------------

create function raise_version() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'updated_at' - 'version' is distinct from to_jsonb(old) - 'updated_at' - 'version' then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger lectures_version before update on lectures for each row execute function raise_version();

create function guard_enrollment() returns trigger language plpgsql as $$
declare lecture lectures;
begin
  select * into lecture from lectures where id = new.lecture_id for update;
  if tg_op = 'INSERT' and lecture.status = 'DISABLED' then
    raise exception '종료된 강의에는 등록할 수 없습니다.' using errcode = '23514', constraint = 'enrollments_lecture_active';
  end if;
  if (select count(*) from enrollments as other
      where other.lecture_id = new.lecture_id and other.id <> new.id
        and daterange(other.from_date, other.to_date, '[]') && daterange(new.from_date, new.to_date, '[]')) >= lecture.capacity then
    raise exception '정원 %명이 모두 찼습니다. 정원을 늘리거나 다른 학생의 수강을 끝내 주세요.', lecture.capacity
      using errcode = '23514', constraint = 'enrollments_capacity';
  end if;
  return new;
end $$;
create trigger enrollments_guard before insert or update on enrollments for each row execute function guard_enrollment();

create function guard_lecture() returns trigger language plpgsql as $$
declare enrolled integer;
begin
  if new.capacity < old.capacity then
    select count(*) into enrolled from enrollments
    where lecture_id = new.id and daterange(from_date, to_date, '[]') @> (now() at time zone 'Asia/Seoul')::date;
    if enrolled > new.capacity then
      raise exception '지금 %명이 등록되어 있어 정원을 그보다 줄일 수 없습니다.', enrolled
        using errcode = '23514', constraint = 'lectures_capacity_below_enrolled';
    end if;
  end if;
  return new;
end $$;
create trigger lectures_guard before update on lectures for each row execute function guard_lecture();

create function follow_enrollment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from participants using weekly_lectures as week
    where week.id = participants.weekly_lecture_id and week.lecture_id = old.lecture_id and participants.student_id = old.student_id
      and daterange(old.from_date, old.to_date, '[]') @> week.held_on
      and (tg_op = 'DELETE' or not daterange(new.from_date, new.to_date, '[]') @> week.held_on)
      and participants.attendance_type_id is null and participants.memo = '' and not participants.is_locked;
  end if;
  if tg_op <> 'DELETE' then
    insert into participants (weekly_lecture_id, student_id)
    select week.id, new.student_id from weekly_lectures as week
    where week.lecture_id = new.lecture_id and daterange(new.from_date, new.to_date, '[]') @> week.held_on
    on conflict do nothing;
  end if;
  -- What a student may see of lectures and weeks follows from the enrollment, too.
  perform announce('participants', 'lectures', 'weeklyLectures', 'students');
  return null;
end $$;
comment on function follow_enrollment() is 'Keeps participants in step: weeks inside the dates gain the student, weeks outside lose an untouched row';
create trigger enrollments_follow after insert or update of from_date, to_date or delete on enrollments for each row execute function follow_enrollment();

create function guard_week() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Waits for marks on their way, so that none is deleted that someone was told is written.
    perform from participants where weekly_lecture_id = old.id order by id for update;
    if exists (select from participants where weekly_lecture_id = old.id and (attendance_type_id is not null or is_locked or memo <> '')) then
      raise exception '출결이나 메모가 있는 주차는 지울 수 없습니다.' using errcode = '23514', constraint = 'weekly_lectures_in_use';
    end if;
    return old;
  end if;
  if (select status from lectures where id = new.lecture_id for share) = 'DISABLED' then
    raise exception '종료된 강의에는 주차를 더할 수 없습니다.' using errcode = '23514', constraint = 'weekly_lectures_lecture_active';
  end if;
  return new;
end $$;
create trigger weekly_lectures_guard before insert or delete on weekly_lectures for each row execute function guard_week();

create function fill_week() returns trigger language plpgsql as $$
begin
  insert into participants (weekly_lecture_id, student_id)
  select new.id, student_id from enrollments
  where lecture_id = new.lecture_id and daterange(from_date, to_date, '[]') @> new.held_on
  on conflict do nothing;
  perform announce('participants', 'lectures');
  return null;
end $$;
comment on function fill_week() is 'A new week copies its participants from the enrollments on its date';
create trigger weekly_lectures_fill after insert on weekly_lectures for each row execute function fill_week();

create function guard_participant() returns trigger language plpgsql as $$
begin
  if new.attendance_type_id is distinct from old.attendance_type_id then
    if old.is_locked and new.is_locked and session_variable('x-hasura-role') is distinct from 'manager' then
      raise exception '잠긴 출결입니다. 잠금을 풀거나 관리자에게 요청해 주세요.' using errcode = '23514', constraint = 'participants_locked';
    end if;
    new.marked_by := session_user_id();
    new.marked_at := now();
  end if;
  if old.is_locked and not new.is_locked and session_variable('x-hasura-role') is distinct from 'manager' then
    raise exception '잠금은 관리자만 풀 수 있습니다.' using errcode = '23514', constraint = 'participants_unlock_needs_manager';
  end if;
  if (new.attendance_type_id, new.memo, new.is_locked) is distinct from (old.attendance_type_id, old.memo, old.is_locked) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger participants_guard before update on participants for each row execute function guard_participant();

select keep_records('lectures', 'representative_lectures', 'enrollments', 'attendance_types', 'weekly_lectures', 'participants');

insert into attendance_types (name, short_name, color, counts_as_present, sequence) values
  ('출석', '출', '#15803d', true, 1),
  ('지각', '지', '#b45309', true, 2),
  ('조퇴', '조', '#a16207', true, 3),
  ('결석', '결', '#b91c1c', false, 4),
  ('영상', '영', '#1d4ed8', true, 5),
  ('보강', '보', '#6d28d9', true, 6),
  ('공결', '공', '#475569', true, 7);
