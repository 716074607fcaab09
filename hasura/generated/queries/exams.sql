-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalExam, as student
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."total_points" as "totalPoints", t0."cutline" as "cutline",
    (select row_to_json(r) from (
      select t2."id" as "id", t2."lecture_id" as "lectureId", t2."week_number" as "weekNumber", "public"."place_in_week"(t2) as "placeInWeek",
      t2."special_name" as "specialName", t2."held_on" as "heldOn",
      (select row_to_json(r) from (
        select t4."name" as "name"
        from "public"."lectures" t4
        where t4."id" = t2."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t5 where t5."lecture_id" = t4."id" and (t5."student_id" = ($2::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t6
            where t6."lecture_id" = t4."id"
            and exists (select 1 from "public"."participants" t7 where t7."weekly_lecture_id" = t6."id" and (t7."student_id" = ($2::text)::uuid))
          )
        )
      ) r) as "lecture"
      from "public"."weekly_lectures" t2
      where t2."id" = t0."weekly_lecture_id" and t2."lecture_id" = t0."lecture_id"
      and exists (select 1 from "public"."participants" t3 where t3."weekly_lecture_id" = t2."id" and (t3."student_id" = ($2::text)::uuid))
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (
      select t8."taken_count" as "takenCount", t8."mean" as "mean", t8."highest" as "highest", t8."deviation" as "deviation",
      t8."distribution" as "distribution"
      from "public"."exam_statistics" t8
      where t8."exam_id" = t0."id"
      and (
        (t8."taken_count" >= ($4::text)::integer)
        and exists (
          select 1
          from "public"."exams" t9
          where t9."id" = t8."exam_id"
          and (
            (t9."is_shown" = ($1::text)::boolean)
            and exists (
              select 1
              from "public"."scores" t10
              where t10."exam_id" = t9."id" and t10."weekly_lecture_id" = t9."weekly_lecture_id" and (t10."student_id" = ($2::text)::uuid)
            )
          )
        )
      )
      limit 1
    ) r) as "statistics",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t11."id" as "id", t11."name" as "name", t11."content_type" as "contentType", t11."sent_bytes" as "sizeBytes", t11."created_at" as "createdAt",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t24."id" as "id" from "public"."file_views" t24 where t24."file_id" = t11."id" and (t24."user_id" = ($2::text)::uuid) limit 1
      ) r) as "views"
      from "public"."files" t11
      where t11."exam_id" = t0."id"
      and (
        (t11."state" = $5::text)
        and (
          (t11."profile_user_id" = ($2::text)::uuid)
          or exists (select 1 from "public"."submissions" t12 where t12."id" = t11."submission_id" and (t12."student_id" = ($2::text)::uuid))
          or exists (
            select 1
            from "public"."board_posts" t13
            where t13."id" = t11."board_post_id"
            and (
              (t13."deleted_at" is null)
              and (
                (t13."is_public" = ($1::text)::boolean) or (t13."created_by" = ($2::text)::uuid)
                or exists (select 1 from "public"."board_readers" t14 where t14."post_id" = t13."id" and (t14."student_id" = ($2::text)::uuid))
              )
            )
          )
          or (
            exists (
              select 1
              from "public"."file_permissions" t15
              where t15."file_id" = t11."id"
              and (
                (t15."student_id" = ($2::text)::uuid)
                or exists (select 1 from "public"."file_lecture_readers" t16 where t16."permission_id" = t15."id" and (t16."student_id" = ($2::text)::uuid))
                or exists (
                  select 1
                  from "public"."weekly_lectures" t17
                  where t17."id" = t15."weekly_lecture_id"
                  and exists (select 1 from "public"."participants" t18 where t18."weekly_lecture_id" = t17."id" and (t18."student_id" = ($2::text)::uuid))
                )
              )
            )
            and (
              (t11."owner_type" <> all($6::text[]))
              or exists (select 1 from "public"."exams" t19 where t19."id" = t11."exam_id" and (t19."is_shown" = ($1::text)::boolean))
              or exists (
                select 1
                from "public"."videos" t20
                where t20."id" = t11."video_id"
                and exists (select 1 from "public"."open_video_readers" t21 where t21."video_id" = t20."id" and (t21."student_id" = ($2::text)::uuid))
              )
              or exists (
                select 1
                from "public"."lecture_materials" t22
                where t22."id" = t11."material_id"
                and exists (select 1 from "public"."material_readers" t23 where t23."material_id" = t22."id" and (t23."student_id" = ($2::text)::uuid))
              )
            )
          )
        )
      )
      order by t11."created_at" asc nulls last limit 100
    ) r) as "files",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t25."id" as "id", t25."status" as "status", t25."returned_at" as "returnedAt"
      from "public"."submissions" t25 where t25."exam_id" = t0."id" and (t25."student_id" = ($2::text)::uuid) limit 100
    ) r) as "submissions",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t26."id" as "id", t26."status" as "status",
      (select row_to_json(r) from (
        select t28."rank" as "rank", t28."taken_count" as "takenCount", t28."percentile" as "percentile"
        from "public"."score_ranks" t28
        where t28."score_id" = t26."id"
        and (
          (t28."student_id" = ($2::text)::uuid)
          and exists (select 1 from "public"."exams" t29 where t29."id" = t28."exam_id" and (t29."is_shown" = ($1::text)::boolean))
        )
        limit 1
      ) r) as "rank",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t30."id" as "id", t30."retake_number" as "retakeNumber", t30."value" as "value", t30."grade" as "grade", t30."grade_scale" as "gradeScale",
        t30."clinic_status" as "clinicStatus"
        from "public"."score_attempts" t30
        where t30."score_id" = t26."id" and t30."exam_id" = t26."exam_id"
        and exists (
          select 1
          from "public"."scores" t31
          where t31."id" = t30."score_id" and t31."exam_id" = t30."exam_id"
          and (
            (t31."student_id" = ($2::text)::uuid)
            and exists (
              select 1
              from "public"."exams" t32
              where t32."id" = t31."exam_id" and t32."weekly_lecture_id" = t31."weekly_lecture_id" and (t32."is_shown" = ($1::text)::boolean)
            )
          )
        )
        order by t30."retake_number" asc nulls last limit 100
      ) r) as "attempts",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t33."number" as "number", t33."kind" as "kind", t33."unit" as "unit", t33."points" as "points", t33."answer" as "answer",
        t33."also_accepts" as "alsoAccepts", t33."grading_rule" as "gradingRule", t33."given" as "given", t33."is_correct" as "isCorrect"
        from "public"."score_answers" t33
        where t33."score_id" = t26."id"
        and (
          (t33."student_id" = ($2::text)::uuid)
          and exists (select 1 from "public"."exams" t34 where t34."id" = t33."exam_id" and (t34."is_shown" = ($1::text)::boolean))
        )
        and (t33."retake_number" = ($7::text)::smallint)
        order by t33."number" asc nulls last limit 100
      ) r) as "answers"
      from "public"."scores" t26
      where t26."exam_id" = t0."id" and t26."weekly_lecture_id" = t0."weekly_lecture_id"
      and (
        (t26."student_id" = ($2::text)::uuid)
        and exists (
          select 1
          from "public"."exams" t27
          where t27."id" = t26."exam_id" and t27."weekly_lecture_id" = t26."weekly_lecture_id" and (t27."is_shown" = ($1::text)::boolean)
        )
      )
      limit 100
    ) r) as "scores"
    from "public"."exams" t0
    where (t0."id" = ($3::text)::uuid)
    and (
      (t0."is_shown" = ($1::text)::boolean)
      and exists (
        select 1
        from "public"."scores" t1 where t1."exam_id" = t0."id" and t1."weekly_lecture_id" = t0."weekly_lecture_id" and (t1."student_id" = ($2::text)::uuid)
      )
    )
  ) r)
)::text as data;

