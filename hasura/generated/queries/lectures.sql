-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalLecture, as student
select json_build_object(
  'lectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."teacher_name" as "teacherName", t0."weekday" as "weekday", t0."starts_at" as "startsAt",
    t0."ends_at" as "endsAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."weekday" as "weekday", t4."starts_at" as "startsAt", t4."ends_at" as "endsAt"
      from "public"."lecture_hours" t4
      where t4."lecture_id" = t0."id"
      and exists (
        select 1
        from "public"."lectures" t5
        where t5."id" = t4."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t6 where t6."lecture_id" = t5."id" and (t6."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t7
            where t7."lecture_id" = t5."id"
            and exists (select 1 from "public"."participants" t8 where t8."weekly_lecture_id" = t7."id" and (t8."student_id" = ($1::text)::uuid))
          )
        )
      )
      limit 100
    ) r) as "hours",
    t0."room" as "room", t0."status" as "status",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t9."id" as "id", t9."title" as "title", t9."falls_on" as "fallsOn"
      from "public"."lecture_ddays" t9
      where t9."lecture_id" = t0."id"
      and exists (select 1 from "public"."dday_readers" t10 where t10."dday_id" = t9."id" and (t10."student_id" = ($1::text)::uuid))
      order by t9."sequence" asc nulls last limit 100
    ) r) as "ddays",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t11."id" as "id", t11."title" as "title", t11."description" as "description",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t13."checked_at" as "checkedAt"
        from "public"."lecture_material_checks" t13 where t13."material_id" = t11."id" and (t13."student_id" = ($1::text)::uuid) limit 100
      ) r) as "checks",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t14."id" as "id", t14."name" as "name", t14."content_type" as "contentType", t14."sent_bytes" as "sizeBytes", t14."created_at" as "createdAt",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t27."id" as "id" from "public"."file_views" t27 where t27."file_id" = t14."id" and (t27."user_id" = ($1::text)::uuid) limit 1
        ) r) as "views"
        from "public"."files" t14
        where t14."material_id" = t11."id"
        and (
          (t14."state" = $3::text)
          and (
            (t14."profile_user_id" = ($1::text)::uuid)
            or exists (select 1 from "public"."submissions" t15 where t15."id" = t14."submission_id" and (t15."student_id" = ($1::text)::uuid))
            or exists (
              select 1
              from "public"."board_posts" t16
              where t16."id" = t14."board_post_id"
              and (
                (t16."deleted_at" is null)
                and (
                  (t16."is_public" = ($4::text)::boolean) or (t16."created_by" = ($1::text)::uuid)
                  or exists (select 1 from "public"."board_readers" t17 where t17."post_id" = t16."id" and (t17."student_id" = ($1::text)::uuid))
                )
              )
            )
            or (
              exists (
                select 1
                from "public"."file_permissions" t18
                where t18."file_id" = t14."id"
                and (
                  (t18."student_id" = ($1::text)::uuid)
                  or exists (select 1 from "public"."file_lecture_readers" t19 where t19."permission_id" = t18."id" and (t19."student_id" = ($1::text)::uuid))
                  or exists (
                    select 1
                    from "public"."weekly_lectures" t20
                    where t20."id" = t18."weekly_lecture_id"
                    and exists (select 1 from "public"."participants" t21 where t21."weekly_lecture_id" = t20."id" and (t21."student_id" = ($1::text)::uuid))
                  )
                )
              )
              and (
                (t14."owner_type" <> all($5::text[]))
                or exists (select 1 from "public"."exams" t22 where t22."id" = t14."exam_id" and (t22."is_shown" = ($4::text)::boolean))
                or exists (
                  select 1
                  from "public"."videos" t23
                  where t23."id" = t14."video_id"
                  and exists (select 1 from "public"."open_video_readers" t24 where t24."video_id" = t23."id" and (t24."student_id" = ($1::text)::uuid))
                )
                or exists (
                  select 1
                  from "public"."lecture_materials" t25
                  where t25."id" = t14."material_id"
                  and exists (select 1 from "public"."material_readers" t26 where t26."material_id" = t25."id" and (t26."student_id" = ($1::text)::uuid))
                )
              )
            )
          )
        )
        order by t14."created_at" asc nulls last limit 100
      ) r) as "files"
      from "public"."lecture_materials" t11
      where t11."lecture_id" = t0."id"
      and exists (select 1 from "public"."material_readers" t12 where t12."material_id" = t11."id" and (t12."student_id" = ($1::text)::uuid))
      order by t11."sequence" asc nulls last, t11."id" asc nulls last limit 100
    ) r) as "materials",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t28."held_on" as "heldOn", t28."starts_at" as "startsAt", t28."ends_at" as "endsAt"
      from "public"."lesson_times" t28 where t28."lecture_id" = t0."id" and (t28."student_id" = ($1::text)::uuid)
      order by t28."held_on" asc nulls last, t28."starts_at" asc nulls last limit 4
    ) r) as "lessonTimes",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t29."id" as "id", t29."lecture_id" as "lectureId", t29."week_number" as "weekNumber", "public"."place_in_week"(t29) as "placeInWeek",
      t29."special_name" as "specialName", t29."held_on" as "heldOn",
      (select row_to_json(r) from (
        select t31."weekly_lecture_id" as "weeklyLectureId"
        from "public"."held_weeks" t31
        where t31."weekly_lecture_id" = t29."id"
        and exists (select 1 from "public"."participants" t32 where t32."weekly_lecture_id" = t31."weekly_lecture_id" and (t32."student_id" = ($1::text)::uuid))
        limit 1
      ) r) as "held",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t33."id" as "id",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t37."id" as "id"
          from "public"."announcement_reads" t37 where t37."announcement_id" = t33."id" and (t37."student_id" = ($1::text)::uuid) limit 100
        ) r) as "reads"
        from "public"."announcements" t33
        where t33."weekly_lecture_id" = t29."id"
        and (
          exists (select 1 from "public"."published_announcements" t34 where t34."id" = t33."id" and (t34."id" is not null))
          and exists (
            select 1
            from "public"."weekly_lectures" t35
            where t35."id" = t33."weekly_lecture_id"
            and exists (select 1 from "public"."participants" t36 where t36."weekly_lecture_id" = t35."id" and (t36."student_id" = ($1::text)::uuid))
          )
        )
        limit 100
      ) r) as "announcements",
      (select coalesce(json_agg(r), '[]'::json) from (
        select (select row_to_json(r) from (
          select t39."name" as "name", t39."color" as "color" from "public"."attendance_types" t39 where t39."id" = t38."attendance_type_id"
        ) r) as "attendanceType"
        from "public"."participants" t38 where t38."weekly_lecture_id" = t29."id" and (t38."student_id" = ($1::text)::uuid) limit 100
      ) r) as "participants"
      from "public"."weekly_lectures" t29
      where t29."lecture_id" = t0."id"
      and exists (select 1 from "public"."participants" t30 where t30."weekly_lecture_id" = t29."id" and (t30."student_id" = ($1::text)::uuid))
      order by t29."held_on" desc nulls first, t29."starts_at" desc nulls first limit 100
    ) r) as "weeklyLectures"
    from "public"."lectures" t0
    where (t0."id" = ($2::text)::uuid)
    and (
      exists (select 1 from "public"."enrollments" t1 where t1."lecture_id" = t0."id" and (t1."student_id" = ($1::text)::uuid))
      or exists (
        select 1
        from "public"."weekly_lectures" t2
        where t2."lecture_id" = t0."id"
        and exists (select 1 from "public"."participants" t3 where t3."weekly_lecture_id" = t2."id" and (t3."student_id" = ($1::text)::uuid))
      )
    )
  ) r)
)::text as data;

