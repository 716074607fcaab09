drop trigger weekly_lectures_guard on weekly_lectures;
create or replace function guard_week() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Waits for concurrent marks, so that no acknowledged mark is deleted.
    perform from participants where weekly_lecture_id = old.id order by id for update;
    if exists (select from participants where weekly_lecture_id = old.id and (attendance_type_id is not null or is_locked or memo <> '')) then
      perform refuse('weekly_lectures_in_use');
    end if;
    return old;
  end if;
  if (select status from lectures where id = new.lecture_id for share) = 'DISABLED' then
    perform refuse('weekly_lectures_lecture_active');
  end if;
  return new;
end $$;
create trigger weekly_lectures_guard before insert or delete on weekly_lectures for each row execute function guard_week();
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
  if tg_op = 'INSERT' and lecture.status = 'DISABLED' then
    perform refuse('enrollments_lecture_active');
  end if;
  if enrolled_at_most(new.lecture_id, daterange(new.from_date, new.to_date, '[]'), new.id) >= lecture.capacity then
    perform refuse('enrollments_capacity', json_build_object('capacity', lecture.capacity));
  end if;
  return new;
end $$;
drop trigger word_test_plans_lecture_running on word_test_plans;
drop trigger word_assignments_lecture_running on word_assignments;
drop trigger weekly_lectures_lecture_running on weekly_lectures;
drop trigger lecture_ddays_lecture_running on lecture_ddays;
drop trigger enrollments_lecture_still_running on enrollments;
drop trigger enrollments_lecture_running on enrollments;
drop function require_running_lecture();
drop function is_running_lecture(uuid);
