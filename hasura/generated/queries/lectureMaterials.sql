-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalMaterials, as student
select json_build_object(
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."id" as "id", t4."title" as "title", t4."description" as "description",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t6."checked_at" as "checkedAt"
        from "public"."lecture_material_checks" t6 where t6."material_id" = t4."id" and (t6."student_id" = ($1::text)::uuid) limit 100
      ) r) as "checks",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t7."id" as "id", t7."name" as "name", t7."content_type" as "contentType", t7."sent_bytes" as "sizeBytes", t7."created_at" as "createdAt",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t20."id" as "id" from "public"."file_views" t20 where t20."file_id" = t7."id" and (t20."user_id" = ($1::text)::uuid) limit 1
        ) r) as "views"
        from "public"."files" t7
        where t7."material_id" = t4."id"
        and (
          (t7."state" = $2::text)
          and (
            (t7."profile_user_id" = ($1::text)::uuid)
            or exists (select 1 from "public"."submissions" t8 where t8."id" = t7."submission_id" and (t8."student_id" = ($1::text)::uuid))
            or exists (
              select 1
              from "public"."board_posts" t9
              where t9."id" = t7."board_post_id"
              and (
                (t9."deleted_at" is null)
                and (
                  (t9."is_public" = ($3::text)::boolean) or (t9."created_by" = ($1::text)::uuid)
                  or exists (select 1 from "public"."board_readers" t10 where t10."post_id" = t9."id" and (t10."student_id" = ($1::text)::uuid))
                )
              )
            )
            or (
              exists (
                select 1
                from "public"."file_permissions" t11
                where t11."file_id" = t7."id"
                and (
                  (t11."student_id" = ($1::text)::uuid)
                  or exists (select 1 from "public"."file_lecture_readers" t12 where t12."permission_id" = t11."id" and (t12."student_id" = ($1::text)::uuid))
                  or exists (
                    select 1
                    from "public"."weekly_lectures" t13
                    where t13."id" = t11."weekly_lecture_id"
                    and exists (select 1 from "public"."participants" t14 where t14."weekly_lecture_id" = t13."id" and (t14."student_id" = ($1::text)::uuid))
                  )
                )
              )
              and (
                (t7."owner_type" <> all($4::text[]))
                or exists (select 1 from "public"."exams" t15 where t15."id" = t7."exam_id" and (t15."is_shown" = ($3::text)::boolean))
                or exists (
                  select 1
                  from "public"."videos" t16
                  where t16."id" = t7."video_id"
                  and exists (select 1 from "public"."open_video_readers" t17 where t17."video_id" = t16."id" and (t17."student_id" = ($1::text)::uuid))
                )
                or exists (
                  select 1
                  from "public"."lecture_materials" t18
                  where t18."id" = t7."material_id"
                  and exists (select 1 from "public"."material_readers" t19 where t19."material_id" = t18."id" and (t19."student_id" = ($1::text)::uuid))
                )
              )
            )
          )
        )
        order by t7."created_at" asc nulls last limit 100
      ) r) as "files"
      from "public"."lecture_materials" t4
      where t4."lecture_id" = t0."id"
      and exists (select 1 from "public"."material_readers" t5 where t5."material_id" = t4."id" and (t5."student_id" = ($1::text)::uuid))
      order by t4."sequence" asc nulls last, t4."id" asc nulls last limit 100
    ) r) as "materials",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t21."id" as "id", t21."lecture_id" as "lectureId", t21."week_number" as "weekNumber", "public"."place_in_week"(t21) as "placeInWeek",
      t21."special_name" as "specialName", t21."held_on" as "heldOn",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t23."id" as "id", t23."name" as "name", t23."content_type" as "contentType", t23."sent_bytes" as "sizeBytes", t23."created_at" as "createdAt",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t36."id" as "id" from "public"."file_views" t36 where t36."file_id" = t23."id" and (t36."user_id" = ($1::text)::uuid) limit 1
        ) r) as "views"
        from "public"."files" t23
        where t23."weekly_lecture_id" = t21."id"
        and (
          (t23."state" = $2::text)
          and (
            (t23."profile_user_id" = ($1::text)::uuid)
            or exists (select 1 from "public"."submissions" t24 where t24."id" = t23."submission_id" and (t24."student_id" = ($1::text)::uuid))
            or exists (
              select 1
              from "public"."board_posts" t25
              where t25."id" = t23."board_post_id"
              and (
                (t25."deleted_at" is null)
                and (
                  (t25."is_public" = ($3::text)::boolean) or (t25."created_by" = ($1::text)::uuid)
                  or exists (select 1 from "public"."board_readers" t26 where t26."post_id" = t25."id" and (t26."student_id" = ($1::text)::uuid))
                )
              )
            )
            or (
              exists (
                select 1
                from "public"."file_permissions" t27
                where t27."file_id" = t23."id"
                and (
                  (t27."student_id" = ($1::text)::uuid)
                  or exists (select 1 from "public"."file_lecture_readers" t28 where t28."permission_id" = t27."id" and (t28."student_id" = ($1::text)::uuid))
                  or exists (
                    select 1
                    from "public"."weekly_lectures" t29
                    where t29."id" = t27."weekly_lecture_id"
                    and exists (select 1 from "public"."participants" t30 where t30."weekly_lecture_id" = t29."id" and (t30."student_id" = ($1::text)::uuid))
                  )
                )
              )
              and (
                (t23."owner_type" <> all($4::text[]))
                or exists (select 1 from "public"."exams" t31 where t31."id" = t23."exam_id" and (t31."is_shown" = ($3::text)::boolean))
                or exists (
                  select 1
                  from "public"."videos" t32
                  where t32."id" = t23."video_id"
                  and exists (select 1 from "public"."open_video_readers" t33 where t33."video_id" = t32."id" and (t33."student_id" = ($1::text)::uuid))
                )
                or exists (
                  select 1
                  from "public"."lecture_materials" t34
                  where t34."id" = t23."material_id"
                  and exists (select 1 from "public"."material_readers" t35 where t35."material_id" = t34."id" and (t35."student_id" = ($1::text)::uuid))
                )
              )
            )
          )
        )
        order by t23."created_at" asc nulls last limit 100
      ) r) as "files"
      from "public"."weekly_lectures" t21
      where t21."lecture_id" = t0."id"
      and exists (select 1 from "public"."participants" t22 where t22."weekly_lecture_id" = t21."id" and (t22."student_id" = ($1::text)::uuid))
      order by t21."held_on" desc nulls first, t21."starts_at" desc nulls first limit 20
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
    order by t0."name" asc nulls last limit 100
  ) r)
)::text as data;