-- PortalLectures, as student
select json_build_object(
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."teacher_name" as "teacherName", t0."weekday" as "weekday", t0."starts_at" as "startsAt",
    t0."ends_at" as "endsAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."weekday" as "weekday", t4."starts_at" as "startsAt", t4."ends_at" as "endsAt"
      from "public"."lecture_hours" t4
      where t4."lecture_id" = t0."id"
      and exists (
        select 1
        from "public"."lectures" t5
        where t5."id" = t4."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t6 where t6."lecture_id" = t5."id" and (t6."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t7
            where t7."lecture_id" = t5."id"
            and exists (select 1 from "public"."participants" t8 where t8."weekly_lecture_id" = t7."id" and (t8."student_id" = ($1::text)::uuid))
          )
        )
      )
      limit 100
    ) r) as "hours",
    t0."room" as "room", t0."status" as "status",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t9."to_date" as "toDate" from "public"."enrollments" t9 where t9."lecture_id" = t0."id" and (t9."student_id" = ($1::text)::uuid) limit 100
    ) r) as "enrollments",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t10."id" as "id", t10."title" as "title", t10."falls_on" as "fallsOn"
      from "public"."lecture_ddays" t10
      where t10."lecture_id" = t0."id"
      and exists (select 1 from "public"."dday_readers" t11 where t11."dday_id" = t10."id" and (t11."student_id" = ($1::text)::uuid))
      order by t10."sequence" asc nulls last limit 100
    ) r) as "ddays",
    (select coalesce(json_agg(r), '[]'::json) from (
      select (select coalesce(json_agg(r), '[]'::json) from (
        select (select row_to_json(r) from (
          select t15."name" as "name", t15."color" as "color" from "public"."attendance_types" t15 where t15."id" = t14."attendance_type_id"
        ) r) as "attendanceType"
        from "public"."participants" t14 where t14."weekly_lecture_id" = t12."id" and (t14."student_id" = ($1::text)::uuid) limit 100
      ) r) as "participants"
      from "public"."weekly_lectures" t12
      where t12."lecture_id" = t0."id"
      and exists (select 1 from "public"."participants" t13 where t13."weekly_lecture_id" = t12."id" and (t13."student_id" = ($1::text)::uuid))
      and exists (
        select 1
        from "public"."held_weeks" t16
        where t16."weekly_lecture_id" = t12."id"
        and exists (select 1 from "public"."participants" t17 where t17."weekly_lecture_id" = t16."weekly_lecture_id" and (t17."student_id" = ($1::text)::uuid))
      )
      order by t12."held_on" asc nulls last, t12."starts_at" asc nulls last limit 100
    ) r) as "weeklyLectures"
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
  'recent', (select coalesce(json_agg(r), '[]'::json) from (
    select t18."id" as "id",
    (select row_to_json(r) from (
      select t19."name" as "name", t19."color" as "color" from "public"."attendance_types" t19 where t19."id" = t18."attendance_type_id"
    ) r) as "attendanceType",
    (select row_to_json(r) from (
      select t20."id" as "id", t20."lecture_id" as "lectureId", t20."week_number" as "weekNumber", "public"."place_in_week"(t20) as "placeInWeek",
      t20."special_name" as "specialName", t20."held_on" as "heldOn",
      (select row_to_json(r) from (
        select t22."name" as "name"
        from "public"."lectures" t22
        where t22."id" = t20."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t23 where t23."lecture_id" = t22."id" and (t23."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t24
            where t24."lecture_id" = t22."id"
            and exists (select 1 from "public"."participants" t25 where t25."weekly_lecture_id" = t24."id" and (t25."student_id" = ($1::text)::uuid))
          )
        )
      ) r) as "lecture"
      from "public"."weekly_lectures" t20
      where t20."id" = t18."weekly_lecture_id"
      and exists (select 1 from "public"."participants" t21 where t21."weekly_lecture_id" = t20."id" and (t21."student_id" = ($1::text)::uuid))
    ) r) as "weeklyLecture"
    from "public"."participants" t18
    where (t18."student_id" = ($1::text)::uuid)
    and (
      (t18."attendance_type_id" is not null)
      and exists (
        select 1
        from "public"."weekly_lectures" t26
        where t26."id" = t18."weekly_lecture_id"
        and (
          exists (select 1 from "public"."participants" t27 where t27."weekly_lecture_id" = t26."id" and (t27."student_id" = ($1::text)::uuid))
          and exists (
            select 1
            from "public"."held_weeks" t28
            where t28."weekly_lecture_id" = t26."id"
            and exists (
              select 1 from "public"."participants" t29 where t29."weekly_lecture_id" = t28."weekly_lecture_id" and (t29."student_id" = ($1::text)::uuid)
            )
          )
        )
      )
    )
    order by (
      select t30."held_on"
      from "public"."weekly_lectures" t30
      where t30."id" = t18."weekly_lecture_id"
      and exists (select 1 from "public"."participants" t31 where t31."weekly_lecture_id" = t30."id" and (t31."student_id" = ($1::text)::uuid))
      limit 1
    ) desc nulls first,
    (
      select t32."starts_at"
      from "public"."weekly_lectures" t32
      where t32."id" = t18."weekly_lecture_id"
      and exists (select 1 from "public"."participants" t33 where t33."weekly_lecture_id" = t32."id" and (t33."student_id" = ($1::text)::uuid))
      limit 1
    ) desc nulls first
    limit 5
  ) r)
)::text as data;

