-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalVideo, as student
select json_build_object(
  'videos_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."title" as "title", t0."duration_seconds" as "durationSeconds",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."closes_at" as "closesAt" from "public"."video_readers" t2 where t2."video_id" = t0."id" and (t2."student_id" = ($1::text)::uuid) limit 100
    ) r) as "readers",
    (select row_to_json(r) from (
      select t3."id" as "id", t3."lecture_id" as "lectureId", t3."week_number" as "weekNumber", "public"."place_in_week"(t3) as "placeInWeek",
      t3."special_name" as "specialName",
      (select row_to_json(r) from (
        select t5."name" as "name"
        from "public"."lectures" t5
        where t5."id" = t3."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t6 where t6."lecture_id" = t5."id" and (t6."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t7
            where t7."lecture_id" = t5."id"
            and exists (select 1 from "public"."participants" t8 where t8."weekly_lecture_id" = t7."id" and (t8."student_id" = ($1::text)::uuid))
          )
        )
      ) r) as "lecture"
      from "public"."weekly_lectures" t3
      where t3."id" = t0."weekly_lecture_id"
      and exists (select 1 from "public"."participants" t4 where t4."weekly_lecture_id" = t3."id" and (t4."student_id" = ($1::text)::uuid))
    ) r) as "weeklyLecture"
    from "public"."videos" t0
    where (t0."id" = ($2::text)::uuid)
    and exists (select 1 from "public"."open_video_readers" t1 where t1."video_id" = t0."id" and (t1."student_id" = ($1::text)::uuid))
  ) r),
  'students', (select coalesce(json_agg(r), '[]'::json) from (
    select t9."id" as "id", t9."student_number" as "studentNumber",
    (select row_to_json(r) from (select t10."name" as "name" from "public"."users" t10 where t10."id" = t9."id" and (t10."id" = ($1::text)::uuid)) r) as "user"
    from "public"."students" t9 where (t9."id" = ($1::text)::uuid) limit 100
  ) r)
)::text as data;

-- VideoViewings, as manager
select json_build_object(
  'videos_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."duration_seconds" as "durationSeconds",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."student_id" as "studentId", t1."percent" as "percent", t1."covered_seconds" as "coveredSeconds",
      t1."last_position_seconds" as "lastPositionSeconds", t1."reported_at" as "reportedAt", t1."strip" as "strip",
      (select row_to_json(r) from (
        select t2."opens_at" as "opensAt", t2."closes_at" as "closesAt", t2."reason" as "reason"
        from "public"."video_readers" t2 where t2."video_id" = t1."video_id" and t2."student_id" = t1."student_id" limit 1
      ) r) as "reader",
      (select row_to_json(r) from (
        select t3."id" as "id", t3."school" as "school", t3."grade" as "grade",
        (select row_to_json(r) from (select t4."name" as "name" from "public"."users" t4 where t4."id" = t3."id") r) as "user"
        from "public"."students" t3 where t3."id" = t1."student_id"
      ) r) as "student"
      from "public"."video_viewings" t1 where t1."video_id" = t0."id"
      order by (
        select (select t6."name" from "public"."users" t6 where t6."id" = t5."id" limit 1) from "public"."students" t5 where t5."id" = t1."student_id" limit 1
      ) asc nulls last
      limit 10000
    ) r) as "viewings"
    from "public"."videos" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- WeekVideos, as manager
select json_build_object(
  'videos', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."url" as "url", t0."duration_seconds" as "durationSeconds", t0."opens_at" as "opensAt",
    t0."closes_at" as "closesAt", t0."is_for_class" as "isForClass", t0."version" as "version", t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."created_by" limit 1) r) as "createdByStaff",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id", t2."name" as "name", t2."content_type" as "contentType", t2."size_bytes" as "sizeBytes", t2."play_limit" as "playLimit"
      from "public"."files" t2
      where t2."video_id" = t0."id"
      and ((t2."board_post_id" is null) or exists (select 1 from "public"."board_posts" t3 where t3."id" = t2."board_post_id" and (t3."deleted_at" is null)))
      and (t2."state" = $1::text)
      limit 10000
    ) r) as "files",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."number" as "number", t4."from_second" as "fromSecond", t4."to_second" as "toSecond", t4."watched" as "watched", t4."replayed" as "replayed"
      from "public"."video_parts" t4 where t4."video_id" = t0."id" order by t4."number" asc nulls last limit 10000
    ) r) as "parts",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t5."student_id" as "studentId", t5."percent" as "percent" from "public"."video_viewings" t5 where t5."video_id" = t0."id" limit 10000
    ) r) as "viewings",
    (select row_to_json(r) from (
      select (select row_to_json(r) from (
        select t7."watched_percent" as "watchedPercent" from "public"."lectures" t7 where t7."id" = t6."lecture_id"
      ) r) as "lecture"
      from "public"."weekly_lectures" t6 where t6."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture"
    from "public"."videos" t0 where (t0."weekly_lecture_id" = ($2::text)::uuid)
    order by t0."sequence" asc nulls last, t0."opens_at" asc nulls last, t0."id" asc nulls last limit 10000
  ) r)
)::text as data;
