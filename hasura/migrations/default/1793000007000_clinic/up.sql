-- Help: clinic and counsel slots, who comes to them, and what they finish there.

create function announce_roots() returns trigger language plpgsql as $$
begin
  perform announce(variadic tg_argv);
  return null;
end $$;
comment on function announce_roots() is 'Statement trigger that announces the views that follow from its table: announce_roots(''clinicSlotLoads'')';

create function comment_records(variadic table_names text[]) returns void language plpgsql as $$
declare
  usual constant jsonb := '{
    "id": "Key", "created_by": "Who wrote it", "created_at": "When it was written", "updated_at": "When it was changed last",
    "version": "Raised at every change by people; an edit says which one it changes"}';
  found record;
begin
  for found in
    select attrelid::regclass as relation, attname from pg_attribute
    where attrelid = any (table_names::regclass[]) and attnum > 0 and not attisdropped and usual ? attname
      and col_description(attrelid, attnum) is null
  loop
    execute format('comment on column %s.%I is %L', found.relation, found.attname, usual ->> found.attname);
  end loop;
end $$;
comment on function comment_records(text[]) is 'Comments the columns that mean the same in every table, where nothing else is said of them';

create table clinic_slots (
  id uuid primary key default uuid_v7(),
  reserve_type text not null,
  counsel_type text,
  held_on date not null generated always as ((starts_at at time zone 'Asia/Seoul')::date) stored,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  room text not null default '',
  note text not null default '',
  capacity integer not null,
  closes_at timestamptz not null,
  cancel_until timestamptz not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clinic_slots_type_key unique (id, reserve_type),
  constraint clinic_slots_place_key unique (reserve_type, starts_at, room),
  constraint clinic_slots_reserve_type_known check (reserve_type in ('CLINIC', 'COUNSEL')),
  constraint clinic_slots_counsel_type_known check (counsel_type in ('STUDY', 'CAREER', 'LIFE', 'PARENT')),
  constraint clinic_slots_counsel_type_of_counsel check (counsel_type is null or reserve_type = 'COUNSEL'),
  constraint clinic_slots_hours_forward check (ends_at > starts_at and ends_at <= starts_at + interval '12 hours'),
  constraint clinic_slots_closes_before_end check (closes_at <= ends_at),
  constraint clinic_slots_cancel_before_end check (cancel_until <= ends_at),
  constraint clinic_slots_capacity_range check (capacity between 1 and 500),
  constraint clinic_slots_room_length check (room = btrim(room) and length(room) <= 30),
  constraint clinic_slots_note_length check (length(note) <= 500)
);
comment on table clinic_slots is '클리닉·상담 시간: a dated period with a capacity that students reserve';
comment on column clinic_slots.reserve_type is 'CLINIC 클리닉, COUNSEL 상담';
comment on column clinic_slots.counsel_type is '상담 종류: STUDY 학습, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null of a counsel slot for any';
comment on column clinic_slots.held_on is '날짜, Asia/Seoul; follows from starts_at';
comment on column clinic_slots.starts_at is '시작';
comment on column clinic_slots.ends_at is '끝';
comment on column clinic_slots.room is '장소; tells slots of the same hour apart';
comment on column clinic_slots.note is '안내: students read it';
comment on column clinic_slots.capacity is '정원: never more bookings that hold a seat';
comment on column clinic_slots.closes_at is '예약 마감: students reserve until then, staff always';
comment on column clinic_slots.cancel_until is '취소 기한: students cancel until then, staff always';
create index clinic_slots_day_index on clinic_slots (held_on, reserve_type, starts_at);
create index clinic_slots_closes_at_index on clinic_slots (closes_at);
create index clinic_slots_created_by_index on clinic_slots (created_by);

