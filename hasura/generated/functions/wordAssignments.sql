-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- Whoever is anonymised is named by no assignment
CREATE OR REPLACE FUNCTION public.forget_word_assignments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from word_assignment_students where student_id = new.id;
  return null;
end $function$;

-- No more words are asked for than there are
CREATE OR REPLACE FUNCTION public.guard_word_assignment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  there integer;
begin
  there := (select count(*) from words where deck_id = new.deck_id and sequence between new.first_place and coalesce(new.last_place, 2147483647));
  if there < new.target then
    perform refuse('word_assignments_target_reachable', json_build_object('words', there));
  end if;
  return new;
end $function$;

-- Students are named only where no lecture or week is
CREATE OR REPLACE FUNCTION public.guard_word_assignment_student()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from word_assignments where id = new.assignment_id and num_nonnulls(lecture_id, weekly_lecture_id) > 0) then
    perform refuse('word_assignment_students_single');
  end if;
  return new;
end $function$;

CREATE TRIGGER students_forget_word_assignments AFTER UPDATE OF anonymised_at ON students FOR EACH ROW WHEN (new.anonymised_at IS NOT NULL AND old.anonymised_at IS NULL) EXECUTE FUNCTION forget_word_assignments();

CREATE TRIGGER word_assignment_students_announce AFTER INSERT OR DELETE OR UPDATE ON word_assignment_students FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordAssignmentProgress', 'wordDecks');

CREATE TRIGGER word_assignment_students_anonymised BEFORE INSERT ON word_assignment_students FOR EACH ROW EXECUTE FUNCTION refuse_anonymised();

CREATE TRIGGER word_assignment_students_audit AFTER INSERT OR DELETE OR UPDATE ON word_assignment_students FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER word_assignment_students_guard BEFORE INSERT OR UPDATE ON word_assignment_students FOR EACH ROW EXECUTE FUNCTION guard_word_assignment_student();

CREATE TRIGGER word_assignment_students_touch BEFORE UPDATE ON word_assignment_students FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_assignments_announce AFTER INSERT OR DELETE OR UPDATE ON word_assignments FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordAssignments', 'wordAssignmentProgress', 'wordDecks');

CREATE TRIGGER word_assignments_audit AFTER INSERT OR DELETE OR UPDATE ON word_assignments FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER word_assignments_guard BEFORE INSERT OR UPDATE OF deck_id, first_place, last_place, target ON word_assignments FOR EACH ROW EXECUTE FUNCTION guard_word_assignment();

CREATE TRIGGER word_assignments_touch BEFORE UPDATE ON word_assignments FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_assignments_version BEFORE UPDATE ON word_assignments FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER word_reviews_announce_assignments AFTER INSERT OR DELETE OR UPDATE ON word_reviews FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordAssignmentProgress');

CREATE TRIGGER words_announce_assignments AFTER INSERT OR DELETE OR UPDATE ON words FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordAssignmentProgress');

-- 단어 과제 진도: an assignment and each of its students
CREATE VIEW word_assignment_progress AS
 SELECT (assignment.id || ':'::text) || reader.student_id AS id,
    assignment.id AS assignment_id,
    assignment.deck_id,
    reader.student_id,
    assignment.first_place,
    assignment.last_place,
    assignment.due_on,
    LEAST(COALESCE(assignment.target, known.words), known.words) AS target,
    known.words,
    known.studied,
    known.known,
    known.due
   FROM word_assignments assignment
     JOIN word_assignment_readers reader ON reader.assignment_id = assignment.id
     CROSS JOIN LATERAL ( SELECT count(*)::integer AS words,
            count(*) FILTER (WHERE review.reps > 0)::integer AS studied,
            count(*) FILTER (WHERE review.state = 'REVIEW'::text)::integer AS known,
            count(*) FILTER (WHERE review.reps > 0 AND review.due_at <= now())::integer AS due
           FROM words
             LEFT JOIN word_reviews review ON review.word_id = words.id AND review.student_id = reader.student_id
          WHERE words.deck_id = assignment.deck_id AND words.sequence >= assignment.first_place AND words.sequence <= COALESCE(assignment.last_place, 2147483647)) known;

-- The students of a word assignment: those of its lecture who attended when it was made, of its week, or the ones it names
CREATE VIEW word_assignment_readers AS
 SELECT assignment.id AS assignment_id,
    assignment.deck_id,
    enrollments.student_id
   FROM word_assignments assignment
     JOIN enrollments ON enrollments.lecture_id = assignment.lecture_id
  WHERE (enrollments.to_date IS NULL OR assignment.created_at < ((enrollments.to_date + 1)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text)) AND NOT (EXISTS ( SELECT
           FROM enrollments later
          WHERE later.lecture_id = enrollments.lecture_id AND later.student_id = enrollments.student_id AND later.from_date > enrollments.from_date))
UNION ALL
 SELECT assignment.id AS assignment_id,
    assignment.deck_id,
    participants.student_id
   FROM word_assignments assignment
     JOIN participants ON participants.weekly_lecture_id = assignment.weekly_lecture_id
UNION ALL
 SELECT assignment.id AS assignment_id,
    assignment.deck_id,
    single.student_id
   FROM word_assignments assignment
     JOIN word_assignment_students single ON single.assignment_id = assignment.id;
