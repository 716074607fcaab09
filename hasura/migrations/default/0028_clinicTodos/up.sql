-- Clinic todos: what a student must finish in the clinic.

create table clinic_todos (
  id uuid primary key default uuid_v7(),
  participant_id uuid,
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
  student_id uuid not null references students (id),
  list_id uuid not null generated always as (coalesce(participant_id, student_id)) stored,
  constraint clinic_todos_follows_key unique (follows_id),
  constraint clinic_todos_sequence_positive check (sequence > 0),
  constraint clinic_todos_kind_known check (kind in ('RETAKE', 'CORRECTION', 'HOMEWORK', 'OTHER')),
  constraint clinic_todos_title_form check (title = btrim(title) and length(title) between 1 and 100),
  constraint clinic_todos_status_known check (status in ('TODO', 'DOING', 'SUBMITTED', 'DONE', 'FAILED')),
  constraint clinic_todos_paper_of_retake check (retake_exam_id is null or kind = 'RETAKE'),
  constraint clinic_todos_follow_is_retake check (follows_id is null or kind = 'RETAKE'),
  constraint clinic_todos_submit_stamped check ((status in ('SUBMITTED', 'DONE', 'FAILED')) = (submitted_at is not null)),
  constraint clinic_todos_decision_stamped check ((status in ('DONE', 'FAILED')) = (decided_at is not null)),
  constraint clinic_todos_memo_length check (length(memo) <= 500),
  constraint clinic_todos_participant_id_fkey foreign key (participant_id, student_id) references clinic_participants (id, student_id),
  constraint clinic_todos_sequence_key unique (list_id, sequence) deferrable initially immediate
);
comment on table clinic_todos is '클리닉 할 일: what a student must finish in the clinic, in sequence';
comment on column clinic_todos.participant_id is '예약 it is done in: moves to another slot with it; null until the student has one that holds a seat';
comment on column clinic_todos.sequence is '순서, from 1: in the booking, or among what the student has open without one';
comment on column clinic_todos.kind is 'RETAKE 재시험, CORRECTION 오답 정리, HOMEWORK 과제, OTHER 기타';
comment on column clinic_todos.title is '할 일';
comment on column clinic_todos.status is 'TODO 할 일, DOING 하는 중, SUBMITTED 제출, DONE 완료, FAILED 미통과';
comment on column clinic_todos.score_attempt_id is 'The attempt whose value asks for this; its clinic status follows. Null for other work';
comment on column clinic_todos.retake_exam_id is '재시험지 to sit; null when the retake has no paper of its own';
comment on column clinic_todos.follows_id is 'The failed todo behind which this retake stands; a trigger makes it';
comment on column clinic_todos.memo is '메모: staff only';
comment on column clinic_todos.submitted_at is '제출 시각';
comment on column clinic_todos.decided_at is '통과나 미통과를 정한 시각';
comment on column clinic_todos.student_id is '학생';
comment on column clinic_todos.list_id is 'The booking, or the student before there is one: what the sequence counts in';
create index clinic_todos_status_index on clinic_todos (status, submitted_at);
create index clinic_todos_score_attempt_id_index on clinic_todos (score_attempt_id);
create index clinic_todos_retake_exam_id_index on clinic_todos (retake_exam_id);
create index clinic_todos_created_by_index on clinic_todos (created_by);
create index clinic_todos_student_index on clinic_todos (student_id, status);
create index clinic_todos_participant_index on clinic_todos (participant_id, student_id);
create unique index clinic_todos_open_key on clinic_todos (score_attempt_id) where status not in ('DONE', 'FAILED');

