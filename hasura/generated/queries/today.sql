-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- TodayAtAGlance, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."lecture_id" as "lectureId", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek",
    t0."special_name" as "specialName", t0."starts_at" as "startsAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id" from "public"."participants" t2 where t2."weekly_lecture_id" = t0."id" limit 1
    ) r) as "participants",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (select t3.* from "public"."participants" t3 where t3."weekly_lecture_id" = t0."id" and (t3."attendance_type_id" is null)) n
        ) t4
      ) a
    ) as "unset"
    from "public"."weekly_lectures" t0 where (t0."held_on" = ($1::text)::date) order by t0."starts_at" asc nulls last, t0."id" asc nulls last limit 10000
  ) r),
  'clinicSlots_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t5.* from "public"."clinic_slots" t5 where (t5."held_on" = ($2::text)::date)) n) t6
    ) a
  ),
  'ungraded', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t7.*
          from "public"."exams" t7
          where (
            exists (
              select 1
              from "public"."weekly_lectures" t8
              where t8."id" = t7."weekly_lecture_id" and t8."lecture_id" = t7."lecture_id"
              and ((t8."held_on" >= ($3::text)::date) and (t8."held_on" <= ($4::text)::date))
            )
            and exists (
              select 1
              from "public"."scores" t9
              where t9."exam_id" = t7."id" and t9."weekly_lecture_id" = t7."weekly_lecture_id"
              and (
                (t9."status" = any($5::text[]))
                and exists (
                  select 1
                  from "public"."participants" t10
                  where t10."weekly_lecture_id" = t9."weekly_lecture_id" and t10."student_id" = t9."student_id"
                  and exists (
                    select 1 from "public"."attendance_types" t11 where t11."id" = t10."attendance_type_id" and (t11."counts_as_present" = ($6::text)::boolean)
                  )
                )
              )
            )
          )
        ) n
      ) t12
    ) a
  ),
  'omr', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t13.* from "public"."omr_sheets" t13 where (t13."status" = $7::text)) n) t14
    ) a
  ),
  'questions', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t15.* from "public"."board_posts" t15 where (t15."deleted_at" is null) and (t15."waiting_since" is not null)) n
      ) t16
    ) a
  )
)::text as data;