-- PortalMyWeek, as student
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
    limit 100
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
    t4."starts_at" as "startsAt", t4."ends_at" as "endsAt", t4."room" as "room",
    (select coalesce(json_agg(r), '[]'::json) from (
      select (select row_to_json(r) from (
        select t11."id" as "id" from "public"."participants" t11 where t11."id" = t10."makeup_for_id" and (t11."student_id" = ($1::text)::uuid)
      ) r) as "makeupFor"
      from "public"."participants" t10 where t10."weekly_lecture_id" = t4."id" and (t10."student_id" = ($1::text)::uuid) limit 100
    ) r) as "participants"
    from "public"."weekly_lectures" t4
    where exists (select 1 from "public"."participants" t5 where t5."weekly_lecture_id" = t4."id" and (t5."student_id" = ($1::text)::uuid))
    and ((t4."held_on" >= ($2::text)::date) and (t4."held_on" <= ($3::text)::date))
    order by t4."held_on" asc nulls last, t4."starts_at" asc nulls last limit 100
  ) r),
  'times', (select coalesce(json_agg(r), '[]'::json) from (
    select t12."lecture_id" as "lectureId", t12."held_on" as "heldOn", t12."starts_at" as "startsAt", t12."ends_at" as "endsAt", t12."room" as "room"
    from "public"."lesson_times" t12
    where (t12."student_id" = ($1::text)::uuid) and ((t12."held_on" >= ($4::text)::date) and (t12."held_on" <= ($5::text)::date))
    order by t12."held_on" asc nulls last, t12."starts_at" asc nulls last limit 100
  ) r),
  'bookings', (select coalesce(json_agg(r), '[]'::json) from (
    select t13."id" as "id", t13."reserve_type" as "reserveType", t13."counsel_type" as "counselType", t13."status" as "status", t13."starts_at" as "startsAt",
    t13."ends_at" as "endsAt",
    (select row_to_json(r) from (
      select t14."room" as "room"
      from "public"."clinic_slots" t14
      where t14."id" = t13."slot_id" and t14."reserve_type" = t13."reserve_type"
      and exists (
        select 1
        from "public"."clinic_participants" t15
        where t15."slot_id" = t14."id" and t15."reserve_type" = t14."reserve_type" and (t15."student_id" = ($1::text)::uuid)
      )
    ) r) as "slot",
    (select row_to_json(r) from (
      select t16."place" as "place" from "public"."clinic_waiting_places" t16 where t16."id" = t13."id" and (t16."student_id" = ($1::text)::uuid) limit 1
    ) r) as "waitingPlace",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t17."id" as "id"
      from "public"."clinic_todos" t17 where t17."participant_id" = t13."id" and t17."student_id" = t13."student_id" and (t17."student_id" = ($1::text)::uuid)
      limit 100
    ) r) as "todos"
    from "public"."clinic_participants" t13
    where (t13."student_id" = ($1::text)::uuid)
    and (
      (t13."status" = any($6::text[]))
      and ((t13."starts_at" >= ($7::text)::timestamp with time zone) and (t13."starts_at" < ($8::text)::timestamp with time zone))
    )
    order by t13."starts_at" asc nulls last limit 100
  ) r)
)::text as data;

