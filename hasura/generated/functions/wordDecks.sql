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

-- Row trigger: the deck of a test is not deleted. Violates word_decks_in_use
CREATE OR REPLACE FUNCTION public.guard_word_deck_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare names json;
begin
  select json_agg(title order by opens_at, title) into names from word_test_plans where deck_id = old.id;
  if names is not null then
    perform refuse('word_decks_in_use', json_build_object('names', names));
  end if;
  return old;
end $function$;

-- A student chooses within the academy's bounds
CREATE OR REPLACE FUNCTION public.guard_word_pace()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  bounds word_settings;
begin
  select * into bounds from word_settings;
  if new.new_per_day not between bounds.least_new and bounds.most_new then
    perform refuse('word_paces_bounds', json_build_object('least', bounds.least_new, 'most', bounds.most_new));
  end if;
  return new;
end $function$;

-- What is known of a word counts the answers that are kept
CREATE OR REPLACE FUNCTION public.guard_word_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and (new.student_id, new.word_id) is distinct from (old.student_id, old.word_id)
    or new.reps <> (select count(*) from word_review_log where student_id = new.student_id and word_id = new.word_id and not is_undone) then
    perform refuse('word_reviews_of_log');
  end if;
  return new;
end $function$;

-- An answer is only ever taken back
CREATE OR REPLACE FUNCTION public.guard_word_review_log()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (new.id, new.student_id, new.word_id, new.rating, new.reviewed_at) is distinct from (old.id, old.student_id, old.word_id, old.rating, old.reviewed_at)
    or old.is_undone and not new.is_undone then
    perform refuse('word_review_log_kept');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_word_test()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (old.finished_at is not null and not old.is_printed) or (new.deck_id, new.student_id, new.question_count, new.direction, new.plan_id, new.attempt_number, new.ends_at, new.is_printed)
    is distinct from (old.deck_id, old.student_id, old.question_count, old.direction, old.plan_id, old.attempt_number, old.ends_at, old.is_printed) then
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
  -- What was answered stays; what it is worth follows the words, when a test that staff set is marked again.
  if test.finished_at is not null and not test.is_printed and (tg_op = 'INSERT' or test.plan_id is null
      or (new.prompt, new.answer, new.choices) is distinct from (old.prompt, old.answer, old.choices)) then
    perform refuse('word_tests_finished');
  end if;
  if tg_op = 'UPDATE' and ((new.test_id, new.sequence, new.word_id) is distinct from (old.test_id, old.sequence, old.word_id) or (old.answer is not null and not test.is_printed and test.finished_at is null)) then
    perform refuse('word_test_answers_answered');
  end if;
  if tg_op = 'INSERT' and (new.sequence > test.question_count or not exists (select from words where id = new.word_id and deck_id = test.deck_id)) then
    perform refuse('word_test_answers_of_deck');
  end if;
  return new;
end $function$;

-- Row trigger: a word test that somebody began is not deleted. Violates word_test_plans_in_use
CREATE OR REPLACE FUNCTION public.guard_word_test_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare names json;
begin
  select json_agg(distinct users.name order by users.name) into names from word_tests as test join users on users.id = test.student_id
  where test.plan_id = old.id;
  if names is not null then
    perform refuse('word_test_plans_in_use', json_build_object('names', names));
  end if;
  return old;
end $function$;

-- Row trigger: a word that a student learned or was asked is not deleted. Violates words_in_use
CREATE OR REPLACE FUNCTION public.guard_word_use()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare names json;
begin
  select json_agg(name order by name) into names from (
    select users.name from word_reviews as known join users on users.id = known.student_id where known.word_id = old.id
    union
    select users.name from word_test_answers as answer join word_tests as test on test.id = answer.test_id join users on users.id = test.student_id
    where answer.word_id = old.id
  ) as used;
  if names is not null then
    perform refuse('words_in_use', json_build_object('names', names));
  end if;
  return old;
end $function$;

