-- Generated from hasura/migrations by `npm run generate`. Do not edit.

CREATE OR REPLACE FUNCTION public.guard_question_map()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from retake_exams as paper
    join exams as exam on exam.id = paper.exam_id
    join exam_questions as question on question.id = new.original_question_id
    where paper.id = new.retake_exam_id
      and case when exam.template_id is null then question.exam_id = exam.id else question.template_id = exam.template_id end
  ) then
    perform refuse('retake_question_maps_of_exam');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_retake_exam()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Two concurrent retake exams get different positions.
  perform from exams where id = new.exam_id for update;
  new.sequence := coalesce(new.sequence, (select coalesce(max(sequence), 0) + 1 from retake_exams where exam_id = new.exam_id));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_retake_with_exam()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from retake_question_maps where retake_exam_id = new.id) then
    perform refuse('retake_exams_exam_fixed');
  end if;
  return new;
end $function$;

CREATE TRIGGER retake_exams_audit AFTER INSERT OR DELETE OR UPDATE ON retake_exams FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE CONSTRAINT TRIGGER retake_exams_check_total AFTER INSERT OR UPDATE OF cutline, total_points ON retake_exams DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_total('retake_exams_cutline_within_total', 'retake_exams_total_covers_values');

CREATE TRIGGER retake_exams_guard BEFORE INSERT ON retake_exams FOR EACH ROW EXECUTE FUNCTION guard_retake_exam();

CREATE TRIGGER retake_exams_keep_exam BEFORE UPDATE OF exam_id ON retake_exams FOR EACH ROW WHEN (new.exam_id <> old.exam_id) EXECUTE FUNCTION keep_retake_with_exam();

CREATE TRIGGER retake_exams_total BEFORE UPDATE OF total_points ON retake_exams FOR EACH ROW WHEN (new.total_points <> old.total_points) EXECUTE FUNCTION guard_total();

CREATE TRIGGER retake_exams_touch BEFORE UPDATE ON retake_exams FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER retake_exams_version BEFORE UPDATE ON retake_exams FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER retake_question_maps_audit AFTER INSERT OR DELETE OR UPDATE ON retake_question_maps FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER retake_question_maps_guard BEFORE INSERT OR UPDATE ON retake_question_maps FOR EACH ROW EXECUTE FUNCTION guard_question_map();

CREATE TRIGGER retake_question_maps_touch BEFORE UPDATE ON retake_question_maps FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
