-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- What a student has open goes into the clinic booking they are at, or come to next, that holds a seat
CREATE OR REPLACE FUNCTION public.book_clinic_todos(student uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- The open retakes of an attempt are done with, from whichever status
CREATE OR REPLACE FUNCTION public.end_clinic_todos(attempt uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  allowed constant text := current_setting('academy.undoing', true);
begin
  perform hold_clinic_todos(scores.student_id) from score_attempts join scores on scores.id = score_id where score_attempts.id = attempt;
  perform set_config('academy.undoing', 'on', true);
  update clinic_todos set status = 'DONE', ended_from = status
  where score_attempt_id = attempt and kind = 'RETAKE' and status not in ('DONE', 'FAILED');
  perform set_config('academy.undoing', coalesce(allowed, ''), true);
end $function$;

-- A booking that gains a seat takes up what its student has open; one that is lost, or left early, gives back what is still to do
CREATE OR REPLACE FUNCTION public.follow_booking_todos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Todos follow the clinic status of their attempt, whoever changes the value, the cutline, a later retake or the status, and whoever undoes it
CREATE OR REPLACE FUNCTION public.follow_clinic_status()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.clinic_status in ('REQUIRED', 'RESERVED') then
    perform resume_clinic_todos(new.id);
  else
    perform end_clinic_todos(new.id);
  end if;
  return null;
end $function$;

-- Books what is open, puts a new retake behind a todo that failed; what was asked for a score is reserved, then done
CREATE OR REPLACE FUNCTION public.follow_clinic_todo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Nobody waits any more for what an anonymised student should do
CREATE OR REPLACE FUNCTION public.forget_clinic_todos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from clinic_todos where student_id = new.id and status = 'TODO' and follows_id is null;
  update clinic_todos set memo = '' where student_id = new.id and memo <> '';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_clinic_todo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Whether an attempt has reached its cutline, or a later one has; one without a cutline passes nowhere
CREATE OR REPLACE FUNCTION public.has_passed(attempt score_attempts)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select attempt.clinic_status = 'DONE' or (attempt.clinic_status = 'NONE' and attempt.value is not null and cutline_of(attempt) is not null)
$function$;

-- Queues up for all lists of todos of a student, until the transaction ends
CREATE OR REPLACE FUNCTION public.hold_clinic_todos(student uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform from students where id = student for no key update;
end $function$;

-- Puts todos at the end of a booking, or without one of what their student has open
CREATE OR REPLACE FUNCTION public.put_clinic_todos(todo_ids uuid[], student uuid, booking uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  update clinic_todos set participant_id = booking, sequence = placed.place + (
    select coalesce(max(sequence), 0) from clinic_todos where list_id = coalesce(booking, student))
  from (select id, row_number() over (order by sequence) as place from clinic_todos where id = any (todo_ids)) as placed
  where placed.id = clinic_todos.id
$function$;

-- Row trigger: no retake of what has passed. Violates clinic_todos_passed
CREATE OR REPLACE FUNCTION public.require_to_pass()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from score_attempts as attempt where attempt.id = new.score_attempt_id and has_passed(attempt)) then
    return new;
  end if;
  if new.follows_id is null and not is_undoing() then
    perform refuse('clinic_todos_passed');
  end if;
  -- One that is brought back, or that stands behind a failed one, is done with.
  new.ended_from := new.status;
  new.status := 'DONE';
  return new;
end $function$;

-- What end_clinic_todos() ended is to do again where it stood, in its booking or the next one
CREATE OR REPLACE FUNCTION public.resume_clinic_todos(attempt uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  allowed constant text := current_setting('academy.undoing', true);
  student uuid;
begin
  select scores.student_id into student from score_attempts join scores on scores.id = score_id where score_attempts.id = attempt;
  perform hold_clinic_todos(student);
  perform set_config('academy.undoing', 'on', true);
  update clinic_todos set status = ended_from, ended_from = null
  where score_attempt_id = attempt and ended_from is not null
    and not exists (select from clinic_todos as open where open.score_attempt_id = attempt and open.status not in ('DONE', 'FAILED'));
  if not found then
    perform set_config('academy.undoing', coalesce(allowed, ''), true);
    return;
  end if;
  perform put_clinic_todos(array_agg(todo.id), student, null)
  from clinic_todos as todo join clinic_participants as booking on booking.id = todo.participant_id
  where todo.score_attempt_id = attempt and todo.status not in ('DONE', 'FAILED') and booking.status not in ('RESERVED', 'ARRIVED');
  perform set_config('academy.undoing', coalesce(allowed, ''), true);
  perform book_clinic_todos(student);
  perform settle_reservations(attempt);
end $function$;

-- RESERVED while something of an attempt is to be done in a booking that holds a seat, else REQUIRED again; of one attempt, or of all after a bulk load
CREATE OR REPLACE FUNCTION public.settle_reservations(attempt uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER clinic_participants_begin_todos AFTER INSERT ON clinic_participants FOR EACH ROW WHEN (new.status = 'RESERVED'::text AND new.reserve_type = 'CLINIC'::text) EXECUTE FUNCTION follow_booking_todos();

CREATE TRIGGER clinic_participants_settle AFTER UPDATE ON clinic_participants FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION follow_booking_todos();

CREATE TRIGGER clinic_todos_announce AFTER INSERT OR DELETE OR UPDATE ON clinic_todos FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('clinicTodos');

CREATE TRIGGER clinic_todos_audit AFTER INSERT OR DELETE OR UPDATE ON clinic_todos FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER clinic_todos_begin BEFORE INSERT ON clinic_todos FOR EACH ROW WHEN (NOT is_undoing()) EXECUTE FUNCTION guard_move('status', '> TODO', 'TODO >');

CREATE TRIGGER clinic_todos_follow AFTER INSERT OR DELETE OR UPDATE OF status, participant_id ON clinic_todos FOR EACH ROW EXECUTE FUNCTION follow_clinic_todo();

CREATE TRIGGER clinic_todos_for_passed BEFORE INSERT ON clinic_todos FOR EACH ROW WHEN (new.kind = 'RETAKE'::text AND (new.status <> ALL (ARRAY['DONE'::text, 'FAILED'::text]))) EXECUTE FUNCTION require_to_pass();

CREATE TRIGGER clinic_todos_guard BEFORE INSERT OR DELETE OR UPDATE ON clinic_todos FOR EACH ROW EXECUTE FUNCTION guard_clinic_todo();

CREATE TRIGGER clinic_todos_move BEFORE UPDATE OF status ON clinic_todos FOR EACH ROW WHEN (NOT is_undoing()) EXECUTE FUNCTION guard_move('status', 'TODO > DOING', 'DOING > SUBMITTED', 'SUBMITTED > DONE FAILED', 'DONE >', 'FAILED >');

CREATE TRIGGER clinic_todos_touch BEFORE UPDATE ON clinic_todos FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER clinic_todos_version BEFORE UPDATE ON clinic_todos FOR EACH ROW WHEN (old.kind IS DISTINCT FROM new.kind OR old.title IS DISTINCT FROM new.title OR old.status IS DISTINCT FROM new.status OR old.retake_exam_id IS DISTINCT FROM new.retake_exam_id OR old.memo IS DISTINCT FROM new.memo) EXECUTE FUNCTION raise_version();

CREATE TRIGGER score_attempts_todos AFTER UPDATE ON score_attempts FOR EACH ROW WHEN ((old.clinic_status = ANY (ARRAY['REQUIRED'::text, 'RESERVED'::text])) <> (new.clinic_status = ANY (ARRAY['REQUIRED'::text, 'RESERVED'::text]))) EXECUTE FUNCTION follow_clinic_status();

CREATE TRIGGER students_forget_todos AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_clinic_todos();
