alter table consults drop column clinic_participant_id;
drop index notices_standing_key;
alter table notices drop column is_standing, drop column is_for_students;

drop trigger clinic_todos_announce on clinic_todos;
drop trigger clinic_participants_announce on clinic_participants;
create trigger clinic_participants_announce after insert or update or delete on clinic_participants
  for each statement execute function announce_roots('clinicSlotLoads', 'clinicOpenSlots', 'clinicWaitingPlaces', 'clinicTaDays');
drop trigger clinic_slots_announce on clinic_slots;
create trigger clinic_slots_announce after insert or update or delete on clinic_slots
  for each statement execute function announce_roots('clinicSlotLoads', 'clinicOpenSlots');

drop trigger students_forget_todos on students;
drop function forget_clinic_todos();
drop trigger clinic_participants_begin_todos on clinic_participants;
drop trigger clinic_participants_settle on clinic_participants;
drop function follow_booking_todos();
create function settle_booking_scores() returns trigger language plpgsql as $$
begin
  perform settle_reservations(score_attempt_id) from clinic_todos where participant_id = new.id and score_attempt_id is not null;
  return null;
end $$;
comment on function settle_booking_scores() is 'A booking that gains or loses its seat takes the clinic status of its scores with it';
create trigger clinic_participants_settle after update on clinic_participants for each row
  when (old.status is distinct from new.status) execute function settle_booking_scores();

drop trigger clinic_todos_follow on clinic_todos;
create or replace function follow_clinic_todo() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.status = 'FAILED' and old.status <> 'FAILED' then
    perform from clinic_participants where id = new.participant_id for no key update;
    update clinic_todos set sequence = sequence + 1 where participant_id = new.participant_id and sequence > new.sequence;
    insert into clinic_todos (participant_id, sequence, kind, title, follows_id, score_attempt_id, retake_exam_id)
    values (new.participant_id, new.sequence + 1, 'RETAKE', new.title, new.id, new.score_attempt_id, new.retake_exam_id);
    perform announce('clinicTodos');
  elsif tg_op = 'UPDATE' and new.status = 'DONE' and old.status <> 'DONE' then
    update score_attempts set clinic_status = 'RESERVED' where id = new.score_attempt_id and clinic_status = 'REQUIRED';
    update score_attempts set clinic_status = 'DONE' where id = new.score_attempt_id and clinic_status = 'RESERVED'
      and not exists (
        select from clinic_todos as todo join clinic_participants as booking on booking.id = todo.participant_id
        where todo.score_attempt_id = new.score_attempt_id and todo.status not in ('DONE', 'FAILED') and booking.status not in ('CANCELLED', 'NO_SHOW'));
    perform announce('scores', 'scoreAttempts');
  elsif tg_op <> 'UPDATE' then
    perform settle_reservations(score_attempt_id) from (values (new.score_attempt_id), (old.score_attempt_id)) as linked (score_attempt_id)
    where score_attempt_id is not null;
  end if;
  return null;
end $$;
comment on function follow_clinic_todo() is 'Puts a new retake behind a todo that failed; what was asked for a score is reserved, then done';
create trigger clinic_todos_follow after insert or update of status or delete on clinic_todos for each row execute function follow_clinic_todo();
create or replace function settle_reservations(attempt uuid default null) returns void language plpgsql as $$
begin
  update score_attempts set clinic_status = wanted.status
  from (
    select todo.score_attempt_id as id,
      case when bool_or(todo.status not in ('DONE', 'FAILED') and holds_clinic_seat(booking.status)) then 'RESERVED' else 'REQUIRED' end as status
    from clinic_todos as todo join clinic_participants as booking on booking.id = todo.participant_id
    where todo.score_attempt_id is not null and (attempt is null or todo.score_attempt_id = attempt)
    group by todo.score_attempt_id
  ) as wanted
  where score_attempts.id = wanted.id and score_attempts.clinic_status in ('REQUIRED', 'RESERVED') and score_attempts.clinic_status <> wanted.status;
  if found then
    perform announce('scores', 'scoreAttempts');
  end if;