-- LectureDetail, as manager
select json_build_object(
  'lectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."teacher_name" as "teacherName", t0."weekday" as "weekday", t0."starts_at" as "startsAt",
    t0."ends_at" as "endsAt", t0."room" as "room", t0."capacity" as "capacity", t0."watched_percent" as "watchedPercent", t0."is_public" as "isPublic",
    t0."status" as "status", t0."version" as "version", t0."starts_on" as "startsOn", t0."ends_on" as "endsOn",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."weekday" as "weekday", t1."starts_at" as "startsAt", t1."ends_at" as "endsAt"
      from "public"."lecture_hours" t1 where t1."lecture_id" = t0."id" order by t1."weekday" asc nulls last, t1."starts_at" asc nulls last limit 10000
    ) r) as "hours",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id", t2."title" as "title", t2."falls_on" as "fallsOn"
      from "public"."lecture_ddays" t2 where t2."lecture_id" = t0."id" order by t2."sequence" asc nulls last limit 10000
    ) r) as "ddays",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (
            select t3.*
            from "public"."enrollments" t3
            where t3."lecture_id" = t0."id" and ((t3."from_date" <= ($2::text)::date) and ((t3."to_date" is null) or (t3."to_date" >= ($3::text)::date)))
          ) n
        ) t4
      ) a
    ) as "enrollments_aggregate",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t5.* from "public"."lecture_materials" t5 where t5."lecture_id" = t0."id") n) t6
      ) a
    ) as "materials_aggregate",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row" from (select t7.*, t7 as "__self" from "public"."weekly_lectures" t7 where t7."lecture_id" = t0."id") n
        ) t8
      ) a
    ) as "weeklyLectures_aggregate"
    from "public"."lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- LectureImports, as manager
