-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- LightTable, as manager
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."total_points" as "totalPoints", t0."is_shown" as "isShown", t0."lecture_id" as "lectureId",
    t0."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName", t1."held_on" as "heldOn",
      (select row_to_json(r) from (select t2."name" as "name" from "public"."lectures" t2 where t2."id" = t1."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id" and t1."lecture_id" = t0."lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."id" as "id", t3."status" as "status", t3."student_id" as "studentId",
      (select row_to_json(r) from (
        select t4."id" as "id", t4."student_number" as "studentNumber", t4."school" as "school", t4."grade" as "grade",
        (select row_to_json(r) from (select t5."name" as "name" from "public"."users" t5 where t5."id" = t4."id") r) as "user"
        from "public"."students" t4 where t4."id" = t3."student_id"
      ) r) as "student",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t6."id" as "id", t6."value" as "value", t6."version" as "version"
        from "public"."score_attempts" t6 where t6."score_id" = t3."id" and t6."exam_id" = t3."exam_id" and (t6."retake_number" = ($2::text)::smallint)
        limit 10000
      ) r) as "attempts"
      from "public"."scores" t3 where t3."exam_id" = t0."id" and t3."weekly_lecture_id" = t0."weekly_lecture_id"
      order by (
        select (select t8."name" from "public"."users" t8 where t8."id" = t7."id" limit 1) from "public"."students" t7 where t7."id" = t3."student_id" limit 1
      ) asc nulls last
      limit 10000
    ) r) as "scores",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t9."id" as "id", t9."student_id" as "studentId", t9."status" as "status", t9."version" as "version", t9."submitted_at" as "submittedAt",
      t9."receipt_number" as "receiptNumber", t9."comment" as "comment", t9."returned_at" as "returnedAt", t9."page_order" as "pageOrder",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t10."id" as "id", t10."name" as "name", t10."content_type" as "contentType",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t12."id" as "id", t12."rotation" as "rotation", t12."layer" as "layer", t12."version" as "version"
          from "public"."submission_marks" t12 where t12."file_id" = t10."id" limit 10000
        ) r) as "marks",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t13."id" as "id" from "public"."omr_scans" t13 where t13."file_id" = t10."id" limit 10000
        ) r) as "omrScans"
        from "public"."files" t10
        where t10."submission_id" = t9."id"
        and (
          (t10."board_post_id" is null) or exists (select 1 from "public"."board_posts" t11 where t11."id" = t10."board_post_id" and (t11."deleted_at" is null))
        )
        and (t10."state" = $3::text)
        order by t10."created_at" asc nulls last limit 10000
      ) r) as "files"
      from "public"."submissions" t9 where t9."exam_id" = t0."id" limit 10000
    ) r) as "submissions"
    from "public"."exams" t0 where (t0."id" = ($1::text)::uuid)
  ) r),
  'submissionWindows', (select coalesce(json_agg(r), '[]'::json) from (
    select t14."id" as "id", t14."opens_at" as "opensAt", t14."closes_at" as "closesAt", t14."version" as "version"
    from "public"."submission_windows" t14 where (t14."exam_id" = ($4::text)::uuid) limit 10000
  ) r)
)::text as data;