create table clinic_participants (
  id uuid primary key default uuid_v7(),
  slot_id uuid not null,
  reserve_type text not null,
  student_id uuid not null references students (id),
  status text not null default 'RESERVED',
  counsel_type text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  waiting_number integer,
  ta_id uuid references tas (id),
  is_hurried boolean not null default false,
  memo text not null default '',
  promoted_at timestamptz,
  arrived_at timestamptz,
  departed_at timestamptz,
  cancelled_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clinic_participants_slot_fkey foreign key (slot_id, reserve_type) references clinic_slots (id, reserve_type) on delete cascade,
  constraint clinic_participants_status_known check (status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED', 'CANCELLED', 'NO_SHOW')),
  constraint clinic_participants_counsel_type_known check (counsel_type in ('STUDY', 'CAREER', 'LIFE', 'PARENT')),
  constraint clinic_participants_counsel_type_of_counsel check ((reserve_type = 'COUNSEL') = (counsel_type is not null)),
  constraint clinic_participants_time_forward check (ends_at > starts_at),
  constraint clinic_participants_waiting_numbered check ((status = 'WAITING') = (waiting_number is not null)),
  constraint clinic_participants_arrival_stamped check ((status in ('ARRIVED', 'DEPARTED')) = (arrived_at is not null)),
  constraint clinic_participants_departure_stamped check ((status = 'DEPARTED') = (departed_at is not null)),
  constraint clinic_participants_cancel_stamped check ((status = 'CANCELLED') = (cancelled_at is not null)),
  constraint clinic_participants_departure_after_arrival check (departed_at >= arrived_at),
  constraint clinic_participants_memo_length check (length(memo) <= 500),
  constraint clinic_participants_no_overlap exclude using gist (student_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED')),
  -- In a clinic one TA goes from desk to desk, between rooms and slots too; a counsellor sits with one booking at a time.
  constraint clinic_participants_one_counsel exclude using gist (ta_id with =, slot_id with <>, tstzrange(starts_at, ends_at) with &&)
    where (reserve_type = 'COUNSEL' and status in ('RESERVED', 'ARRIVED', 'DEPARTED'))
);
comment on table clinic_participants is '클리닉·상담 예약: a student in a slot';
comment on column clinic_participants.slot_id is '시간';
comment on column clinic_participants.reserve_type is 'Of the slot; a trigger fills it';
comment on column clinic_participants.student_id is '학생';
comment on column clinic_participants.status is
  'WAITING 대기, RESERVED 예약, ARRIVED 도착, DEPARTED 귀가, CANCELLED 취소, NO_SHOW 불참; RESERVED, ARRIVED and DEPARTED hold a seat';
comment on column clinic_participants.counsel_type is '상담 종류: STUDY 학습, CAREER 진로·입시, LIFE 생활, PARENT 학부모; null in a clinic';
comment on column clinic_participants.starts_at is '시작: the slot''s unless agreed otherwise, always within it';
comment on column clinic_participants.ends_at is '끝: the slot''s unless agreed otherwise, always within it';
comment on column clinic_participants.waiting_number is '대기 순서: rises within the slot, with gaps; clinic_waiting_places counts the place';
comment on column clinic_participants.ta_id is '담당 조교';
comment on column clinic_participants.is_hurried is '급함: staff see them first';
comment on column clinic_participants.memo is '메모: staff only';
comment on column clinic_participants.promoted_at is 'When a cancellation gave the seat to this waiting booking; its message is sent once by the key clinic-promotion:<id>';
comment on column clinic_participants.arrived_at is '도착 시각';
comment on column clinic_participants.departed_at is '귀가 시각';
comment on column clinic_participants.cancelled_at is '취소 시각';
create index clinic_participants_slot_index on clinic_participants (slot_id, reserve_type, status);
create unique index clinic_participants_student_key on clinic_participants (slot_id, student_id)
  where status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED');
create unique index clinic_participants_waiting_key on clinic_participants (slot_id, waiting_number) where status = 'WAITING';
create index clinic_participants_student_index on clinic_participants (student_id, starts_at);
create index clinic_participants_ta_index on clinic_participants (ta_id, starts_at);
create index clinic_participants_promoted_index on clinic_participants (promoted_at) where promoted_at is not null;
create index clinic_participants_created_by_index on clinic_participants (created_by);

create table clinic_todos (
  id uuid primary key default uuid_v7(),
  participant_id uuid not null constraint clinic_todos_participant_id_fkey references clinic_participants (id),
  sequence integer not null,
  kind text not null,
  title text not null,
  status text not null default 'TODO',
  score_attempt_id uuid references score_attempts (id),
  retake_exam_id uuid references retake_exams (id),
  follows_id uuid references clinic_todos (id),
  memo text not null default '',
  submitted_at timestamptz,
  decided_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint clinic_todos_sequence_key unique (participant_id, sequence) deferrable initially immediate,
  constraint clinic_todos_follows_key unique (follows_id),
  constraint clinic_todos_sequence_positive check (sequence > 0),
  constraint clinic_todos_kind_known check (kind in ('RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER')),
  constraint clinic_todos_title_form check (title = btrim(title) and length(title) between 1 and 100),
  constraint clinic_todos_status_known check (status in ('TODO', 'DOING', 'SUBMITTED', 'DONE', 'FAILED')),
  constraint clinic_todos_paper_of_retake check (retake_exam_id is null or kind = 'RETAKE'),
  constraint clinic_todos_follow_is_retake check (follows_id is null or kind = 'RETAKE'),
  constraint clinic_todos_submit_stamped check ((status in ('SUBMITTED', 'DONE', 'FAILED')) = (submitted_at is not null)),
  constraint clinic_todos_decision_stamped check ((status in ('DONE', 'FAILED')) = (decided_at is not null)),
  constraint clinic_todos_memo_length check (length(memo) <= 500)
);
comment on table clinic_todos is '클리닉 할 일: what a student must finish there, in sequence';
comment on column clinic_todos.participant_id is '예약: moves to another slot with it';
comment on column clinic_todos.sequence is '순서 in the booking, from 1';
comment on column clinic_todos.kind is 'RETAKE 재시험, CORRECTION 오답 정리, HOMEWORK 과제, OTHER 기타';
comment on column clinic_todos.title is '할 일';
comment on column clinic_todos.status is 'TODO 할 일, DOING 하는 중, SUBMITTED 제출, DONE 완료, FAILED 미통과';
comment on column clinic_todos.score_attempt_id is 'The attempt whose value asks for this; its clinic status follows. Null for other work';
comment on column clinic_todos.retake_exam_id is '재시험지 to sit; null when the retake has no paper of its own';
comment on column clinic_todos.follows_id is 'The failed todo behind which this retake stands; a trigger makes it';
comment on column clinic_todos.memo is '메모: staff only';
comment on column clinic_todos.submitted_at is '제출 시각';
comment on column clinic_todos.decided_at is '통과나 미통과를 정한 시각';
create index clinic_todos_status_index on clinic_todos (status, submitted_at);
create index clinic_todos_score_attempt_id_index on clinic_todos (score_attempt_id);
create index clinic_todos_retake_exam_id_index on clinic_todos (retake_exam_id);
create index clinic_todos_created_by_index on clinic_todos (created_by);

-- Rules: slots --------------------------------------------------------------------------------------------------------

create function holds_clinic_seat(status text) returns boolean language sql immutable parallel safe as $$
  select status in ('RESERVED', 'ARRIVED', 'DEPARTED')
$$;
comment on function holds_clinic_seat(text) is 'True of a booking that takes one of the capacity';

create function hold_clinic_slots(variadic slot_ids uuid[]) returns void language plpgsql as $$
begin
  perform from clinic_slots where id = any (slot_ids) order by id for no key update;
  -- Written, not only locked: a transaction with an older snapshot fails (40001) where it would count old bookings.
  update clinic_slots set updated_at = now() where id = any (slot_ids);
end $$;
comment on function hold_clinic_slots(uuid[]) is
  'Queues up for slots in order of their ids, until the transaction ends. Commands that change bookings call it before they lock one, so that none deadlocks';

create function clinic_seats_taken(slot uuid, besides uuid default null) returns bigint language sql stable as $$
  select count(*) from clinic_participants
  where slot_id = slot and id is distinct from besides and status in ('RESERVED', 'ARRIVED', 'DEPARTED')
$$;
comment on function clinic_seats_taken(uuid, uuid) is 'Bookings of a slot that hold a seat';

create function promote_waiting(slot uuid) returns void language plpgsql as $$
declare
  free bigint;
begin
  perform hold_clinic_slots(slot);
  select capacity - clinic_seats_taken(id) into free from clinic_slots where id = slot and ends_at > now();
  if free > 0 then
    update clinic_participants set status = 'RESERVED', promoted_at = now()
    where id in (select id from clinic_participants where slot_id = slot and status = 'WAITING' order by waiting_number limit free);
    if found then
      perform announce('clinicSlots', 'clinicParticipants');
    end if;
  end if;
end $$;
comment on function promote_waiting(uuid) is 'Gives the free seats of a slot that has not ended to the bookings that wait longest';

create function guard_clinic_slot() returns trigger language plpgsql as $$
declare
  taken bigint;
begin
  if tg_op = 'DELETE' then
    if exists (select from clinic_participants where slot_id = old.id and status <> 'CANCELLED') then
      raise exception '예약이나 기록이 있는 시간은 지울 수 없습니다. 예약을 먼저 옮기거나 취소해 주세요.' using errcode = '23514', constraint = 'clinic_slots_in_use';
    end if;
    return old;
  end if;
  taken := clinic_seats_taken(new.id);
  if new.capacity < taken then
    raise exception '이미 %명이 예약했습니다. 정원을 그보다 줄일 수 없습니다.', taken using errcode = '23514', constraint = 'clinic_slots_capacity_below_booked';
  end if;
  return new;
end $$;
create trigger clinic_slots_guard before update of capacity or delete on clinic_slots for each row execute function guard_clinic_slot();

create function follow_clinic_slot() returns trigger language plpgsql as $$
begin
  if (new.starts_at, new.ends_at) is distinct from (old.starts_at, old.ends_at) then
    update clinic_participants set
      starts_at = case when starts_at = old.starts_at then new.starts_at else starts_at end,
      ends_at = case when ends_at = old.ends_at then new.ends_at else ends_at end
    where slot_id = new.id and status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED') and (starts_at = old.starts_at or ends_at = old.ends_at)
      and case when starts_at = old.starts_at then new.starts_at else starts_at end < case when ends_at = old.ends_at then new.ends_at else ends_at end;
    if exists (select from clinic_participants where slot_id = new.id and status in ('WAITING', 'RESERVED', 'ARRIVED', 'DEPARTED')
        and (starts_at < new.starts_at or ends_at > new.ends_at)) then
      raise exception '따로 정한 시간이 새 시간 밖에 있는 학생이 있습니다. 그 학생의 시간을 먼저 바꿔 주세요.'
        using errcode = '23514', constraint = 'clinic_participants_time_within_slot';
    end if;
    perform announce('clinicParticipants');
  end if;
  if new.capacity > old.capacity then
    perform promote_waiting(new.id);
  end if;
  return null;
end $$;
comment on function follow_clinic_slot() is 'Bookings at the slot''s own time move with it; new seats go to those who wait';
create trigger clinic_slots_follow after update of starts_at, ends_at, capacity on clinic_slots for each row execute function follow_clinic_slot();

create trigger clinic_slots_version before update on clinic_slots for each row
  when ((old.reserve_type, old.counsel_type, old.starts_at, old.ends_at, old.room, old.note, old.capacity, old.closes_at, old.cancel_until)
    is distinct from (new.reserve_type, new.counsel_type, new.starts_at, new.ends_at, new.room, new.note, new.capacity, new.closes_at, new.cancel_until))
  execute function raise_version();

-- Rules: bookings -----------------------------------------------------------------------------------------------------

create function guard_clinic_participant() returns trigger language plpgsql as $$
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
comment on function guard_clinic_participant() is
  'Holds the slot, then checks its time, kind and seats; a bulk load that runs without triggers must bring what this fills in';
create trigger clinic_participants_guard before insert or update on clinic_participants for each row execute function guard_clinic_participant();

create trigger clinic_participants_move before insert or update of status on clinic_participants for each row execute function guard_move('status',
  '> WAITING RESERVED', 'WAITING 대기 > RESERVED CANCELLED', 'RESERVED 예약 > ARRIVED CANCELLED NO_SHOW', 'ARRIVED 도착 > DEPARTED',
  'DEPARTED 귀가 >', 'CANCELLED 취소 >', 'NO_SHOW 불참 >');

create function stamp_clinic_participant() returns trigger language plpgsql as $$
declare
  slot clinic_slots;
begin
  if tg_op = 'INSERT' or new.status = old.status then
    return new;
  end if;
  select * into slot from clinic_slots where id = new.slot_id;
  if new.status = 'CANCELLED' then
    if now() > slot.cancel_until and old.status = 'RESERVED' and not coalesce(session_variable('x-hasura-role') in ('ta', 'manager'), false) then
      raise exception '취소는 %까지였습니다. 데스크에 문의해 주세요.', to_char(slot.cancel_until at time zone 'Asia/Seoul', 'FMMM월 FMDD일 HH24:MI')
        using errcode = '23514', constraint = 'clinic_participants_cancel_late';
    end if;
    new.cancelled_at := now();
  elsif new.status = 'ARRIVED' then
    if (now() at time zone 'Asia/Seoul')::date < slot.held_on then
      raise exception '아직 그날이 아니어서 도착으로 바꿀 수 없습니다.' using errcode = '23514', constraint = 'clinic_participants_arrival_early';
    end if;
    new.arrived_at := coalesce(new.arrived_at, now());
  elsif new.status = 'DEPARTED' then
    new.departed_at := coalesce(new.departed_at, now());
  elsif new.status = 'NO_SHOW' and now() < new.ends_at then
    raise exception '예약한 시간이 아직 끝나지 않아 불참으로 바꿀 수 없습니다.' using errcode = '23514', constraint = 'clinic_participants_no_show_early';
  end if;
  return new;
end $$;
-- After the guard and the move, which come first by name.
create trigger clinic_participants_stamp before update of status on clinic_participants for each row execute function stamp_clinic_participant();
create trigger clinic_participants_version before update on clinic_participants for each row execute function raise_version();

create function follow_clinic_participant() returns trigger language plpgsql as $$
begin
  if holds_clinic_seat(old.status) and (tg_op = 'DELETE' or new.slot_id <> old.slot_id or not holds_clinic_seat(new.status)) then
    perform promote_waiting(old.slot_id);
  end if;
  return null;
end $$;
comment on function follow_clinic_participant() is 'A seat given up goes to whoever waits longest, in the same transaction';
create trigger clinic_participants_follow after update of status, slot_id or delete on clinic_participants
  for each row execute function follow_clinic_participant();

create function close_clinic_days() returns bigint language plpgsql as $$
declare
  closed bigint;
begin
  update clinic_participants set status = case status when 'WAITING' then 'CANCELLED' else 'NO_SHOW' end
  from clinic_slots as slot
  where slot.id = clinic_participants.slot_id and clinic_participants.status in ('WAITING', 'RESERVED')
    and slot.held_on < (now() at time zone 'Asia/Seoul')::date;
  get diagnostics closed = row_count;
  if closed > 0 then
    perform announce('clinicParticipants');
  end if;
  return closed;
end $$;
comment on function close_clinic_days() is 'End of the day: who is still reserved was not there, who still waits is let go; housekeeping calls it';

-- Rules: todos --------------------------------------------------------------------------------------------------------

create function guard_clinic_todo() returns trigger language plpgsql as $$
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
create trigger clinic_todos_guard before insert or update or delete on clinic_todos for each row execute function guard_clinic_todo();
create trigger clinic_todos_move before insert or update of status on clinic_todos for each row execute function guard_move('status',
  '> TODO', 'TODO 할 일 > DOING', 'DOING 하는 중 > SUBMITTED', 'SUBMITTED 제출 > DONE FAILED', 'DONE 완료 >', 'FAILED 미통과 >');
create trigger clinic_todos_version before update on clinic_todos for each row execute function raise_version();

create function settle_reservations(attempt uuid default null) returns void language plpgsql as $$
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
comment on function settle_reservations(uuid) is
  'RESERVED while something of an attempt is to be done in a booking that holds a seat, else REQUIRED again; of one attempt, or of all after a bulk load';

create function follow_clinic_todo() returns trigger language plpgsql as $$
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

create function settle_booking_scores() returns trigger language plpgsql as $$
begin
  perform settle_reservations(score_attempt_id) from clinic_todos where participant_id = new.id and score_attempt_id is not null;
  return null;
end $$;
comment on function settle_booking_scores() is 'A booking that gains or loses its seat takes the clinic status of its scores with it';
create trigger clinic_participants_settle after update on clinic_participants for each row
  when (old.status is distinct from new.status) execute function settle_booking_scores();

-- Read models ---------------------------------------------------------------------------------------------------------

create view clinic_slot_loads as
  select slot.id, slot.held_on, slot.reserve_type, slot.capacity, load.booked, load.waiting, load.arrived, load.departed, load.no_show, load.hurried,
    greatest(slot.capacity - load.booked, 0) as free
  from clinic_slots as slot cross join lateral (
    select
      (count(*) filter (where status in ('RESERVED', 'ARRIVED', 'DEPARTED')))::integer as booked,
      (count(*) filter (where status = 'WAITING'))::integer as waiting,
      (count(*) filter (where status = 'ARRIVED'))::integer as arrived,
      (count(*) filter (where status = 'DEPARTED'))::integer as departed,
      (count(*) filter (where status = 'NO_SHOW'))::integer as no_show,
      (count(*) filter (where is_hurried and status in ('RESERVED', 'ARRIVED')))::integer as hurried
    from clinic_participants where slot_id = slot.id
  ) as load;
comment on view clinic_slot_loads is '시간별 인원: how many a slot holds and in which state';
comment on column clinic_slot_loads.id is 'Of the slot';
comment on column clinic_slot_loads.held_on is '날짜, Asia/Seoul';
comment on column clinic_slot_loads.reserve_type is 'CLINIC 클리닉, COUNSEL 상담';
comment on column clinic_slot_loads.capacity is '정원';
comment on column clinic_slot_loads.booked is '자리를 가진 예약: reserved, arrived or departed';
comment on column clinic_slot_loads.waiting is '대기';
comment on column clinic_slot_loads.arrived is '와 있는 학생';
comment on column clinic_slot_loads.departed is '귀가한 학생';
comment on column clinic_slot_loads.no_show is '불참';
comment on column clinic_slot_loads.hurried is '급한 학생, still to come or here';
comment on column clinic_slot_loads.free is '빈자리';

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

create view clinic_waiting_places as
  select waiting.id, waiting.slot_id, waiting.student_id,
    (select count(*) from clinic_participants as other
      where other.slot_id = waiting.slot_id and other.status = 'WAITING' and other.waiting_number <= waiting.waiting_number)::integer as place
  from clinic_participants as waiting where waiting.status = 'WAITING';
comment on view clinic_waiting_places is '대기 순번: the place of each waiting booking, from 1';
comment on column clinic_waiting_places.id is 'Of the booking';
comment on column clinic_waiting_places.slot_id is '시간';
comment on column clinic_waiting_places.student_id is '학생';
comment on column clinic_waiting_places.place is '몇 번째, from 1';

create view clinic_ta_days as
  select slot.held_on || ':' || booking.ta_id as id, booking.ta_id, slot.held_on,
    (count(*))::integer as assigned,
    (count(*) filter (where booking.status = 'ARRIVED'))::integer as arrived,
    (count(*) filter (where booking.status = 'DEPARTED'))::integer as departed,
    (count(*) filter (where booking.reserve_type = 'COUNSEL'))::integer as counsels
  from clinic_participants as booking join clinic_slots as slot on slot.id = booking.slot_id
  where booking.ta_id is not null and booking.status in ('RESERVED', 'ARRIVED', 'DEPARTED')
  group by booking.ta_id, slot.held_on;
comment on view clinic_ta_days is '조교 배정: how many bookings each TA has on a day';
comment on column clinic_ta_days.id is 'Day and TA';
comment on column clinic_ta_days.ta_id is '조교';
comment on column clinic_ta_days.held_on is '날짜, Asia/Seoul';
comment on column clinic_ta_days.assigned is '맡은 예약';
comment on column clinic_ta_days.arrived is '지금 와 있는 학생';
comment on column clinic_ta_days.departed is '귀가한 학생';
comment on column clinic_ta_days.counsels is '그중 상담';

create trigger clinic_slots_announce after insert or update or delete on clinic_slots
  for each statement execute function announce_roots('clinicSlotLoads', 'clinicOpenSlots');
create trigger clinic_participants_announce after insert or update or delete on clinic_participants
  for each statement execute function announce_roots('clinicSlotLoads', 'clinicOpenSlots', 'clinicWaitingPlaces', 'clinicTaDays');

select keep_records('clinic_slots', 'clinic_participants', 'clinic_todos');
select comment_records('clinic_slots', 'clinic_participants', 'clinic_todos');
