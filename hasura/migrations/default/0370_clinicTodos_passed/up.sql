-- A retake that nothing asks for any more is not left to do, and is to do again when the value is taken back.

alter table clinic_todos add column ended_from text;
alter table clinic_todos add constraint clinic_todos_ended_from_open check (ended_from is null or (status = 'DONE' and ended_from in ('TODO', 'DOING', 'SUBMITTED')));
comment on column clinic_todos.ended_from is 'Status it had when its attempt needed no clinic any more; null for what somebody decided. It goes back there when the attempt needs one again';

create function end_clinic_todos(attempt uuid) returns void language plpgsql as $$
declare
  allowed constant text := current_setting('academy.undoing', true);
begin
  perform hold_clinic_todos(scores.student_id) from score_attempts join scores on scores.id = score_id where score_attempts.id = attempt;
  perform set_config('academy.undoing', 'on', true);
  update clinic_todos set status = 'DONE', ended_from = status
  where score_attempt_id = attempt and kind = 'RETAKE' and status not in ('DONE', 'FAILED');
  perform set_config('academy.undoing', coalesce(allowed, ''), true);
end $$;
comment on function end_clinic_todos(uuid) is 'The open retakes of an attempt are done with, from whichever status';

create function resume_clinic_todos(attempt uuid) returns void language plpgsql as $$
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
end $$;
comment on function resume_clinic_todos(uuid) is 'What end_clinic_todos() ended is to do again where it stood, in its booking or the next one';

create function follow_clinic_status() returns trigger language plpgsql as $$
begin
  if new.clinic_status in ('REQUIRED', 'RESERVED') then
    perform resume_clinic_todos(new.id);
  else
    perform end_clinic_todos(new.id);
  end if;
  return null;
end $$;
comment on function follow_clinic_status() is
  'Todos follow the clinic status of their attempt, whoever changes the value, the cutline, a later retake or the status, and whoever undoes it';
create trigger score_attempts_todos after update on score_attempts for each row
  when ((old.clinic_status in ('REQUIRED', 'RESERVED')) <> (new.clinic_status in ('REQUIRED', 'RESERVED')))
  execute function follow_clinic_status();

-- What passed before this rule was there.
select end_clinic_todos(id) from score_attempts as attempt
where exists (select from clinic_todos where score_attempt_id = attempt.id and kind = 'RETAKE' and status not in ('DONE', 'FAILED'))
  and (clinic_status = 'DONE' or clinic_status = 'NONE' and value is not null);
