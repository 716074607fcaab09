-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- A word without a place goes to the end of its deck
CREATE OR REPLACE FUNCTION public.fill_word()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.sequence is null then
    perform from word_decks where id = new.deck_id for no key update;
    new.sequence := (select coalesce(max(sequence), 0) + 1 from words where deck_id = new.deck_id);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_word_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.student_id, new.word_id) is distinct from (old.student_id, old.word_id) or new.reps < old.reps or new.lapses < old.lapses
    or new.last_reviewed_at < old.last_reviewed_at then
    perform refuse('word_reviews_only_forward');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_word_test()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.finished_at is not null or (new.deck_id, new.student_id, new.question_count, new.direction) is distinct from (old.deck_id, old.student_id, old.question_count, old.direction) then
    perform refuse('word_tests_started');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_word_test_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  test word_tests;
begin
  select * into test from word_tests where id = new.test_id for no key update;
  if test.finished_at is not null then
    perform refuse('word_tests_finished');
  end if;
  if tg_op = 'UPDATE' and ((new.test_id, new.sequence, new.word_id) is distinct from (old.test_id, old.sequence, old.word_id) or old.answer is not null) then
    perform refuse('word_test_answers_answered');
  end if;
  if tg_op = 'INSERT' and (new.sequence > test.question_count or not exists (select from words where id = new.word_id and deck_id = test.deck_id)) then
    perform refuse('word_test_answers_of_deck');
  end if;
  return new;
end $function$;

CREATE TRIGGER word_decks_audit AFTER INSERT OR DELETE OR UPDATE ON word_decks FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER word_decks_touch BEFORE UPDATE ON word_decks FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_reviews_announce AFTER INSERT OR DELETE OR UPDATE ON word_reviews FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordDeckProgress');

CREATE TRIGGER word_reviews_guard BEFORE UPDATE ON word_reviews FOR EACH ROW EXECUTE FUNCTION guard_word_review();

CREATE TRIGGER word_reviews_touch BEFORE UPDATE ON word_reviews FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_reviews_version BEFORE UPDATE ON word_reviews FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER word_test_answers_announce AFTER INSERT OR DELETE OR UPDATE ON word_test_answers FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordTestResults');

CREATE TRIGGER word_test_answers_guard BEFORE INSERT OR UPDATE ON word_test_answers FOR EACH ROW EXECUTE FUNCTION guard_word_test_answer();

CREATE TRIGGER word_test_answers_touch BEFORE UPDATE ON word_test_answers FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_tests_audit AFTER INSERT OR DELETE OR UPDATE ON word_tests FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER word_tests_guard BEFORE UPDATE OF deck_id, student_id, question_count, direction, started_at, finished_at ON word_tests FOR EACH ROW EXECUTE FUNCTION guard_word_test();

CREATE TRIGGER word_tests_touch BEFORE UPDATE ON word_tests FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER words_announce AFTER INSERT OR DELETE OR UPDATE ON words FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordDeckProgress');

CREATE TRIGGER words_audit AFTER INSERT OR DELETE OR UPDATE ON words FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER words_fill BEFORE INSERT ON words FOR EACH ROW EXECUTE FUNCTION fill_word();

CREATE TRIGGER words_touch BEFORE UPDATE ON words FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

-- 단어장 진도: a deck and each student who has begun it
CREATE VIEW word_deck_progress AS
 SELECT (deck_id || ':'::text) || student_id AS id,
    deck_id,
    student_id,
    (( SELECT count(*) AS count
           FROM words
          WHERE words.deck_id = known.deck_id))::integer AS words,
    studied,
    mature,
    due,
    reps,
    lapses,
    last_reviewed_at
   FROM ( SELECT words.deck_id,
            word_reviews.student_id,
            count(*) FILTER (WHERE word_reviews.reps > 0)::integer AS studied,
            count(*) FILTER (WHERE word_reviews.state = 'REVIEW'::text AND word_reviews.stability >= 21::double precision)::integer AS mature,
            count(*) FILTER (WHERE word_reviews.reps > 0 AND word_reviews.due_at <= now())::integer AS due,
            sum(word_reviews.reps)::integer AS reps,
            sum(word_reviews.lapses)::integer AS lapses,
            max(word_reviews.last_reviewed_at) AS last_reviewed_at
           FROM word_reviews
             JOIN words ON words.id = word_reviews.word_id
          GROUP BY words.deck_id, word_reviews.student_id) known;

-- 단어 시험 결과
CREATE VIEW word_test_results AS
 SELECT test.id,
    test.deck_id,
    test.student_id,
    test.question_count,
    test.finished_at,
    result.answered,
    result.correct
   FROM word_tests test
     CROSS JOIN LATERAL ( SELECT count(word_test_answers.answer)::integer AS answered,
            count(*) FILTER (WHERE word_test_answers.is_correct)::integer AS correct
           FROM word_test_answers
          WHERE word_test_answers.test_id = test.id) result;