-- Keeps answers of a student, each once, at times that the server can believe, and gives all answers to the same words. Those to words the student may not read, and more than 200 of a minute, are left out
CREATE OR REPLACE FUNCTION public.log_word_reviews(student uuid, answers jsonb)
 RETURNS TABLE(id uuid, word_id uuid, rating smallint, reviewed_at timestamp with time zone, is_undone boolean)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  -- Two devices of one student wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('word_review_log ' || student, 0));
  insert into word_review_log (id, student_id, word_id, rating, reviewed_at, is_undone)
  select timed.id, student, timed.word_id, timed.rating, timed.at, timed.is_undone
  from (
    select given.*, known.id is not null as is_known, row_number() over (partition by date_trunc('minute', given.at), known.id is null order by given.at, given.id) as place
    from (
      -- Neither later than now, nor before the word could be read, nor from longer ago than a device keeps answers.
      select answer.id, words.id as word_id, answer.rating, answer.is_undone,
        least(now(), greatest(answer.reviewed_at, words.created_at, deck.published_at, now() - interval '30 days')) as at
      from jsonb_to_recordset(answers) as answer (id uuid, word_id uuid, rating smallint, reviewed_at timestamptz, is_undone boolean)
      join words on words.id = answer.word_id join word_decks as deck on deck.id = words.deck_id
      where deck.is_published and (deck.lecture_id is null
        or exists (select from deck_readers where deck_readers.deck_id = deck.id and deck_readers.student_id = student))
    ) as given left join word_review_log as known on known.id = given.id
  ) as timed
  -- Nobody answers more than 200 words in a minute.
  where timed.is_known or timed.place + (
    select count(*) from word_review_log as log where log.student_id = student
      and log.reviewed_at >= date_trunc('minute', timed.at) and log.reviewed_at < date_trunc('minute', timed.at) + interval '1 minute') <= 200
  on conflict (id) do update set is_undone = true
  where excluded.is_undone and not word_review_log.is_undone
    and (word_review_log.student_id, word_review_log.word_id) = (excluded.student_id, excluded.word_id);
  return query
  select log.id, log.word_id, log.rating, log.reviewed_at, log.is_undone from word_review_log as log
  where log.student_id = student and log.word_id in (
    select kept.word_id from word_review_log as kept
    where kept.student_id = student and kept.id in (select (answer ->> 'id')::uuid from jsonb_array_elements(answers) as answer)
  )
  order by log.reviewed_at, log.id;
end $function$;

