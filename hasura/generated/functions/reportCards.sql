-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Row trigger: what is about a score is about its student
CREATE OR REPLACE FUNCTION public.fill_student_of_score()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.student_id := (select student_id from scores where id = new.score_id);
  return new;
end $function$;

-- Of somebody who is forgotten no words are kept and no link opens; anonymise_student then cleans the audit log
CREATE OR REPLACE FUNCTION public.forget_report_cards()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from report_remarks where student_id = new.id;
  update report_links set revoked_at = now() where student_id = new.id and revoked_at is null;
  return null;
end $function$;

-- A link opens one card for ever, and once revoked none
CREATE OR REPLACE FUNCTION public.guard_report_link()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.score_id, new.student_id, new.token_hash) is distinct from (old.score_id, old.student_id, old.token_hash) then
    perform refuse('report_links_fixed');
  end if;
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    perform refuse('report_links_revoked');
  end if;
  return new;
end $function$;

CREATE TRIGGER report_links_about BEFORE INSERT ON report_links FOR EACH ROW EXECUTE FUNCTION fill_student_of_score();

CREATE TRIGGER report_links_anonymised BEFORE INSERT ON report_links FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER report_links_audit AFTER INSERT OR DELETE OR UPDATE ON report_links FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER report_links_guard BEFORE UPDATE ON report_links FOR EACH ROW EXECUTE FUNCTION guard_report_link();

CREATE TRIGGER report_links_touch BEFORE UPDATE ON report_links FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER report_remarks_about BEFORE INSERT ON report_remarks FOR EACH ROW EXECUTE FUNCTION fill_student_of_score();

CREATE TRIGGER report_remarks_anonymised BEFORE INSERT OR UPDATE ON report_remarks FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER report_remarks_audit AFTER INSERT OR DELETE OR UPDATE ON report_remarks FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER report_remarks_touch BEFORE UPDATE ON report_remarks FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER report_remarks_version BEFORE UPDATE ON report_remarks FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER students_forget_report_cards AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_report_cards();

-- 성적 추이: of each score the last eight exams of its lecture that are shown, itself the last; staff only
CREATE VIEW score_trends AS
 SELECT score.id AS score_id,
    past.exam_id,
    past.name,
    past.held_on,
    past.sequence,
    round(100::numeric * past.value / past.total_points, 1) AS percent,
        CASE
            WHEN everyone.taken_count >= 5 THEN round(100::numeric * everyone.mean / past.total_points, 1)
            ELSE NULL::numeric
        END AS mean_percent
   FROM scores score
     JOIN exams exam ON exam.id = score.exam_id
     JOIN weekly_lectures week ON week.id = exam.weekly_lecture_id
     CROSS JOIN LATERAL ( SELECT other.id AS exam_id,
            other.name,
            other_week.held_on,
            other.sequence,
            other.total_points,
            attempt.value
           FROM scores own
             JOIN exams other ON other.id = own.exam_id AND other.lecture_id = exam.lecture_id
             JOIN weekly_lectures other_week ON other_week.id = other.weekly_lecture_id
             LEFT JOIN score_attempts attempt ON attempt.score_id = own.id AND attempt.attempt_type = 'FIRST'::text
          WHERE own.student_id = score.student_id AND (other.is_shown OR other.id = exam.id) AND ((ROW(other_week.held_on, other.sequence) <= ROW(week.held_on, exam.sequence))) AND (attempt.value IS NOT NULL OR own.status = 'ABSENT'::text)
          ORDER BY other_week.held_on DESC, other.sequence DESC, other.id
         LIMIT 8) past
     CROSS JOIN LATERAL ( SELECT count(*) AS taken_count,
            avg(score_attempts.value) AS mean
           FROM score_attempts
          WHERE score_attempts.exam_id = past.exam_id AND score_attempts.attempt_type = 'FIRST'::text AND score_attempts.value IS NOT NULL) everyone;
