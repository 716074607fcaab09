-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- The pages that a forgotten student handed in, the marks on them and what was said about them go
CREATE OR REPLACE FUNCTION public.forget_submissions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  mine constant uuid[] := array(select id from submissions where student_id = new.id);
  handed_in constant uuid[] := array(select id from files where submission_id = any (mine));
begin
  perform set_config('academy.anonymises', 'on', true);
  update omr_scans set file_id = null, file_name = '탈퇴한 학생' where file_id = any (handed_in);
  update omr_sheets set file_id = null, file_name = '' where file_id = any (handed_in);
  delete from files where id = any (handed_in);
  update submissions set comment = '', page_order = '{}' where id = any (mine);
  update audit_log set before = before - array['name', 'layer', 'comment'], after = after - array['name', 'layer', 'comment']
    where table_name in ('files', 'submissions', 'submission_marks') and (
      row_id = any (mine::text[]) or row_id = any (handed_in::text[])
      or coalesce(after, before) ->> 'owner_id' = any (mine::text[]) or coalesce(after, before) ->> 'file_id' = any (handed_in::text[]));
  perform set_config('academy.anonymises', 'off', true);
  return null;
end $function$;

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
  if tg_op = 'INSERT' then
    if session_variable('x-hasura-role') = 'student' then
      perform refuse_closed_window(new.exam_id);
    end if;
    return new;
  end if;
  if (new.exam_id, new.student_id) is distinct from (old.exam_id, old.student_id) then
    perform refuse('submissions_stay');
  end if;
  if new.status = 'DONE' and old.status <> 'DONE' then
    -- What staff opened again may be handed in after the end.
    if old.status = 'DRAFT' and session_variable('x-hasura-role') = 'student' then
      perform refuse_closed_window(new.exam_id);
    end if;
    new.submitted_at := now();
    new.receipt_number := to_char(now() at time zone 'Asia/Seoul', 'YYMMDD-HH24MI-') || upper(right(new.id::text, 6));
    -- A submission means that the student took the exam.
    update scores set status = 'TAKEN' where exam_id = new.exam_id and student_id = new.student_id and status = 'NONE';
  elsif new.status = 'REOPENED' and old.status <> 'REOPENED' then
    if session_variable('x-hasura-role') = 'student' then
      perform refuse('submissions_reopened_by_staff');
    end if;
    new.reopened_at := now();
    new.reopened_by := session_user_id();
    new.returned_at := null;
    new.returned_by := null;
  elsif new.returned_at is not null and (old.returned_at is null or new.comment <> old.comment) then
    new.returned_at := now();
    new.returned_by := session_user_id();
  end if;
  return new;
end $function$;

-- Only what was handed in is marked: what a student still changes is not
CREATE OR REPLACE FUNCTION public.guard_submission_mark()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from files join submissions on submissions.id = files.submission_id where files.id = new.file_id and submissions.status = 'DONE' for share of submissions) then
    perform refuse('submission_marks_handed_in');
  end if;
  return new;
end $function$;

-- Refuses a student's handing in outside of the time that staff gave for it
CREATE OR REPLACE FUNCTION public.refuse_closed_window(exam uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  period submission_windows;
begin
  if exists (
    select from exams join weekly_lectures as week on week.id = exams.weekly_lecture_id join lectures on lectures.id = week.lecture_id
    where exams.id = exam and lectures.status = 'DISABLED') then
    perform refuse('submissions_lecture_over');
  end if;
  select * into period from submission_windows where exam_id = exam;
  if now() < period.opens_at then
    perform refuse('submissions_not_open', json_build_object('opensAt', period.opens_at));
  elsif now() >= period.closes_at then
    perform refuse('submissions_closed', json_build_object('closesAt', period.closes_at));
  end if;
end $function$;

CREATE CONSTRAINT TRIGGER students_forget_submissions AFTER UPDATE OF anonymised_at ON students DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_submissions();

CREATE TRIGGER submission_marks_audit AFTER INSERT OR DELETE OR UPDATE ON submission_marks FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER submission_marks_guard BEFORE INSERT OR UPDATE ON submission_marks FOR EACH ROW EXECUTE FUNCTION guard_submission_mark();

CREATE TRIGGER submission_marks_touch BEFORE UPDATE ON submission_marks FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER submission_marks_version BEFORE UPDATE ON submission_marks FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER submission_windows_audit AFTER INSERT OR DELETE OR UPDATE ON submission_windows FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER submission_windows_touch BEFORE UPDATE ON submission_windows FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER submission_windows_version BEFORE UPDATE ON submission_windows FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER submissions_audit AFTER INSERT OR DELETE OR UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER submissions_guard BEFORE INSERT OR DELETE OR UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION guard_submission();

CREATE TRIGGER submissions_move BEFORE INSERT OR UPDATE OF status ON submissions FOR EACH ROW EXECUTE FUNCTION guard_move('status', '> DRAFT', 'DRAFT > DONE', 'DONE > REOPENED', 'REOPENED > DONE');

CREATE TRIGGER submissions_touch BEFORE UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER submissions_version BEFORE UPDATE ON submissions FOR EACH ROW EXECUTE FUNCTION raise_version();
