-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalWordTest, as student
select json_build_object(
  'wordTestPlans_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."title" as "title", t0."kind" as "kind", t0."direction" as "direction", t0."from_sequence" as "fromSequence",
    t0."to_sequence" as "toSequence", t0."question_count" as "questionCount", t0."target_count" as "targetCount", t0."is_printed" as "isPrinted",
    t0."time_limit_seconds" as "timeLimitSeconds", t0."max_attempts" as "maxAttempts", t0."opens_at" as "opensAt", t0."closes_at" as "closesAt",
    (select row_to_json(r) from (
      select t2."id" as "id", t2."title" as "title"
      from "public"."word_decks" t2
      where t2."id" = t0."deck_id"
      and (
        (t2."is_published" = ($3::text)::boolean)
        and (
          (t2."lecture_id" is null) or exists (select 1 from "public"."deck_readers" t3 where t3."deck_id" = t2."id" and (t3."student_id" = ($1::text)::uuid))
        )
      )
    ) r) as "deck",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."id" as "id", t4."state" as "state", t4."attempts" as "attempts", t4."best_correct" as "bestCorrect"
      from "public"."word_test_standings" t4 where t4."plan_id" = t0."id" and (t4."student_id" = ($1::text)::uuid) limit 1
    ) r) as "standings",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t5."id" as "id", t5."attempt_number" as "attemptNumber", t5."question_count" as "questionCount", t5."left_count" as "leftCount",
      (select row_to_json(r) from (
        select t6."id" as "id", t6."correct" as "correct"
        from "public"."word_test_results" t6 where t6."id" = t5."id" and ((t6."student_id" = ($1::text)::uuid) and (t6."finished_at" is not null)) limit 1
      ) r) as "result",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t7."id" as "id", t7."sequence" as "sequence", t7."prompt" as "prompt", t7."answer" as "answer", t7."is_correct" as "isCorrect",
        t7."right_answers" as "rightAnswers", t7."word_id" as "wordId"
        from "public"."word_test_answers" t7
        where t7."test_id" = t5."id"
        and exists (
          select 1 from "public"."word_tests" t8 where t8."id" = t7."test_id" and ((t8."student_id" = ($1::text)::uuid) and (t8."finished_at" is not null))
        )
        order by t7."sequence" asc nulls last limit 100
      ) r) as "answers"
      from "public"."word_tests" t5 where t5."plan_id" = t0."id" and (t5."student_id" = ($1::text)::uuid) and (t5."finished_at" is not null)
      order by t5."attempt_number" desc nulls first limit 1
    ) r) as "tests"
    from "public"."word_test_plans" t0
    where (t0."id" = ($2::text)::uuid)
    and exists (select 1 from "public"."word_test_readers" t1 where t1."plan_id" = t0."id" and (t1."student_id" = ($1::text)::uuid))
  ) r)
)::text as data;

-- PortalWordTests, as student
select json_build_object(
  'wordTestPlans', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."kind" as "kind", t0."direction" as "direction", t0."from_sequence" as "fromSequence",
    t0."to_sequence" as "toSequence", t0."question_count" as "questionCount", t0."target_count" as "targetCount", t0."is_printed" as "isPrinted",
    t0."time_limit_seconds" as "timeLimitSeconds", t0."max_attempts" as "maxAttempts", t0."opens_at" as "opensAt", t0."closes_at" as "closesAt",
    (select row_to_json(r) from (
      select t2."id" as "id", t2."title" as "title"
      from "public"."word_decks" t2
      where t2."id" = t0."deck_id"
      and (
        (t2."is_published" = ($2::text)::boolean)
        and (
          (t2."lecture_id" is null) or exists (select 1 from "public"."deck_readers" t3 where t3."deck_id" = t2."id" and (t3."student_id" = ($1::text)::uuid))
        )
      )
    ) r) as "deck",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."id" as "id", t4."state" as "state", t4."attempts" as "attempts", t4."best_correct" as "bestCorrect"
      from "public"."word_test_standings" t4 where t4."plan_id" = t0."id" and (t4."student_id" = ($1::text)::uuid) limit 1
    ) r) as "standings"
    from "public"."word_test_plans" t0
    where exists (select 1 from "public"."word_test_readers" t1 where t1."plan_id" = t0."id" and (t1."student_id" = ($1::text)::uuid))
    order by t0."closes_at" asc nulls last, t0."id" asc nulls last limit 100
  ) r)
)::text as data;

-- DeckChoices, as manager
select json_build_object(
  'wordDecks', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."words" t1 where t1."deck_id" = t0."id") n) t2
      ) a
    ) as "words_aggregate"
    from "public"."word_decks" t0 order by t0."title" asc nulls last, t0."id" asc nulls last limit 10000
  ) r)
)::text as data;

-- PrintedWordTest, as manager
select json_build_object(
  'wordTests', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."version" as "version", t0."attempt_number" as "attemptNumber", t0."finished_at" as "finishedAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."sequence" as "sequence", t1."prompt" as "prompt", t1."choices" as "choices", t1."right_answers" as "rightAnswers",
      t1."is_correct" as "isCorrect"
      from "public"."word_test_answers" t1 where t1."test_id" = t0."id" order by t1."sequence" asc nulls last limit 10000
    ) r) as "answers"
    from "public"."word_tests" t0 where ((t0."plan_id" = ($1::text)::uuid) and (t0."student_id" = ($2::text)::uuid) and (t0."is_printed" = ($3::text)::boolean))
    order by t0."attempt_number" desc nulls first limit 1
  ) r)
)::text as data;

-- WeekChoices, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn"
    from "public"."weekly_lectures" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."held_on" desc nulls first, t0."id" desc nulls first limit 10000
  ) r)
)::text as data;

