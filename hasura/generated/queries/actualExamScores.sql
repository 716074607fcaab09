-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- RecentScores, as manager
select json_build_object(
  'scores', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."name" as "name", t1."total_points" as "totalPoints",
      (select row_to_json(r) from (
        select t2."held_on" as "heldOn" from "public"."weekly_lectures" t2 where t2."id" = t1."weekly_lecture_id" and t2."lecture_id" = t1."lecture_id"
      ) r) as "weeklyLecture",
      (select row_to_json(r) from (select t3."mean" as "mean" from "public"."exam_statistics" t3 where t3."exam_id" = t1."id" limit 1) r) as "statistics"
      from "public"."exams" t1 where t1."id" = t0."exam_id" and t1."weekly_lecture_id" = t0."weekly_lecture_id"
    ) r) as "exam",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."value" as "value"
      from "public"."score_attempts" t4 where t4."score_id" = t0."id" and t4."exam_id" = t0."exam_id" and (t4."attempt_type" = $1::text) limit 10000
    ) r) as "attempts"
    from "public"."scores" t0
    where (
      (t0."student_id" = ($2::text)::uuid) and (t0."status" = $3::text)
      and exists (
        select 1
        from "public"."exams" t5
        where t5."id" = t0."exam_id" and t5."weekly_lecture_id" = t0."weekly_lecture_id"
        and exists (
          select 1
          from "public"."weekly_lectures" t6
          where t6."id" = t5."weekly_lecture_id" and t6."lecture_id" = t5."lecture_id"
          and exists (select 1 from "public"."held_weeks" t7 where t7."weekly_lecture_id" = t6."id")
        )
      )
    )
    order by (
      select (select t9."held_on" from "public"."weekly_lectures" t9 where t9."id" = t8."weekly_lecture_id" and t9."lecture_id" = t8."lecture_id" limit 1)
      from "public"."exams" t8 where t8."id" = t0."exam_id" and t8."weekly_lecture_id" = t0."weekly_lecture_id" limit 1
    ) desc nulls first,
    t0."id" asc nulls last
    limit 5
  ) r)
)::text as data;

-- ScoreGrid, as manager
select json_build_object(
  'students', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."student_number" as "studentNumber", t0."school" as "school", t0."grade" as "grade",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."users" t1 where t1."id" = t0."id") r) as "user",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id", t2."raw_score" as "rawScore", t2."standard_score" as "standardScore", t2."percentile" as "percentile", t2."grade" as "grade",
      t2."grade_scale" as "gradeScale", t2."version" as "version"
      from "public"."actual_exam_scores" t2
      where t2."student_id" = t0."id"
      and ((t2."kind" = $1::text) and (t2."year" = ($2::text)::smallint) and (t2."month" = ($3::text)::smallint) and (t2."subject" = $4::text))
      limit 10000
    ) r) as "actualExamScores"
    from "public"."students" t0
    where exists (
      select 1
      from "public"."enrollments" t3
      where t3."student_id" = t0."id"
      and ((t3."lecture_id" = ($5::text)::uuid) and (t3."from_date" <= ($6::text)::date) and ((t3."to_date" is null) or (t3."to_date" >= ($7::text)::date)))
    )
    order by (select t4."name" from "public"."users" t4 where t4."id" = t0."id" limit 1) asc nulls last, t0."student_number" asc nulls last limit 10000
  ) r)
)::text as data;

-- StudentScores, as manager
select json_build_object(
  'actualExamScores', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."year" as "year", t0."term" as "term", t0."part" as "part", t0."month" as "month",
    t0."subject" as "subject", t0."raw_score" as "rawScore", t0."standard_score" as "standardScore", t0."percentile" as "percentile", t0."grade" as "grade",
    t0."grade_scale" as "gradeScale", t0."version" as "version"
    from "public"."actual_exam_scores" t0 where (t0."student_id" = ($1::text)::uuid)
    order by t0."year" desc nulls first, t0."month" desc nulls last, t0."term" desc nulls last, t0."part" asc nulls last, t0."subject" asc nulls last
    limit 10000
  ) r),
  'scores', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id",
    (select row_to_json(r) from (
      select t2."name" as "name", t2."total_points" as "totalPoints",
      (select row_to_json(r) from (select t3."id" as "id", t3."name" as "name" from "public"."lectures" t3 where t3."id" = t2."lecture_id") r) as "lecture",
      (select row_to_json(r) from (
        select t4."held_on" as "heldOn" from "public"."weekly_lectures" t4 where t4."id" = t2."weekly_lecture_id" and t4."lecture_id" = t2."lecture_id"
      ) r) as "weeklyLecture",
      (select row_to_json(r) from (select t5."mean" as "mean" from "public"."exam_statistics" t5 where t5."exam_id" = t2."id" limit 1) r) as "statistics"
      from "public"."exams" t2 where t2."id" = t1."exam_id" and t2."weekly_lecture_id" = t1."weekly_lecture_id"
    ) r) as "exam",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t6."value" as "value"
      from "public"."score_attempts" t6 where t6."score_id" = t1."id" and t6."exam_id" = t1."exam_id" and (t6."attempt_type" = $2::text) limit 10000
    ) r) as "attempts"
    from "public"."scores" t1
    where (
      (t1."student_id" = ($3::text)::uuid) and (t1."status" = $4::text)
      and exists (
        select 1
        from "public"."exams" t7
        where t7."id" = t1."exam_id" and t7."weekly_lecture_id" = t1."weekly_lecture_id"
        and exists (
          select 1
          from "public"."weekly_lectures" t8
          where t8."id" = t7."weekly_lecture_id" and t8."lecture_id" = t7."lecture_id"
          and exists (select 1 from "public"."held_weeks" t9 where t9."weekly_lecture_id" = t8."id")
        )
      )
    )
    order by (
      select (select t11."held_on" from "public"."weekly_lectures" t11 where t11."id" = t10."weekly_lecture_id" and t11."lecture_id" = t10."lecture_id" limit 1)
      from "public"."exams" t10 where t10."id" = t1."exam_id" and t10."weekly_lecture_id" = t1."weekly_lecture_id" limit 1
    ) asc nulls last,
    t1."id" asc nulls last
    limit 10000
  ) r)
)::text as data;