create function guard_clinic_todo() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if (old.status <> 'TODO' or old.follows_id is not null) and not is_undoing() then
      perform refuse('clinic_todos_in_use');
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
    perform refuse('clinic_todos_student_fixed');
  end if;
  if new.status not in ('DONE', 'FAILED') and (tg_op = 'INSERT' or new.participant_id is distinct from old.participant_id) and not is_undoing() and exists (
      select from clinic_participants where id = new.participant_id and status not in ('RESERVED', 'ARRIVED')) then
    perform refuse('clinic_todos_booking_lost');
  end if;
  if new.follows_id is not null and tg_op = 'INSERT' and not exists (
      select from clinic_todos where id = new.follows_id and student_id = new.student_id and status = 'FAILED') then
    perform refuse('clinic_todos_follows_failed');
  end if;
  if new.score_attempt_id is not null and not exists (
      select from score_attempts as attempt join scores on scores.id = attempt.score_id
      where attempt.id = new.score_attempt_id and scores.student_id = new.student_id) then
    perform refuse('clinic_todos_attempt_of_student');
  end if;
  if new.score_attempt_id is not null and new.retake_exam_id is not null and not exists (
      select from score_attempts as attempt join retake_exams as paper on paper.exam_id = attempt.exam_id
      where attempt.id = new.score_attempt_id and paper.id = new.retake_exam_id) then
    perform refuse('clinic_todos_paper_of_exam');
  end if;
  new.submitted_at := case when new.status in ('SUBMITTED', 'DONE', 'FAILED') then coalesce(new.submitted_at, now()) end;
  new.decided_at := case when new.status in ('DONE', 'FAILED') then coalesce(new.decided_at, now()) end;
  return new;
end $$;
create trigger clinic_todos_guard before insert or update or delete on clinic_todos for each row execute function guard_clinic_todo();

create function settle_reservations(attempt uuid default null) returns void language plpgsql as $$
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
comment on function settle_reservations(uuid) is
  'RESERVED while something of an attempt is to be done in a booking that holds a seat, else REQUIRED again; of one attempt, or of all after a bulk load';

create function follow_clinic_todo() returns trigger language plpgsql as $$
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

create function hold_clinic_todos(student uuid) returns void language plpgsql as $$
begin
  perform from students where id = student for no key update;
end $$;
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
  -- The booking of a present student, else the next one.
  select id into booking from clinic_participants
  where student_id = student and reserve_type = 'CLINIC' and status in ('RESERVED', 'ARRIVED') and (ends_at at time zone 'Asia/Seoul')::date >= today
  order by status = 'ARRIVED' desc, ends_at < now(), starts_at limit 1;
  if found then
    perform put_clinic_todos(unbooked, student, booking);
  end if;
end $$;
comment on function book_clinic_todos(uuid) is 'What a student has open goes into the clinic booking they are at, or come to next, that holds a seat';

create trigger clinic_todos_move before update of status on clinic_todos for each row
  when (not is_undoing()) execute function guard_move('status',
  'TODO > DOING', 'DOING > SUBMITTED', 'SUBMITTED > DONE FAILED', 'DONE >', 'FAILED >');
create trigger clinic_todos_begin before insert on clinic_todos for each row
  when (not is_undoing()) execute function guard_move('status', '> TODO', 'TODO >');
-- Booking and ordering a todo leaves its version alone: both happen while somebody edits it.
create trigger clinic_todos_version before update on clinic_todos for each row
  when ((old.kind, old.title, old.status, old.retake_exam_id, old.memo) is distinct from (new.kind, new.title, new.status, new.retake_exam_id, new.memo))
  execute function raise_version();
create trigger clinic_todos_follow after insert or update of status, participant_id or delete on clinic_todos
  for each row execute function follow_clinic_todo();

create function follow_booking_todos() returns trigger language plpgsql as $$
declare
  left_over uuid[];
begin
  perform hold_clinic_todos(new.student_id);
  if new.status in ('CANCELLED', 'NO_SHOW', 'DEPARTED') then
    -- Submitted work is graded even when its student has left.
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
create trigger clinic_todos_announce after insert or update or delete on clinic_todos
  for each statement execute function announce_roots('clinicTodos');

select keep_records('clinic_todos');
select comment_records('clinic_todos');
