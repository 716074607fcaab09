-- Brothers and sisters: a shared phone of the parent suggests them, staff say whether they are, and what they said stays when a phone changes.

create table student_siblings (
  id uuid primary key default uuid_v7(),
  one_id uuid not null references students (id) on delete cascade,
  other_id uuid not null references students (id) on delete cascade,
  status text not null,
  decided_by uuid default session_user_id() references users (id),
  decided_at timestamptz not null default now(),
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint student_siblings_pair_key unique (one_id, other_id),
  -- A pair has no order: it is written in one way.
  constraint student_siblings_pair_ordered check (one_id < other_id),
  constraint student_siblings_status_known check (status in ('CONFIRMED', 'REFUSED'))
);
comment on table student_siblings is '형제자매: pairs of students of whom staff said whether they are';
comment on column student_siblings.one_id is '학생, the smaller id of the two';
comment on column student_siblings.other_id is '학생, the larger id';
comment on column student_siblings.status is '상태: CONFIRMED 형제자매, REFUSED 아님';
comment on column student_siblings.decided_by is 'Who said so last';
comment on column student_siblings.decided_at is 'When it was said last';
select comment_on_records('student_siblings');
create index student_siblings_other_id_index on student_siblings (other_id);
create index student_siblings_decided_by_index on student_siblings (decided_by);
create index student_siblings_created_by_index on student_siblings (created_by);
select keep_records('student_siblings');
create trigger student_siblings_one_anonymised before insert or update on student_siblings for each row execute function refuse_anonymised('one_id');
create trigger student_siblings_other_anonymised before insert or update on student_siblings for each row execute function refuse_anonymised('other_id');

create function forget_siblings() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from student_siblings where new.id in (one_id, other_id);
  -- Whose brother it was says who it was.
  update audit_log set before = before - array['one_id', 'other_id'], after = after - array['one_id', 'other_id']
  where table_name = 'student_siblings'
    and new.id::text in (coalesce(after, before) ->> 'one_id', coalesce(after, before) ->> 'other_id');
  return null;
end $$;
comment on function forget_siblings() is 'Who is forgotten has no brothers and sisters any more, not even in the audit log';
create trigger students_forget_siblings after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_siblings();
