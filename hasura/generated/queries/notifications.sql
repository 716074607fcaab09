-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- MyNotificationById, as student
select json_build_object(
  'notifications_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."kind" as "kind", t0."body" as "body", t0."subject_id" as "subjectId", t0."exam_id" as "examId", t0."is_counsel" as "isCounsel",
    t0."lecture_id" as "lectureId", t0."weekly_lecture_id" as "weeklyLectureId", t0."read_at" as "readAt", t0."created_at" as "createdAt"
    from "public"."notifications" t0 where (t0."id" = ($2::text)::uuid) and ((t0."student_id" = ($1::text)::uuid) and (t0."gone_at" is null))
  ) r)
)::text as data;

-- MyNotificationPreferences, as student
select json_build_object(
  'notificationPreferences', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."kind" as "kind", t0."is_off" as "isOff" from "public"."notification_preferences" t0 where (t0."student_id" = ($1::text)::uuid) limit 50
  ) r)
)::text as data;

-- MyNotifications, as student
select json_build_object(
  'notifications', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."body" as "body", t0."subject_id" as "subjectId", t0."exam_id" as "examId", t0."is_counsel" as "isCounsel",
    t0."lecture_id" as "lectureId", t0."weekly_lecture_id" as "weeklyLectureId", t0."read_at" as "readAt", t0."created_at" as "createdAt"
    from "public"."notifications" t0 where ((t0."student_id" = ($1::text)::uuid) and (t0."gone_at" is null))
    order by t0."created_at" desc nulls first, t0."id" desc nulls first limit 100
  ) r)
)::text as data;

-- UnreadNotifications, as student
select json_build_object(
  'notifications', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id"
    from "public"."notifications" t0 where ((t0."student_id" = ($1::text)::uuid) and (t0."gone_at" is null)) and (t0."read_at" is null) limit 100
  ) r)
)::text as data;

-- StudentNotifications, as manager
select json_build_object(
  'notifications', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."body" as "body", t0."read_at" as "readAt", t0."created_at" as "createdAt",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."lecture_id" as "lectureId" from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id", t2."outcome" as "outcome", t2."created_at" as "createdAt"
      from "public"."notification_logs" t2 where t2."event_id" = t0."event_id" and (t2."way" = $1::text) order by t2."created_at" asc nulls last limit 10000
    ) r) as "logs"
    from "public"."notifications" t0 where (t0."student_id" = ($2::text)::uuid) order by t0."created_at" desc nulls first, t0."id" desc nulls first limit 25
  ) r)
)::text as data;
