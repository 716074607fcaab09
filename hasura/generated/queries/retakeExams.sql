-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- CallSlots, as manager
select json_build_object(
  'clinicSlots', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."held_on" as "heldOn", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room", t0."capacity" as "capacity",
    (select row_to_json(r) from (select t1."booked" as "booked" from "public"."clinic_slot_loads" t1 where t1."id" = t0."id" limit 1) r) as "load"
    from "public"."clinic_slots" t0 where ((t0."reserve_type" = $1::text) and (t0."held_on" >= ($2::text)::date))
    order by t0."held_on" asc nulls last, t0."starts_at" asc nulls last limit 40
  ) r)
)::text as data;

-- GivenTodos, as manager
select json_build_object(
  'clinicTodos', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."score_attempt_id" as "scoreAttemptId", t0."student_id" as "studentId", t0."title" as "title"
    from "public"."clinic_todos" t0
    where (
      (t0."status" = any($1::text[]))
      and (
        (t0."score_attempt_id" = any(($2::text)::uuid[]))
        or ((t0."score_attempt_id" is null) and (t0."student_id" = any(($3::text)::uuid[])) and (t0."title" = any($4::text[])))
      )
    )
    limit 1000
  ) r)
)::text as data;

-- RetakableExams, as manager
select json_build_object(
  'exams', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."cutline" as "cutline",
    (select row_to_json(r) from (
      select t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName", t1."held_on" as "heldOn"
      from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id" and t1."lecture_id" = t0."lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."number" as "number", t2."kind" as "kind", t2."answer" as "answer", t2."also_accepts" as "alsoAccepts", t2."points" as "points",
      t2."unit" as "unit", t2."grading_rule" as "gradingRule"
      from "public"."exam_items" t2 where t2."exam_id" = t0."id" order by t2."number" asc nulls last limit 10000
    ) r) as "items"
    from "public"."exams" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."created_at" desc nulls first limit 60
  ) r)
)::text as data;

-- RetakeExams, as manager
select json_build_object(
  'retakeExams', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."cutline" as "cutline", t0."total_points" as "totalPoints", t0."version" as "version",
    (select row_to_json(r) from (select t1."id" as "id", t1."name" as "name" from "public"."exams" t1 where t1."id" = t0."exam_id") r) as "exam",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."number" as "number", t2."kind" as "kind", t2."answer" as "answer", t2."also_accepts" as "alsoAccepts", t2."points" as "points",
      t2."unit" as "unit", t2."grading_rule" as "gradingRule",
      (select row_to_json(r) from (
        select (select row_to_json(r) from (
          select t4."number" as "number" from "public"."exam_questions" t4 where t4."id" = t3."original_question_id"
        ) r) as "originalQuestion"
        from "public"."retake_question_maps" t3 where t3."question_id" = t2."id"
      ) r) as "retakeMap"
      from "public"."exam_questions" t2 where t2."retake_exam_id" = t0."id" order by t2."number" asc nulls last limit 10000
    ) r) as "questions",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (select t5.* from "public"."score_attempts" t5 where t5."retake_exam_id" = t0."id" and t5."exam_id" = t0."exam_id") n
        ) t6
      ) a
    ) as "attempts_aggregate"
    from "public"."retake_exams" t0 where exists (select 1 from "public"."exams" t7 where t7."id" = t0."exam_id" and (t7."lecture_id" = ($1::text)::uuid))
    order by t0."created_at" desc nulls first, t0."id" asc nulls last limit 25 offset ($2::text)::int8
  ) r),
  'retakeExams_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t8.*
          from "public"."retake_exams" t8 where exists (select 1 from "public"."exams" t9 where t9."id" = t8."exam_id" and (t9."lecture_id" = ($3::text)::uuid))
        ) n
      ) t10
    ) a
  )
)::text as data;

-- RetakesDue, as manager
select json_build_object(
  'scoreAttempts', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."score_id" as "scoreId", t0."retake_number" as "retakeNumber", t0."value" as "value", t0."clinic_status" as "clinicStatus",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id" from "public"."clinic_todos" t1 where t1."score_attempt_id" = t0."id" and (t1."status" = any($1::text[])) limit 1
    ) r) as "clinicTodos",
    (select row_to_json(r) from (
      select t2."cutline" as "cutline" from "public"."retake_exams" t2 where t2."id" = t0."retake_exam_id" and t2."exam_id" = t0."exam_id"
    ) r) as "retakeExam",
    (select row_to_json(r) from (
      select t3."id" as "id", t3."name" as "name", t3."cutline" as "cutline", t3."lecture_id" as "lectureId", t3."weekly_lecture_id" as "weeklyLectureId",
      (select row_to_json(r) from (select t4."name" as "name" from "public"."lectures" t4 where t4."id" = t3."lecture_id") r) as "lecture",
      (select row_to_json(r) from (
        select t5."week_number" as "weekNumber", "public"."place_in_week"(t5) as "placeInWeek", t5."special_name" as "specialName", t5."held_on" as "heldOn"
        from "public"."weekly_lectures" t5 where t5."id" = t3."weekly_lecture_id" and t5."lecture_id" = t3."lecture_id"
      ) r) as "weeklyLecture"
      from "public"."exams" t3 where t3."id" = t0."exam_id"
    ) r) as "exam",
    (select row_to_json(r) from (
      select (select coalesce(json_agg(r), '[]'::json) from (
        select t7."id" as "id", t7."retake_number" as "retakeNumber", t7."value" as "value"
        from "public"."score_attempts" t7 where t7."score_id" = t6."id" and t7."exam_id" = t6."exam_id" order by t7."retake_number" asc nulls last limit 10000
      ) r) as "attempts",
      (select row_to_json(r) from (
        select t8."id" as "id", t8."school" as "school", t8."grade" as "grade",
        (select row_to_json(r) from (select t9."name" as "name" from "public"."users" t9 where t9."id" = t8."id") r) as "user"
        from "public"."students" t8 where t8."id" = t6."student_id"
      ) r) as "student"
      from "public"."scores" t6 where t6."id" = t0."score_id" and t6."exam_id" = t0."exam_id"
    ) r) as "score"
    from "public"."score_attempts" t0 where (t0."clinic_status" = $2::text) order by t0."updated_at" desc nulls first, t0."id" asc nulls last limit 25
    offset ($3::text)::int8
  ) r),
  'scoreAttempts_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t10.* from "public"."score_attempts" t10 where (t10."clinic_status" = $4::text)) n) t11
    ) a
  )
)::text as data;