end $$;

drop trigger score_attempts_move on score_attempts;
create trigger score_attempts_move before insert or update on score_attempts for each row execute function guard_move('clinic_status',
  '> NONE REQUIRED EXEMPT', 'NONE 해당 없음 > REQUIRED EXEMPT', 'REQUIRED 대상 > NONE RESERVED EXEMPT',
  'RESERVED 예약 > NONE REQUIRED DONE EXEMPT', 'DONE 완료 >', 'EXEMPT 면제 > NONE REQUIRED');
drop trigger clinic_todos_version on clinic_todos;
create trigger clinic_todos_version before update on clinic_todos for each row execute function raise_version();
drop trigger clinic_todos_begin on clinic_todos;
drop trigger clinic_todos_move on clinic_todos;
create trigger clinic_todos_move before insert or update of status on clinic_todos for each row execute function guard_move('status',
  '> TODO', 'TODO 할 일 > DOING', 'DOING 하는 중 > SUBMITTED', 'SUBMITTED 제출 > DONE FAILED', 'DONE 완료 >', 'FAILED 미통과 >');
create or replace function guard_clinic_todo() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status <> 'TODO' or old.follows_id is not null then
      raise exception '시작한 할 일과 미통과로 생긴 재시험은 지울 수 없습니다.' using errcode = '23514', constraint = 'clinic_todos_in_use';
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' and new.sequence is null then
    perform from clinic_participants where id = new.participant_id for no key update;
    new.sequence := (select coalesce(max(sequence), 0) + 1 from clinic_todos where participant_id = new.participant_id);
  end if;
  if tg_op = 'UPDATE' and (new.participant_id, new.follows_id, new.score_attempt_id) is distinct from (old.participant_id, old.follows_id, old.score_attempt_id) then
    raise exception '할 일은 다른 예약이나 성적으로 옮길 수 없습니다.' using errcode = '23514', constraint = 'clinic_todos_participant_fixed';
  end if;
  if new.follows_id is not null and tg_op = 'INSERT' and not exists (
      select from clinic_todos where id = new.follows_id and participant_id = new.participant_id and status = 'FAILED') then
    raise exception '미통과한 할 일 뒤에만 재시험을 둘 수 있습니다.' using errcode = '23514', constraint = 'clinic_todos_follows_failed';
  end if;
  if new.score_attempt_id is not null and not exists (
      select from score_attempts as attempt join scores on scores.id = attempt.score_id
      join clinic_participants as booking on booking.student_id = scores.student_id
      where attempt.id = new.score_attempt_id and booking.id = new.participant_id) then
    raise exception '예약한 학생의 성적이 아닙니다.' using errcode = '23514', constraint = 'clinic_todos_attempt_of_student';
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

drop function book_clinic_todos(uuid), put_clinic_todos(uuid[], uuid, uuid), hold_clinic_todos(uuid);
alter table clinic_todos disable trigger user;
-- Before, there was no todo without a booking.
delete from clinic_todos where participant_id is null;
alter table clinic_todos
  drop constraint clinic_todos_sequence_key,
  drop constraint clinic_todos_participant_id_fkey,
  drop column list_id,
  drop column student_id,
  alter column participant_id set not null,
  add constraint clinic_todos_participant_id_fkey foreign key (participant_id) references clinic_participants (id),
  add constraint clinic_todos_sequence_key unique (participant_id, sequence) deferrable initially immediate;
drop index clinic_todos_open_key;
alter table clinic_todos enable trigger user;
comment on table clinic_todos is '클리닉 할 일: what a student must finish there, in sequence';
comment on column clinic_todos.participant_id is '예약: moves to another slot with it';
comment on column clinic_todos.sequence is '순서 in the booking, from 1';

