-- Absence notices: what parents say before a lesson; a suggestion, which staff take over or not.

create table absence_notices (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  weekly_lecture_id uuid not null references weekly_lectures (id) on delete cascade,
  reason text not null,
  status text not null default 'OPEN',
  decided_at timestamptz,
  decided_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint absence_notices_reason_form check (btrim(reason) <> '' and length(reason) <= 200),
  constraint absence_notices_status_known check (status in ('OPEN', 'ACCEPTED', 'DISMISSED')),
  constraint absence_notices_decided_stamped check ((status = 'OPEN') = (decided_at is null) and (decided_at is null) = (decided_by is null))
);
comment on table absence_notices is '결석 알림: what a parent said before a lesson; no mark by itself';
comment on column absence_notices.student_id is '학생';
comment on column absence_notices.weekly_lecture_id is '주차';
comment on column absence_notices.reason is '사유';
comment on column absence_notices.status is 'OPEN 확인 전, ACCEPTED 결석으로, DISMISSED 무시';
comment on column absence_notices.decided_at is '확인한 때';
comment on column absence_notices.decided_by is '확인한 사람';
create unique index absence_notices_open_key on absence_notices (student_id, weekly_lecture_id) where status = 'OPEN';
create index absence_notices_student_id_index on absence_notices (student_id);
create index absence_notices_weekly_lecture_id_index on absence_notices (weekly_lecture_id, status);
create index absence_notices_decided_by_index on absence_notices (decided_by);

create function guard_absence_notice() returns trigger language plpgsql as $$
begin
  if not exists (
    select from participants join weekly_lectures as week on week.id = participants.weekly_lecture_id
    where participants.weekly_lecture_id = new.weekly_lecture_id and participants.student_id = new.student_id
      and participants.attendance_type_id is null and not participants.is_locked
      and week.held_on between (now() at time zone 'Asia/Seoul')::date and (now() at time zone 'Asia/Seoul')::date + 14) then
    perform refuse('absence_notices_lesson_ahead');
  end if;
  return new;
end $$;
comment on function guard_absence_notice() is 'Told of a lesson of one''s own, of today or the next two weeks, that has no mark yet';
create trigger absence_notices_guard before insert on absence_notices for each row execute function guard_absence_notice();
create trigger absence_notices_anonymised before insert on absence_notices for each row execute function refuse_anonymised();
create trigger absence_notices_move before update of status on absence_notices for each row
  execute function guard_move('status', 'OPEN > ACCEPTED DISMISSED', 'ACCEPTED >', 'DISMISSED >');
create trigger absence_notices_announce after insert or update or delete on absence_notices
  for each statement execute function announce_roots('absenceNotices');

create function forget_absence_notices() returns trigger language plpgsql as $$
begin
  delete from absence_notices where student_id = new.id;
  return null;
end $$;
create trigger students_forget_absence_notices after update of anonymised_at on students
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_absence_notices();

select keep_records('absence_notices');
select comment_on_records('absence_notices');
