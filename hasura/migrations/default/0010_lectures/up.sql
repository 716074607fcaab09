-- Lectures: classes with a teacher, an hour of the week and a capacity.

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
comment on column lectures.id is 'Key';
comment on column lectures.name is '강의 이름';
comment on column lectures.teacher_name is '선생님';
comment on column lectures.weekday is '요일, ISO: 1 월요일 … 7 일요일';
comment on column lectures.starts_at is '시작 시각, Asia/Seoul';
comment on column lectures.ends_at is '종료 시각, Asia/Seoul';
comment on column lectures.room is '강의실';
comment on column lectures.capacity is '정원';
comment on column lectures.status is 'ACTIVE 진행, DISABLED 종료';
comment on column lectures.version is 'Raised at every change; an edit says which one it changes';
comment on column lectures.created_by is 'Who made it; null for what the academy came with';
comment on column lectures.created_at is 'When it was made';
comment on column lectures.updated_at is 'When it was changed last';
create unique index lectures_active_name_key on lectures (name) where status = 'ACTIVE';
create index lectures_weekday_index on lectures (status, weekday, starts_at);
create index lectures_created_by_index on lectures (created_by);

create trigger lectures_version before update on lectures for each row execute function raise_version();

create function guard_lecture() returns trigger language plpgsql as $$
declare enrolled bigint;
begin
  if new.capacity < old.capacity then
    enrolled := enrolled_at_most(new.id, daterange((now() at time zone 'Asia/Seoul')::date, null));
    if enrolled > new.capacity then
      perform refuse('lectures_capacity_below_enrolled', json_build_object('enrolled', enrolled));
    end if;
  end if;
  return new;
end $$;
create trigger lectures_guard before update on lectures for each row execute function guard_lecture();

select keep_records('lectures');
