-- The clinic's desk: todos before a booking, who looks after a slot, when it opens, rules of the house, and steps taken back.

create function is_undoing() returns boolean language sql stable as $$
  select coalesce(current_setting('academy.undoing', true), '') = 'on'
$$;
comment on function is_undoing() is 'True in a transaction that takes a change set back: states may then go back where people may not move them';

-- Rules of the house ----------------------------------------------------------------------------------------------------

create table clinic_rules (
  id uuid primary key default '00000000-0000-7000-8000-000000000001',
  closing_time time not null default '22:00',
  late_rule text not null default 'WARN',
  holiday_rule text not null default 'WARN',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clinic_rules_one check (id = '00000000-0000-7000-8000-000000000001'),
  constraint clinic_rules_late_known check (late_rule in ('ALLOW', 'WARN', 'REFUSE')),
  constraint clinic_rules_holiday_known check (holiday_rule in ('ALLOW', 'WARN', 'REFUSE'))
);
comment on table clinic_rules is '클리닉 규칙: one row, what a slot at a late hour or on a holiday leads to';
comment on column clinic_rules.id is 'Always the same: there is one row';
comment on column clinic_rules.closing_time is '마감 시각, Asia/Seoul: by then every slot has ended (학원 조례: 22:00 in Seoul)';
comment on column clinic_rules.late_rule is '늦은 시간: ALLOW 허용, WARN 경고, REFUSE 거절';
comment on column clinic_rules.holiday_rule is '공휴일: ALLOW 허용, WARN 경고, REFUSE 거절';
create trigger clinic_rules_version before update on clinic_rules for each row execute function raise_version();
insert into clinic_rules default values;
select keep_records('clinic_rules');
select comment_records('clinic_rules');

-- Slots: who looks after them and when they open ------------------------------------------------------------------------

alter table clinic_slots
  add column ta_id uuid references tas (id),
  add column opens_at timestamptz,
  add constraint clinic_slots_opens_before_close check (opens_at <= closes_at),
  drop constraint clinic_slots_counsel_type_known,
  add constraint clinic_slots_counsel_type_known check (counsel_type in ('STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT'));
comment on column clinic_slots.ta_id is '담당 조교: of every booking that has no other';
comment on column clinic_slots.opens_at is '예약 시작: students reserve from then on, staff always; null for at once';
comment on column clinic_slots.counsel_type is '상담 종류: STUDY 학습, SCORES 성적, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null of a counsel slot for any';
create index clinic_slots_ta_index on clinic_slots (ta_id, starts_at);

drop trigger clinic_slots_version on clinic_slots;
create trigger clinic_slots_version before update on clinic_slots for each row
  when ((old.reserve_type, old.counsel_type, old.starts_at, old.ends_at, old.room, old.note, old.capacity, old.ta_id, old.opens_at, old.closes_at, old.cancel_until)
    is distinct from (new.reserve_type, new.counsel_type, new.starts_at, new.ends_at, new.room, new.note, new.capacity, new.ta_id, new.opens_at, new.closes_at, new.cancel_until))
  execute function raise_version();

create or replace view clinic_open_slots as
  select slot.id, slot.reserve_type, slot.counsel_type, slot.held_on, slot.starts_at, slot.ends_at, slot.room, slot.note, slot.capacity,
    slot.closes_at, slot.cancel_until, load.free, load.waiting, slot.opens_at
  from clinic_slots as slot join clinic_slot_loads as load on load.id = slot.id
  where slot.closes_at > now() and slot.ends_at > now();
comment on column clinic_open_slots.opens_at is '예약 시작; null for at once';

-- Bookings --------------------------------------------------------------------------------------------------------------

alter table clinic_participants
  add constraint clinic_participants_student_of_key unique (id, student_id),
  drop constraint clinic_participants_counsel_type_known,
  add constraint clinic_participants_counsel_type_known check (counsel_type in ('STUDY', 'SCORES', 'CAREER', 'LIFE', 'PARENT'));
