-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalAnnouncement, as student
select json_build_object(
  'announcements_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."title" as "title", t0."body" as "body", t0."published_at" as "publishedAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."id" as "id" from "public"."announcement_reads" t4 where t4."announcement_id" = t0."id" and (t4."student_id" = ($1::text)::uuid) limit 100
    ) r) as "reads",
    (select row_to_json(r) from (
      select t5."id" as "id", t5."lecture_id" as "lectureId", t5."week_number" as "weekNumber", "public"."place_in_week"(t5) as "placeInWeek",
      t5."special_name" as "specialName",
      (select row_to_json(r) from (
        select t7."name" as "name"
        from "public"."lectures" t7
        where t7."id" = t5."lecture_id"
        and (
          exists (select 1 from "public"."enrollments" t8 where t8."lecture_id" = t7."id" and (t8."student_id" = ($1::text)::uuid))
          or exists (
            select 1
            from "public"."weekly_lectures" t9
            where t9."lecture_id" = t7."id"
            and exists (select 1 from "public"."participants" t10 where t10."weekly_lecture_id" = t9."id" and (t10."student_id" = ($1::text)::uuid))
          )
        )
      ) r) as "lecture"
      from "public"."weekly_lectures" t5
      where t5."id" = t0."weekly_lecture_id"
      and exists (select 1 from "public"."participants" t6 where t6."weekly_lecture_id" = t5."id" and (t6."student_id" = ($1::text)::uuid))
    ) r) as "weeklyLecture"
    from "public"."announcements" t0
    where (t0."id" = ($2::text)::uuid)
    and (
      exists (select 1 from "public"."published_announcements" t1 where t1."id" = t0."id" and (t1."id" is not null))
      and exists (
        select 1
        from "public"."weekly_lectures" t2
        where t2."id" = t0."weekly_lecture_id"
        and exists (select 1 from "public"."participants" t3 where t3."weekly_lecture_id" = t2."id" and (t3."student_id" = ($1::text)::uuid))
      )
    )
  ) r)
)::text as data;

-- AnnouncementReaders, as manager
select json_build_object(
  'announcements_by_pk', (select row_to_json(r) from (
    select t0."id" as "id",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."student_id" as "studentId", t1."read_at" as "readAt" from "public"."announcement_reads" t1 where t1."announcement_id" = t0."id" limit 10000
    ) r) as "reads",
    (select row_to_json(r) from (
      select (select coalesce(json_agg(r), '[]'::json) from (
        select (select row_to_json(r) from (
          select t4."id" as "id", t4."school" as "school", t4."grade" as "grade", t4."parent_phone" as "parentPhone",
          (select row_to_json(r) from (select t5."name" as "name", t5."phone" as "phone" from "public"."users" t5 where t5."id" = t4."id") r) as "user"
          from "public"."students" t4 where t4."id" = t3."student_id"
        ) r) as "student"
        from "public"."participants" t3 where t3."weekly_lecture_id" = t2."id"
        order by (
          select (select t7."name" from "public"."users" t7 where t7."id" = t6."id" limit 1) from "public"."students" t6 where t6."id" = t3."student_id" limit 1
        ) asc nulls last
        limit 10000
      ) r) as "participants"
      from "public"."weekly_lectures" t2 where t2."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture"
    from "public"."announcements" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- WeekAnnouncements, as manager
select json_build_object(
  'announcements', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."body" as "body", t0."published_at" as "publishedAt", t0."version" as "version",
    t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."created_by" limit 1) r) as "createdByStaff",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (
            select t2.*
            from "public"."announcement_reads" t2
            where t2."announcement_id" = t0."id"
            and exists (
              select 1
              from "public"."students" t3
              where t3."id" = t2."student_id"
              and exists (select 1 from "public"."participants" t4 where t4."student_id" = t3."id" and (t4."weekly_lecture_id" = ($1::text)::uuid))
            )
          ) n
        ) t5
      ) a
    ) as "reads_aggregate",
    (select row_to_json(r) from (
      select t6."id" as "id", t6."lecture_id" as "lectureId", t6."week_number" as "weekNumber", "public"."place_in_week"(t6) as "placeInWeek",
      t6."special_name" as "specialName",
      (select row_to_json(r) from (select t7."name" as "name" from "public"."lectures" t7 where t7."id" = t6."lecture_id") r) as "lecture",
      (
        select json_build_object('aggregate', json_build_object('count', a.c0))
        from (
          select count(*) as c0
          from (select n.*, row_number() over () as "__row" from (select t8.* from "public"."participants" t8 where t8."weekly_lecture_id" = t6."id") n) t9
        ) a
      ) as "participants_aggregate"
      from "public"."weekly_lectures" t6 where t6."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture"
    from "public"."announcements" t0 where (t0."weekly_lecture_id" = ($2::text)::uuid) order by t0."created_at" desc nulls first limit 10000
  ) r)
)::text as data;
