-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- ReportCards, as manager
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."total_points" as "totalPoints", t0."is_shown" as "isShown", t0."lecture_id" as "lectureId",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName",
      t1."held_on" as "heldOn",
      (select row_to_json(r) from (
        select t2."name" as "name", t2."teacher_name" as "teacherName" from "public"."lectures" t2 where t2."id" = t1."lecture_id"
      ) r) as "lecture"
      from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id" and t1."lecture_id" = t0."lecture_id"
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (
      select t3."taken_count" as "takenCount", t3."mean" as "mean", t3."highest" as "highest"
      from "public"."exam_statistics" t3 where t3."exam_id" = t0."id" limit 1
    ) r) as "statistics",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."number" as "number", t4."unit" as "unit", t4."points" as "points", t4."grading_rule" as "gradingRule", t4."correct_rate" as "correctRate",
      t4."taken_count" as "takenCount"
      from "public"."exam_question_statistics" t4 where t4."exam_id" = t0."id" order by t4."number" asc nulls last limit 10000
    ) r) as "questionStatistics",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t5."id" as "id",
      (select row_to_json(r) from (
        select t6."id" as "id", t6."student_number" as "studentNumber", t6."school" as "school", t6."grade" as "grade",
        (select row_to_json(r) from (select t7."name" as "name" from "public"."users" t7 where t7."id" = t6."id") r) as "user"
        from "public"."students" t6 where t6."id" = t5."student_id"
      ) r) as "student",
      (select row_to_json(r) from (
        select t8."rank" as "rank", t8."taken_count" as "takenCount", t8."percentile" as "percentile"
        from "public"."score_ranks" t8 where t8."score_id" = t5."id" limit 1
      ) r) as "rank",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t9."retake_number" as "retakeNumber", t9."value" as "value", t9."grade" as "grade", t9."grade_scale" as "gradeScale"
        from "public"."score_attempts" t9 where t9."score_id" = t5."id" and t9."exam_id" = t5."exam_id" order by t9."retake_number" asc nulls last limit 10000
      ) r) as "attempts",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t10."number" as "number", t10."is_correct" as "isCorrect"
        from "public"."score_answers" t10 where t10."score_id" = t5."id" and (t10."retake_number" = ($2::text)::smallint) limit 10000
      ) r) as "answers",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t11."name" as "name", t11."held_on" as "heldOn", t11."percent" as "percent", t11."mean_percent" as "meanPercent"
        from "public"."score_trends" t11 where t11."score_id" = t5."id" order by t11."held_on" asc nulls last, t11."sequence" asc nulls last limit 10000
      ) r) as "trend",
      (select row_to_json(r) from (
        select t12."body" as "body", t12."version" as "version" from "public"."report_remarks" t12 where t12."score_id" = t5."id"
      ) r) as "remark",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t13."id" as "id", t13."shows_rank" as "showsRank", t13."expires_at" as "expiresAt", t13."revoked_at" as "revokedAt",
        t13."opened_count" as "openedCount", t13."last_opened_at" as "lastOpenedAt"
        from "public"."report_links" t13 where t13."score_id" = t5."id" order by t13."created_at" desc nulls first limit 10000
      ) r) as "reportLinks"
      from "public"."scores" t5 where t5."exam_id" = t0."id" and t5."weekly_lecture_id" = t0."weekly_lecture_id" and (t5."status" = $3::text)
      order by (
        select (select t15."name" from "public"."users" t15 where t15."id" = t14."id" limit 1)
        from "public"."students" t14 where t14."id" = t5."student_id" limit 1
      ) asc nulls last
      limit 10000
    ) r) as "scores"
    from "public"."exams" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;