comment on column clinic_participants.counsel_type is '상담 종류: STUDY 학습, SCORES 성적, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null in a clinic';

create or replace function guard_clinic_participant() returns trigger language plpgsql as $$
declare
  slot clinic_slots;
  by_staff constant boolean := coalesce(session_variable('x-hasura-role') in ('ta', 'manager'), false);
  enters constant boolean := tg_op = 'INSERT' or new.slot_id <> old.slot_id;
begin
  if tg_op = 'UPDATE' and (new.slot_id, new.student_id, new.status, new.counsel_type, new.starts_at, new.ends_at)
      is not distinct from (old.slot_id, old.student_id, old.status, old.counsel_type, old.starts_at, old.ends_at) then
    return new;
  end if;
  if tg_op = 'UPDATE' and new.student_id <> old.student_id then
    raise exception '예약의 학생은 바꿀 수 없습니다. 새로 예약해 주세요.' using errcode = '23514', constraint = 'clinic_participants_student_fixed';
  end if;
  perform hold_clinic_slots(new.slot_id, case tg_op when 'UPDATE' then old.slot_id end);
  select * into slot from clinic_slots where id = new.slot_id;
  if not found then
    raise exception '없는 시간입니다.' using errcode = '23503', constraint = 'clinic_participants_slot_fkey';
  end if;

  if enters then
    if not by_staff and now() > slot.closes_at then
      raise exception '예약은 %까지였습니다. 데스크에 문의해 주세요.', to_char(slot.closes_at at time zone 'Asia/Seoul', 'FMMM월 FMDD일 HH24:MI')
        using errcode = '23514', constraint = 'clinic_participants_closed';
    end if;
    if not by_staff and now() < slot.opens_at then
      raise exception '예약은 %부터입니다.', to_char(slot.opens_at at time zone 'Asia/Seoul', 'FMMM월 FMDD일 HH24:MI')
        using errcode = '23514', constraint = 'clinic_participants_not_open';
    end if;
    if tg_op = 'UPDATE' and slot.reserve_type <> old.reserve_type then
      raise exception '클리닉과 상담 사이로는 옮길 수 없습니다. 새로 예약해 주세요.' using errcode = '23514', constraint = 'clinic_participants_kind_fixed';
    end if;
    new.reserve_type := slot.reserve_type;
    new.counsel_type := case when slot.reserve_type = 'COUNSEL' then coalesce(new.counsel_type, slot.counsel_type) end;
    new.starts_at := case when tg_op = 'UPDATE' and new.starts_at = old.starts_at then slot.starts_at else coalesce(new.starts_at, slot.starts_at) end;
    new.ends_at := case when tg_op = 'UPDATE' and new.ends_at = old.ends_at then slot.ends_at else coalesce(new.ends_at, slot.ends_at) end;
    new.waiting_number := null;
  end if;
  if new.counsel_type <> slot.counsel_type then
    raise exception '이 시간에는 다른 종류의 상담을 받습니다.' using errcode = '23514', constraint = 'clinic_participants_counsel_type_of_slot';
  end if;
  if new.status not in ('CANCELLED', 'NO_SHOW') and (new.starts_at < slot.starts_at or new.ends_at > slot.ends_at) then
    raise exception '시간은 %–% 안에서 정해 주세요.', to_char(slot.starts_at at time zone 'Asia/Seoul', 'HH24:MI'), to_char(slot.ends_at at time zone 'Asia/Seoul', 'HH24:MI')
      using errcode = '23514', constraint = 'clinic_participants_time_within_slot';
  end if;

  -- A seat may have come free since they asked to wait for one.
  if new.status = 'WAITING' and enters and clinic_seats_taken(new.slot_id, new.id) < slot.capacity then
    new.status := 'RESERVED';
  end if;
  if holds_clinic_seat(new.status) and (enters or not holds_clinic_seat(old.status)) then
    if clinic_seats_taken(new.slot_id, new.id) >= slot.capacity then
      raise exception '정원 %명이 모두 찼습니다. 대기를 신청하거나 다른 시간을 골라 주세요.', slot.capacity
        using errcode = '23514', constraint = 'clinic_participants_capacity';
    end if;
    new.ta_id := case tg_op when 'INSERT' then coalesce(new.ta_id, slot.ta_id) else coalesce(slot.ta_id, new.ta_id) end;
  end if;
  if new.status = 'WAITING' then
    new.waiting_number := coalesce(new.waiting_number,
      (select coalesce(max(waiting_number), 0) + 1 from clinic_participants where slot_id = new.slot_id and status = 'WAITING'));
  else
    new.waiting_number := null;
  end if;
  return new;
