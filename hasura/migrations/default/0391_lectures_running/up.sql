-- Whether a lecture still runs is one question, asked where something that is to come is joined to it.

create function is_running_lecture(lecture uuid) returns boolean language sql stable as $$
  select exists (select from lectures where id = lecture and status = 'ACTIVE')
$$;
comment on function is_running_lecture(uuid) is 'Whether a lecture takes new students, weeks, assignments and D-days: it was not ended';

create function require_running_lecture() returns trigger language plpgsql as $$
declare
  fields constant jsonb := to_jsonb(new);
  wanted constant uuid := coalesce(fields ->> 'lecture_id', (select lecture_id::text from weekly_lectures where id = (fields ->> 'weekly_lecture_id')::uuid))::uuid;
begin
  -- One after the other: a lecture that is ended meanwhile is ended afterwards.
  perform from lectures where id = wanted for share;
  -- Of one that is not there the foreign key tells.
  if found and not is_running_lecture(wanted) then
    perform refuse('lectures_ended');
  end if;
  return new;
end $$;
comment on function require_running_lecture() is 'Row trigger: nothing that is to come is joined to a lecture, or to a week of one, that was ended. Violates lectures_ended';

create trigger enrollments_lecture_running before insert on enrollments for each row execute function require_running_lecture();
create trigger enrollments_lecture_still_running before update of to_date on enrollments
  for each row when (coalesce(new.to_date, 'infinity') > coalesce(old.to_date, 'infinity')) execute function require_running_lecture();
create trigger lecture_ddays_lecture_running before insert on lecture_ddays for each row execute function require_running_lecture();
create trigger weekly_lectures_lecture_running before insert on weekly_lectures for each row execute function require_running_lecture();
create trigger word_assignments_lecture_running before insert on word_assignments
  for each row when (coalesce(new.lecture_id, new.weekly_lecture_id) is not null) execute function require_running_lecture();
create trigger word_test_plans_lecture_running before insert on word_test_plans
  for each row when (new.weekly_lecture_id is not null) execute function require_running_lecture();

create or replace function guard_enrollment() returns trigger language plpgsql as $$
declare lecture lectures;
begin
  -- Checked first, since a range that ends before it begins raises an unnamed error in everything below.
  if new.to_date < new.from_date then
    perform refuse('enrollments_dates_forward');
  end if;
  if tg_op = 'UPDATE' and (new.lecture_id, new.student_id) is distinct from (old.lecture_id, old.student_id) then
    perform refuse('enrollments_stay');
  end if;
  select * into lecture from lectures where id = new.lecture_id for update;
  if enrolled_at_most(new.lecture_id, daterange(new.from_date, new.to_date, '[]'), new.id) >= lecture.capacity then
    perform refuse('enrollments_capacity', json_build_object('capacity', lecture.capacity));
  end if;
  return new;
end $$;

drop trigger weekly_lectures_guard on weekly_lectures;
create or replace function guard_week() returns trigger language plpgsql as $$
begin
  -- Waits for concurrent marks, so that no acknowledged mark is deleted.
  perform from participants where weekly_lecture_id = old.id order by id for update;
  if exists (select from participants where weekly_lecture_id = old.id and (attendance_type_id is not null or is_locked or memo <> '')) then
    perform refuse('weekly_lectures_in_use');
  end if;
  return old;
end $$;
create trigger weekly_lectures_guard before delete on weekly_lectures for each row execute function guard_week();
