-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalGrowth, as student
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
    and exists (
      select 1
      from "public"."weekly_lectures" t16
      where t16."id" = t0."weekly_lecture_id" and t16."lecture_id" = t0."lecture_id"
      and (
        exists (select 1 from "public"."participants" t17 where t17."weekly_lecture_id" = t16."id" and (t17."student_id" = ($2::text)::uuid))
        and exists (
          select 1
          from "public"."held_weeks" t18
          where t18."weekly_lecture_id" = t16."id"
          and exists (
            select 1 from "public"."participants" t19 where t19."weekly_lecture_id" = t18."weekly_lecture_id" and (t19."student_id" = ($2::text)::uuid)
          )
        )
      )
    )
    order by (
      select t20."held_on"
      from "public"."weekly_lectures" t20
      where t20."id" = t0."weekly_lecture_id" and t20."lecture_id" = t0."lecture_id"
      and exists (select 1 from "public"."participants" t21 where t21."weekly_lecture_id" = t20."id" and (t21."student_id" = ($2::text)::uuid))
      limit 1
    ) desc nulls first,
    t0."sequence" desc nulls first
    limit 60
  ) r),
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t22."id" as "id", t22."name" as "name",
    (select coalesce(json_agg(r), '[]'::json) from (
      select (select coalesce(json_agg(r), '[]'::json) from (
        select (select row_to_json(r) from (
          select t29."name" as "name", t29."color" as "color" from "public"."attendance_types" t29 where t29."id" = t28."attendance_type_id"
        ) r) as "attendanceType"
        from "public"."participants" t28 where t28."weekly_lecture_id" = t26."id" and (t28."student_id" = ($2::text)::uuid) limit 100
      ) r) as "participants"
      from "public"."weekly_lectures" t26
      where t26."lecture_id" = t22."id"
      and exists (select 1 from "public"."participants" t27 where t27."weekly_lecture_id" = t26."id" and (t27."student_id" = ($2::text)::uuid))
      and exists (
        select 1
        from "public"."held_weeks" t30
        where t30."weekly_lecture_id" = t26."id"
        and exists (select 1 from "public"."participants" t31 where t31."weekly_lecture_id" = t30."weekly_lecture_id" and (t31."student_id" = ($2::text)::uuid))
      )
      order by t26."held_on" asc nulls last, t26."starts_at" asc nulls last limit 100
    ) r) as "weeklyLectures"
    from "public"."lectures" t22
    where (
      exists (select 1 from "public"."enrollments" t23 where t23."lecture_id" = t22."id" and (t23."student_id" = ($2::text)::uuid))
      or exists (
        select 1
        from "public"."weekly_lectures" t24
        where t24."lecture_id" = t22."id"
        and exists (select 1 from "public"."participants" t25 where t25."weekly_lecture_id" = t24."id" and (t25."student_id" = ($2::text)::uuid))
      )
    )
    order by t22."name" asc nulls last limit 100
  ) r),
  'actualExamScores', (select coalesce(json_agg(r), '[]'::json) from (
    select t32."id" as "id", t32."kind" as "kind", t32."year" as "year", t32."term" as "term", t32."part" as "part", t32."month" as "month",
    t32."subject" as "subject", t32."raw_score" as "rawScore", t32."standard_score" as "standardScore", t32."percentile" as "percentile",
    t32."grade" as "grade", t32."grade_scale" as "gradeScale"
    from "public"."actual_exam_scores" t32 where (t32."student_id" = ($2::text)::uuid)
    order by t32."year" desc nulls first, t32."term" desc nulls first, t32."month" desc nulls first, t32."subject" asc nulls last limit 100
  ) r)
)::text as data;

