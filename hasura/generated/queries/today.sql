-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- TodayAtAGlance, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."lecture_id" as "lectureId", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek",
    t0."special_name" as "specialName", t0."starts_at" as "startsAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (select t2.* from "public"."participants" t2 where t2."weekly_lecture_id" = t0."id" and (t2."attendance_type_id" is null)) n
        ) t3
      ) a
    ) as "unset"
    from "public"."weekly_lectures" t0 where (t0."held_on" = ($1::text)::date) order by t0."starts_at" asc nulls last, t0."id" asc nulls last limit 10000
  ) r),
  'clinicSlots_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t4.* from "public"."clinic_slots" t4 where (t4."held_on" = ($2::text)::date)) n) t5
    ) a
  ),
  'ungraded', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t6.*
          from "public"."exams" t6
          where (
            exists (
              select 1
              from "public"."weekly_lectures" t7
              where t7."id" = t6."weekly_lecture_id" and t7."lecture_id" = t6."lecture_id"
              and ((t7."held_on" >= ($3::text)::date) and (t7."held_on" <= ($4::text)::date))
            )
            and exists (
              select 1
              from "public"."scores" t8
              where t8."exam_id" = t6."id" and t8."weekly_lecture_id" = t6."weekly_lecture_id"
              and (
                (t8."status" = any($5::text[]))
                and exists (
                  select 1
                  from "public"."participants" t9
                  where t9."weekly_lecture_id" = t8."weekly_lecture_id" and t9."student_id" = t8."student_id"
                  and exists (
                    select 1 from "public"."attendance_types" t10 where t10."id" = t9."attendance_type_id" and (t10."counts_as_present" = ($6::text)::boolean)
                  )
                )
              )
            )
          )
        ) n
      ) t11
    ) a
  ),
  'omr', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t12.* from "public"."omr_sheets" t12 where (t12."status" = $7::text)) n) t13
    ) a
  ),
  'questions', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t14.* from "public"."board_posts" t14 where (t14."deleted_at" is null) and (t14."waiting_since" is not null)) n
      ) t15
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
  'ungraded', (select coalesce(json_agg(r), '[]'::json) from (
    select t9."id" as "id", t9."name" as "name", t9."lecture_id" as "lectureId", t9."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t10."week_number" as "weekNumber", "public"."place_in_week"(t10) as "placeInWeek", t10."special_name" as "specialName", t10."held_on" as "heldOn",
      (select row_to_json(r) from (select t11."name" as "name" from "public"."lectures" t11 where t11."id" = t10."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t10 where t10."id" = t9."weekly_lecture_id" and t10."lecture_id" = t9."lecture_id"
    ) r) as "weeklyLecture",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (
            select t12.*
            from "public"."scores" t12
            where t12."exam_id" = t9."id" and t12."weekly_lecture_id" = t9."weekly_lecture_id"
            and (
              (t12."status" = any($3::text[]))
              and exists (
                select 1
                from "public"."participants" t13
                where t13."weekly_lecture_id" = t12."weekly_lecture_id" and t13."student_id" = t12."student_id"
                and exists (
                  select 1 from "public"."attendance_types" t14 where t14."id" = t13."attendance_type_id" and (t14."counts_as_present" = ($4::text)::boolean)
                )
              )
            )
          ) n
        ) t15
      ) a
    ) as "scores_aggregate"
    from "public"."exams" t9
    where (
      exists (
        select 1
        from "public"."weekly_lectures" t16
        where t16."id" = t9."weekly_lecture_id" and t16."lecture_id" = t9."lecture_id"
        and ((t16."held_on" >= ($5::text)::date) and (t16."held_on" <= ($6::text)::date))
      )
      and exists (
        select 1
        from "public"."scores" t17
        where t17."exam_id" = t9."id" and t17."weekly_lecture_id" = t9."weekly_lecture_id"
        and (
          (t17."status" = any($3::text[]))
          and exists (
            select 1
            from "public"."participants" t18
            where t18."weekly_lecture_id" = t17."weekly_lecture_id" and t18."student_id" = t17."student_id"
            and exists (
              select 1 from "public"."attendance_types" t19 where t19."id" = t18."attendance_type_id" and (t19."counts_as_present" = ($4::text)::boolean)
            )
          )
        )
      )
    )
    order by (
      select t20."held_on" from "public"."weekly_lectures" t20 where t20."id" = t9."weekly_lecture_id" and t20."lecture_id" = t9."lecture_id" limit 1
    ) desc nulls first,
    t9."id" asc nulls last
    limit 20
  ) r),
  'omr', (select coalesce(json_agg(r), '[]'::json) from (
    select t21."id" as "id", t21."name" as "name", t21."lecture_id" as "lectureId", t21."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t22."week_number" as "weekNumber", "public"."place_in_week"(t22) as "placeInWeek", t22."special_name" as "specialName", t22."held_on" as "heldOn",
      (select row_to_json(r) from (select t23."name" as "name" from "public"."lectures" t23 where t23."id" = t22."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t22 where t22."id" = t21."weekly_lecture_id" and t22."lecture_id" = t21."lecture_id"
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (
      select t24."needs_review" as "needsReview" from "public"."omr_ledgers" t24 where t24."exam_id" = t21."id" limit 1
    ) r) as "omrLedger"
    from "public"."exams" t21 where exists (select 1 from "public"."omr_sheets" t25 where t25."exam_id" = t21."id" and (t25."status" = $7::text))
    order by (
      select t26."held_on" from "public"."weekly_lectures" t26 where t26."id" = t21."weekly_lecture_id" and t26."lecture_id" = t21."lecture_id" limit 1
    ) desc nulls first,
    t21."id" asc nulls last
    limit 20
  ) r),
  'consults', (select coalesce(json_agg(r), '[]'::json) from (
    select t27."id" as "id", t27."topic" as "topic", t27."body" as "body",
    (select row_to_json(r) from (
      select t28."id" as "id", t28."school" as "school", t28."grade" as "grade",
      (select row_to_json(r) from (select t29."name" as "name" from "public"."users" t29 where t29."id" = t28."id") r) as "user"
      from "public"."students" t28 where t28."id" = t27."student_id"
    ) r) as "student"
    from "public"."consults" t27 where (t27."follow_up_on" = ($8::text)::date) order by t27."consulted_at" asc nulls last, t27."id" asc nulls last limit 50
  ) r),
  'retakes', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t30.* from "public"."score_attempts" t30 where (t30."clinic_status" = $9::text)) n) t31
    ) a
  ),
  'questions', (select coalesce(json_agg(r), '[]'::json) from (
    select t32."id" as "id", t32."title" as "title", t32."waiting_since" as "waitingSince",
    (select row_to_json(r) from (select t33."name" as "name" from "public"."lectures" t33 where t33."id" = t32."lecture_id") r) as "lecture"
    from "public"."board_posts" t32 where (t32."deleted_at" is null) and (t32."waiting_since" is not null)
    order by t32."waiting_since" asc nulls last, t32."id" asc nulls last limit 10
  ) r),
  'tasks', (select coalesce(json_agg(r), '[]'::json) from (
    select t34."id" as "id", t34."kind" as "kind", t34."reasons" as "reasons",
    (select row_to_json(r) from (select t35."name" as "name" from "public"."lectures" t35 where t35."id" = t34."lecture_id") r) as "lecture",
    (select row_to_json(r) from (
      select t36."id" as "id", t36."school" as "school", t36."grade" as "grade",
      (select row_to_json(r) from (select t37."name" as "name" from "public"."users" t37 where t37."id" = t36."id") r) as "user"
      from "public"."students" t36 where t36."id" = t34."student_id"
    ) r) as "student"
    from "public"."consult_tasks" t34
    where (
      (t34."closed_at" is null)
      and exists (
        select 1
        from "public"."students" t38
        where t38."id" = t34."student_id" and exists (select 1 from "public"."users" t39 where t39."id" = t38."id" and (t39."is_active" = ($4::text)::boolean))
      )
    )
    order by t34."opened_at" desc nulls first, t34."id" asc nulls last limit 30
  ) r),
  'lateTodos', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t40.* from "public"."clinic_todos" t40 where ((t40."status" = any($10::text[])) and (t40."created_at" < ($11::text)::timestamp with time zone))
        ) n
      ) t41
    ) a
  ),
  'refusedFiles', (select coalesce(json_agg(r), '[]'::json) from (
    select t42."id" as "id", t42."watermark_trouble" as "watermarkTrouble", t42."lecture_id" as "lectureId",
    (select row_to_json(r) from (
      select t44."id" as "id", t44."lecture_id" as "lectureId" from "public"."weekly_lectures" t44 where t44."id" = t42."weekly_lecture_id"
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (
      select t45."lecture_id" as "lectureId" from "public"."lecture_materials" t45 where t45."id" = t42."material_id"
    ) r) as "material",
    (select row_to_json(r) from (
      select t46."lecture_id" as "lectureId", t46."weekly_lecture_id" as "weeklyLectureId" from "public"."exams" t46 where t46."id" = t42."exam_id"
    ) r) as "exam"
    from "public"."files" t42
    where (
      (t42."board_post_id" is null) or exists (select 1 from "public"."board_posts" t43 where t43."id" = t42."board_post_id" and (t43."deleted_at" is null))
    )
    and (t42."watermark_trouble" is not null)
    order by t42."updated_at" desc nulls first, t42."id" asc nulls last limit 10
  ) r)
)::text as data;