-- PortalResults, as student
select json_build_object(
  'exams', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."total_points" as "totalPoints", t0."cutline" as "cutline",
    (select row_to_json(r) from (
      select t2."held_on" as "heldOn", t2."lecture_id" as "lectureId",
      (select row_to_json(r) from (
        select t4."name" as "name"
        from "public"."lectures" t4
        where t4."id" = t2."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t5 where t5."lecture_id" = t4."id" and (t5."student_id" = ($2::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t6
            where t6."lecture_id" = t4."id"
            and exists (select 1 from "public"."participants" t7 where t7."weekly_lecture_id" = t6."id" and (t7."student_id" = ($2::text)::uuid))
          )
        )
      ) r) as "lecture"
      from "public"."weekly_lectures" t2
      where t2."id" = t0."weekly_lecture_id" and t2."lecture_id" = t0."lecture_id"
      and exists (select 1 from "public"."participants" t3 where t3."weekly_lecture_id" = t2."id" and (t3."student_id" = ($2::text)::uuid))
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (
      select t8."mean" as "mean"
      from "public"."exam_statistics" t8
      where t8."exam_id" = t0."id"
      and (
        (t8."taken_count" >= ($3::text)::integer)
        and exists (
          select 1
          from "public"."exams" t9
          where t9."id" = t8."exam_id"
          and (
            (t9."is_shown" = ($1::text)::boolean)
            and exists (
              select 1
              from "public"."scores" t10
              where t10."exam_id" = t9."id" and t10."weekly_lecture_id" = t9."weekly_lecture_id" and (t10."student_id" = ($2::text)::uuid)
            )
          )
        )
      )
      limit 1
    ) r) as "statistics",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t11."status" as "status",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t13."value" as "value"
        from "public"."score_attempts" t13
        where t13."score_id" = t11."id" and t13."exam_id" = t11."exam_id"
        and exists (
          select 1
          from "public"."scores" t14
          where t14."id" = t13."score_id" and t14."exam_id" = t13."exam_id"
          and (
            (t14."student_id" = ($2::text)::uuid)
            and exists (
              select 1
              from "public"."exams" t15
              where t15."id" = t14."exam_id" and t15."weekly_lecture_id" = t14."weekly_lecture_id" and (t15."is_shown" = ($1::text)::boolean)
            )
          )
        )
        and (t13."retake_number" = ($4::text)::smallint)
        limit 1
      ) r) as "attempts"
      from "public"."scores" t11
      where t11."exam_id" = t0."id" and t11."weekly_lecture_id" = t0."weekly_lecture_id"
      and (
        (t11."student_id" = ($2::text)::uuid)
        and exists (
          select 1
          from "public"."exams" t12
          where t12."id" = t11."exam_id" and t12."weekly_lecture_id" = t11."weekly_lecture_id" and (t12."is_shown" = ($1::text)::boolean)
        )
      )
      limit 100
    ) r) as "scores"
    from "public"."exams" t0
    where (
      (t0."is_shown" = ($1::text)::boolean)
      and exists (
        select 1
        from "public"."scores" t1 where t1."exam_id" = t0."id" and t1."weekly_lecture_id" = t0."weekly_lecture_id" and (t1."student_id" = ($2::text)::uuid)
      )
    )
    order by (
      select t16."held_on"
      from "public"."weekly_lectures" t16
      where t16."id" = t0."weekly_lecture_id" and t16."lecture_id" = t0."lecture_id"
      and exists (select 1 from "public"."participants" t17 where t17."weekly_lecture_id" = t16."id" and (t17."student_id" = ($2::text)::uuid))
      limit 1
    ) desc nulls first,
    t0."sequence" desc nulls first
    limit 100
  ) r)
)::text as data;