select json_build_object(
  'lectureImports', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."file_name" as "fileName", t0."change_set_id" as "changeSetId", t0."lecture_count" as "lectureCount",
    t0."enrolled_count" as "enrolledCount", t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."created_by" limit 1) r) as "createdByStaff"
    from "public"."lecture_imports" t0 order by t0."created_at" desc nulls first, t0."id" desc nulls first limit 8
  ) r)
)::text as data;

-- LectureList, as manager
select json_build_object(
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."teacher_name" as "teacherName", t0."weekday" as "weekday", t0."starts_at" as "startsAt",
    t0."ends_at" as "endsAt", t0."room" as "room", t0."capacity" as "capacity", t0."watched_percent" as "watchedPercent", t0."is_public" as "isPublic",
    t0."status" as "status", t0."version" as "version", t0."starts_on" as "startsOn", t0."ends_on" as "endsOn",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."weekday" as "weekday", t1."starts_at" as "startsAt", t1."ends_at" as "endsAt"
      from "public"."lecture_hours" t1 where t1."lecture_id" = t0."id" order by t1."weekday" asc nulls last, t1."starts_at" asc nulls last limit 10000
    ) r) as "hours",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id", t2."title" as "title", t2."falls_on" as "fallsOn"
      from "public"."lecture_ddays" t2 where t2."lecture_id" = t0."id" order by t2."sequence" asc nulls last limit 10000
    ) r) as "ddays",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (
            select t3.*
            from "public"."enrollments" t3
            where t3."lecture_id" = t0."id" and ((t3."from_date" <= ($1::text)::date) and ((t3."to_date" is null) or (t3."to_date" >= ($2::text)::date)))
          ) n
        ) t4
      ) a
    ) as "enrollments_aggregate",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t5."id" as "id", t5."week_number" as "weekNumber", "public"."place_in_week"(t5) as "placeInWeek", t5."special_name" as "specialName",
      t5."held_on" as "heldOn"
      from "public"."weekly_lectures" t5 where t5."lecture_id" = t0."id" and (t5."held_on" >= ($3::text)::date) order by t5."held_on" asc nulls last limit 1
    ) r) as "weeklyLectures"
    from "public"."lectures" t0 where (t0."status" = $4::text)
    order by t0."weekday" asc nulls last, t0."starts_at" asc nulls last, t0."name" asc nulls last, t0."id" asc nulls last limit 25 offset ($5::text)::int8
  ) r),
  'lectures_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t6.* from "public"."lectures" t6 where (t6."status" = $6::text)) n) t7
    ) a
  )
)::text as data;

-- LectureOptions, as manager
select json_build_object(
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name" from "public"."lectures" t0 where (t0."status" = $1::text) order by t0."name" asc nulls last limit 10000
  ) r)
)::text as data;

-- LecturePlaces, as manager
select json_build_object(
  'teachers', (select coalesce(json_agg(r), '[]'::json) from (
    select distinct on (t0."teacher_name") t0."teacher_name" as "teacherName" from "public"."lectures" t0 order by t0."teacher_name" asc nulls last limit 10000
  ) r),
  'rooms', (select coalesce(json_agg(r), '[]'::json) from (
    select distinct on (t1."room") t1."room" as "room" from "public"."lectures" t1 order by t1."room" asc nulls last limit 10000
  ) r),
  'others', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."name" as "name", t2."teacher_name" as "teacherName", t2."room" as "room", t2."weekday" as "weekday",
    t2."starts_at" as "startsAt", t2."ends_at" as "endsAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."weekday" as "weekday", t3."starts_at" as "startsAt", t3."ends_at" as "endsAt"
      from "public"."lecture_hours" t3 where t3."lecture_id" = t2."id" limit 10000
    ) r) as "hours",
    t2."starts_on" as "startsOn", t2."ends_on" as "endsOn"
    from "public"."lectures" t2 where (t2."status" = $1::text) order by t2."name" asc nulls last limit 10000
  ) r)
)::text as data;

