-- Lectures on several weekdays, and the dates of their term.

alter table lectures
  add column starts_on date,
  add column ends_on date,
  add constraint lectures_term_forward check (ends_on >= starts_on);
comment on column lectures.starts_on is '첫날 of the term; null when it is open';
comment on column lectures.ends_on is '마지막 날 of the term; null when it is open';

create table lecture_hours (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null references lectures (id) on delete cascade,
  weekday smallint not null,
  starts_at time not null,
  ends_at time not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lecture_hours_weekday_iso check (weekday between 1 and 7),
  constraint lecture_hours_forward check (ends_at > starts_at)
);
comment on table lecture_hours is '다른 요일의 수업: weekly hours of a lecture besides its own weekday';
comment on column lecture_hours.lecture_id is '강의';
comment on column lecture_hours.weekday is '요일, ISO: 1 월요일 … 7 일요일';
comment on column lecture_hours.starts_at is '시작 시각, Asia/Seoul';
comment on column lecture_hours.ends_at is '종료 시각, Asia/Seoul';
create index lecture_hours_lecture_id_index on lecture_hours (lecture_id);
create index lecture_hours_created_by_index on lecture_hours (created_by);

select keep_records('lecture_hours');
select comment_on_records('lecture_hours');

-- Asked at the commit: an edit changes the hours one after another.
create function keep_hours_apart() returns trigger language plpgsql as $$
declare lecture uuid := case tg_table_name when 'lectures' then new.id else (to_jsonb(new) ->> 'lecture_id')::uuid end;
declare clash record;
begin
  with held as (
    select id, weekday, starts_at, ends_at from lectures where id = lecture
    union all
    select id, weekday, starts_at, ends_at from lecture_hours where lecture_id = lecture)
  select one.weekday into clash
  from held as one join held as other on one.id < other.id and one.weekday = other.weekday
    and one.starts_at < other.ends_at and other.starts_at < one.ends_at
  limit 1;
  if found then
    perform refuse('lecture_hours_apart', json_build_object('weekday', clash.weekday));
  end if;
  return null;
end $$;
comment on function keep_hours_apart() is 'Refuses hours of one lecture that overlap each other';
create constraint trigger lecture_hours_apart after insert or update on lecture_hours deferrable initially deferred
  for each row execute function keep_hours_apart();
create constraint trigger lectures_hours_apart after update of weekday, starts_at, ends_at on lectures deferrable initially deferred
  for each row execute function keep_hours_apart();
