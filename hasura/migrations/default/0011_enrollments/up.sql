-- Enrollments: who attends a lecture from which day to which.

create table representative_lectures (
  student_id uuid primary key references students (id) on delete cascade,
  lecture_id uuid not null references lectures (id) on delete cascade,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table representative_lectures is '대표 강의: the lecture under which staff look a student up';
comment on column representative_lectures.student_id is '학생';
comment on column representative_lectures.lecture_id is '강의';
comment on column representative_lectures.created_by is 'Who made it; null for what the academy came with';
comment on column representative_lectures.created_at is 'When it was made';
comment on column representative_lectures.updated_at is 'When it was changed last';
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
comment on column enrollments.id is 'Key';
comment on column enrollments.lecture_id is '강의';
comment on column enrollments.student_id is '학생';
comment on column enrollments.from_date is '첫날';
comment on column enrollments.to_date is '마지막 날; null while open';
comment on column enrollments.created_by is 'Who made it; null for what the academy came with';
comment on column enrollments.created_at is 'When it was made';
comment on column enrollments.updated_at is 'When it was changed last';
create index enrollments_student_id_index on enrollments (student_id);
create index enrollments_lecture_id_index on enrollments (lecture_id, from_date);
create index enrollments_created_by_index on enrollments (created_by);

create function guard_enrollment() returns trigger language plpgsql as $$
declare lecture lectures;
begin
  -- Checked first, since a range that ends before it begins raises an unnamed error in everything below.
  if new.to_date < new.from_date then
    perform refuse('enrollments_dates_forward');
  end if;
  if tg_op = 'UPDATE' and (new.lecture_id, new.student_id) is distinct from (old.lecture_id, old.student_id) then
    perform refuse('enrollments_stay');
  end if;
  select * into lecture from lectures where id = new.lecture_id for update;
  if tg_op = 'INSERT' and lecture.status = 'DISABLED' then
    perform refuse('enrollments_lecture_active');
  end if;
  if enrolled_at_most(new.lecture_id, daterange(new.from_date, new.to_date, '[]'), new.id) >= lecture.capacity then
    perform refuse('enrollments_capacity', json_build_object('capacity', lecture.capacity));
  end if;
  return new;
end $$;
create trigger enrollments_guard before insert or update on enrollments for each row execute function guard_enrollment();

create function follow_enrollment() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from participants using weekly_lectures as week
    where week.id = participants.weekly_lecture_id and week.lecture_id = old.lecture_id and participants.student_id = old.student_id
      and daterange(old.from_date, old.to_date, '[]') @> week.held_on
      and (tg_op = 'DELETE' or not daterange(new.from_date, new.to_date, '[]') @> week.held_on)
      and participants.attendance_type_id is null and participants.memo = '' and not participants.is_locked
      and not is_scored(participants.weekly_lecture_id, participants.student_id);
  end if;
  if tg_op <> 'DELETE' then
    insert into participants (weekly_lecture_id, student_id)
    select week.id, new.student_id from weekly_lectures as week
    where week.lecture_id = new.lecture_id and daterange(new.from_date, new.to_date, '[]') @> week.held_on
    on conflict do nothing;
  end if;
  -- The enrollment also decides which lectures and weeks a student may see.
  perform announce('participants', 'lectures', 'weeklyLectures', 'students');
  return null;
end $$;
comment on function follow_enrollment() is 'Keeps participants in step: weeks inside the dates gain the student, weeks outside lose an untouched row';
create trigger enrollments_follow after insert or update of from_date, to_date or delete on enrollments for each row execute function follow_enrollment();

create function enrolled_at_most(lecture uuid, during daterange, besides uuid default null) returns bigint language sql stable as $$
  select coalesce(max(people), 0) from (
    select count(*) as people
    from (select distinct greatest(from_date, lower(during)) as on_date from enrollments
      where lecture_id = lecture and id is distinct from besides and daterange(from_date, to_date, '[]') && during) as day
    join enrollments as other on other.lecture_id = lecture and other.id is distinct from besides
      and daterange(other.from_date, other.to_date, '[]') @> day.on_date
    group by day.on_date) as days
$$;
comment on function enrolled_at_most(uuid, daterange, uuid) is 'How many students a lecture has on its fullest day of a span of days, one enrollment left out';

create trigger enrollments_anonymised before insert or update on enrollments for each row execute function refuse_anonymised();

select keep_records('representative_lectures', 'enrollments');
select keep_bulk_records('representative_lectures');