end $$;

drop trigger clinic_participants_move on clinic_participants;
create trigger clinic_participants_move before update of status on clinic_participants for each row
  when (not is_undoing()) execute function guard_move('status',
  'WAITING 대기 > RESERVED CANCELLED', 'RESERVED 예약 > ARRIVED CANCELLED NO_SHOW', 'ARRIVED 도착 > DEPARTED',
  'DEPARTED 귀가 >', 'CANCELLED 취소 >', 'NO_SHOW 불참 >');
create trigger clinic_participants_begin before insert on clinic_participants for each row
  when (not is_undoing()) execute function guard_move('status', '> WAITING RESERVED', 'WAITING 대기 >', 'RESERVED 예약 >');

-- Todos: of a student, in a booking once there is one -------------------------------------------------------------------

alter table clinic_todos disable trigger user;
alter table clinic_todos
  add column student_id uuid references students (id),
  alter column participant_id drop not null;
update clinic_todos set student_id = booking.student_id from clinic_participants as booking where booking.id = clinic_todos.participant_id;
-- What nobody came to do is still to be done.
update clinic_todos set participant_id = null from clinic_participants as booking
where booking.id = clinic_todos.participant_id and (
  booking.status in ('WAITING', 'CANCELLED', 'NO_SHOW') and clinic_todos.status not in ('DONE', 'FAILED')
  or booking.status = 'DEPARTED' and clinic_todos.status in ('TODO', 'DOING'));
alter table clinic_todos
  drop constraint clinic_todos_sequence_key,
  drop constraint clinic_todos_participant_id_fkey,
  alter column student_id set not null,
  add column list_id uuid not null generated always as (coalesce(participant_id, student_id)) stored,
  add constraint clinic_todos_participant_id_fkey foreign key (participant_id, student_id) references clinic_participants (id, student_id);
with placed as (
  select id, row_number() over (partition by student_id order by created_at, id) as place from clinic_todos where participant_id is null)
update clinic_todos set sequence = placed.place from placed where placed.id = clinic_todos.id;
alter table clinic_todos add constraint clinic_todos_sequence_key unique (list_id, sequence) deferrable initially immediate;
alter table clinic_todos enable trigger user;
comment on table clinic_todos is '클리닉 할 일: what a student must finish in the clinic, in sequence';
comment on column clinic_todos.student_id is '학생';
comment on column clinic_todos.participant_id is '예약 it is done in: moves to another slot with it; null until the student has one that holds a seat';
comment on column clinic_todos.list_id is 'The booking, or the student before there is one: what the sequence counts in';
comment on column clinic_todos.sequence is '순서, from 1: in the booking, or among what the student has open without one';
create index clinic_todos_student_index on clinic_todos (student_id, status);
create index clinic_todos_participant_index on clinic_todos (participant_id, student_id);
create unique index clinic_todos_open_key on clinic_todos (score_attempt_id) where status not in ('DONE', 'FAILED');

create function hold_clinic_todos(student uuid) returns void language sql as $$
  select from students where id = student for no key update
$$;
comment on function hold_clinic_todos(uuid) is 'Queues up for all lists of todos of a student, until the transaction ends';

create function put_clinic_todos(todo_ids uuid[], student uuid, booking uuid) returns void language sql as $$
  update clinic_todos set participant_id = booking, sequence = placed.place + (
    select coalesce(max(sequence), 0) from clinic_todos where list_id = coalesce(booking, student))
  from (select id, row_number() over (order by sequence) as place from clinic_todos where id = any (todo_ids)) as placed
  where placed.id = clinic_todos.id
