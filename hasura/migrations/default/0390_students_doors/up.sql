-- What else joins a student to something that is to come asks whether they take part.

create trigger absence_notices_student_active before insert on absence_notices for each row execute function require_active_student();
create trigger calendar_links_student_active before insert on calendar_links for each row execute function require_active_student();
-- The next try of a todo that failed stands behind it, and waits for the student.
create trigger clinic_todos_student_active before insert on clinic_todos
  for each row when (new.follows_id is null) execute function require_active_student();
create trigger parent_links_student_active before insert on parent_links for each row execute function require_active_student();
create trigger word_assignment_students_student_active before insert on word_assignment_students for each row execute function require_active_student();
create trigger word_test_takers_student_active before insert on word_test_takers for each row execute function require_active_student();

-- The last report card may reach a family after the student has left, but not when all about them is to be forgotten.
create function require_remembered_student() returns trigger language plpgsql as $$
begin
  perform from students where id = new.student_id for share;
  if exists (select from students where id = new.student_id and anonymises_at is not null) then
    perform refuse('students_deletion_asked');
  end if;
  return new;
end $$;
comment on function require_remembered_student() is 'Row trigger: nothing new is told of a student who is to be forgotten. Violates students_deletion_asked';
create trigger report_links_student_remembered before insert on report_links for each row execute function require_remembered_student();

-- Nobody is to be called who left.
create function leave_out_inactive_student() returns trigger language plpgsql as $$
begin
  return case when is_active_student(new.student_id) then new end;
end $$;
comment on function leave_out_inactive_student() is 'Row trigger: what follows by itself is left out for a student who does not take part';
create trigger consult_tasks_student_active before insert on consult_tasks for each row execute function leave_out_inactive_student();

create function close_consult_tasks() returns trigger language plpgsql as $$
begin
  if not is_active_student(new.id) then
    update consult_tasks set closed_at = now() where student_id = new.id and closed_at is null;
  end if;
  return null;
end $$;
comment on function close_consult_tasks() is 'Row trigger: whoever left is not to be called any more';
create trigger users_close_consult_tasks after update of is_active on users
  for each row when (new.type = 'STUDENT' and new.is_active <> old.is_active) execute function close_consult_tasks();
create trigger students_close_consult_tasks after update of anonymises_at, withdrawn_on on students
  for each row when ((old.anonymises_at, old.withdrawn_on) is distinct from (new.anonymises_at, new.withdrawn_on)) execute function close_consult_tasks();
