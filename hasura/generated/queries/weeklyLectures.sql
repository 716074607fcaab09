-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalWeek, as student
select json_build_object(
  'weeklyLectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."lecture_id" as "lectureId", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek",
    t0."special_name" as "specialName", t0."held_on" as "heldOn", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room",
    (select row_to_json(r) from (
      select t2."id" as "id", t2."name" as "name", t2."teacher_name" as "teacherName", t2."watched_percent" as "watchedPercent",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t6."id" as "id", t6."title" as "title", t6."falls_on" as "fallsOn"
        from "public"."lecture_ddays" t6
        where t6."lecture_id" = t2."id"
        and exists (select 1 from "public"."dday_readers" t7 where t7."dday_id" = t6."id" and (t7."student_id" = ($1::text)::uuid))
        order by t6."sequence" asc nulls last limit 100
      ) r) as "ddays"
      from "public"."lectures" t2
      where t2."id" = t0."lecture_id"
      and (
        exists (select 1 from "public"."enrollments" t3 where t3."lecture_id" = t2."id" and (t3."student_id" = ($1::text)::uuid))
        or exists (
          select 1
          from "public"."weekly_lectures" t4
          where t4."lecture_id" = t2."id"
          and exists (select 1 from "public"."participants" t5 where t5."weekly_lecture_id" = t4."id" and (t5."student_id" = ($1::text)::uuid))
        )
      )
    ) r) as "lecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t8."id" as "id", t8."title" as "title", t8."published_at" as "publishedAt",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t12."id" as "id" from "public"."announcement_reads" t12 where t12."announcement_id" = t8."id" and (t12."student_id" = ($1::text)::uuid) limit 100
      ) r) as "reads"
      from "public"."announcements" t8
      where t8."weekly_lecture_id" = t0."id"
      and (
        exists (select 1 from "public"."published_announcements" t9 where t9."id" = t8."id" and (t9."id" is not null))
        and exists (
          select 1
          from "public"."weekly_lectures" t10
          where t10."id" = t8."weekly_lecture_id"
          and exists (select 1 from "public"."participants" t11 where t11."weekly_lecture_id" = t10."id" and (t11."student_id" = ($1::text)::uuid))
        )
      )
      order by t8."published_at" desc nulls first limit 100
    ) r) as "announcements",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t13."id" as "id", t13."name" as "name", t13."total_points" as "totalPoints",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t15."status" as "status",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t17."value" as "value"
          from "public"."score_attempts" t17
          where t17."score_id" = t15."id" and t17."exam_id" = t15."exam_id"
          and exists (
            select 1
            from "public"."scores" t18
            where t18."id" = t17."score_id" and t18."exam_id" = t17."exam_id"
            and (
              (t18."student_id" = ($1::text)::uuid)
              and exists (
                select 1
                from "public"."exams" t19
                where t19."id" = t18."exam_id" and t19."weekly_lecture_id" = t18."weekly_lecture_id" and (t19."is_shown" = ($3::text)::boolean)
              )
            )
          )
          and (t17."retake_number" = ($4::text)::smallint)
          limit 100
        ) r) as "attempts"
        from "public"."scores" t15
        where t15."exam_id" = t13."id" and t15."weekly_lecture_id" = t13."weekly_lecture_id"
        and (
          (t15."student_id" = ($1::text)::uuid)
          and exists (
            select 1
            from "public"."exams" t16
            where t16."id" = t15."exam_id" and t16."weekly_lecture_id" = t15."weekly_lecture_id" and (t16."is_shown" = ($3::text)::boolean)
          )
        )
        limit 100
      ) r) as "scores"
      from "public"."exams" t13
      where t13."weekly_lecture_id" = t0."id" and t13."lecture_id" = t0."lecture_id"
      and (
        (t13."is_shown" = ($3::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t14
          where t14."exam_id" = t13."id" and t14."weekly_lecture_id" = t13."weekly_lecture_id" and (t14."student_id" = ($1::text)::uuid)
        )
      )
      order by t13."sequence" asc nulls last limit 100
    ) r) as "exams",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t20."id" as "id", t20."title" as "title", t20."duration_seconds" as "durationSeconds",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t22."percent" as "percent" from "public"."video_viewings" t22 where t22."video_id" = t20."id" and (t22."student_id" = ($1::text)::uuid) limit 100
      ) r) as "viewings",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t23."closes_at" as "closesAt"
        from "public"."video_readers" t23 where t23."video_id" = t20."id" and (t23."student_id" = ($1::text)::uuid) limit 100
      ) r) as "readers"
      from "public"."videos" t20
      where t20."weekly_lecture_id" = t0."id"
      and exists (select 1 from "public"."open_video_readers" t21 where t21."video_id" = t20."id" and (t21."student_id" = ($1::text)::uuid))
      order by t20."sequence" asc nulls last, t20."opens_at" asc nulls last limit 100
    ) r) as "videos",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t24."id" as "id", t24."name" as "name", t24."content_type" as "contentType", t24."sent_bytes" as "sizeBytes", t24."created_at" as "createdAt",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t37."id" as "id" from "public"."file_views" t37 where t37."file_id" = t24."id" and (t37."user_id" = ($1::text)::uuid) limit 1
      ) r) as "views"
      from "public"."files" t24
      where t24."weekly_lecture_id" = t0."id"
      and (
        (t24."state" = $5::text)
        and (
          (t24."profile_user_id" = ($1::text)::uuid)
          or exists (select 1 from "public"."submissions" t25 where t25."id" = t24."submission_id" and (t25."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."board_posts" t26
            where t26."id" = t24."board_post_id"
            and (
              (t26."deleted_at" is null)
              and (
                (t26."is_public" = ($3::text)::boolean) or (t26."created_by" = ($1::text)::uuid)
                or exists (select 1 from "public"."board_readers" t27 where t27."post_id" = t26."id" and (t27."student_id" = ($1::text)::uuid))
              )
            )
          )
          or (
            exists (
              select 1
              from "public"."file_permissions" t28
              where t28."file_id" = t24."id"
              and (
                (t28."student_id" = ($1::text)::uuid)
                or exists (select 1 from "public"."file_lecture_readers" t29 where t29."permission_id" = t28."id" and (t29."student_id" = ($1::text)::uuid))
                or exists (
                  select 1
                  from "public"."weekly_lectures" t30
                  where t30."id" = t28."weekly_lecture_id"
                  and exists (select 1 from "public"."participants" t31 where t31."weekly_lecture_id" = t30."id" and (t31."student_id" = ($1::text)::uuid))
                )
              )
            )
            and (
              (t24."owner_type" <> all($6::text[]))
              or exists (select 1 from "public"."exams" t32 where t32."id" = t24."exam_id" and (t32."is_shown" = ($3::text)::boolean))
              or exists (
                select 1
                from "public"."videos" t33
                where t33."id" = t24."video_id"
                and exists (select 1 from "public"."open_video_readers" t34 where t34."video_id" = t33."id" and (t34."student_id" = ($1::text)::uuid))
              )
              or exists (
                select 1
                from "public"."lecture_materials" t35
                where t35."id" = t24."material_id"
                and exists (select 1 from "public"."material_readers" t36 where t36."material_id" = t35."id" and (t36."student_id" = ($1::text)::uuid))
              )
            )
          )
        )
      )
      order by t24."created_at" asc nulls last limit 100
    ) r) as "files",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t38."marked_at" as "markedAt",
      (select row_to_json(r) from (
        select t39."name" as "name", t39."color" as "color" from "public"."attendance_types" t39 where t39."id" = t38."attendance_type_id"
      ) r) as "attendanceType"
      from "public"."participants" t38 where t38."weekly_lecture_id" = t0."id" and (t38."student_id" = ($1::text)::uuid) limit 100
    ) r) as "participants"
    from "public"."weekly_lectures" t0
    where (t0."id" = ($2::text)::uuid)
    and exists (select 1 from "public"."participants" t1 where t1."weekly_lecture_id" = t0."id" and (t1."student_id" = ($1::text)::uuid))
  ) r)
)::text as data;