-- PortalWrongAnswers, as student
select json_build_object(
  'scoreAnswers', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."exam_id" as "examId", t0."number" as "number", t0."unit" as "unit", t0."kind" as "kind", t0."given" as "given", t0."answer" as "answer",
    t0."also_accepts" as "alsoAccepts"
    from "public"."score_answers" t0
    where (
      (t0."student_id" = ($1::text)::uuid) and exists (select 1 from "public"."exams" t1 where t1."id" = t0."exam_id" and (t1."is_shown" = ($2::text)::boolean))
    )
    and ((t0."retake_number" = ($3::text)::smallint) and (t0."is_correct" = ($4::text)::boolean) and (t0."grading_rule" <> $5::text))
    order by t0."exam_id" desc nulls first, t0."number" asc nulls last limit 100
  ) r),
  'files', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."owner_id" as "ownerId", t2."name" as "name", t2."content_type" as "contentType", t2."sent_bytes" as "sizeBytes",
    t2."created_at" as "createdAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t15."id" as "id" from "public"."file_views" t15 where t15."file_id" = t2."id" and (t15."user_id" = ($1::text)::uuid) limit 1
    ) r) as "views"
    from "public"."files" t2
    where (
      (t2."state" = $6::text)
      and (
        (t2."profile_user_id" = ($1::text)::uuid)
        or exists (select 1 from "public"."submissions" t3 where t3."id" = t2."submission_id" and (t3."student_id" = ($1::text)::uuid))
        or exists (
          select 1
          from "public"."board_posts" t4
          where t4."id" = t2."board_post_id"
          and (
            (t4."deleted_at" is null)
            and (
              (t4."is_public" = ($2::text)::boolean) or (t4."created_by" = ($1::text)::uuid)
              or exists (select 1 from "public"."board_readers" t5 where t5."post_id" = t4."id" and (t5."student_id" = ($1::text)::uuid))
            )
          )
        )
        or (
          exists (
            select 1
            from "public"."file_permissions" t6
            where t6."file_id" = t2."id"
            and (
              (t6."student_id" = ($1::text)::uuid)
              or exists (select 1 from "public"."file_lecture_readers" t7 where t7."permission_id" = t6."id" and (t7."student_id" = ($1::text)::uuid))
              or exists (
                select 1
                from "public"."weekly_lectures" t8
                where t8."id" = t6."weekly_lecture_id"
                and exists (select 1 from "public"."participants" t9 where t9."weekly_lecture_id" = t8."id" and (t9."student_id" = ($1::text)::uuid))
              )
            )
          )
          and (
            (t2."owner_type" <> all($7::text[]))
            or exists (select 1 from "public"."exams" t10 where t10."id" = t2."exam_id" and (t10."is_shown" = ($2::text)::boolean))
            or exists (
              select 1
              from "public"."videos" t11
              where t11."id" = t2."video_id"
              and exists (select 1 from "public"."open_video_readers" t12 where t12."video_id" = t11."id" and (t12."student_id" = ($1::text)::uuid))
            )
            or exists (
              select 1
              from "public"."lecture_materials" t13
              where t13."id" = t2."material_id"
              and exists (select 1 from "public"."material_readers" t14 where t14."material_id" = t13."id" and (t14."student_id" = ($1::text)::uuid))
            )
          )
        )
      )
    )
    and (t2."owner_type" = $8::text)
    order by t2."created_at" asc nulls last limit 100
  ) r)
)::text as data;

-- PortalWrongItems, as student
select json_build_object(
  'scoreAnswers', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."exam_id" as "examId", t0."number" as "number", t0."unit" as "unit", t0."kind" as "kind", t0."given" as "given", t0."answer" as "answer",
    t0."also_accepts" as "alsoAccepts",
    (select row_to_json(r) from (
      select t2."name" as "name",
      (select row_to_json(r) from (
        select t4."lecture_id" as "lectureId", t4."held_on" as "heldOn"
        from "public"."weekly_lectures" t4
        where t4."id" = t2."weekly_lecture_id" and t4."lecture_id" = t2."lecture_id"
        and exists (select 1 from "public"."participants" t5 where t5."weekly_lecture_id" = t4."id" and (t5."student_id" = ($1::text)::uuid))
      ) r) as "weeklyLecture"
      from "public"."exams" t2
      where t2."id" = t0."exam_id"
      and (
        (t2."is_shown" = ($2::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t3 where t3."exam_id" = t2."id" and t3."weekly_lecture_id" = t2."weekly_lecture_id" and (t3."student_id" = ($1::text)::uuid)
        )
      )
    ) r) as "exam"
    from "public"."score_answers" t0
    where (
      (t0."student_id" = ($1::text)::uuid) and exists (select 1 from "public"."exams" t1 where t1."id" = t0."exam_id" and (t1."is_shown" = ($2::text)::boolean))
    )
    and ((t0."retake_number" = ($3::text)::smallint) and (t0."is_correct" = ($4::text)::boolean) and (t0."grading_rule" <> $5::text))
    order by t0."exam_id" desc nulls first, t0."number" asc nulls last limit 100
  ) r)
)::text as data;