$$;
comment on function put_clinic_todos(uuid[], uuid, uuid) is 'Puts todos at the end of a booking, or without one of what their student has open';

create function book_clinic_todos(student uuid) returns void language plpgsql as $$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  unbooked uuid[];
  booking uuid;
begin
  perform hold_clinic_todos(student);
  select array_agg(id) into unbooked from clinic_todos
  where list_id = student and status not in ('DONE', 'FAILED');
  if unbooked is null then
    return;
  end if;
  -- Here now, else the next one.
  select id into booking from clinic_participants
  where student_id = student and reserve_type = 'CLINIC' and status in ('RESERVED', 'ARRIVED') and (ends_at at time zone 'Asia/Seoul')::date >= today
  order by status = 'ARRIVED' desc, ends_at < now(), starts_at limit 1;
  if found then
    perform put_clinic_todos(unbooked, student, booking);
  end if;
end $$;
comment on function book_clinic_todos(uuid) is 'What a student has open goes into the clinic booking they are at, or come to next, that holds a seat';

create or replace function guard_clinic_todo() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if (old.status <> 'TODO' or old.follows_id is not null) and not is_undoing() then
      raise exception '시작한 할 일과 미통과로 생긴 재시험은 지울 수 없습니다.' using errcode = '23514', constraint = 'clinic_todos_in_use';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    new.student_id := coalesce(new.student_id, (select student_id from clinic_participants where id = new.participant_id));
    if new.sequence is null then
      perform hold_clinic_todos(new.student_id);
      new.sequence := (select coalesce(max(sequence), 0) + 1 from clinic_todos where list_id = coalesce(new.participant_id, new.student_id));
    end if;
  elsif (new.student_id, new.follows_id, new.score_attempt_id) is distinct from (old.student_id, old.follows_id, old.score_attempt_id) then
    raise exception '할 일은 다른 학생이나 성적으로 옮길 수 없습니다.' using errcode = '23514', constraint = 'clinic_todos_student_fixed';
  end if;
  if new.status not in ('DONE', 'FAILED') and (tg_op = 'INSERT' or new.participant_id is distinct from old.participant_id) and not is_undoing() and exists (
      select from clinic_participants where id = new.participant_id and status not in ('RESERVED', 'ARRIVED')) then
    raise exception '자리가 없거나 끝난 예약에는 할 일을 둘 수 없습니다.' using errcode = '23514', constraint = 'clinic_todos_booking_lost';
  end if;
  if new.follows_id is not null and tg_op = 'INSERT' and not exists (
      select from clinic_todos where id = new.follows_id and student_id = new.student_id and status = 'FAILED') then
    raise exception '미통과한 할 일 뒤에만 재시험을 둘 수 있습니다.' using errcode = '23514', constraint = 'clinic_todos_follows_failed';
  end if;
  if new.score_attempt_id is not null and not exists (
      select from score_attempts as attempt join scores on scores.id = attempt.score_id
      where attempt.id = new.score_attempt_id and scores.student_id = new.student_id) then
    raise exception '그 학생의 성적이 아닙니다.' using errcode = '23514', constraint = 'clinic_todos_attempt_of_student';
  end if;
  if new.score_attempt_id is not null and new.retake_exam_id is not null and not exists (
      select from score_attempts as attempt join retake_exams as paper on paper.exam_id = attempt.exam_id
      where attempt.id = new.score_attempt_id and paper.id = new.retake_exam_id) then
    raise exception '그 시험의 재시험지가 아닙니다.' using errcode = '23514', constraint = 'clinic_todos_paper_of_exam';
  end if;
  new.submitted_at := case when new.status in ('SUBMITTED', 'DONE', 'FAILED') then coalesce(new.submitted_at, now()) end;
  new.decided_at := case when new.status in ('DONE', 'FAILED') then coalesce(new.decided_at, now()) end;
  return new;
end $$;