-- PortalSubmission, as student
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name",
    (select row_to_json(r) from (
      select t2."id" as "id", t2."lecture_id" as "lectureId", t2."week_number" as "weekNumber", "public"."place_in_week"(t2) as "placeInWeek",
      t2."special_name" as "specialName", t2."held_on" as "heldOn",
      (select row_to_json(r) from (
        select t4."name" as "name"
        from "public"."lectures" t4
        where t4."id" = t2."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t5 where t5."lecture_id" = t4."id" and (t5."student_id" = ($2::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t6
            where t6."lecture_id" = t4."id"
            and exists (select 1 from "public"."participants" t7 where t7."weekly_lecture_id" = t6."id" and (t7."student_id" = ($2::text)::uuid))
          )
        )
      ) r) as "lecture"
      from "public"."weekly_lectures" t2
      where t2."id" = t0."weekly_lecture_id" and t2."lecture_id" = t0."lecture_id"
      and exists (select 1 from "public"."participants" t3 where t3."weekly_lecture_id" = t2."id" and (t3."student_id" = ($2::text)::uuid))
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t8."id" as "id", t8."status" as "status", t8."submitted_at" as "submittedAt", t8."receipt_number" as "receiptNumber", t8."comment" as "comment",
      t8."returned_at" as "returnedAt", t8."page_order" as "pageOrder",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t9."id" as "id", t9."name" as "name", t9."content_type" as "contentType", t9."sent_bytes" as "sizeBytes",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t22."rotation" as "rotation", t22."layer" as "layer"
          from "public"."submission_marks" t22
          where t22."file_id" = t9."id"
          and exists (
            select 1
            from "public"."files" t23
            where t23."id" = t22."file_id"
            and exists (
              select 1
              from "public"."submissions" t24
              where t24."id" = t23."submission_id" and ((t24."student_id" = ($2::text)::uuid) and (t24."returned_at" is not null))
            )
          )
          limit 100
        ) r) as "marks"
        from "public"."files" t9
        where t9."submission_id" = t8."id"
        and (
          (t9."state" = $4::text)
          and (
            (t9."profile_user_id" = ($2::text)::uuid)
            or exists (select 1 from "public"."submissions" t10 where t10."id" = t9."submission_id" and (t10."student_id" = ($2::text)::uuid))
            or exists (
              select 1
              from "public"."board_posts" t11
              where t11."id" = t9."board_post_id"
              and (
                (t11."deleted_at" is null)
                and (
                  (t11."is_public" = ($1::text)::boolean) or (t11."created_by" = ($2::text)::uuid)
                  or exists (select 1 from "public"."board_readers" t12 where t12."post_id" = t11."id" and (t12."student_id" = ($2::text)::uuid))
                )
              )
            )
            or (
              exists (
                select 1
                from "public"."file_permissions" t13
                where t13."file_id" = t9."id"
                and (
                  (t13."student_id" = ($2::text)::uuid)
                  or exists (select 1 from "public"."file_lecture_readers" t14 where t14."permission_id" = t13."id" and (t14."student_id" = ($2::text)::uuid))
                  or exists (
                    select 1
                    from "public"."weekly_lectures" t15
                    where t15."id" = t13."weekly_lecture_id"
                    and exists (select 1 from "public"."participants" t16 where t16."weekly_lecture_id" = t15."id" and (t16."student_id" = ($2::text)::uuid))
                  )
                )
              )
              and (
                (t9."owner_type" <> all($5::text[]))
                or exists (select 1 from "public"."exams" t17 where t17."id" = t9."exam_id" and (t17."is_shown" = ($1::text)::boolean))
                or exists (
                  select 1
                  from "public"."videos" t18
                  where t18."id" = t9."video_id"
                  and exists (select 1 from "public"."open_video_readers" t19 where t19."video_id" = t18."id" and (t19."student_id" = ($2::text)::uuid))
                )
                or exists (
                  select 1
                  from "public"."lecture_materials" t20
                  where t20."id" = t9."material_id"
                  and exists (select 1 from "public"."material_readers" t21 where t21."material_id" = t20."id" and (t21."student_id" = ($2::text)::uuid))
                )
              )
            )
          )
        )
        order by t9."created_at" asc nulls last limit 100
      ) r) as "files"
      from "public"."submissions" t8 where t8."exam_id" = t0."id" and (t8."student_id" = ($2::text)::uuid) limit 100
    ) r) as "submissions"
    from "public"."exams" t0
    where (t0."id" = ($3::text)::uuid)
    and (
      (t0."is_shown" = ($1::text)::boolean)
      and exists (
        select 1
        from "public"."scores" t1 where t1."exam_id" = t0."id" and t1."weekly_lecture_id" = t0."weekly_lecture_id" and (t1."student_id" = ($2::text)::uuid)
      )
    )
  ) r),
  'submissionWindows', (select coalesce(json_agg(r), '[]'::json) from (
    select t25."opens_at" as "opensAt", t25."closes_at" as "closesAt"
    from "public"."submission_windows" t25
    where exists (
      select 1
      from "public"."exams" t26
      where t26."id" = t25."exam_id"
      and (
        (t26."is_shown" = ($1::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t27
          where t27."exam_id" = t26."id" and t27."weekly_lecture_id" = t26."weekly_lecture_id" and (t27."student_id" = ($2::text)::uuid)
        )
      )
    )
    and (t25."exam_id" = ($6::text)::uuid)
    limit 100
  ) r)
)::text as data;

