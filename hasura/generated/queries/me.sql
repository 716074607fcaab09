-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalMe, as student
select json_build_object(
  'files', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id"
    from "public"."files" t0
    where (
      (t0."state" = $1::text)
      and (
        (t0."profile_user_id" = ($2::text)::uuid)
        or exists (select 1 from "public"."submissions" t1 where t1."id" = t0."submission_id" and (t1."student_id" = ($2::text)::uuid))
        or exists (
          select 1
          from "public"."board_posts" t2
          where t2."id" = t0."board_post_id"
          and (
            (t2."deleted_at" is null)
            and (
              (t2."is_public" = ($3::text)::boolean) or (t2."created_by" = ($2::text)::uuid)
              or exists (select 1 from "public"."board_readers" t3 where t3."post_id" = t2."id" and (t3."student_id" = ($2::text)::uuid))
            )
          )
        )
        or (
          exists (
            select 1
            from "public"."file_permissions" t4
            where t4."file_id" = t0."id"
            and (
              (t4."student_id" = ($2::text)::uuid)
              or exists (select 1 from "public"."file_lecture_readers" t5 where t5."permission_id" = t4."id" and (t5."student_id" = ($2::text)::uuid))
              or exists (
                select 1
                from "public"."weekly_lectures" t6
                where t6."id" = t4."weekly_lecture_id"
                and exists (select 1 from "public"."participants" t7 where t7."weekly_lecture_id" = t6."id" and (t7."student_id" = ($2::text)::uuid))
              )
            )
          )
          and (
            (t0."owner_type" <> all($4::text[]))
            or exists (select 1 from "public"."exams" t8 where t8."id" = t0."exam_id" and (t8."is_shown" = ($3::text)::boolean))
            or exists (
              select 1
              from "public"."videos" t9
              where t9."id" = t0."video_id"
              and exists (select 1 from "public"."open_video_readers" t10 where t10."video_id" = t9."id" and (t10."student_id" = ($2::text)::uuid))
            )
            or exists (
              select 1
              from "public"."lecture_materials" t11
              where t11."id" = t0."material_id"
              and exists (select 1 from "public"."material_readers" t12 where t12."material_id" = t11."id" and (t12."student_id" = ($2::text)::uuid))
            )
          )
        )
      )
    )
    and (t0."owner_type" = $5::text)
    order by t0."created_at" desc nulls first limit 1
  ) r),
  'students', (select coalesce(json_agg(r), '[]'::json) from (
    select t13."id" as "id", t13."student_number" as "studentNumber", t13."school" as "school", t13."grade" as "grade", t13."registered_on" as "registeredOn",
    (select row_to_json(r) from (
      select t14."name" as "name", t14."phone" as "phone" from "public"."users" t14 where t14."id" = t13."id" and (t14."id" = ($2::text)::uuid)
    ) r) as "user"
    from "public"."students" t13 where (t13."id" = ($2::text)::uuid) limit 100
  ) r)
)::text as data;

