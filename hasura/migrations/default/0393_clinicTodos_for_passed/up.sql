-- A retake is given for a score that has not passed, by hand as well as by itself.

create function has_passed(attempt score_attempts) returns boolean language sql stable as $$
  select attempt.clinic_status = 'DONE' or (attempt.clinic_status = 'NONE' and attempt.value is not null and cutline_of(attempt) is not null)
$$;
comment on function has_passed(score_attempts) is 'Whether an attempt has reached its cutline, or a later one has; one without a cutline passes nowhere';

create function require_to_pass() returns trigger language plpgsql as $$
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
end $$;
comment on function require_to_pass() is 'Row trigger: no retake of what has passed. Violates clinic_todos_passed';
create trigger clinic_todos_for_passed before insert on clinic_todos
  for each row when (new.kind = 'RETAKE' and new.status not in ('DONE', 'FAILED')) execute function require_to_pass();
