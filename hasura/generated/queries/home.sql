-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalHome, as student
select json_build_object(
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name"
    from "public"."lectures" t0
    where (
      exists (select 1 from "public"."enrollments" t1 where t1."lecture_id" = t0."id" and (t1."student_id" = ($1::text)::uuid))
      or exists (
        select 1
        from "public"."weekly_lectures" t2
        where t2."lecture_id" = t0."id"
        and exists (select 1 from "public"."participants" t3 where t3."weekly_lecture_id" = t2."id" and (t3."student_id" = ($1::text)::uuid))
      )
    )
    order by t0."weekday" asc nulls last, t0."starts_at" asc nulls last limit 100
  ) r),
  'upcoming', (select coalesce(json_agg(r), '[]'::json) from (
    select t4."id" as "id", t4."lecture_id" as "lectureId", t4."week_number" as "weekNumber", "public"."place_in_week"(t4) as "placeInWeek",
    t4."special_name" as "specialName", t4."held_on" as "heldOn",
    (select row_to_json(r) from (
      select t6."name" as "name"
      from "public"."lectures" t6
      where t6."id" = t4."lecture_id"
      and (
        exists (select 1 from "public"."enrollments" t7 where t7."lecture_id" = t6."id" and (t7."student_id" = ($1::text)::uuid))
        or exists (
          select 1
          from "public"."weekly_lectures" t8
          where t8."lecture_id" = t6."id"
          and exists (select 1 from "public"."participants" t9 where t9."weekly_lecture_id" = t8."id" and (t9."student_id" = ($1::text)::uuid))
        )
      )
    ) r) as "lecture",
    t4."starts_at" as "startsAt", t4."ends_at" as "endsAt", t4."room" as "room"
    from "public"."weekly_lectures" t4
    where exists (select 1 from "public"."participants" t5 where t5."weekly_lecture_id" = t4."id" and (t5."student_id" = ($1::text)::uuid))
    and (
      (t4."held_on" >= ($2::text)::date)
      and exists (
        select 1
        from "public"."lectures" t10
        where t10."id" = t4."lecture_id"
        and (
          (
            exists (select 1 from "public"."enrollments" t11 where t11."lecture_id" = t10."id" and (t11."student_id" = ($1::text)::uuid))
            or exists (
              select 1
              from "public"."weekly_lectures" t12
              where t12."lecture_id" = t10."id"
              and exists (select 1 from "public"."participants" t13 where t13."weekly_lecture_id" = t12."id" and (t13."student_id" = ($1::text)::uuid))
            )
          )
          and (t10."status" = $3::text)
        )
      )
    )
    order by t4."held_on" asc nulls last, t4."starts_at" asc nulls last limit 10
  ) r),
  'times', (select coalesce(json_agg(r), '[]'::json) from (
    select t14."lecture_id" as "lectureId", t14."held_on" as "heldOn", t14."starts_at" as "startsAt", t14."ends_at" as "endsAt", t14."room" as "room"
    from "public"."lesson_times" t14 where (t14."student_id" = ($1::text)::uuid) order by t14."held_on" asc nulls last, t14."starts_at" asc nulls last limit 10
  ) r),
  'bookings', (select coalesce(json_agg(r), '[]'::json) from (
    select t15."id" as "id", t15."reserve_type" as "reserveType", t15."counsel_type" as "counselType", t15."status" as "status", t15."starts_at" as "startsAt",
    t15."ends_at" as "endsAt",
    (select row_to_json(r) from (
      select t16."room" as "room"
      from "public"."clinic_slots" t16
      where t16."id" = t15."slot_id" and t16."reserve_type" = t15."reserve_type"
      and exists (
        select 1
        from "public"."clinic_participants" t17
        where t17."slot_id" = t16."id" and t17."reserve_type" = t16."reserve_type" and (t17."student_id" = ($1::text)::uuid)
      )
    ) r) as "slot",
    (select row_to_json(r) from (
      select t18."place" as "place" from "public"."clinic_waiting_places" t18 where t18."id" = t15."id" and (t18."student_id" = ($1::text)::uuid) limit 1
    ) r) as "waitingPlace",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t19."id" as "id"
      from "public"."clinic_todos" t19 where t19."participant_id" = t15."id" and t19."student_id" = t15."student_id" and (t19."student_id" = ($1::text)::uuid)
      limit 100
    ) r) as "todos"
    from "public"."clinic_participants" t15
    where (t15."student_id" = ($1::text)::uuid) and ((t15."status" = any($4::text[])) and (t15."ends_at" >= ($5::text)::timestamp with time zone))
    order by t15."starts_at" asc nulls last limit 5
  ) r),
  'news', (select coalesce(json_agg(r), '[]'::json) from (
    select t20."id" as "id", t20."title" as "title", t20."published_at" as "publishedAt",
    (select row_to_json(r) from (
      select t24."id" as "id", t24."lecture_id" as "lectureId", t24."week_number" as "weekNumber", "public"."place_in_week"(t24) as "placeInWeek",
      t24."special_name" as "specialName", t24."held_on" as "heldOn",
      (select row_to_json(r) from (
        select t26."name" as "name"
        from "public"."lectures" t26
        where t26."id" = t24."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t27 where t27."lecture_id" = t26."id" and (t27."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t28
            where t28."lecture_id" = t26."id"
            and exists (select 1 from "public"."participants" t29 where t29."weekly_lecture_id" = t28."id" and (t29."student_id" = ($1::text)::uuid))
          )
        )
      ) r) as "lecture"
      from "public"."weekly_lectures" t24
      where t24."id" = t20."weekly_lecture_id"
      and exists (select 1 from "public"."participants" t25 where t25."weekly_lecture_id" = t24."id" and (t25."student_id" = ($1::text)::uuid))
    ) r) as "weeklyLecture"
    from "public"."announcements" t20
    where (
      exists (select 1 from "public"."published_announcements" t21 where t21."id" = t20."id" and (t21."id" is not null))
      and exists (
        select 1
        from "public"."weekly_lectures" t22
        where t22."id" = t20."weekly_lecture_id"
        and exists (select 1 from "public"."participants" t23 where t23."weekly_lecture_id" = t22."id" and (t23."student_id" = ($1::text)::uuid))
      )
    )
    and (
      (t20."published_at" >= ($6::text)::timestamp with time zone)
      and (not exists (select 1 from "public"."announcement_reads" t30 where t30."announcement_id" = t20."id" and (t30."student_id" = ($1::text)::uuid)))
    )
    order by t20."published_at" desc nulls first limit 5
  ) r),
  'videos', (select coalesce(json_agg(r), '[]'::json) from (
    select t31."id" as "id", t31."title" as "title", t31."duration_seconds" as "durationSeconds",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t33."closes_at" as "closesAt" from "public"."video_readers" t33 where t33."video_id" = t31."id" and (t33."student_id" = ($1::text)::uuid) limit 100
    ) r) as "readers",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t34."percent" as "percent" from "public"."video_viewings" t34 where t34."video_id" = t31."id" and (t34."student_id" = ($1::text)::uuid) limit 100
    ) r) as "viewings",
    (select row_to_json(r) from (
      select t35."id" as "id", t35."lecture_id" as "lectureId", t35."week_number" as "weekNumber", "public"."place_in_week"(t35) as "placeInWeek",
      t35."special_name" as "specialName", t35."held_on" as "heldOn",
      (select row_to_json(r) from (
        select t37."name" as "name", t37."watched_percent" as "watchedPercent"
        from "public"."lectures" t37
        where t37."id" = t35."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t38 where t38."lecture_id" = t37."id" and (t38."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t39
            where t39."lecture_id" = t37."id"
            and exists (select 1 from "public"."participants" t40 where t40."weekly_lecture_id" = t39."id" and (t40."student_id" = ($1::text)::uuid))
          )
        )
      ) r) as "lecture"
      from "public"."weekly_lectures" t35
      where t35."id" = t31."weekly_lecture_id"
      and exists (select 1 from "public"."participants" t36 where t36."weekly_lecture_id" = t35."id" and (t36."student_id" = ($1::text)::uuid))
    ) r) as "weeklyLecture"
    from "public"."videos" t31
    where exists (select 1 from "public"."open_video_readers" t32 where t32."video_id" = t31."id" and (t32."student_id" = ($1::text)::uuid))
    and (
      ((t31."opens_at" >= ($7::text)::timestamp with time zone) or (t31."closes_at" >= ($8::text)::timestamp with time zone))
      and exists (
        select 1
        from "public"."weekly_lectures" t41
        where t41."id" = t31."weekly_lecture_id"
        and (
          exists (select 1 from "public"."participants" t42 where t42."weekly_lecture_id" = t41."id" and (t42."student_id" = ($1::text)::uuid))
          and exists (
            select 1
            from "public"."lectures" t43
            where t43."id" = t41."lecture_id"
            and (
              (
                exists (select 1 from "public"."enrollments" t44 where t44."lecture_id" = t43."id" and (t44."student_id" = ($1::text)::uuid))
                or exists (
                  select 1
                  from "public"."weekly_lectures" t45
                  where t45."lecture_id" = t43."id"
                  and exists (select 1 from "public"."participants" t46 where t46."weekly_lecture_id" = t45."id" and (t46."student_id" = ($1::text)::uuid))
                )
              )
              and (t43."status" = $3::text)
            )
          )
        )
      )
    )
    order by t31."closes_at" asc nulls last, t31."opens_at" desc nulls first limit 8
  ) r),
  'due', (select coalesce(json_agg(r), '[]'::json) from (
    select t47."id" as "id", t47."title" as "title", t47."lecture_id" as "lectureId"
    from "public"."lecture_materials" t47
    where exists (select 1 from "public"."material_readers" t48 where t48."material_id" = t47."id" and (t48."student_id" = ($1::text)::uuid))
    and (
      (not exists (select 1 from "public"."lecture_material_checks" t49 where t49."material_id" = t47."id" and (t49."student_id" = ($1::text)::uuid)))
      and exists (
        select 1
        from "public"."lectures" t50
        where t50."id" = t47."lecture_id"
        and (
          (
            exists (select 1 from "public"."enrollments" t51 where t51."lecture_id" = t50."id" and (t51."student_id" = ($1::text)::uuid))
            or exists (
              select 1
              from "public"."weekly_lectures" t52
              where t52."lecture_id" = t50."id"
              and exists (select 1 from "public"."participants" t53 where t53."weekly_lecture_id" = t52."id" and (t53."student_id" = ($1::text)::uuid))
            )
          )
          and (t50."status" = $3::text)
        )
      )
    )
    order by t47."published_at" desc nulls first limit 5
  ) r),
  'windows', (select coalesce(json_agg(r), '[]'::json) from (
    select t54."id" as "id", t54."opens_at" as "opensAt", t54."closes_at" as "closesAt",
    (select row_to_json(r) from (
      select t57."id" as "id", t57."name" as "name", t57."lecture_id" as "lectureId",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t59."status" as "status", t59."submitted_at" as "submittedAt"
        from "public"."submissions" t59 where t59."exam_id" = t57."id" and (t59."student_id" = ($1::text)::uuid) limit 100
      ) r) as "submissions"
      from "public"."exams" t57
      where t57."id" = t54."exam_id"
      and (
        (t57."is_shown" = ($9::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t58
          where t58."exam_id" = t57."id" and t58."weekly_lecture_id" = t57."weekly_lecture_id" and (t58."student_id" = ($1::text)::uuid)
        )
      )
    ) r) as "exam"
    from "public"."submission_windows" t54
    where exists (
      select 1
      from "public"."exams" t55
      where t55."id" = t54."exam_id"
      and (
        (t55."is_shown" = ($9::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t56
          where t56."exam_id" = t55."id" and t56."weekly_lecture_id" = t55."weekly_lecture_id" and (t56."student_id" = ($1::text)::uuid)
        )
      )
    )
    and (
      (t54."closes_at" >= ($10::text)::timestamp with time zone)
      and exists (
        select 1
        from "public"."exams" t60
        where t60."id" = t54."exam_id"
        and (
          (
            (t60."is_shown" = ($9::text)::boolean)
            and exists (
              select 1
              from "public"."scores" t61
              where t61."exam_id" = t60."id" and t61."weekly_lecture_id" = t60."weekly_lecture_id" and (t61."student_id" = ($1::text)::uuid)
            )
          )
          and exists (
            select 1
            from "public"."lectures" t62
            where t62."id" = t60."lecture_id"
            and (
              (
                exists (select 1 from "public"."enrollments" t63 where t63."lecture_id" = t62."id" and (t63."student_id" = ($1::text)::uuid))
                or exists (
                  select 1
                  from "public"."weekly_lectures" t64
                  where t64."lecture_id" = t62."id"
                  and exists (select 1 from "public"."participants" t65 where t65."weekly_lecture_id" = t64."id" and (t65."student_id" = ($1::text)::uuid))
                )
              )
              and (t62."status" = $3::text)
            )
          )
        )
      )
    )
    order by t54."closes_at" asc nulls last limit 20
  ) r),
  'todos', (select coalesce(json_agg(r), '[]'::json) from (
    select t66."id" as "id", t66."title" as "title"
    from "public"."clinic_todos" t66 where (t66."student_id" = ($1::text)::uuid) and ((t66."participant_id" is null) and (t66."status" = any($11::text[])))
    order by t66."sequence" asc nulls last limit 5
  ) r),
  'questions', (select coalesce(json_agg(r), '[]'::json) from (
    select t67."id" as "id", t67."title" as "title", t67."waiting_since" as "waitingSince"
    from "public"."board_posts" t67
    where (
      (t67."deleted_at" is null)
      and (
        (t67."is_public" = ($9::text)::boolean) or (t67."created_by" = ($1::text)::uuid)
        or exists (select 1 from "public"."board_readers" t68 where t68."post_id" = t67."id" and (t68."student_id" = ($1::text)::uuid))
      )
    )
    and (
      (t67."category" = $12::text)
      and exists (select 1 from "public"."students" t69 where t69."id" = t67."created_by" and ((t69."id" = ($1::text)::uuid) and (t69."id" is not null)))
      and (
        (t67."waiting_since" is not null)
        or (
          (t67."answered_at" >= ($13::text)::timestamp with time zone)
          and (
            not exists (
              select 1
              from "public"."board_answers" t70
              where t70."post_id" = t67."id"
              and (
                (
                  (t70."deleted_at" is null)
                  and exists (
                    select 1
                    from "public"."board_posts" t71
                    where t71."id" = t70."post_id"
                    and (
                      (t71."deleted_at" is null)
                      and (
                        (t71."is_public" = ($9::text)::boolean) or (t71."created_by" = ($1::text)::uuid)
                        or exists (select 1 from "public"."board_readers" t72 where t72."post_id" = t71."id" and (t72."student_id" = ($1::text)::uuid))
                      )
                    )
                  )
                )
                and (t70."is_accepted" = ($9::text)::boolean)
              )
            )
          )
        )
      )
    )
    order by t67."created_at" desc nulls first limit 5
  ) r),
  'wordAssignments', (select coalesce(json_agg(r), '[]'::json) from (
    select t73."id" as "id", t73."due_on" as "dueOn", t73."first_place" as "firstPlace", t73."last_place" as "lastPlace", t73."target" as "target",
    t73."known" as "known",
    (select row_to_json(r) from (
      select t75."id" as "id", t75."title" as "title"
      from "public"."word_decks" t75
      where t75."id" = t73."deck_id"
      and (
        (t75."is_published" = ($9::text)::boolean)
        and (
          (t75."lecture_id" is null)
          or exists (select 1 from "public"."deck_readers" t76 where t76."deck_id" = t75."id" and (t76."student_id" = ($1::text)::uuid))
        )
      )
    ) r) as "deck"
    from "public"."word_assignment_progress" t73
    where (
      (t73."student_id" = ($1::text)::uuid)
      and exists (select 1 from "public"."word_decks" t74 where t74."id" = t73."deck_id" and (t74."is_published" = ($9::text)::boolean))
    )
    and (t73."due_on" >= ($14::text)::date)
    order by t73."due_on" asc nulls last, t73."id" asc nulls last limit 10
  ) r),
  'words', (select coalesce(json_agg(r), '[]'::json) from (
    select t77."id" as "id", t77."due" as "due"
    from "public"."word_deck_progress" t77 where (t77."student_id" = ($1::text)::uuid) and (t77."due" > ($15::text)::integer) limit 100
  ) r),
  'studied', (select coalesce(json_agg(r), '[]'::json) from (
    select t78."id" as "id" from "public"."word_study_days" t78 where (t78."student_id" = ($1::text)::uuid) and (t78."day" = ($16::text)::date) limit 100
  ) r),
  'results', (select coalesce(json_agg(r), '[]'::json) from (
    select t79."id" as "id",
    (select row_to_json(r) from (
      select t81."id" as "id", t81."name" as "name", t81."total_points" as "totalPoints",
      (select row_to_json(r) from (
        select t83."held_on" as "heldOn"
        from "public"."weekly_lectures" t83
        where t83."id" = t81."weekly_lecture_id" and t83."lecture_id" = t81."lecture_id"
        and exists (select 1 from "public"."participants" t84 where t84."weekly_lecture_id" = t83."id" and (t84."student_id" = ($1::text)::uuid))
      ) r) as "weeklyLecture"
      from "public"."exams" t81
      where t81."id" = t79."exam_id" and t81."weekly_lecture_id" = t79."weekly_lecture_id"
      and (
        (t81."is_shown" = ($9::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t82
          where t82."exam_id" = t81."id" and t82."weekly_lecture_id" = t81."weekly_lecture_id" and (t82."student_id" = ($1::text)::uuid)
        )
      )
    ) r) as "exam",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t85."value" as "value"
      from "public"."score_attempts" t85
      where t85."score_id" = t79."id" and t85."exam_id" = t79."exam_id"
      and exists (
        select 1
        from "public"."scores" t86
        where t86."id" = t85."score_id" and t86."exam_id" = t85."exam_id"
        and (
          (t86."student_id" = ($1::text)::uuid)
          and exists (
            select 1
            from "public"."exams" t87
            where t87."id" = t86."exam_id" and t87."weekly_lecture_id" = t86."weekly_lecture_id" and (t87."is_shown" = ($9::text)::boolean)
          )
        )
      )
      and (t85."retake_number" = ($15::text)::smallint)
      limit 1
    ) r) as "attempts"
    from "public"."scores" t79
    where (
      (t79."student_id" = ($1::text)::uuid)
      and exists (
        select 1
        from "public"."exams" t80
        where t80."id" = t79."exam_id" and t80."weekly_lecture_id" = t79."weekly_lecture_id" and (t80."is_shown" = ($9::text)::boolean)
      )
    )
    and (
      (t79."status" = $17::text)
      and exists (
        select 1
        from "public"."exams" t88
        where t88."id" = t79."exam_id" and t88."weekly_lecture_id" = t79."weekly_lecture_id"
        and (
          (
            (t88."is_shown" = ($9::text)::boolean)
            and exists (
              select 1
              from "public"."scores" t89
              where t89."exam_id" = t88."id" and t89."weekly_lecture_id" = t88."weekly_lecture_id" and (t89."student_id" = ($1::text)::uuid)
            )
          )
          and exists (
            select 1
            from "public"."weekly_lectures" t90
            where t90."id" = t88."weekly_lecture_id" and t90."lecture_id" = t88."lecture_id"
            and (
              exists (select 1 from "public"."participants" t91 where t91."weekly_lecture_id" = t90."id" and (t91."student_id" = ($1::text)::uuid))
              and (t90."held_on" >= ($18::text)::date)
            )
          )
        )
      )
    )
    order by (
      select (
        select t94."held_on"
        from "public"."weekly_lectures" t94
        where t94."id" = t92."weekly_lecture_id" and t94."lecture_id" = t92."lecture_id"
        and exists (select 1 from "public"."participants" t95 where t95."weekly_lecture_id" = t94."id" and (t95."student_id" = ($1::text)::uuid))
        limit 1
      )
      from "public"."exams" t92
      where t92."id" = t79."exam_id" and t92."weekly_lecture_id" = t79."weekly_lecture_id"
      and (
        (t92."is_shown" = ($9::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t93
          where t93."exam_id" = t92."id" and t93."weekly_lecture_id" = t92."weekly_lecture_id" and (t93."student_id" = ($1::text)::uuid)
        )
      )
      limit 1
    ) desc nulls first
    limit 3
  ) r)
)::text as data;