-- Who knows which word of a deck: a letter a word for each student of an assignment, of a lecture, or, without one, of everybody it is for or who has begun it; 200 students at most. N new, L learning, K known, F forgotten; lapses is a digit a word, 9 for more
CREATE OR REPLACE FUNCTION public.word_map(deck uuid, assignment uuid, lecture uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
with learners as materialized (
  select students.id, users.name, students.student_number, count(*) over ()::integer as total
  from students join users on users.id = students.id
  where students.id in (
    select student_id from word_assignment_readers where assignment_id = assignment
    union all
    select student_id from enrollments
    where lecture_id = lecture and (to_date is null or to_date >= (now() at time zone 'Asia/Seoul')::date)
    union all
    -- Without a group: whom the deck is for, and who has begun it.
    select student_id from deck_readers where num_nonnulls(assignment, lecture) = 0 and deck_id = deck
    union all
    select student_id from word_reviews where num_nonnulls(assignment, lecture) = 0 and reps > 0 and word_id in (select id from words where deck_id = deck)
  )
  order by users.name, students.id limit 200
), listed as materialized (
  select id, term, meaning, row_number() over (order by sequence, id) as place from words where deck_id = deck
), marks as (
  select learners.id, map.marks, map.lapses from learners cross join lateral (
    select
      string_agg(case review.state when 'REVIEW' then 'K' when 'RELEARNING' then 'F' when 'LEARNING' then 'L' else 'N' end, '' order by listed.place) as marks,
      string_agg(least(coalesce(review.lapses, 0), 9)::text, '' order by listed.place) as lapses
    from listed left join (
      -- A run of the student's index, because the ids of a deck's words are near each other: a join would read the reviews of the whole academy.
      select word_id, state, lapses from word_reviews where student_id = learners.id 
        and word_id between (select id from listed order by id limit 1) and (select id from listed order by id desc limit 1)
    ) as review on review.word_id = listed.id
  ) as map
)
select jsonb_build_object(
  'total', coalesce((select max(total) from learners), 0),
  'words', coalesce((select jsonb_agg(jsonb_build_object('id', id, 'term', term, 'meaning', meaning) order by place) from listed), '[]'),
  'students', coalesce((
    select jsonb_agg(jsonb_build_object('id', learners.id, 'name', learners.name, 'studentNumber', learners.student_number,
      'marks', coalesce(marks.marks, ''), 'lapses', coalesce(marks.lapses, '')) order by learners.name, learners.id)
    from learners left join marks on marks.id = learners.id), '[]'))
$function$;

CREATE TRIGGER word_decks_audit AFTER INSERT OR DELETE OR UPDATE ON word_decks FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER word_decks_touch BEFORE UPDATE ON word_decks FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_decks_used BEFORE DELETE ON word_decks FOR EACH ROW EXECUTE FUNCTION guard_word_deck_use();

CREATE TRIGGER word_paces_guard BEFORE INSERT OR UPDATE ON word_paces FOR EACH ROW EXECUTE FUNCTION guard_word_pace();

CREATE TRIGGER word_paces_touch BEFORE UPDATE ON word_paces FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_review_log_guard BEFORE UPDATE ON word_review_log FOR EACH ROW EXECUTE FUNCTION guard_word_review_log();

CREATE TRIGGER word_review_log_touch BEFORE UPDATE ON word_review_log FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_reviews_announce AFTER INSERT OR DELETE OR UPDATE ON word_reviews FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordDeckProgress');

CREATE TRIGGER word_reviews_announce_days AFTER INSERT OR DELETE OR UPDATE ON word_reviews FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordDueDays', 'wordStudyDays', 'wordStreaks');

CREATE TRIGGER word_reviews_guard BEFORE INSERT OR UPDATE ON word_reviews FOR EACH ROW EXECUTE FUNCTION guard_word_review();

CREATE TRIGGER word_reviews_touch BEFORE UPDATE ON word_reviews FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_reviews_version BEFORE UPDATE ON word_reviews FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER word_settings_audit AFTER INSERT OR DELETE OR UPDATE ON word_settings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER word_settings_touch BEFORE UPDATE ON word_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_test_answers_announce AFTER INSERT OR DELETE OR UPDATE ON word_test_answers FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordTestResults');

CREATE TRIGGER word_test_answers_guard BEFORE INSERT OR UPDATE ON word_test_answers FOR EACH ROW EXECUTE FUNCTION guard_word_test_answer();

CREATE TRIGGER word_test_answers_touch BEFORE UPDATE ON word_test_answers FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER word_test_plans_used BEFORE DELETE ON word_test_plans FOR EACH ROW EXECUTE FUNCTION guard_word_test_use();

CREATE TRIGGER word_tests_audit AFTER INSERT OR DELETE OR UPDATE ON word_tests FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER word_tests_guard BEFORE UPDATE OF deck_id, student_id, question_count, direction, started_at, finished_at, plan_id, attempt_number, ends_at, is_printed ON word_tests FOR EACH ROW EXECUTE FUNCTION guard_word_test();

CREATE TRIGGER word_tests_touch BEFORE UPDATE ON word_tests FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER words_announce AFTER INSERT OR DELETE OR UPDATE ON words FOR EACH STATEMENT EXECUTE FUNCTION announce_roots('wordDeckProgress');

CREATE TRIGGER words_audit AFTER INSERT OR DELETE OR UPDATE ON words FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER words_fill BEFORE INSERT ON words FOR EACH ROW EXECUTE FUNCTION fill_word();

CREATE TRIGGER words_touch BEFORE UPDATE ON words FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER words_used BEFORE DELETE ON words FOR EACH ROW EXECUTE FUNCTION guard_word_use();

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

-- 복습할 낱말 of the days that come; what is late counts today
CREATE VIEW word_due_days AS
 SELECT (student_id || ':'::text) || day AS id,
    student_id,
    day,
    count(*)::integer AS words
   FROM ( SELECT word_reviews.student_id,
            GREATEST((word_reviews.due_at AT TIME ZONE 'Asia/Seoul'::text)::date, (now() AT TIME ZONE 'Asia/Seoul'::text)::date) AS day
           FROM word_reviews
          WHERE word_reviews.reps > 0 AND word_reviews.due_at < (now() + '8 days'::interval)) coming
  GROUP BY student_id, day;

-- 이어서 공부한 날: a student's days in a row with an answer to a word
CREATE VIEW word_streaks AS
 SELECT student.id AS student_id,
    clock.today,
    streak.days,
    5 AS week_goal
   FROM students student
     CROSS JOIN ( SELECT (now() AT TIME ZONE 'Asia/Seoul'::text)::date AS today) clock
     CROSS JOIN LATERAL ( WITH RECURSIVE back(day, is_studied) AS (
                 SELECT clock.today,
                    (EXISTS ( SELECT
                           FROM word_review_log log
                          WHERE log.student_id = student.id AND NOT log.is_undone AND log.reviewed_at >= (clock.today::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text))) AS "exists"
                UNION ALL
                 SELECT back_1.day - 1,
                    (EXISTS ( SELECT
                           FROM word_review_log log
                          WHERE log.student_id = student.id AND NOT log.is_undone AND log.reviewed_at >= ((back_1.day - 1)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text) AND log.reviewed_at < (back_1.day::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text))) AS "exists"
                   FROM back back_1
                  WHERE back_1.is_studied OR back_1.day = clock.today
                )
         SELECT count(*) FILTER (WHERE back.is_studied)::integer AS days
           FROM back) streak;

-- 단어 공부한 날 of the last 60 days
CREATE VIEW word_study_days AS
 SELECT (student_id || ':'::text) || day AS id,
    student_id,
    day,
    count(*)::integer AS answers
   FROM ( SELECT word_review_log.student_id,
            (word_review_log.reviewed_at AT TIME ZONE 'Asia/Seoul'::text)::date AS day
           FROM word_review_log
          WHERE NOT word_review_log.is_undone AND word_review_log.reviewed_at > (now() - '60 days'::interval)) log
  GROUP BY student_id, day;

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