-- WordTest, as manager
select json_build_object(
  'wordTestPlans_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."title" as "title", t0."deck_id" as "deckId", t0."from_sequence" as "fromSequence", t0."to_sequence" as "toSequence",
    t0."kind" as "kind", t0."direction" as "direction", t0."question_count" as "questionCount", t0."target_count" as "targetCount",
    t0."is_printed" as "isPrinted", t0."time_limit_seconds" as "timeLimitSeconds", t0."max_attempts" as "maxAttempts", t0."ignores_case" as "ignoresCase",
    t0."ignores_spaces" as "ignoresSpaces", t0."accepts_any_meaning" as "acceptsAnyMeaning", t0."accepts_synonyms" as "acceptsSynonyms",
    t0."opens_at" as "opensAt", t0."closes_at" as "closesAt", t0."exam_id" as "examId", t0."version" as "version",
    (select row_to_json(r) from (select t1."id" as "id", t1."title" as "title" from "public"."word_decks" t1 where t1."id" = t0."deck_id") r) as "deck",
    (select row_to_json(r) from (
      select t2."id" as "id", t2."lecture_id" as "lectureId", t2."week_number" as "weekNumber", "public"."place_in_week"(t2) as "placeInWeek",
      t2."special_name" as "specialName",
      (select row_to_json(r) from (select t3."id" as "id", t3."name" as "name" from "public"."lectures" t3 where t3."id" = t2."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t2 where t2."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."student_id" as "studentId" from "public"."word_test_takers" t4 where t4."plan_id" = t0."id" limit 10000
    ) r) as "takers",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t5.* from "public"."word_tests" t5 where t5."plan_id" = t0."id") n) t6
      ) a
    ) as "tests_aggregate",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t7."id" as "id", t7."student_id" as "studentId", t7."state" as "state", t7."attempts" as "attempts", t7."first_correct" as "firstCorrect",
      t7."best_correct" as "bestCorrect", t7."answered" as "answered", t7."left_count" as "leftCount", t7."last_at" as "lastAt",
      (select row_to_json(r) from (
        select t8."id" as "id", (select row_to_json(r) from (select t9."name" as "name" from "public"."users" t9 where t9."id" = t8."id") r) as "user"
        from "public"."students" t8 where t8."id" = t7."student_id"
      ) r) as "student"
      from "public"."word_test_standings" t7 where t7."plan_id" = t0."id"
      order by (
        select (select t11."name" from "public"."users" t11 where t11."id" = t10."id" limit 1)
        from "public"."students" t10 where t10."id" = t7."student_id" limit 1
      ) asc nulls last,
      t7."id" asc nulls last
      limit 10000
    ) r) as "standings"
    from "public"."word_test_plans" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- WordTestDue, as manager
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."cutline" as "cutline",
    (select row_to_json(r) from (
      select t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName"
      from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id" and t1."lecture_id" = t0."lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id",
      (select row_to_json(r) from (
        select t3."id" as "id", (select row_to_json(r) from (select t4."name" as "name" from "public"."users" t4 where t4."id" = t3."id") r) as "user"
        from "public"."students" t3 where t3."id" = t2."student_id"
      ) r) as "student",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t5."id" as "id", t5."value" as "value", t5."clinic_status" as "clinicStatus"
        from "public"."score_attempts" t5 where t5."score_id" = t2."id" and t5."exam_id" = t2."exam_id" and (t5."value" is not null)
        order by t5."retake_number" desc nulls first limit 1
      ) r) as "attempts"
      from "public"."scores" t2 where t2."exam_id" = t0."id" and t2."weekly_lecture_id" = t0."weekly_lecture_id" limit 10000
    ) r) as "scores"
    from "public"."exams" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- WordTestList, as manager
select json_build_object(
  'wordTestPlans', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."deck_id" as "deckId", t0."from_sequence" as "fromSequence", t0."to_sequence" as "toSequence",
    t0."kind" as "kind", t0."direction" as "direction", t0."question_count" as "questionCount", t0."target_count" as "targetCount",
    t0."is_printed" as "isPrinted", t0."time_limit_seconds" as "timeLimitSeconds", t0."max_attempts" as "maxAttempts", t0."ignores_case" as "ignoresCase",
    t0."ignores_spaces" as "ignoresSpaces", t0."accepts_any_meaning" as "acceptsAnyMeaning", t0."accepts_synonyms" as "acceptsSynonyms",
    t0."opens_at" as "opensAt", t0."closes_at" as "closesAt", t0."exam_id" as "examId", t0."version" as "version",
    (select row_to_json(r) from (select t1."id" as "id", t1."title" as "title" from "public"."word_decks" t1 where t1."id" = t0."deck_id") r) as "deck",
    (select row_to_json(r) from (
      select t2."id" as "id", t2."lecture_id" as "lectureId", t2."week_number" as "weekNumber", "public"."place_in_week"(t2) as "placeInWeek",
      t2."special_name" as "specialName",
      (select row_to_json(r) from (select t3."id" as "id", t3."name" as "name" from "public"."lectures" t3 where t3."id" = t2."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t2 where t2."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."student_id" as "studentId" from "public"."word_test_takers" t4 where t4."plan_id" = t0."id" limit 10000
    ) r) as "takers",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t5.* from "public"."word_tests" t5 where t5."plan_id" = t0."id") n) t6
      ) a
    ) as "tests_aggregate",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t7."state" as "state" from "public"."word_test_standings" t7 where t7."plan_id" = t0."id" limit 10000
    ) r) as "standings"
    from "public"."word_test_plans" t0 where (t0."deck_id" = ($1::text)::uuid) order by t0."opens_at" desc nulls first, t0."id" desc nulls first limit 10000
  ) r)
)::text as data;
