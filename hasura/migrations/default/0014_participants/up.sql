-- Participants: who is in a week, with the attendance mark.

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
  lock_reason text not null default '',
  makeup_for_id uuid,
  constraint participants_student_key unique (weekly_lecture_id, student_id),
  constraint participants_memo_length check (length(memo) <= 500),
  constraint participants_makeup_for_id_fkey foreign key (makeup_for_id) references participants (id),
  constraint participants_makeup_for_id_key unique (makeup_for_id),
  constraint participants_makeup_elsewhere check (makeup_for_id <> id),
  constraint participants_lock_reason_form check (lock_reason = btrim(lock_reason) and length(lock_reason) <= 200)
);
comment on table participants is '수강생: a student in one weekly lecture';
comment on column participants.id is 'Key';
comment on column participants.weekly_lecture_id is '주차';
comment on column participants.student_id is '학생';
comment on column participants.attendance_type_id is '출결; null while unset';
comment on column participants.memo is '메모: staff only';
comment on column participants.is_locked is '잠금: only admin level may change the mark';
comment on column participants.version is 'Raised at every change of mark, memo or lock; a write says which one it changes';
comment on column participants.marked_by is 'Who set the mark last';
comment on column participants.marked_at is 'When the mark was set last';
comment on column participants.created_by is 'Who made it; null for what the academy came with';
comment on column participants.created_at is 'When it was made';
comment on column participants.updated_at is 'When it was changed last';
comment on column participants.lock_reason is '잠금 사유: why the lock was turned last; opening one takes a reason';
comment on column participants.makeup_for_id is '보강: the missed week that this one makes up for, of the same student; one makes up for one';
create index participants_student_id_index on participants (student_id);
create index participants_attendance_type_id_index on participants (attendance_type_id);
create index participants_marked_by_index on participants (marked_by);
create index participants_created_by_index on participants (created_by);

create function guard_participant() returns trigger language plpgsql as $$
begin
  if (new.attendance_type_id, new.makeup_for_id) is distinct from (old.attendance_type_id, old.makeup_for_id)
    and old.is_locked and new.is_locked and session_variable('x-hasura-role') is distinct from 'manager' then
    perform refuse('participants_locked');
  end if;
  if new.attendance_type_id is distinct from old.attendance_type_id then
    new.marked_by := session_user_id();
    new.marked_at := now();
  end if;
  if old.is_locked and not new.is_locked then
    if session_variable('x-hasura-role') is distinct from 'manager' then
      perform refuse('participants_unlock_needs_manager');
    end if;
    if new.lock_reason = '' then
      perform refuse('participants_unlock_reason');
    end if;
  end if;
  if (new.attendance_type_id, new.memo, new.is_locked, new.lock_reason, new.makeup_for_id)
    is distinct from (old.attendance_type_id, old.memo, old.is_locked, old.lock_reason, old.makeup_for_id) then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger participants_guard before update on participants for each row execute function guard_participant();

create function guard_participant_place() returns trigger language plpgsql as $$
begin
  perform refuse('participants_stay');
end $$;
create trigger participants_stay before update of weekly_lecture_id, student_id on participants for each row
  when ((new.weekly_lecture_id, new.student_id) is distinct from (old.weekly_lecture_id, old.student_id)) execute function guard_participant_place();

create function guard_makeup() returns trigger language plpgsql as $$
declare missed participants;
begin
  if new.makeup_for_id is not null then
    if counts_as_present(new.attendance_type_id) is not true then
      perform refuse('participants_makeup_present');
    end if;
    -- Waits for a concurrent change of the missed mark.
    select * into missed from participants where id = new.makeup_for_id for share;
    if missed.student_id is distinct from new.student_id then
      perform refuse('participants_makeup_student');
    end if;
    if counts_as_present(missed.attendance_type_id) is not false then
      perform refuse('participants_makeup_missed');
    end if;
  end if;
  if tg_op = 'UPDATE' and new.attendance_type_id is distinct from old.attendance_type_id
    and counts_as_present(new.attendance_type_id) is not false
    and exists (select from participants where makeup_for_id = new.id) then
    perform refuse('participants_makeup_linked');
  end if;
  return new;
end $$;
comment on function guard_makeup() is 'A make-up lesson stands where the student came, for a week the same student missed; both stay so while they are linked';
create trigger participants_makeup before insert or update of attendance_type_id, makeup_for_id on participants
  for each row execute function guard_makeup();

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

select keep_records('participants');
