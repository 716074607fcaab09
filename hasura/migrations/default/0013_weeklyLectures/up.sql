-- Weekly lectures: the dated lessons of a lecture.

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
  constraint weekly_lectures_hours_forward check (ends_at > starts_at),
  constraint weekly_lectures_lecture_key unique (id, lecture_id)
);
comment on table weekly_lectures is '주차: one week of a lecture, numbered or with a special name';
comment on column weekly_lectures.id is 'Key';
comment on column weekly_lectures.lecture_id is '강의';
comment on column weekly_lectures.week_number is '주차 번호; null when it has a special name';
comment on column weekly_lectures.special_name is '특강, 보강 같은 이름';
comment on column weekly_lectures.held_on is '수업일';
comment on column weekly_lectures.starts_at is '시작 시각, Asia/Seoul';
comment on column weekly_lectures.ends_at is '종료 시각, Asia/Seoul';
comment on column weekly_lectures.room is '강의실';
comment on column weekly_lectures.created_by is 'Who made it; null for what the academy came with';
comment on column weekly_lectures.created_at is 'When it was made';
comment on column weekly_lectures.updated_at is 'When it was changed last';
create index weekly_lectures_lecture_id_index on weekly_lectures (lecture_id, held_on);
create index weekly_lectures_created_by_index on weekly_lectures (created_by);
create index weekly_lectures_held_on_index on weekly_lectures (held_on, starts_at);

create function guard_week() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Waits for concurrent marks, so that no acknowledged mark is deleted.
    perform from participants where weekly_lecture_id = old.id order by id for update;
    if exists (select from participants where weekly_lecture_id = old.id and (attendance_type_id is not null or is_locked or memo <> '')) then
      perform refuse('weekly_lectures_in_use');
    end if;
    return old;
  end if;
  if (select status from lectures where id = new.lecture_id for share) = 'DISABLED' then
    perform refuse('weekly_lectures_lecture_active');
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

select keep_records('weekly_lectures');
