-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Handing in locks a submission and marks the score TAKEN; only staff reopen it
CREATE OR REPLACE FUNCTION public.guard_submission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER submissions_audit AFTER INSERT OR DELETE OR UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER submissions_guard BEFORE DELETE OR UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION guard_submission();

CREATE TRIGGER submissions_move BEFORE INSERT OR UPDATE OF status ON submissions FOR EACH ROW EXECUTE FUNCTION guard_move('status', '> DRAFT', 'DRAFT > DONE', 'DONE > REOPENED', 'REOPENED > DONE');

CREATE TRIGGER submissions_touch BEFORE UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER submissions_version BEFORE UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION raise_version();
