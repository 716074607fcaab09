-- Calendars that students subscribe to.

create table calendar_links (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  token_hash text not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint calendar_links_student_key unique (student_id),
  constraint calendar_links_token_hash_key unique (token_hash),
  constraint calendar_links_token_hash_form check (token_hash ~ '^[0-9a-f]{64}$')
);
comment on table calendar_links is '캘린더 구독: the address at which a calendar reads one student''s lessons, bookings and D-days; gone when it is revoked';
comment on column calendar_links.student_id is '학생; one address each';
comment on column calendar_links.token_hash is 'SHA-256 of what stands in the address; the address itself is kept nowhere';
create index calendar_links_created_by_index on calendar_links (created_by);
create trigger calendar_links_anonymised before insert or update on calendar_links for each row execute function refuse_anonymised();

create function forget_calendar() returns trigger language plpgsql as $$
begin
  delete from calendar_links where student_id = new.id;
  return null;
end $$;
comment on function forget_calendar() is 'Row trigger: nobody reads the calendar of a student who was anonymised';
create trigger students_forget_calendar after update of anonymised_at on students
  for each row when (new.anonymised_at is not null) execute function forget_calendar();

select keep_records('calendar_links');
select comment_on_records('calendar_links');