-- PortalMyData, as student
select json_build_object(
  'students', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."student_number" as "studentNumber", t0."school" as "school", t0."grade" as "grade", t0."registered_on" as "registeredOn",
    (select row_to_json(r) from (
      select t1."login_id" as "loginId", t1."name" as "name", t1."phone" as "phone"
      from "public"."users" t1 where t1."id" = t0."id" and (t1."id" = ($1::text)::uuid)
    ) r) as "user"
    from "public"."students" t0 where (t0."id" = ($1::text)::uuid) limit 100 offset ($2::text)::int8
  ) r),
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."name" as "name", t2."teacher_name" as "teacherName",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t6."from_date" as "fromDate", t6."to_date" as "toDate"
      from "public"."enrollments" t6 where t6."lecture_id" = t2."id" and (t6."student_id" = ($1::text)::uuid) limit 100
    ) r) as "enrollments"
    from "public"."lectures" t2
    where (
      exists (select 1 from "public"."enrollments" t3 where t3."lecture_id" = t2."id" and (t3."student_id" = ($1::text)::uuid))
      or exists (
        select 1
        from "public"."weekly_lectures" t4
        where t4."lecture_id" = t2."id"
        and exists (select 1 from "public"."participants" t5 where t5."weekly_lecture_id" = t4."id" and (t5."student_id" = ($1::text)::uuid))
      )
    )
    order by t2."id" asc nulls last limit 100 offset ($3::text)::int8
  ) r),
  'participants', (select coalesce(json_agg(r), '[]'::json) from (
    select (select row_to_json(r) from (
      select t8."name" as "name" from "public"."attendance_types" t8 where t8."id" = t7."attendance_type_id"
    ) r) as "attendanceType",
    t7."marked_at" as "markedAt",
    (select row_to_json(r) from (
      select t9."week_number" as "weekNumber", "public"."place_in_week"(t9) as "placeInWeek", t9."held_on" as "heldOn"
      from "public"."weekly_lectures" t9
      where t9."id" = t7."weekly_lecture_id"
      and exists (select 1 from "public"."participants" t10 where t10."weekly_lecture_id" = t9."id" and (t10."student_id" = ($1::text)::uuid))
    ) r) as "weeklyLecture"
    from "public"."participants" t7 where (t7."student_id" = ($1::text)::uuid) order by t7."id" asc nulls last limit 100 offset ($4::text)::int8
  ) r),
  'scores', (select coalesce(json_agg(r), '[]'::json) from (
    select t11."status" as "status",
    (select row_to_json(r) from (
      select t13."name" as "name", t13."total_points" as "totalPoints"
      from "public"."exams" t13
      where t13."id" = t11."exam_id" and t13."weekly_lecture_id" = t11."weekly_lecture_id"
      and (
        (t13."is_shown" = ($5::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t14
          where t14."exam_id" = t13."id" and t14."weekly_lecture_id" = t13."weekly_lecture_id" and (t14."student_id" = ($1::text)::uuid)
        )
      )
    ) r) as "exam",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t15."retake_number" as "retakeNumber", t15."attempt_type" as "attemptType", t15."delivery_type" as "deliveryType", t15."value" as "value",
      t15."grade" as "grade", t15."grade_scale" as "gradeScale", t15."answers" as "answers", t15."clinic_status" as "clinicStatus"
      from "public"."score_attempts" t15
      where t15."score_id" = t11."id" and t15."exam_id" = t11."exam_id"
      and exists (
        select 1
        from "public"."scores" t16
        where t16."id" = t15."score_id" and t16."exam_id" = t15."exam_id"
        and (
          (t16."student_id" = ($1::text)::uuid)
          and exists (
            select 1
            from "public"."exams" t17
            where t17."id" = t16."exam_id" and t17."weekly_lecture_id" = t16."weekly_lecture_id" and (t17."is_shown" = ($5::text)::boolean)
          )
        )
      )
      order by t15."retake_number" asc nulls last limit 100
    ) r) as "attempts"
    from "public"."scores" t11
    where (
      (t11."student_id" = ($1::text)::uuid)
      and exists (
        select 1
        from "public"."exams" t12
        where t12."id" = t11."exam_id" and t12."weekly_lecture_id" = t11."weekly_lecture_id" and (t12."is_shown" = ($5::text)::boolean)
      )
    )
    order by t11."id" asc nulls last limit 100 offset ($6::text)::int8
  ) r),
  'actualExamScores', (select coalesce(json_agg(r), '[]'::json) from (
    select t18."kind" as "kind", t18."year" as "year", t18."term" as "term", t18."part" as "part", t18."month" as "month", t18."subject" as "subject",
    t18."raw_score" as "rawScore", t18."standard_score" as "standardScore", t18."percentile" as "percentile", t18."grade" as "grade",
    t18."grade_scale" as "gradeScale"
    from "public"."actual_exam_scores" t18 where (t18."student_id" = ($1::text)::uuid) order by t18."id" asc nulls last limit 100 offset ($7::text)::int8
  ) r),
  'clinicParticipants', (select coalesce(json_agg(r), '[]'::json) from (
    select t19."reserve_type" as "reserveType", t19."counsel_type" as "counselType", t19."status" as "status", t19."starts_at" as "startsAt",
    t19."ends_at" as "endsAt", t19."promoted_at" as "promotedAt", t19."arrived_at" as "arrivedAt", t19."departed_at" as "departedAt",
    t19."cancelled_at" as "cancelledAt"
    from "public"."clinic_participants" t19 where (t19."student_id" = ($1::text)::uuid) order by t19."id" asc nulls last limit 100 offset ($8::text)::int8
  ) r),
  'clinicTodos', (select coalesce(json_agg(r), '[]'::json) from (
    select t20."kind" as "kind", t20."title" as "title", t20."status" as "status", t20."submitted_at" as "submittedAt", t20."decided_at" as "decidedAt"
    from "public"."clinic_todos" t20 where (t20."student_id" = ($1::text)::uuid) order by t20."id" asc nulls last limit 100 offset ($9::text)::int8
  ) r),
  'submissions', (select coalesce(json_agg(r), '[]'::json) from (
    select t21."status" as "status", t21."submitted_at" as "submittedAt", t21."receipt_number" as "receiptNumber", t21."comment" as "comment",
    t21."returned_at" as "returnedAt", t21."reopened_at" as "reopenedAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t22."name" as "name", t22."created_at" as "createdAt",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t35."layer" as "layer"
        from "public"."submission_marks" t35
        where t35."file_id" = t22."id"
        and exists (
          select 1
          from "public"."files" t36
          where t36."id" = t35."file_id"
          and exists (
            select 1
            from "public"."submissions" t37 where t37."id" = t36."submission_id" and ((t37."student_id" = ($1::text)::uuid) and (t37."returned_at" is not null))
          )
        )
        limit 100
      ) r) as "marks"
      from "public"."files" t22
      where t22."submission_id" = t21."id"
      and (
        (t22."state" = $10::text)
        and (
          (t22."profile_user_id" = ($1::text)::uuid)
          or exists (select 1 from "public"."submissions" t23 where t23."id" = t22."submission_id" and (t23."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."board_posts" t24
            where t24."id" = t22."board_post_id"
            and (
              (t24."deleted_at" is null)
              and (
                (t24."is_public" = ($5::text)::boolean) or (t24."created_by" = ($1::text)::uuid)
                or exists (select 1 from "public"."board_readers" t25 where t25."post_id" = t24."id" and (t25."student_id" = ($1::text)::uuid))
              )
            )
          )
          or (
            exists (
              select 1
              from "public"."file_permissions" t26
              where t26."file_id" = t22."id"
              and (
                (t26."student_id" = ($1::text)::uuid)
                or exists (select 1 from "public"."file_lecture_readers" t27 where t27."permission_id" = t26."id" and (t27."student_id" = ($1::text)::uuid))
                or exists (
                  select 1
                  from "public"."weekly_lectures" t28
                  where t28."id" = t26."weekly_lecture_id"
                  and exists (select 1 from "public"."participants" t29 where t29."weekly_lecture_id" = t28."id" and (t29."student_id" = ($1::text)::uuid))
                )
              )
            )
            and (
              (t22."owner_type" <> all($11::text[]))
              or exists (select 1 from "public"."exams" t30 where t30."id" = t22."exam_id" and (t30."is_shown" = ($5::text)::boolean))
              or exists (
                select 1
                from "public"."videos" t31
                where t31."id" = t22."video_id"
                and exists (select 1 from "public"."open_video_readers" t32 where t32."video_id" = t31."id" and (t32."student_id" = ($1::text)::uuid))
              )
              or exists (
                select 1
                from "public"."lecture_materials" t33
                where t33."id" = t22."material_id"
                and exists (select 1 from "public"."material_readers" t34 where t34."material_id" = t33."id" and (t34."student_id" = ($1::text)::uuid))
              )
            )
          )
        )
      )
      limit 100
    ) r) as "files"
    from "public"."submissions" t21 where (t21."student_id" = ($1::text)::uuid) order by t21."id" asc nulls last limit 100 offset ($12::text)::int8
  ) r),
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t38."category" as "category", t38."title" as "title", t38."body" as "body", t38."content" as "content", t38."visibility" as "visibility",
    t38."exam_number" as "examNumber", t38."created_at" as "createdAt", t38."answered_at" as "answeredAt", t38."reopened_at" as "reopenedAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t40."name" as "name", t40."created_at" as "createdAt"
      from "public"."files" t40
      where t40."board_post_id" = t38."id"
      and (
        (t40."state" = $10::text)
        and (
          (t40."profile_user_id" = ($1::text)::uuid)
          or exists (select 1 from "public"."submissions" t41 where t41."id" = t40."submission_id" and (t41."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."board_posts" t42
            where t42."id" = t40."board_post_id"
            and (
              (t42."deleted_at" is null)
              and (
                (t42."is_public" = ($5::text)::boolean) or (t42."created_by" = ($1::text)::uuid)
                or exists (select 1 from "public"."board_readers" t43 where t43."post_id" = t42."id" and (t43."student_id" = ($1::text)::uuid))
              )
            )
          )
          or (
            exists (
              select 1
              from "public"."file_permissions" t44
              where t44."file_id" = t40."id"
              and (
                (t44."student_id" = ($1::text)::uuid)
                or exists (select 1 from "public"."file_lecture_readers" t45 where t45."permission_id" = t44."id" and (t45."student_id" = ($1::text)::uuid))
                or exists (
                  select 1
                  from "public"."weekly_lectures" t46
                  where t46."id" = t44."weekly_lecture_id"
                  and exists (select 1 from "public"."participants" t47 where t47."weekly_lecture_id" = t46."id" and (t47."student_id" = ($1::text)::uuid))
                )
              )
            )
            and (
              (t40."owner_type" <> all($11::text[]))
              or exists (select 1 from "public"."exams" t48 where t48."id" = t40."exam_id" and (t48."is_shown" = ($5::text)::boolean))
              or exists (
                select 1
                from "public"."videos" t49
                where t49."id" = t40."video_id"
                and exists (select 1 from "public"."open_video_readers" t50 where t50."video_id" = t49."id" and (t50."student_id" = ($1::text)::uuid))
              )
              or exists (
                select 1
                from "public"."lecture_materials" t51
                where t51."id" = t40."material_id"
                and exists (select 1 from "public"."material_readers" t52 where t52."material_id" = t51."id" and (t52."student_id" = ($1::text)::uuid))
              )
            )
          )
        )
      )
      limit 100
    ) r) as "files",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t53."kind" as "kind", t53."body" as "body", t53."content" as "content", t53."is_accepted" as "isAccepted", t53."created_at" as "createdAt"
      from "public"."board_answers" t53
      where t53."post_id" = t38."id"
      and (
        (t53."deleted_at" is null)
        and exists (
          select 1
          from "public"."board_posts" t54
          where t54."id" = t53."post_id"
          and (
            (t54."deleted_at" is null)
            and (
              (t54."is_public" = ($5::text)::boolean) or (t54."created_by" = ($1::text)::uuid)
              or exists (select 1 from "public"."board_readers" t55 where t55."post_id" = t54."id" and (t55."student_id" = ($1::text)::uuid))
            )
          )
        )
      )
      limit 100
    ) r) as "answers"
    from "public"."board_posts" t38
    where (
      (t38."deleted_at" is null)
      and (
        (t38."is_public" = ($5::text)::boolean) or (t38."created_by" = ($1::text)::uuid)
        or exists (select 1 from "public"."board_readers" t39 where t39."post_id" = t38."id" and (t39."student_id" = ($1::text)::uuid))
      )
    )
    and exists (select 1 from "public"."students" t56 where t56."id" = t38."created_by" and ((t56."id" = ($1::text)::uuid) and (t56."id" is not null)))
    order by t38."id" asc nulls last limit 100 offset ($13::text)::int8
  ) r),
  'announcementReads', (select coalesce(json_agg(r), '[]'::json) from (
    select t57."read_at" as "readAt"
    from "public"."announcement_reads" t57 where (t57."student_id" = ($1::text)::uuid) order by t57."id" asc nulls last limit 100 offset ($14::text)::int8
  ) r),
  'consents', (select coalesce(json_agg(r), '[]'::json) from (
    select t58."kind" as "kind", t58."giver" as "giver", t58."giver_name" as "giverName", t58."method" as "method", t58."given_at" as "givenAt",
    t58."withdrawn_at" as "withdrawnAt"
    from "public"."consents" t58 where (t58."student_id" = ($1::text)::uuid) order by t58."id" asc nulls last limit 100 offset ($15::text)::int8
  ) r),
  'notifications', (select coalesce(json_agg(r), '[]'::json) from (
    select t59."kind" as "kind", t59."body" as "body", t59."created_at" as "createdAt", t59."read_at" as "readAt"
    from "public"."notifications" t59 where ((t59."student_id" = ($1::text)::uuid) and (t59."gone_at" is null)) order by t59."id" asc nulls last limit 100
    offset ($16::text)::int8
  ) r),
  'notificationPreferences', (select coalesce(json_agg(r), '[]'::json) from (
    select t60."kind" as "kind", t60."is_off" as "isOff"
    from "public"."notification_preferences" t60 where (t60."student_id" = ($1::text)::uuid) order by t60."kind" asc nulls last limit 100
    offset ($17::text)::int8
  ) r),
  'videoViewings', (select coalesce(json_agg(r), '[]'::json) from (
    select t61."percent" as "percent" from "public"."video_viewings" t61 where (t61."student_id" = ($1::text)::uuid) limit 100 offset ($18::text)::int8
  ) r),
  'lectureMaterialChecks', (select coalesce(json_agg(r), '[]'::json) from (
    select t62."checked_at" as "checkedAt",
    (select row_to_json(r) from (
      select t63."title" as "title"
      from "public"."lecture_materials" t63
      where t63."id" = t62."material_id"
      and exists (select 1 from "public"."material_readers" t64 where t64."material_id" = t63."id" and (t64."student_id" = ($1::text)::uuid))
    ) r) as "material"
    from "public"."lecture_material_checks" t62 where (t62."student_id" = ($1::text)::uuid) order by t62."id" asc nulls last limit 100 offset ($19::text)::int8
  ) r),
  'fileViews', (select coalesce(json_agg(r), '[]'::json) from (
    select t65."kind" as "kind", t65."viewed_at" as "viewedAt",
    (select row_to_json(r) from (
      select t66."name" as "name"
      from "public"."files" t66
      where t66."id" = t65."file_id"
      and (
        (t66."state" = $10::text)
        and (
          (t66."profile_user_id" = ($1::text)::uuid)
          or exists (select 1 from "public"."submissions" t67 where t67."id" = t66."submission_id" and (t67."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."board_posts" t68
            where t68."id" = t66."board_post_id"
            and (
              (t68."deleted_at" is null)
              and (
                (t68."is_public" = ($5::text)::boolean) or (t68."created_by" = ($1::text)::uuid)
                or exists (select 1 from "public"."board_readers" t69 where t69."post_id" = t68."id" and (t69."student_id" = ($1::text)::uuid))
              )
            )
          )
          or (
            exists (
              select 1
              from "public"."file_permissions" t70
              where t70."file_id" = t66."id"
              and (
                (t70."student_id" = ($1::text)::uuid)
                or exists (select 1 from "public"."file_lecture_readers" t71 where t71."permission_id" = t70."id" and (t71."student_id" = ($1::text)::uuid))
                or exists (
                  select 1
                  from "public"."weekly_lectures" t72
                  where t72."id" = t70."weekly_lecture_id"
                  and exists (select 1 from "public"."participants" t73 where t73."weekly_lecture_id" = t72."id" and (t73."student_id" = ($1::text)::uuid))
                )
              )
            )
            and (
              (t66."owner_type" <> all($11::text[]))
              or exists (select 1 from "public"."exams" t74 where t74."id" = t66."exam_id" and (t74."is_shown" = ($5::text)::boolean))
              or exists (
                select 1
                from "public"."videos" t75
                where t75."id" = t66."video_id"
                and exists (select 1 from "public"."open_video_readers" t76 where t76."video_id" = t75."id" and (t76."student_id" = ($1::text)::uuid))
              )
              or exists (
                select 1
                from "public"."lecture_materials" t77
                where t77."id" = t66."material_id"
                and exists (select 1 from "public"."material_readers" t78 where t78."material_id" = t77."id" and (t78."student_id" = ($1::text)::uuid))
              )
            )
          )
        )
      )
    ) r) as "file"
    from "public"."file_views" t65 where (t65."user_id" = ($1::text)::uuid) order by t65."id" asc nulls last limit 100 offset ($20::text)::int8
  ) r),
  'wordReviews', (select coalesce(json_agg(r), '[]'::json) from (
    select t79."state" as "state", t79."reps" as "reps", t79."lapses" as "lapses", t79."stability" as "stability", t79."difficulty" as "difficulty",
    t79."scheduled_days" as "scheduledDays", t79."learning_steps" as "learningSteps", t79."last_reviewed_at" as "lastReviewedAt", t79."due_at" as "dueAt",
    (select row_to_json(r) from (
      select t80."term" as "term", t80."meaning" as "meaning"
      from "public"."words" t80
      where t80."id" = t79."word_id"
      and (
        exists (
          select 1
          from "public"."word_decks" t81
          where t81."id" = t80."deck_id"
          and (
            (t81."is_published" = ($5::text)::boolean)
            and (
              (t81."lecture_id" is null)
              or exists (select 1 from "public"."deck_readers" t82 where t82."deck_id" = t81."id" and (t82."student_id" = ($1::text)::uuid))
            )
          )
        )
        and (not exists (select 1 from "public"."word_test_pauses" t83 where (t83."student_id" = ($1::text)::uuid)))
      )
    ) r) as "word"
    from "public"."word_reviews" t79 where (t79."student_id" = ($1::text)::uuid) order by t79."id" asc nulls last limit 100 offset ($21::text)::int8
  ) r),
  'wordTests', (select coalesce(json_agg(r), '[]'::json) from (
    select t84."direction" as "direction", t84."question_count" as "questionCount", t84."attempt_number" as "attemptNumber", t84."started_at" as "startedAt",
    t84."ends_at" as "endsAt", t84."finished_at" as "finishedAt", t84."left_count" as "leftCount",
    (select row_to_json(r) from (
      select t85."title" as "title"
      from "public"."word_decks" t85
      where t85."id" = t84."deck_id"
      and (
        (t85."is_published" = ($5::text)::boolean)
        and (
          (t85."lecture_id" is null)
          or exists (select 1 from "public"."deck_readers" t86 where t86."deck_id" = t85."id" and (t86."student_id" = ($1::text)::uuid))
        )
      )
    ) r) as "deck",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t87."prompt" as "prompt", t87."choices" as "choices", t87."answer" as "answer", t87."right_answers" as "rightAnswers",
      t87."is_correct" as "isCorrect"
      from "public"."word_test_answers" t87
      where t87."test_id" = t84."id"
      and exists (
        select 1 from "public"."word_tests" t88 where t88."id" = t87."test_id" and ((t88."student_id" = ($1::text)::uuid) and (t88."finished_at" is not null))
      )
      order by t87."sequence" asc nulls last limit 100
    ) r) as "answers"
    from "public"."word_tests" t84 where (t84."student_id" = ($1::text)::uuid) order by t84."id" asc nulls last limit 100 offset ($22::text)::int8
  ) r)
)::text as data;