-- ExamAnalysis, as manager
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."cutline" as "cutline", t0."total_points" as "totalPoints",
    (select row_to_json(r) from (
      select t1."participant_count" as "participantCount", t1."taken_count" as "takenCount", t1."absent_count" as "absentCount",
      t1."clinic_count" as "clinicCount", t1."mean" as "mean", t1."median" as "median", t1."highest" as "highest", t1."lowest" as "lowest",
      t1."deviation" as "deviation", t1."distribution" as "distribution"
      from "public"."exam_statistics" t1 where t1."exam_id" = t0."id" limit 1
    ) r) as "statistics",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."number" as "number", t2."kind" as "kind", t2."answer" as "answer", t2."points" as "points", t2."unit" as "unit",
      t2."grading_rule" as "gradingRule", t2."taken_count" as "takenCount", t2."correct_count" as "correctCount", t2."correct_rate" as "correctRate",
      t2."upper_rate" as "upperRate", t2."lower_rate" as "lowerRate", t2."discrimination" as "discrimination", t2."choice_counts" as "choiceCounts"
      from "public"."exam_question_statistics" t2 where t2."exam_id" = t0."id" order by t2."number" asc nulls last limit 10000
    ) r) as "questionStatistics"
    from "public"."exams" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- ExamDetail, as manager
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."cutline" as "cutline", t0."total_points" as "totalPoints", t0."is_shown" as "isShown",
    t0."sequence" as "sequence", t0."version" as "version", t0."lecture_id" as "lectureId", t0."template_id" as "templateId",
    t0."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName", t1."held_on" as "heldOn"
      from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id" and t1."lecture_id" = t0."lecture_id"
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (select t2."id" as "id", t2."name" as "name" from "public"."lectures" t2 where t2."id" = t0."lecture_id") r) as "lecture",
    (select row_to_json(r) from (
      select t3."id" as "id", t3."name" as "name" from "public"."exam_templates" t3 where t3."id" = t0."template_id" and t3."lecture_id" = t0."lecture_id"
    ) r) as "template",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."number" as "number", t4."kind" as "kind", t4."answer" as "answer", t4."also_accepts" as "alsoAccepts", t4."points" as "points",
      t4."unit" as "unit", t4."grading_rule" as "gradingRule"
      from "public"."exam_items" t4 where t4."exam_id" = t0."id" order by t4."number" asc nulls last limit 10000
    ) r) as "items"
    from "public"."exams" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- ExamTemplateOptions, as manager
