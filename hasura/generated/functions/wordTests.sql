-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- The open attempt of a student in a word test, or a new one; null when it is not theirs
CREATE OR REPLACE FUNCTION public.begin_word_test(wanted uuid, taker uuid, at timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  plan word_test_plans;
  test word_tests;
  taken integer;
begin
  -- Two devices of one student wait for each other.
  perform from students where id = taker for no key update;
  select * into plan from word_test_plans where id = wanted for share;
  if not found or not exists (select from word_test_readers where plan_id = wanted and student_id = taker) then
    return null;
  end if;
  if plan.is_printed then
    perform refuse('word_tests_printed');
  end if;
  perform close_word_tests(at, taker);
  select * into test from word_tests where student_id = taker and finished_at is null and ends_at is not null limit 1;
  if test.plan_id = wanted then
    return test.id;
  elsif test.id is not null then
    perform refuse('word_tests_other_open');
  end if;
  if at < plan.opens_at then
    perform refuse('word_tests_not_yet');
  elsif at >= plan.closes_at then
    perform refuse('word_tests_closed');
  end if;
  if exists (select from word_tests join word_test_results using (id) where word_tests.plan_id = wanted and word_tests.student_id = taker
      and word_test_results.correct >= plan.target_count) then
    perform refuse('word_tests_reached');
  end if;
  select count(*) into taken from word_tests where plan_id = wanted and student_id = taker;
  if taken >= plan.max_attempts then
    perform refuse('word_tests_attempts_used', json_build_object('attempts', taken));
  end if;
  insert into word_tests (deck_id, student_id, direction, question_count, plan_id, attempt_number, started_at, ends_at)
  values (plan.deck_id, taker, plan.direction, plan.question_count, wanted, taken + 1, at,
    least(plan.closes_at, at + make_interval(secs => plan.time_limit_seconds)))
  returning * into test;
  perform draw_word_test(test, plan);
  if (select count(*) from word_test_answers where test_id = test.id) < plan.question_count then
    perform refuse('word_test_plans_words', json_build_object('words', (select count(*) from word_test_answers where test_id = test.id)));
  end if;
  return test.id;
end $function$;

-- Ends the attempts whose time is over, of a student or of a test; answers how many
CREATE OR REPLACE FUNCTION public.close_word_tests(at timestamp with time zone, taker uuid DEFAULT NULL::uuid, plan uuid DEFAULT NULL::uuid)
 RETURNS integer
 LANGUAGE sql
AS $function$
  with closed as (
    update word_tests set finished_at = ends_at
    where finished_at is null and ends_at <= at and (taker is null or student_id = taker) and (plan is null or plan_id = plan)
    returning 1)
  select count(*)::integer from closed
$function$;

-- The questions of an attempt, in an order of its own; their choices are offered by the api
CREATE OR REPLACE FUNCTION public.draw_word_test(test word_tests, plan word_test_plans)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into word_test_answers (test_id, sequence, word_id, prompt, right_answers)
  select test.id, row_number() over (order by asked.lot), asked.id, asked.prompt, asked.right_answers
  from (
    select word.id, random() as lot,
      case plan.direction when 'TERM_TO_MEANING' then word.term else word.meaning end as prompt,
      word_right_answers(word, plan) as right_answers
    from words as word where word.deck_id = plan.deck_id and word.sequence between plan.from_sequence and plan.to_sequence
    order by random() limit plan.question_count
  ) as asked
$function$;

-- Enough words to ask; what is asked stays once somebody has begun
CREATE OR REPLACE FUNCTION public.guard_word_test_plan()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  words_there integer;
  answers_there integer;
begin
  if tg_op = 'UPDATE' and exists (select from word_tests where plan_id = old.id)
    and (new.deck_id, new.weekly_lecture_id, new.from_sequence, new.to_sequence, new.kind, new.direction, new.question_count, new.is_printed, new.ignores_case,
      new.ignores_spaces, new.accepts_any_meaning, new.accepts_synonyms)
    is distinct from (old.deck_id, old.weekly_lecture_id, old.from_sequence, old.to_sequence, old.kind, old.direction, old.question_count, old.is_printed, old.ignores_case,
      old.ignores_spaces, old.accepts_any_meaning, old.accepts_synonyms) then
    perform refuse('word_test_plans_begun');
  end if;
  select count(*) filter (where sequence between new.from_sequence and new.to_sequence),
    count(distinct case new.direction when 'TERM_TO_MEANING' then meaning else term end)
  into words_there, answers_there from words where deck_id = new.deck_id;
  if (tg_op = 'INSERT' or (new.deck_id, new.from_sequence, new.to_sequence, new.question_count) is distinct from
      (old.deck_id, old.from_sequence, old.to_sequence, old.question_count)) and words_there < new.question_count and new.from_sequence <= new.to_sequence then
    perform refuse('word_test_plans_words', json_build_object('words', words_there));
  end if;
  if new.kind = 'CHOICE' and tg_op = 'INSERT' and answers_there < 4 then
    perform refuse('word_test_plans_choices');
  end if;
  return new;
end $function$;

-- The printed attempt of a word test follows the answers that were read from its sheet, and is open again without them
CREATE OR REPLACE FUNCTION public.mark_printed_word_test()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  cell constant score_attempts := case tg_op when 'DELETE' then old else new end;
  given constant smallint[] := case tg_op when 'DELETE' then null else cell.answers end;
  printed uuid;
begin
  select test.id into printed
  from word_test_plans as plan join scores as score on score.id = cell.score_id
    join word_tests as test on test.plan_id = plan.id and test.student_id = score.student_id
  where plan.exam_id = cell.exam_id and test.is_printed
    and case when cell.retake_exam_id is null then cell.retake_number = 0 and test.attempt_number = 1 else test.retake_exam_id = cell.retake_exam_id end;
  if found then
    -- Choices were printed in an order of this attempt's own; a double mark is none of them.
    update word_test_answers as asked set answer = marked.answer, is_correct = marked.answer = asked.right_answers[1]
    from (select id, case when given is not null then coalesce(choices[given[sequence]], '') end as answer from word_test_answers where test_id = printed) as marked
    where asked.id = marked.id;
    update word_tests set finished_at = case when given is not null then greatest(started_at, now()) end,
      score_attempt_id = case when given is not null then cell.id end
    where id = printed;
  end if;
  return cell;
end $function$;

-- The printed attempt of a student that is not marked yet, or a new one; null for one who does not take the test, has reached the target or has no attempt left
CREATE OR REPLACE FUNCTION public.print_word_test(wanted uuid, taker uuid, at timestamp with time zone)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  plan word_test_plans;
  test word_tests;
  taken integer;
begin
  -- Two people who print at once wait for each other.
  perform from students where id = taker for no key update;
  select * into plan from word_test_plans where id = wanted for share;
  if not found or not plan.is_printed or not exists (select from word_test_readers where plan_id = wanted and student_id = taker) then
    return null;
  end if;
  select * into test from word_tests where plan_id = wanted and student_id = taker and finished_at is null;
  if found then
    return test.id;
  end if;
  select count(*) into taken from word_tests where plan_id = wanted and student_id = taker;
  if taken >= plan.max_attempts or exists (select from word_tests join word_test_results using (id)
      where word_tests.plan_id = wanted and word_tests.student_id = taker and word_test_results.correct >= plan.target_count) then
    return null;
  end if;
  insert into word_tests (deck_id, student_id, direction, question_count, plan_id, attempt_number, started_at, is_printed)
  values (plan.deck_id, taker, plan.direction, plan.question_count, wanted, taken + 1, at, true)
  returning * into test;
  perform draw_word_test(test, plan);
  if (select count(*) from word_test_answers where test_id = test.id) < plan.question_count then
    perform refuse('word_test_plans_words', json_build_object('words', (select count(*) from word_test_answers where test_id = test.id)));
  end if;
  return test.id;
end $function$;

-- What is right for a word in a test as the words are now; the first is the one that is shown
CREATE OR REPLACE FUNCTION public.word_right_answers(word words, plan word_test_plans)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array[case plan.direction when 'TERM_TO_MEANING' then word.meaning else word.term end] || array(
    select case plan.direction when 'TERM_TO_MEANING' then twin.meaning else twin.term end from words as twin
    where twin.deck_id = plan.deck_id and twin.id <> word.id
      and case plan.direction when 'TERM_TO_MEANING' then lower(twin.term) = lower(word.term) else twin.meaning = word.meaning end
    order by twin.sequence
  ) || case when plan.accepts_synonyms then array(
    -- A synonym belongs to the side that is written like it.
    select synonym from unnest(word.synonyms) as synonym
    where (synonym ~ '[\uac00-\ud7a3]') = ((case plan.direction when 'TERM_TO_MEANING' then word.meaning else word.term end) ~ '[\uac00-\ud7a3]')
      and (plan.direction = 'TERM_TO_MEANING' or word.term !~ '[\uac00-\ud7a3]')
  ) else '{}'::text[] end
$function$;

CREATE TRIGGER score_attempts_mark_printed AFTER INSERT ON score_attempts FOR EACH ROW WHEN (new.answers IS NOT NULL) EXECUTE FUNCTION mark_printed_word_test();

CREATE TRIGGER score_attempts_mark_printed_again AFTER UPDATE OF answers ON score_attempts FOR EACH ROW WHEN (new.answers IS DISTINCT FROM old.answers) EXECUTE FUNCTION mark_printed_word_test();

CREATE TRIGGER score_attempts_open_printed BEFORE DELETE ON score_attempts FOR EACH ROW WHEN (old.answers IS NOT NULL) EXECUTE FUNCTION mark_printed_word_test();

CREATE TRIGGER word_test_plans_audit AFTER INSERT OR DELETE OR UPDATE ON word_test_plans FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER word_test_plans_guard BEFORE INSERT OR UPDATE ON word_test_plans FOR EACH ROW EXECUTE FUNCTION guard_word_test_plan();

CREATE TRIGGER word_test_plans_touch BEFORE UPDATE ON word_test_plans FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_test_plans_version BEFORE UPDATE ON word_test_plans FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER word_test_standings_announce AFTER INSERT OR DELETE OR UPDATE ON word_test_answers FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordTestStandings');

CREATE TRIGGER word_test_takers_audit AFTER INSERT OR DELETE OR UPDATE ON word_test_takers FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER word_test_takers_touch BEFORE UPDATE ON word_test_takers FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_tests_announce AFTER INSERT OR DELETE OR UPDATE ON word_tests FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordTestStandings', 'wordTestResults', 'words');

CREATE TRIGGER word_tests_version BEFORE UPDATE ON word_tests FOR EACH ROW EXECUTE FUNCTION raise_version();

-- Students in a word test: they read no words until it is over
CREATE VIEW word_test_pauses AS
 SELECT id,
    student_id
   FROM word_tests test
  WHERE finished_at IS NULL AND ends_at > now();

-- Who takes a word test: the participants of its week, or those chosen
CREATE VIEW word_test_readers AS
 SELECT plan.id AS plan_id,
    participants.student_id
   FROM word_test_plans plan
     JOIN participants USING (weekly_lecture_id)
UNION ALL
 SELECT taker.plan_id,
    taker.student_id
   FROM word_test_takers taker;

-- 단어 시험 현황: each student of a word test, with what their attempts came to
CREATE VIEW word_test_standings AS
 SELECT (reader.plan_id || ':'::text) || reader.student_id AS id,
    reader.plan_id,
    reader.student_id,
    taken.attempts,
    taken.first_correct,
    taken.best_correct,
    taken.answered,
    taken.left_count,
    taken.last_at,
        CASE
            WHEN taken.best_correct >= plan.target_count THEN 'REACHED'::text
            WHEN taken.answered IS NOT NULL THEN 'OPEN'::text
            WHEN taken.printed > 0 THEN 'PRINTED'::text
            WHEN taken.attempts = 0 THEN 'NEW'::text
            ELSE 'BELOW'::text
        END AS state
   FROM word_test_readers reader
     JOIN word_test_plans plan ON plan.id = reader.plan_id
     CROSS JOIN LATERAL ( SELECT count(*)::integer AS attempts,
            max(test.correct) FILTER (WHERE test.is_over AND test.attempt_number = 1) AS first_correct,
            max(test.correct) FILTER (WHERE test.is_over) AS best_correct,
            max(test.answered) FILTER (WHERE NOT test.is_over AND NOT test.is_printed) AS answered,
            count(*) FILTER (WHERE NOT test.is_over AND test.is_printed) AS printed,
            COALESCE(sum(test.left_count), 0::bigint)::integer AS left_count,
            max(COALESCE(test.finished_at, test.started_at)) AS last_at
           FROM ( SELECT word_tests.attempt_number,
                    word_tests.left_count,
                    word_tests.started_at,
                    word_tests.finished_at,
                    word_tests.is_printed,
                    word_tests.finished_at IS NOT NULL OR COALESCE(word_tests.ends_at <= now(), false) AS is_over,
                    counted.correct,
                    counted.answered
                   FROM word_tests
                     CROSS JOIN LATERAL ( SELECT count(*) FILTER (WHERE word_test_answers.is_correct)::integer AS correct,
                            count(word_test_answers.answer)::integer AS answered
                           FROM word_test_answers
                          WHERE word_test_answers.test_id = word_tests.id) counted
                  WHERE word_tests.plan_id = reader.plan_id AND word_tests.student_id = reader.student_id) test) taken;