-- Today, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."lecture_id" as "lectureId", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek",
    t0."special_name" as "specialName", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room",
    (select row_to_json(r) from (
      select t1."name" as "name", t1."teacher_name" as "teacherName" from "public"."lectures" t1 where t1."id" = t0."lecture_id"
    ) r) as "lecture",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t2.* from "public"."participants" t2 where t2."weekly_lecture_id" = t0."id") n) t3
      ) a
    ) as "participants_aggregate",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (select t4.* from "public"."participants" t4 where t4."weekly_lecture_id" = t0."id" and (t4."attendance_type_id" is null)) n
        ) t5
      ) a
    ) as "unset"
    from "public"."weekly_lectures" t0 where (t0."held_on" = ($1::text)::date) order by t0."starts_at" asc nulls last, t0."id" asc nulls last limit 10000
  ) r),
  'clinicSlots', (select coalesce(json_agg(r), '[]'::json) from (
    select t6."id" as "id", t6."reserve_type" as "reserveType", t6."starts_at" as "startsAt", t6."ends_at" as "endsAt", t6."room" as "room",
    t6."capacity" as "capacity", t6."ta_id" as "taId",
    (select row_to_json(r) from (select t7."name" as "name" from "public"."staff" t7 where t7."id" = t6."ta_id" limit 1) r) as "taStaff",
    (select row_to_json(r) from (
      select t8."booked" as "booked", t8."arrived" as "arrived", t8."waiting" as "waiting" from "public"."clinic_slot_loads" t8 where t8."id" = t6."id" limit 1
    ) r) as "load"
    from "public"."clinic_slots" t6 where (t6."held_on" = ($2::text)::date) order by t6."starts_at" asc nulls last, t6."id" asc nulls last limit 10000
  ) r),
  'unmarked', (select coalesce(json_agg(r), '[]'::json) from (
    select t9."id" as "id", t9."lecture_id" as "lectureId", t9."week_number" as "weekNumber", "public"."place_in_week"(t9) as "placeInWeek",
    t9."special_name" as "specialName", t9."held_on" as "heldOn",
    (select row_to_json(r) from (select t10."name" as "name" from "public"."lectures" t10 where t10."id" = t9."lecture_id") r) as "lecture",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (select t11.* from "public"."participants" t11 where t11."weekly_lecture_id" = t9."id" and (t11."attendance_type_id" is null)) n
        ) t12
      ) a
    ) as "unset"
    from "public"."weekly_lectures" t9
    where (
      ((t9."held_on" >= ($3::text)::date) and (t9."held_on" < ($4::text)::date))
      and exists (select 1 from "public"."participants" t13 where t13."weekly_lecture_id" = t9."id" and (t13."attendance_type_id" is null))
    )
    order by t9."held_on" desc nulls first, t9."starts_at" asc nulls last, t9."id" asc nulls last limit 20
  ) r),
  'ungraded', (select coalesce(json_agg(r), '[]'::json) from (
    select t14."id" as "id", t14."name" as "name", t14."lecture_id" as "lectureId", t14."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t15."week_number" as "weekNumber", "public"."place_in_week"(t15) as "placeInWeek", t15."special_name" as "specialName", t15."held_on" as "heldOn",
      (select row_to_json(r) from (select t16."name" as "name" from "public"."lectures" t16 where t16."id" = t15."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t15 where t15."id" = t14."weekly_lecture_id" and t15."lecture_id" = t14."lecture_id"
    ) r) as "weeklyLecture",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (
            select t17.*
            from "public"."scores" t17
            where t17."exam_id" = t14."id" and t17."weekly_lecture_id" = t14."weekly_lecture_id"
            and (
              (t17."status" = any($5::text[]))
              and exists (
                select 1
                from "public"."participants" t18
                where t18."weekly_lecture_id" = t17."weekly_lecture_id" and t18."student_id" = t17."student_id"
                and exists (
                  select 1 from "public"."attendance_types" t19 where t19."id" = t18."attendance_type_id" and (t19."counts_as_present" = ($6::text)::boolean)
                )
              )
            )
          ) n
        ) t20
      ) a
    ) as "scores_aggregate"
    from "public"."exams" t14
    where (
      exists (
        select 1
        from "public"."weekly_lectures" t21
        where t21."id" = t14."weekly_lecture_id" and t21."lecture_id" = t14."lecture_id"
        and ((t21."held_on" >= ($7::text)::date) and (t21."held_on" <= ($8::text)::date))
      )
      and exists (
        select 1
        from "public"."scores" t22
        where t22."exam_id" = t14."id" and t22."weekly_lecture_id" = t14."weekly_lecture_id"
        and (
          (t22."status" = any($5::text[]))
          and exists (
            select 1
            from "public"."participants" t23
            where t23."weekly_lecture_id" = t22."weekly_lecture_id" and t23."student_id" = t22."student_id"
            and exists (
              select 1 from "public"."attendance_types" t24 where t24."id" = t23."attendance_type_id" and (t24."counts_as_present" = ($6::text)::boolean)
            )
          )
        )
      )
    )
    order by (
      select t25."held_on" from "public"."weekly_lectures" t25 where t25."id" = t14."weekly_lecture_id" and t25."lecture_id" = t14."lecture_id" limit 1
    ) desc nulls first,
    t14."id" asc nulls last
    limit 20
  ) r),
  'omr', (select coalesce(json_agg(r), '[]'::json) from (
    select t26."id" as "id", t26."name" as "name", t26."lecture_id" as "lectureId", t26."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t27."week_number" as "weekNumber", "public"."place_in_week"(t27) as "placeInWeek", t27."special_name" as "specialName", t27."held_on" as "heldOn",
      (select row_to_json(r) from (select t28."name" as "name" from "public"."lectures" t28 where t28."id" = t27."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t27 where t27."id" = t26."weekly_lecture_id" and t27."lecture_id" = t26."lecture_id"
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (
      select t29."needs_review" as "needsReview" from "public"."omr_ledgers" t29 where t29."exam_id" = t26."id" limit 1
    ) r) as "omrLedger"
    from "public"."exams" t26 where exists (select 1 from "public"."omr_sheets" t30 where t30."exam_id" = t26."id" and (t30."status" = $9::text))
    order by (
      select t31."held_on" from "public"."weekly_lectures" t31 where t31."id" = t26."weekly_lecture_id" and t31."lecture_id" = t26."lecture_id" limit 1
    ) desc nulls first,
    t26."id" asc nulls last
    limit 20
  ) r),
  'consults', (select coalesce(json_agg(r), '[]'::json) from (
    select t32."id" as "id", t32."topic" as "topic", t32."body" as "body",
    (select row_to_json(r) from (
      select t33."id" as "id", t33."school" as "school", t33."grade" as "grade",
      (select row_to_json(r) from (select t34."name" as "name" from "public"."users" t34 where t34."id" = t33."id") r) as "user"
      from "public"."students" t33 where t33."id" = t32."student_id"
    ) r) as "student"
    from "public"."consults" t32 where (t32."follow_up_on" = ($10::text)::date) order by t32."consulted_at" asc nulls last, t32."id" asc nulls last limit 50
  ) r),
  'retakes', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t35.* from "public"."score_attempts" t35 where (t35."clinic_status" = $11::text)) n) t36
    ) a
  ),
  'mine', (select coalesce(json_agg(r), '[]'::json) from (
    select t37."id" as "id", t37."title" as "title", t37."waiting_since" as "waitingSince",
    (select row_to_json(r) from (select t38."name" as "name" from "public"."lectures" t38 where t38."id" = t37."lecture_id") r) as "lecture"
    from "public"."board_posts" t37 where (t37."deleted_at" is null) and ((t37."waiting_since" is not null) and (t37."assigned_ta_id" = ($12::text)::uuid))
    order by t37."waiting_since" asc nulls last, t37."id" asc nulls last limit 10
  ) r),
  'questions', (select coalesce(json_agg(r), '[]'::json) from (
    select t39."id" as "id", t39."title" as "title", t39."waiting_since" as "waitingSince",
    (select row_to_json(r) from (select t40."name" as "name" from "public"."lectures" t40 where t40."id" = t39."lecture_id") r) as "lecture"
    from "public"."board_posts" t39
    where (t39."deleted_at" is null) and ((t39."waiting_since" is not null) and ((t39."assigned_ta_id" is null) or (t39."assigned_ta_id" <> ($13::text)::uuid)))
    order by t39."waiting_since" asc nulls last, t39."id" asc nulls last limit 10
  ) r),
  'unsent', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t41.* from "public"."sms_recipients" t41 where ((t41."status" = $14::text) and (t41."created_at" >= ($15::text)::timestamp with time zone))
        ) n
      ) t42
    ) a
  ),
  'tasks', (select coalesce(json_agg(r), '[]'::json) from (
    select t43."id" as "id", t43."kind" as "kind", t43."reasons" as "reasons",
    (select row_to_json(r) from (select t44."name" as "name" from "public"."lectures" t44 where t44."id" = t43."lecture_id") r) as "lecture",
    (select row_to_json(r) from (
      select t45."id" as "id", t45."school" as "school", t45."grade" as "grade",
      (select row_to_json(r) from (select t46."name" as "name" from "public"."users" t46 where t46."id" = t45."id") r) as "user"
      from "public"."students" t45 where t45."id" = t43."student_id"
    ) r) as "student"
    from "public"."consult_tasks" t43
    where (
      (t43."closed_at" is null)
      and exists (
        select 1
        from "public"."students" t47
        where t47."id" = t43."student_id" and exists (select 1 from "public"."users" t48 where t48."id" = t47."id" and (t48."is_active" = ($6::text)::boolean))
      )
    )
    order by t43."opened_at" desc nulls first, t43."id" asc nulls last limit 30
  ) r),
  'lateTodos', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t49.* from "public"."clinic_todos" t49 where ((t49."status" = any($16::text[])) and (t49."created_at" < ($17::text)::timestamp with time zone))
        ) n
      ) t50
    ) a
  ),
  'refusedFiles', (select coalesce(json_agg(r), '[]'::json) from (
    select t51."id" as "id", t51."watermark_trouble" as "watermarkTrouble", t51."lecture_id" as "lectureId",
    (select row_to_json(r) from (
      select t53."id" as "id", t53."lecture_id" as "lectureId" from "public"."weekly_lectures" t53 where t53."id" = t51."weekly_lecture_id"
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (
      select t54."lecture_id" as "lectureId" from "public"."lecture_materials" t54 where t54."id" = t51."material_id"
    ) r) as "material",
    (select row_to_json(r) from (
      select t55."lecture_id" as "lectureId", t55."weekly_lecture_id" as "weeklyLectureId" from "public"."exams" t55 where t55."id" = t51."exam_id"
    ) r) as "exam"
    from "public"."files" t51
    where (
      (t51."board_post_id" is null) or exists (select 1 from "public"."board_posts" t52 where t52."id" = t51."board_post_id" and (t52."deleted_at" is null))
    )
    and (t51."watermark_trouble" is not null)
    order by t51."updated_at" desc nulls first, t51."id" asc nulls last limit 10
  ) r)
)::text as data;

-- TodayFigures, as manager
select json_build_object(
  'here', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t0.*
          from "public"."students" t0
          where (
            exists (select 1 from "public"."users" t1 where t1."id" = t0."id" and (t1."is_active" = ($1::text)::boolean)) and (t0."anonymises_at" is null)
            and ((t0."withdrawn_on" is null) or (t0."withdrawn_on" > ($2::text)::date))
          )
        ) n
      ) t2
    ) a
  ),
  'joined', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t3.* from "public"."students" t3 where ((t3."registered_on" >= ($3::text)::date) and (t3."registered_on" <= ($4::text)::date))) n
      ) t4
    ) a
  ),
  'left', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t5.* from "public"."students" t5 where ((t5."withdrawn_on" >= ($5::text)::date) and (t5."withdrawn_on" <= ($6::text)::date))) n
      ) t6
    ) a
  ),
  'inquiries_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t7.* from "public"."inquiries" t7 where (t7."closed_at" is null)) n) t8
    ) a
  ),
  'setupLists', (select coalesce(json_agg(r), '[]'::json) from (select t9."put_away_at" as "putAwayAt" from "public"."setup_lists" t9 limit 1) r)
)::text as data;
