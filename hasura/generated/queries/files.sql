-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- OwnerFiles, as manager
select json_build_object(
  'files', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."content_type" as "contentType", t0."size_bytes" as "sizeBytes", t0."memo" as "memo",
    t0."is_watermarked" as "isWatermarked", t0."watermark_trouble" as "watermarkTrouble", t0."version" as "version", t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t0."created_by" limit 1) r) as "createdByStaff",
    (select coalesce(json_agg(r), '[]'::json) from (
      select distinct on (t3."user_id") t3."user_id" as "userId" from "public"."file_views" t3 where t3."file_id" = t0."id" limit 10000
    ) r) as "views"
    from "public"."files" t0
    where ((t0."board_post_id" is null) or exists (select 1 from "public"."board_posts" t1 where t1."id" = t0."board_post_id" and (t1."deleted_at" is null)))
    and (
      (t0."owner_type" = $1::text) and (t0."owner_id" = ($2::text)::uuid) and (t0."state" = $3::text)
      and (not exists (select 1 from "public"."omr_scans" t4 where t4."file_id" = t0."id"))
    )
    order by t0."created_at" asc nulls last limit 10000
  ) r)
)::text as data;

-- WeekFiles, as manager
select json_build_object(
  'weeklyLectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."name" as "name",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t3."student_id" as "studentId", t3."lecture_id" as "lectureId", t3."weekly_lecture_id" as "weeklyLectureId"
        from "public"."file_permissions" t3 where t3."file_id" = t1."id" limit 10000
      ) r) as "permissions"
      from "public"."files" t1
      where t1."weekly_lecture_id" = t0."id"
      and ((t1."board_post_id" is null) or exists (select 1 from "public"."board_posts" t2 where t2."id" = t1."board_post_id" and (t2."deleted_at" is null)))
      and (t1."state" = $2::text)
      order by t1."created_at" asc nulls last limit 10000
    ) r) as "files",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."name" as "name",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t5."id" as "id", t5."name" as "name",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t7."student_id" as "studentId", t7."lecture_id" as "lectureId", t7."weekly_lecture_id" as "weeklyLectureId"
          from "public"."file_permissions" t7 where t7."file_id" = t5."id" limit 10000
        ) r) as "permissions"
        from "public"."files" t5
        where t5."exam_id" = t4."id"
        and ((t5."board_post_id" is null) or exists (select 1 from "public"."board_posts" t6 where t6."id" = t5."board_post_id" and (t6."deleted_at" is null)))
        and ((t5."state" = $2::text) and (not exists (select 1 from "public"."omr_scans" t8 where t8."file_id" = t5."id")))
        order by t5."created_at" asc nulls last limit 10000
      ) r) as "files"
      from "public"."exams" t4 where t4."weekly_lecture_id" = t0."id" and t4."lecture_id" = t0."lecture_id" order by t4."sequence" asc nulls last limit 10000
    ) r) as "exams",
    (select coalesce(json_agg(r), '[]'::json) from (
      select (select row_to_json(r) from (
        select t10."id" as "id", t10."school" as "school", t10."grade" as "grade",
        (select row_to_json(r) from (select t11."name" as "name" from "public"."users" t11 where t11."id" = t10."id") r) as "user"
        from "public"."students" t10 where t10."id" = t9."student_id"
      ) r) as "student"
      from "public"."participants" t9 where t9."weekly_lecture_id" = t0."id"
      order by (
        select (select t13."name" from "public"."users" t13 where t13."id" = t12."id" limit 1)
        from "public"."students" t12 where t12."id" = t9."student_id" limit 1
      ) asc nulls last
      limit 10000
    ) r) as "participants"
    from "public"."weekly_lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;