-- LectureMaterials, as manager
select json_build_object(
  'lectureMaterials', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."description" as "description", t0."published_at" as "publishedAt", t0."sequence" as "sequence",
    t0."version" as "version",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."name" as "name",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t3."student_id" as "studentId", t3."lecture_id" as "lectureId", t3."weekly_lecture_id" as "weeklyLectureId"
        from "public"."file_permissions" t3 where t3."file_id" = t1."id" limit 10000
      ) r) as "permissions"
      from "public"."files" t1
      where t1."material_id" = t0."id"
      and ((t1."board_post_id" is null) or exists (select 1 from "public"."board_posts" t2 where t2."id" = t1."board_post_id" and (t2."deleted_at" is null)))
      and (t1."state" = $1::text)
      order by t1."created_at" asc nulls last limit 10000
    ) r) as "files",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."student_id" as "studentId", t4."checked_at" as "checkedAt"
      from "public"."lecture_material_checks" t4 where t4."material_id" = t0."id" limit 10000
    ) r) as "checks"
    from "public"."lecture_materials" t0 where (t0."lecture_id" = ($2::text)::uuid) order by t0."sequence" asc nulls last, t0."id" asc nulls last limit 10000
  ) r)
)::text as data;

-- MaterialStudents, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id" from "public"."weekly_lectures" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."held_on" desc nulls first limit 1
  ) r),
  'enrollments', (select coalesce(json_agg(r), '[]'::json) from (
    select (select row_to_json(r) from (
      select t2."id" as "id", t2."school" as "school", t2."grade" as "grade",
      (select row_to_json(r) from (select t3."name" as "name" from "public"."users" t3 where t3."id" = t2."id") r) as "user"
      from "public"."students" t2 where t2."id" = t1."student_id"
    ) r) as "student"
    from "public"."enrollments" t1
    where ((t1."lecture_id" = ($2::text)::uuid) and (t1."from_date" <= ($3::text)::date) and ((t1."to_date" is null) or (t1."to_date" >= ($4::text)::date)))
    order by (
      select (select t5."name" from "public"."users" t5 where t5."id" = t4."id" limit 1) from "public"."students" t4 where t4."id" = t1."student_id" limit 1
    ) asc nulls last
    limit 10000
  ) r)
)::text as data;