drop trigger clinic_todos_move on clinic_todos;
create trigger clinic_todos_move before update of status on clinic_todos for each row
  when (not is_undoing()) execute function guard_move('status',
  'TODO 할 일 > DOING', 'DOING 하는 중 > SUBMITTED', 'SUBMITTED 제출 > DONE FAILED', 'DONE 완료 >', 'FAILED 미통과 >');
create trigger clinic_todos_begin before insert on clinic_todos for each row
  when (not is_undoing()) execute function guard_move('status', '> TODO', 'TODO 할 일 >');

drop trigger clinic_todos_version on clinic_todos;
-- Not where it stands: it is booked and ordered while somebody writes.
create trigger clinic_todos_version before update on clinic_todos for each row
  when ((old.kind, old.title, old.status, old.retake_exam_id, old.memo) is distinct from (new.kind, new.title, new.status, new.retake_exam_id, new.memo))
  execute function raise_version();

drop trigger score_attempts_move on score_attempts;
create trigger score_attempts_move before insert or update on score_attempts for each row
  when (not is_undoing()) execute function guard_move('clinic_status',
  '> NONE REQUIRED EXEMPT', 'NONE 해당 없음 > REQUIRED EXEMPT', 'REQUIRED 대상 > NONE RESERVED EXEMPT',
  'RESERVED 예약 > NONE REQUIRED DONE EXEMPT', 'DONE 완료 >', 'EXEMPT 면제 > NONE REQUIRED');

create or replace function settle_reservations(attempt uuid default null) returns void language plpgsql as $$
begin
  update score_attempts set clinic_status = wanted.status
  from (
    select todo.score_attempt_id as id,
      case when bool_or(todo.status not in ('DONE', 'FAILED') and coalesce(holds_clinic_seat(booking.status), false)) then 'RESERVED' else 'REQUIRED' end as status
    from clinic_todos as todo left join clinic_participants as booking on booking.id = todo.participant_id
    where todo.score_attempt_id is not null and (attempt is null or todo.score_attempt_id = attempt)
    group by todo.score_attempt_id
  ) as wanted
  where score_attempts.id = wanted.id and score_attempts.clinic_status in ('REQUIRED', 'RESERVED') and score_attempts.clinic_status <> wanted.status;
  if found then
    perform announce('scores', 'scoreAttempts');
  end if;
end $$;

create or replace function follow_clinic_todo() returns trigger language plpgsql as $$
declare
  booking uuid;
begin
  if tg_op = 'UPDATE' and new.status = 'FAILED' and old.status <> 'FAILED' then
    perform hold_clinic_todos(new.student_id);
    select id into booking from clinic_participants where id = new.participant_id and status in ('RESERVED', 'ARRIVED');
    if booking is not null then
      update clinic_todos set sequence = sequence + 1 where list_id = booking and sequence > new.sequence;
    end if;
    insert into clinic_todos (student_id, participant_id, sequence, kind, title, follows_id, score_attempt_id, retake_exam_id)
    values (new.student_id, booking, case when booking is not null then new.sequence + 1 end, 'RETAKE', new.title, new.id, new.score_attempt_id, new.retake_exam_id);
  elsif tg_op = 'UPDATE' and new.status = 'DONE' and old.status <> 'DONE' then
    update score_attempts set clinic_status = 'RESERVED' where id = new.score_attempt_id and clinic_status = 'REQUIRED';
    update score_attempts set clinic_status = 'DONE' where id = new.score_attempt_id and clinic_status = 'RESERVED'
      and not exists (
        select from clinic_todos where score_attempt_id = new.score_attempt_id and status not in ('DONE', 'FAILED'));
    perform announce('scores', 'scoreAttempts');
  elsif tg_op = 'INSERT' and new.participant_id is null then
    perform book_clinic_todos(new.student_id);
  end if;
  if tg_op <> 'UPDATE' or new.participant_id is distinct from old.participant_id then
    perform settle_reservations(score_attempt_id) from (values (new.score_attempt_id), (old.score_attempt_id)) as linked (score_attempt_id)
    where score_attempt_id is not null;
  end if;
  if tg_op = 'DELETE' then
    update score_attempts set clinic_status = 'REQUIRED' where id = old.score_attempt_id and clinic_status = 'RESERVED'
      and not exists (select from clinic_todos where score_attempt_id = old.score_attempt_id);
  end if;
  return null;
