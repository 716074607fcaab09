-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PreviewStudents, as manager
select json_build_object(
  'students', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."student_number" as "studentNumber", t0."school" as "school", t0."grade" as "grade", t0."parent_name" as "parentName",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."users" t1 where t1."id" = t0."id") r) as "user",
    (select coalesce(json_agg(r), '[]'::json) from (
      select (select row_to_json(r) from (select t3."name" as "name" from "public"."lectures" t3 where t3."id" = t2."lecture_id") r) as "lecture"
      from "public"."enrollments" t2 where t2."student_id" = t0."id" order by t2."from_date" desc nulls first limit 1
    ) r) as "enrollments"
    from "public"."students" t0 where exists (select 1 from "public"."users" t4 where t4."id" = t0."id" and (t4."is_active" = ($1::text)::boolean))
    order by (select t5."name" from "public"."users" t5 where t5."id" = t0."id" limit 1) asc nulls last limit 30
  ) r)
)::text as data;

-- PushAlertTemplate, as manager
select json_build_object(
  'pushAlertTemplates_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."event" as "event", t0."channel" as "channel", t0."body" as "body", t0."is_active" as "isActive",
    t0."audience" as "audience", t0."delay_minutes" as "delayMinutes", t0."by_text" as "byText", t0."by_portal" as "byPortal",
    t0."kakao_template_id" as "kakaoTemplateId", t0."version" as "version", t0."created_at" as "createdAt", t0."updated_at" as "updatedAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."created_by" limit 1) r) as "createdByStaff"
    from "public"."push_alert_templates" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- PushAlertTemplateList, as manager
select json_build_object(
  'pushAlertTemplates', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."event" as "event", t0."channel" as "channel", t0."body" as "body", t0."is_active" as "isActive",
    t0."audience" as "audience", t0."delay_minutes" as "delayMinutes", t0."by_text" as "byText", t0."by_portal" as "byPortal",
    t0."kakao_template_id" as "kakaoTemplateId", t0."version" as "version", t0."created_at" as "createdAt", t0."updated_at" as "updatedAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."created_by" limit 1) r) as "createdByStaff"
    from "public"."push_alert_templates" t0 limit 25 offset ($1::text)::int8
  ) r),
  'pushAlertTemplates_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t2.* from "public"."push_alert_templates" t2) n) t3) a
  )
)::text as data;

-- StudentNotificationLogs, as manager
select json_build_object(
  'notificationLogs', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."audience" as "audience", t0."way" as "way", t0."outcome" as "outcome", t0."reason" as "reason",
    t0."detail" as "detail", t0."message_id" as "messageId", t0."created_at" as "createdAt",
    (select row_to_json(r) from (
      select t1."id" as "id", (select row_to_json(r) from (select t2."name" as "name" from "public"."users" t2 where t2."id" = t1."id") r) as "user"
      from "public"."students" t1 where t1."id" = t0."student_id"
    ) r) as "student",
    (select row_to_json(r) from (
      select t3."id" as "id", t3."name" as "name" from "public"."push_alert_templates" t3 where t3."id" = t0."template_id"
    ) r) as "template"
    from "public"."notification_logs" t0 where (t0."student_id" = ($1::text)::uuid) order by t0."created_at" desc nulls first, t0."id" desc nulls first limit 25
  ) r)
)::text as data;

-- TemplateLectures, as manager
select json_build_object(
  'pushAlertLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."is_active" as "isActive",
    (select row_to_json(r) from (select t1."id" as "id", t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture"
    from "public"."push_alert_lectures" t0 where (t0."template_id" = ($1::text)::uuid)
    order by (select t2."name" from "public"."lectures" t2 where t2."id" = t0."lecture_id" limit 1) asc nulls last limit 10000
  ) r)
)::text as data;

-- TemplateNotificationLogs, as manager
select json_build_object(
  'notificationLogs', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."audience" as "audience", t0."way" as "way", t0."outcome" as "outcome", t0."reason" as "reason",
    t0."detail" as "detail", t0."message_id" as "messageId", t0."created_at" as "createdAt",
    (select row_to_json(r) from (
      select t1."id" as "id", (select row_to_json(r) from (select t2."name" as "name" from "public"."users" t2 where t2."id" = t1."id") r) as "user"
      from "public"."students" t1 where t1."id" = t0."student_id"
    ) r) as "student",
    (select row_to_json(r) from (
      select t3."id" as "id", t3."name" as "name" from "public"."push_alert_templates" t3 where t3."id" = t0."template_id"
    ) r) as "template"
    from "public"."notification_logs" t0 where (t0."template_id" = ($1::text)::uuid) order by t0."created_at" desc nulls first, t0."id" desc nulls first
    limit 25
  ) r)
)::text as data;
