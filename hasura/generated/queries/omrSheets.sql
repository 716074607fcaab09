-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- OmrDesk, as manager
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."lecture_id" as "lectureId", t0."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName", t1."held_on" as "heldOn",
      (select row_to_json(r) from (select t2."name" as "name" from "public"."lectures" t2 where t2."id" = t1."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id" and t1."lecture_id" = t0."lecture_id"
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (
      select t3."pages" as "pages", t3."sheets" as "sheets", t3."graded" as "graded", t3."needs_review" as "needsReview", t3."rejected" as "rejected",
      t3."pending" as "pending", t3."blank" as "blank", t3."no_sheet" as "noSheet"
      from "public"."omr_ledgers" t3 where t3."exam_id" = t0."id" limit 1
    ) r) as "omrLedger",
    (select row_to_json(r) from (
      select t4."id" as "id", t4."question_count" as "questionCount", t4."is_printed" as "isPrinted"
      from "public"."word_test_plans" t4 where t4."exam_id" = t0."id"
    ) r) as "wordTest",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t5."number" as "number", t5."kind" as "kind", t5."answer" as "answer", t5."also_accepts" as "alsoAccepts", t5."points" as "points",
      t5."unit" as "unit", t5."grading_rule" as "gradingRule"
      from "public"."exam_items" t5 where t5."exam_id" = t0."id" order by t5."number" asc nulls last limit 10000
    ) r) as "items",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t6."id" as "id", t6."file_name" as "fileName", t6."status" as "status", t6."pages" as "pages", t6."created_at" as "createdAt",
      (select row_to_json(r) from (select t7."name" as "name" from "public"."staff" t7 where t7."id" = t6."created_by" limit 1) r) as "createdByStaff",
      (
        select json_build_object('aggregate', json_build_object('count', a.c0))
        from (
          select count(*) as c0
          from (
            select n.*, row_number() over () as "__row"
            from (
              select t8.*
              from "public"."omr_sheets" t8 where t8."scan_id" = t6."id" and ((t8."part" = ($2::text)::smallint) and (t8."status" = any($3::text[])))
            ) n
          ) t9
        ) a
      ) as "sheets_aggregate"
      from "public"."omr_scans" t6 where t6."exam_id" = t0."id" order by t6."created_at" desc nulls first limit 10000
    ) r) as "omrScans",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t10."id" as "id", t10."scan_id" as "scanId", t10."status" as "status", t10."file_name" as "fileName", t10."page" as "page", t10."part" as "part",
      t10."student_id" as "studentId", t10."read_number" as "readNumber", t10."answers" as "answers", t10."flags" as "flags",
      t10."reject_reason" as "rejectReason", t10."memo" as "memo", t10."version" as "version",
      (select row_to_json(r) from (
        select t11."name" as "name" from "public"."retake_exams" t11 where t11."id" = t10."retake_exam_id" and t11."exam_id" = t10."exam_id"
      ) r) as "retakeExam",
      (select row_to_json(r) from (
        select t12."student_number" as "studentNumber",
        (select row_to_json(r) from (select t13."name" as "name" from "public"."users" t13 where t13."id" = t12."id") r) as "user"
        from "public"."students" t12 where t12."id" = t10."student_id"
      ) r) as "student"
      from "public"."omr_sheets" t10 where t10."exam_id" = t0."id"
      order by t10."created_at" asc nulls last, t10."page" asc nulls last, t10."part" asc nulls last limit 10000
    ) r) as "omrSheets",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t14."id" as "id", t14."status" as "status",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t15."id" as "id", t15."value" as "value",
        (select row_to_json(r) from (
          select t16."name" as "name" from "public"."retake_exams" t16 where t16."id" = t15."retake_exam_id" and t16."exam_id" = t15."exam_id"
        ) r) as "retakeExam"
        from "public"."score_attempts" t15 where t15."score_id" = t14."id" and t15."exam_id" = t14."exam_id" order by t15."retake_number" asc nulls last
        limit 10000
      ) r) as "attempts",
      (select row_to_json(r) from (
        select t17."id" as "id", t17."student_number" as "studentNumber", t17."school" as "school", t17."grade" as "grade",
        (select row_to_json(r) from (select t18."name" as "name" from "public"."users" t18 where t18."id" = t17."id") r) as "user"
        from "public"."students" t17 where t17."id" = t14."student_id"
      ) r) as "student",
      (select row_to_json(r) from (
        select (select row_to_json(r) from (
          select t20."name" as "name", t20."counts_as_present" as "countsAsPresent"
          from "public"."attendance_types" t20 where t20."id" = t19."attendance_type_id"
        ) r) as "attendanceType"
        from "public"."participants" t19 where t19."weekly_lecture_id" = t14."weekly_lecture_id" and t19."student_id" = t14."student_id"
      ) r) as "participant"
      from "public"."scores" t14 where t14."exam_id" = t0."id" and t14."weekly_lecture_id" = t0."weekly_lecture_id"
      order by (
        select (select t22."name" from "public"."users" t22 where t22."id" = t21."id" limit 1)
        from "public"."students" t21 where t21."id" = t14."student_id" limit 1
      ) asc nulls last
      limit 10000
    ) r) as "scores"
    from "public"."exams" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;