end $$;
comment on function follow_clinic_todo() is 'Books what is open, puts a new retake behind a todo that failed; what was asked for a score is reserved, then done';
drop trigger clinic_todos_follow on clinic_todos;
create trigger clinic_todos_follow after insert or update of status, participant_id or delete on clinic_todos
  for each row execute function follow_clinic_todo();

drop trigger clinic_participants_settle on clinic_participants;
drop function settle_booking_scores();
create function follow_booking_todos() returns trigger language plpgsql as $$
declare
  left_over uuid[];
begin
  perform hold_clinic_todos(new.student_id);
  if new.status in ('CANCELLED', 'NO_SHOW', 'DEPARTED') then
    -- Handed in is graded, wherever its student went.
    select array_agg(id) into left_over from clinic_todos
    where participant_id = new.id and (status in ('TODO', 'DOING') or status = 'SUBMITTED' and new.status <> 'DEPARTED');
    perform put_clinic_todos(left_over, new.student_id, null);
  end if;
  perform book_clinic_todos(new.student_id);
  return null;
end $$;
comment on function follow_booking_todos() is
  'A booking that gains a seat takes up what its student has open; one that is lost, or left early, gives back what is still to do';
create trigger clinic_participants_begin_todos after insert on clinic_participants for each row
  when (new.status = 'RESERVED' and new.reserve_type = 'CLINIC') execute function follow_booking_todos();
create trigger clinic_participants_settle after update on clinic_participants for each row
  when (old.status is distinct from new.status) execute function follow_booking_todos();

create function forget_clinic_todos() returns trigger language plpgsql as $$
begin
  delete from clinic_todos where student_id = new.id and status = 'TODO' and follows_id is null;
  update clinic_todos set memo = '' where student_id = new.id and memo <> '';
  return null;
end $$;
comment on function forget_clinic_todos() is 'Nobody waits any more for what an anonymised student should do';
create trigger students_forget_todos after update of anonymised_at on students for each row
  when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_clinic_todos();

select settle_reservations();

-- Everyone who looks is told --------------------------------------------------------------------------------------------

drop trigger clinic_slots_announce on clinic_slots;
create trigger clinic_slots_announce after insert or update or delete on clinic_slots
  for each statement execute function announce_roots('clinicSlots', 'clinicSlotLoads', 'clinicOpenSlots');
drop trigger clinic_participants_announce on clinic_participants;
create trigger clinic_participants_announce after insert or update or delete on clinic_participants
  for each statement execute function announce_roots('clinicParticipants', 'clinicSlotLoads', 'clinicOpenSlots', 'clinicWaitingPlaces', 'clinicTaDays');
create trigger clinic_todos_announce after insert or update or delete on clinic_todos
  for each statement execute function announce_roots('clinicTodos');

-- The notice that stands on the board, and the consult a booking led to --------------------------------------------------

alter table notices
  add column is_standing boolean not null default false,
  add column is_for_students boolean not null default false,
  add constraint notices_standing_of_clinic check (kind = 'CLINIC' or not (is_standing or is_for_students));
comment on column notices.is_standing is 'The one clinic notice that stands on the day board';
comment on column notices.is_for_students is 'Students read it on their clinic page';
create unique index notices_standing_key on notices (kind) where is_standing;

alter table consults
  add column clinic_participant_id uuid,
  add constraint consults_clinic_participant_key unique (clinic_participant_id),
  add constraint consults_clinic_participant_fkey foreign key (clinic_participant_id, student_id) references clinic_participants (id, student_id)
    on delete set null (clinic_participant_id);
comment on column consults.clinic_participant_id is '상담 예약 it came of; null of a talk without one';