-- LectureStatistics, as manager
select json_build_object(
  'lectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."capacity" as "capacity",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."from_date" as "fromDate", t1."to_date" as "toDate" from "public"."enrollments" t1 where t1."lecture_id" = t0."id" limit 10000
    ) r) as "enrollments"
    from "public"."lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r),
  'weekAttendanceRates', (select coalesce(json_agg(r), '[]'::json) from (
    select (select row_to_json(r) from (
      select t3."id" as "id", t3."week_number" as "weekNumber", "public"."place_in_week"(t3) as "placeInWeek", t3."special_name" as "specialName",
      t3."held_on" as "heldOn"
      from "public"."weekly_lectures" t3 where t3."id" = t2."weekly_lecture_id"
    ) r) as "weeklyLecture",
    t2."present" as "present", t2."marked" as "marked", t2."unset" as "unset"
    from "public"."week_attendance_rates" t2 where (t2."lecture_id" = ($2::text)::uuid)
    order by (select t4."held_on" from "public"."weekly_lectures" t4 where t4."id" = t2."weekly_lecture_id" limit 1) asc nulls last,
    (select t5."starts_at" from "public"."weekly_lectures" t5 where t5."id" = t2."weekly_lecture_id" limit 1) asc nulls last
    limit 10000
  ) r),
  'exams', (select coalesce(json_agg(r), '[]'::json) from (
    select t6."id" as "id", t6."name" as "name", t6."total_points" as "totalPoints",
    (select row_to_json(r) from (
      select t7."id" as "id", t7."name" as "name" from "public"."exam_templates" t7 where t7."id" = t6."template_id" and t7."lecture_id" = t6."lecture_id"
    ) r) as "template",
    (select row_to_json(r) from (
      select t8."week_number" as "weekNumber", "public"."place_in_week"(t8) as "placeInWeek", t8."special_name" as "specialName", t8."held_on" as "heldOn"
      from "public"."weekly_lectures" t8 where t8."id" = t6."weekly_lecture_id" and t8."lecture_id" = t6."lecture_id"
    ) r) as "weeklyLecture",
    (select row_to_json(r) from (
      select t9."taken_count" as "takenCount", t9."participant_count" as "participantCount", t9."mean" as "mean", t9."highest" as "highest",
      t9."lowest" as "lowest", t9."deviation" as "deviation", t9."clinic_count" as "clinicCount"
      from "public"."exam_statistics" t9 where t9."exam_id" = t6."id" limit 1
    ) r) as "statistics"
    from "public"."exams" t6
    where (
      (t6."lecture_id" = ($3::text)::uuid)
      and exists (
        select 1
        from "public"."weekly_lectures" t10
        where t10."id" = t6."weekly_lecture_id" and t10."lecture_id" = t6."lecture_id"
        and exists (select 1 from "public"."held_weeks" t11 where t11."weekly_lecture_id" = t10."id")
      )
      and exists (select 1 from "public"."exam_statistics" t12 where t12."exam_id" = t6."id" and (t12."taken_count" > ($4::text)::integer))
    )
    order by (
      select t13."held_on" from "public"."weekly_lectures" t13 where t13."id" = t6."weekly_lecture_id" and t13."lecture_id" = t6."lecture_id" limit 1
    ) asc nulls last,
    t6."sequence" asc nulls last, t6."id" asc nulls last
    limit 10000
  ) r)
)::text as data;

-- Schedule, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."name" as "name", t1."teacher_name" as "teacherName" from "public"."lectures" t1 where t1."id" = t0."lecture_id"
    ) r) as "lecture"
    from "public"."weekly_lectures" t0 where ((t0."held_on" >= ($1::text)::date) and (t0."held_on" <= ($2::text)::date))
    order by t0."held_on" asc nulls last, t0."starts_at" asc nulls last limit 10000
  ) r),
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."name" as "name", t2."teacher_name" as "teacherName", t2."room" as "room", t2."weekday" as "weekday",
    t2."starts_at" as "startsAt", t2."ends_at" as "endsAt", t2."starts_on" as "startsOn", t2."ends_on" as "endsOn",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."weekday" as "weekday", t3."starts_at" as "startsAt", t3."ends_at" as "endsAt"
      from "public"."lecture_hours" t3 where t3."lecture_id" = t2."id" limit 10000
    ) r) as "hours"
    from "public"."lectures" t2
    where (
      (t2."status" = $3::text)
      and (((t2."starts_on" is null) or (t2."starts_on" <= ($4::text)::date)) and ((t2."ends_on" is null) or (t2."ends_on" >= ($5::text)::date)))
    )
    order by t2."name" asc nulls last limit 10000
  ) r)
)::text as data;