drop trigger clinic_participants_begin on clinic_participants;
drop trigger clinic_participants_move on clinic_participants;
create trigger clinic_participants_move before insert or update of status on clinic_participants for each row execute function guard_move('status',
  '> WAITING RESERVED', 'WAITING 대기 > RESERVED CANCELLED', 'RESERVED 예약 > ARRIVED CANCELLED NO_SHOW', 'ARRIVED 도착 > DEPARTED',
  'DEPARTED 귀가 >', 'CANCELLED 취소 >', 'NO_SHOW 불참 >');
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
  if holds_clinic_seat(new.status) and (enters or not holds_clinic_seat(old.status)) and clinic_seats_taken(new.slot_id, new.id) >= slot.capacity then
    raise exception '정원 %명이 모두 찼습니다. 대기를 신청하거나 다른 시간을 골라 주세요.', slot.capacity
      using errcode = '23514', constraint = 'clinic_participants_capacity';
  end if;
  if new.status = 'WAITING' then
    new.waiting_number := coalesce(new.waiting_number,
      (select coalesce(max(waiting_number), 0) + 1 from clinic_participants where slot_id = new.slot_id and status = 'WAITING'));
  else
    new.waiting_number := null;
  end if;
  return new;
end $$;
update clinic_participants set counsel_type = 'STUDY' where counsel_type = 'SCORES';
alter table clinic_participants
  drop constraint clinic_participants_student_of_key,
  drop constraint clinic_participants_counsel_type_known,
  add constraint clinic_participants_counsel_type_known check (counsel_type in ('STUDY', 'CAREER', 'LIFE', 'PARENT'));
comment on column clinic_participants.counsel_type is '상담 종류: STUDY 학습, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null in a clinic';

drop view clinic_open_slots;
create view clinic_open_slots as
  select slot.id, slot.reserve_type, slot.counsel_type, slot.held_on, slot.starts_at, slot.ends_at, slot.room, slot.note, slot.capacity,
    slot.closes_at, slot.cancel_until, load.free, load.waiting
  from clinic_slots as slot join clinic_slot_loads as load on load.id = slot.id
  where slot.closes_at > now() and slot.ends_at > now();
comment on view clinic_open_slots is '예약할 수 있는 시간: not closed yet, with its free seats and nobody''s name';
comment on column clinic_open_slots.id is 'Of the slot';
comment on column clinic_open_slots.reserve_type is 'CLINIC 클리닉, COUNSEL 상담';
comment on column clinic_open_slots.counsel_type is '상담 종류; null for any';
comment on column clinic_open_slots.held_on is '날짜, Asia/Seoul';
comment on column clinic_open_slots.starts_at is '시작';
comment on column clinic_open_slots.ends_at is '끝';
comment on column clinic_open_slots.room is '장소';
comment on column clinic_open_slots.note is '안내';
comment on column clinic_open_slots.capacity is '정원';
comment on column clinic_open_slots.closes_at is '예약 마감';
comment on column clinic_open_slots.cancel_until is '취소 기한';
comment on column clinic_open_slots.free is '빈자리';
comment on column clinic_open_slots.waiting is '대기하는 학생 수';

drop trigger clinic_slots_version on clinic_slots;
create trigger clinic_slots_version before update on clinic_slots for each row
  when ((old.reserve_type, old.counsel_type, old.starts_at, old.ends_at, old.room, old.note, old.capacity, old.closes_at, old.cancel_until)
    is distinct from (new.reserve_type, new.counsel_type, new.starts_at, new.ends_at, new.room, new.note, new.capacity, new.closes_at, new.cancel_until))
  execute function raise_version();
update clinic_slots set counsel_type = 'STUDY' where counsel_type = 'SCORES';
alter table clinic_slots
  drop column ta_id,
  drop column opens_at,
  drop constraint clinic_slots_counsel_type_known,
  add constraint clinic_slots_counsel_type_known check (counsel_type in ('STUDY', 'CAREER', 'LIFE', 'PARENT'));
comment on column clinic_slots.counsel_type is '상담 종류: STUDY 학습, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null of a counsel slot for any';

drop table clinic_rules;
drop function is_undoing();