-- Week, as manager
select json_build_object(
  'weeklyLectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room", t0."version" as "version",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."name" as "name", t1."teacher_name" as "teacherName", t1."status" as "status",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t2."id" as "id", t2."title" as "title", t2."falls_on" as "fallsOn"
        from "public"."lecture_ddays" t2 where t2."lecture_id" = t1."id" order by t2."sequence" asc nulls last limit 10000
      ) r) as "ddays"
      from "public"."lectures" t1 where t1."id" = t0."lecture_id"
    ) r) as "lecture",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t3.* from "public"."videos" t3 where t3."weekly_lecture_id" = t0."id") n) t4
      ) a
    ) as "videos_aggregate",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (
            select t5.*
            from "public"."files" t5
            where t5."weekly_lecture_id" = t0."id"
            and (
              (t5."board_post_id" is null) or exists (select 1 from "public"."board_posts" t6 where t6."id" = t5."board_post_id" and (t6."deleted_at" is null))
            )
            and (t5."state" = $2::text)
          ) n
        ) t7
      ) a
    ) as "files_aggregate",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t8.* from "public"."announcements" t8 where t8."weekly_lecture_id" = t0."id") n) t9
      ) a
    ) as "announcements_aggregate",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t10.* from "public"."participants" t10 where t10."weekly_lecture_id" = t0."id") n) t11
      ) a
    ) as "participants_aggregate"
    from "public"."weekly_lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- WeekList, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room", t0."version" as "version",
    t0."lecture_id" as "lectureId",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."participants" t1 where t1."weekly_lecture_id" = t0."id") n) t2
      ) a
    ) as "participants_aggregate",
    (select row_to_json(r) from (
      select t3."present" as "present", t3."marked" as "marked", t3."unset" as "unset"
      from "public"."week_attendance_rates" t3 where t3."weekly_lecture_id" = t0."id" limit 1
    ) r) as "attendanceRate"
    from "public"."weekly_lectures" t0 where (t0."lecture_id" = ($1::text)::uuid)
    order by t0."held_on" desc nulls first, t0."starts_at" desc nulls first, t0."id" asc nulls last limit 25 offset ($2::text)::int8
  ) r),
  'weeklyLectures_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t4.*, t4 as "__self" from "public"."weekly_lectures" t4 where (t4."lecture_id" = ($3::text)::uuid)) n
      ) t5
    ) a
  )
)::text as data;

