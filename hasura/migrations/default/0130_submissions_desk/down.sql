drop trigger students_forget_submissions on students;
drop function forget_submissions;
drop trigger submissions_guard on submissions;
drop table submission_marks, submission_windows;
drop function guard_submission_mark, refuse_closed_window;
alter table submissions drop column receipt_number, drop column page_order, drop column comment, drop column returned_by, drop column returned_at;

create or replace function guard_submission() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status = 'DONE' then
      perform refuse('submissions_locked');
    end if;
    return old;
  end if;
  if (new.exam_id, new.student_id) is distinct from (old.exam_id, old.student_id) then
    perform refuse('submissions_stay');
  end if;
  if new.status = 'DONE' and old.status <> 'DONE' then
    new.submitted_at := now();
    -- A submission means that the student took the exam.
    update scores set status = 'TAKEN' where exam_id = new.exam_id and student_id = new.student_id and status = 'NONE';
  elsif new.status = 'REOPENED' and old.status <> 'REOPENED' then
    if session_variable('x-hasura-role') = 'student' then
      perform refuse('submissions_reopened_by_staff');
    end if;
    new.reopened_at := now();
    new.reopened_by := session_user_id();
  end if;
  return new;
end $$;
create trigger submissions_guard before update or delete on submissions for each row execute function guard_submission();

create or replace function guard_owner_open() returns trigger language plpgsql as $$
declare owner constant files := coalesce(new, old);
begin
  if owner.owner_type = 'SUBMISSION' and (select status from submissions where id = owner.owner_id for share) = 'DONE' then
    perform refuse('files_submission_done');
  end if;
  if owner.owner_type = 'CLAIM' and (select status from expense_claims where id = owner.owner_id for share) <> 'REQUESTED' then
    perform refuse('files_claim_decided');
  end if;
  return owner;
end $$;