select json_build_object(
  'examTemplates', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name"
    from "public"."exam_templates" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."name" asc nulls last limit 10000
  ) r)
)::text as data;

-- ExamWeeks, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn"
    from "public"."weekly_lectures" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."held_on" asc nulls last, t0."starts_at" asc nulls last
    limit 10000
  ) r)
)::text as data;

-- WeekExams, as manager
select json_build_object(
  'exams', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."cutline" as "cutline", t0."total_points" as "totalPoints", t0."is_shown" as "isShown",
    t0."sequence" as "sequence", t0."version" as "version", t0."lecture_id" as "lectureId", t0."template_id" as "templateId",
    t0."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t1."name" as "name" from "public"."exam_templates" t1 where t1."id" = t0."template_id" and t1."lecture_id" = t0."lecture_id"
    ) r) as "template",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t2.* from "public"."exam_items" t2 where t2."exam_id" = t0."id") n) t3
      ) a
    ) as "items_aggregate",
    (select row_to_json(r) from (
      select t4."participant_count" as "participantCount", t4."taken_count" as "takenCount", t4."mean" as "mean", t4."clinic_count" as "clinicCount"
      from "public"."exam_statistics" t4 where t4."exam_id" = t0."id" limit 1
    ) r) as "statistics"
    from "public"."exams" t0 where (t0."weekly_lecture_id" = ($1::text)::uuid) order by t0."sequence" asc nulls last limit 10000
  ) r)
)::text as data;