-- WeekNeighbours, as manager
select json_build_object(
  'previous', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName"
    from "public"."weekly_lectures" t0
    where (
      (t0."lecture_id" = ($1::text)::uuid)
      and ((t0."held_on" < ($2::text)::date) or ((t0."held_on" = ($3::text)::date) and (t0."starts_at" < ($4::text)::time without time zone)))
    )
    order by t0."held_on" desc nulls first, t0."starts_at" desc nulls first limit 1
  ) r),
  'next', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName"
    from "public"."weekly_lectures" t1
    where (
      (t1."lecture_id" = ($5::text)::uuid)
      and ((t1."held_on" > ($6::text)::date) or ((t1."held_on" = ($7::text)::date) and (t1."starts_at" > ($8::text)::time without time zone)))
    )
    order by t1."held_on" asc nulls last, t1."starts_at" asc nulls last limit 1
  ) r)
)::text as data;

-- WeekPlan, as manager
select json_build_object(
  'lectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."status" as "status", t0."weekday" as "weekday", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room",
    t0."starts_on" as "startsOn", t0."ends_on" as "endsOn",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."weekday" as "weekday", t1."starts_at" as "startsAt", t1."ends_at" as "endsAt"
      from "public"."lecture_hours" t1 where t1."lecture_id" = t0."id" limit 10000
    ) r) as "hours",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."from_date" as "fromDate", t2."to_date" as "toDate" from "public"."enrollments" t2 where t2."lecture_id" = t0."id" limit 10000
    ) r) as "enrollments"
    from "public"."lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r),
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t3."id" as "id", t3."week_number" as "weekNumber", "public"."place_in_week"(t3) as "placeInWeek", t3."special_name" as "specialName",
    t3."held_on" as "heldOn"
    from "public"."weekly_lectures" t3 where (t3."lecture_id" = ($2::text)::uuid) limit 10000
  ) r)
)::text as data;
