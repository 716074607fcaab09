-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Whether numbers can answer a question of this kind: CHOICE the marked choices as ascending digits (24 is ② and ④), SHORT the number itself
CREATE OR REPLACE FUNCTION public.are_answers(kind text, answers smallint[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(bool_and(coalesce(case kind when 'CHOICE' then answer > 0 and answer::text ~ '^1?2?3?4?5?$' else answer between 0 and 9999 end, false)), true)
  from unnest(answers) as answer
$function$;

-- No cutline and no value above a paper's points; its arguments name the two rules
CREATE OR REPLACE FUNCTION public.check_total()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  is_retake constant boolean := tg_table_name = 'retake_exams';
  total numeric;
  line numeric;
  highest numeric;
begin
  execute format('select total_points, cutline from %I where id = $1', tg_table_name) into total, line using new.id;
  if line > total then
    perform refuse(tg_argv[0], json_build_object('cutline', trim_scale(line), 'total', trim_scale(total)));
  end if;
  if tg_table_name <> 'exam_templates' then
    select max(value) into highest from score_attempts
    where case when is_retake then retake_exam_id = new.id else retake_exam_id is null and exam_id = new.id end;
    if highest > total then
      perform refuse(tg_argv[1], json_build_object('highest', trim_scale(highest), 'total', trim_scale(total)));
    end if;
  end if;
  return null;
end $function$;

-- Points a question adds to the total of its paper: none when it is VOID
CREATE OR REPLACE FUNCTION public.counted_points(points numeric, grading_rule text)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case grading_rule when 'VOID' then null else points end
$function$;

-- Linking drops an exam's own questions for the template's; unlinking gives it a copy of them; retake questions follow to the same number
CREATE OR REPLACE FUNCTION public.follow_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.template_id is null then
    insert into exam_questions (exam_id, number, kind, answer, also_accepts, points, unit, grading_rule)
    select new.id, number, kind, answer, also_accepts, points, unit, grading_rule from exam_questions where template_id = old.template_id;
  end if;
  update retake_question_maps as map set original_question_id = question.id
  from retake_exams as paper, exam_questions as former, exam_questions as question
  where paper.exam_id = new.id and map.retake_exam_id = paper.id and former.id = map.original_question_id and question.number = former.number
    and case when new.template_id is null then question.exam_id = new.id else question.template_id = new.template_id end;
  delete from retake_question_maps as map using retake_exams as paper, exam_questions as former
  where paper.exam_id = new.id and map.retake_exam_id = paper.id and former.id = map.original_question_id
    and case when new.template_id is null then former.exam_id is distinct from new.id else former.template_id is distinct from new.template_id end;
  if old.template_id is null then
    delete from exam_questions where exam_id = new.id;
  end if;
  return null;
end $function$;

-- Keeps a paper's points the sum of its questions, and raises its version once a statement
CREATE OR REPLACE FUNCTION public.follow_questions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update exam_templates as paper set total_points = coalesce(whole.points, paper.total_points), version = paper.version + 1
  from (select owner, (select sum(counted_points(points, grading_rule)) from exam_questions where template_id = owner) as points
    from (select distinct template_id as owner from changed) as owners) as whole
  where paper.id = whole.owner;
  update exams as paper set total_points = coalesce(whole.points, paper.total_points), version = paper.version + 1
  from (select owner, (select sum(counted_points(points, grading_rule)) from exam_questions where exam_id = owner) as points
    from (select distinct exam_id as owner from changed) as owners) as whole
  where paper.id = whole.owner;
  update retake_exams as paper set total_points = coalesce(whole.points, paper.total_points), version = paper.version + 1
  from (select owner, (select sum(counted_points(points, grading_rule)) from exam_questions where retake_exam_id = owner) as points
    from (select distinct retake_exam_id as owner from changed) as owners) as whole
  where paper.id = whole.owner;
  return null;
end $function$;

-- A linked exam has its template's name, cutline and points; sequence and lecture are found when not said
CREATE OR REPLACE FUNCTION public.guard_exam()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare template exam_templates;
begin
  if tg_op = 'INSERT' then
    -- The lock makes concurrent inserts of participants wait, so that none is left without a score.
    select coalesce(new.lecture_id, lecture_id) into new.lecture_id from weekly_lectures where id = new.weekly_lecture_id for update;
    new.sequence := coalesce(new.sequence, (select coalesce(max(sequence), 0) + 1 from exams where weekly_lecture_id = new.weekly_lecture_id));
  end if;
  if new.template_id is null then
    return new;
  end if;
  if tg_op = 'INSERT' or new.template_id is distinct from old.template_id then
    select * into template from exam_templates where id = new.template_id for share;
    new.name := coalesce(template.name, new.name);
    new.cutline := template.cutline;
    new.total_points := coalesce(template.total_points, new.total_points);
  elsif (new.name, new.cutline, new.total_points) is distinct from (old.name, old.cutline, old.total_points) then
    select * into template from exam_templates where id = new.template_id;
    if (new.name, new.cutline, new.total_points) is distinct from (template.name, template.cutline, template.total_points) then
      perform refuse('exams_linked_core_info');
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and (new.template_id, new.exam_id, new.retake_exam_id) is distinct from (old.template_id, old.exam_id, old.retake_exam_id) then
    perform refuse('exam_questions_stay');
  end if;
  if (select template_id from exams where id = new.exam_id for share) is not null then
    perform refuse('exam_questions_exam_unlinked');
  end if;
  return new;
end $function$;

-- The points of a paper are the sum of its questions, once it has any
CREATE OR REPLACE FUNCTION public.guard_total()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare total numeric;
begin
  select sum(counted_points(points, grading_rule)) into total from exam_questions
  where case tg_table_name when 'exam_templates' then template_id when 'exams' then exam_id else retake_exam_id end = new.id;
  if new.total_points <> total then
    perform refuse('exam_questions_make_total', json_build_object('total', trim_scale(total)));
  end if;
  return new;
end $function$;

CREATE TRIGGER exam_questions_audit AFTER INSERT OR DELETE OR UPDATE ON exam_questions FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER exam_questions_deleted AFTER DELETE ON exam_questions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_questions();

CREATE TRIGGER exam_questions_guard BEFORE INSERT OR UPDATE ON exam_questions FOR EACH ROW EXECUTE FUNCTION guard_question();

CREATE TRIGGER exam_questions_inserted AFTER INSERT ON exam_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_questions();

CREATE TRIGGER exam_questions_touch BEFORE UPDATE ON exam_questions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER exam_questions_updated AFTER UPDATE ON exam_questions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_questions();

CREATE CONSTRAINT TRIGGER exam_templates_check_total AFTER INSERT OR UPDATE OF cutline, total_points ON exam_templates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_total('exam_templates_cutline_within_total');

CREATE TRIGGER exam_templates_total BEFORE UPDATE OF total_points ON exam_templates FOR EACH ROW WHEN (new.total_points <> old.total_points) EXECUTE FUNCTION guard_total();

CREATE TRIGGER exams_audit AFTER INSERT OR DELETE OR UPDATE ON exams FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE CONSTRAINT TRIGGER exams_check_total AFTER INSERT OR UPDATE OF cutline, total_points, template_id ON exams DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_total('exams_cutline_within_total', 'exams_total_covers_values');

CREATE TRIGGER exams_follow_link AFTER UPDATE ON exams FOR EACH ROW WHEN (old.template_id IS DISTINCT FROM new.template_id) EXECUTE FUNCTION follow_link();

CREATE TRIGGER exams_guard BEFORE INSERT OR UPDATE ON exams FOR EACH ROW EXECUTE FUNCTION guard_exam();

CREATE TRIGGER exams_total BEFORE UPDATE OF total_points ON exams FOR EACH ROW WHEN (new.total_points <> old.total_points) EXECUTE FUNCTION guard_total();

CREATE TRIGGER exams_touch BEFORE UPDATE ON exams FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER exams_version BEFORE UPDATE ON exams FOR EACH ROW EXECUTE FUNCTION raise_version();

-- 시험 문항: the questions an exam asks, its own or its template's; staff only
CREATE VIEW exam_items AS
 SELECT exams.id AS exam_id,
    question.id AS question_id,
    question.number,
    question.kind,
    question.answer,
    question.also_accepts,
    question.points,
    question.unit,
    question.grading_rule
   FROM exams
     JOIN exam_questions question ON question.exam_id = exams.id
UNION ALL
 SELECT exams.id AS exam_id,
    question.id AS question_id,
    question.number,
    question.kind,
    question.answer,
    question.also_accepts,
    question.points,
    question.unit,
    question.grading_rule
   FROM exams
     JOIN exam_questions question ON question.template_id = exams.template_id;
