-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- ComposeChoices, as manager
select json_build_object(
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name" from "public"."lectures" t0 where (t0."status" = $1::text) order by t0."name" asc nulls last limit 10000
  ) r),
  'tags', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."name" as "name" from "public"."tags" t1 order by t1."priority" asc nulls last, t1."name" asc nulls last limit 10000
  ) r),
  'attendanceTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."name" as "name"
    from "public"."attendance_types" t2 where (t2."is_active" = ($2::text)::boolean) order by t2."sequence" asc nulls last limit 10000
  ) r)
)::text as data;

-- ComposeTemplates, as manager
select json_build_object(
  'pushAlertTemplates', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."body" as "body", t0."kakao_template_id" as "kakaoTemplateId"
    from "public"."push_alert_templates" t0 where (t0."is_active" = ($1::text)::boolean) order by t0."name" asc nulls last limit 200
  ) r)
)::text as data;

-- ComposeWeeks, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn"
    from "public"."weekly_lectures" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."held_on" desc nulls first, t0."starts_at" desc nulls first
    limit 10000
  ) r),
  'exams', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."name" as "name", t1."cutline" as "cutline", t1."weekly_lecture_id" as "weeklyLectureId"
    from "public"."exams" t1 where (t1."lecture_id" = ($2::text)::uuid) order by t1."created_at" desc nulls first limit 100
  ) r)
)::text as data;

-- SmsMessage, as manager
select json_build_object(
  'smsMessages_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."channel" as "channel", t0."title" as "title", t0."body" as "body", t0."is_advertisement" as "isAdvertisement",
    t0."picture_id" as "pictureId", t0."scheduled_at" as "scheduledAt", t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."created_by" limit 1) r) as "createdByStaff",
    (select row_to_json(r) from (
      select t2."recipients" as "recipients", t2."queued" as "queued", t2."sent" as "sent", t2."delivered" as "delivered", t2."failed" as "failed",
      t2."cancelled" as "cancelled", t2."wait_reason" as "waitReason", t2."wait_until" as "waitUntil", t2."wait_detail" as "waitDetail"
      from "public"."sms_results" t2 where t2."id" = t0."id" limit 1
    ) r) as "result"
    from "public"."sms_messages" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- SmsMessageList, as manager
select json_build_object(
  'smsMessages', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."channel" as "channel", t0."title" as "title", t0."body" as "body", t0."is_advertisement" as "isAdvertisement",
    t0."picture_id" as "pictureId", t0."scheduled_at" as "scheduledAt", t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."created_by" limit 1) r) as "createdByStaff",
    (select row_to_json(r) from (
      select t2."recipients" as "recipients", t2."queued" as "queued", t2."sent" as "sent", t2."delivered" as "delivered", t2."failed" as "failed",
      t2."cancelled" as "cancelled", t2."wait_reason" as "waitReason", t2."wait_until" as "waitUntil", t2."wait_detail" as "waitDetail"
      from "public"."sms_results" t2 where t2."id" = t0."id" limit 1
    ) r) as "result"
    from "public"."sms_messages" t0 order by t0."scheduled_at" desc nulls first limit 25 offset ($1::text)::int8
  ) r),
  'smsMessages_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t3.* from "public"."sms_messages" t3) n) t4) a
  )
)::text as data;

-- SmsRecipientList, as manager
select json_build_object(
  'smsRecipients', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."student_id" as "studentId", t0."addressee" as "addressee", t0."name" as "name", t0."phone" as "phone", t0."body" as "body",
    t0."channel" as "channel", t0."went_by" as "wentBy", t0."status" as "status", t0."failure_code" as "failureCode", t0."failure_reason" as "failureReason",
    t0."sent_at" as "sentAt", t0."delivered_at" as "deliveredAt"
    from "public"."sms_recipients" t0 where (t0."message_id" = ($1::text)::uuid) order by t0."status" desc nulls first limit 25 offset ($2::text)::int8
  ) r),
  'smsRecipients_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."sms_recipients" t1 where (t1."message_id" = ($3::text)::uuid)) n) t2
    ) a
  )
)::text as data;

-- StudentMessages, as manager
select json_build_object(
  'smsRecipients', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."addressee" as "addressee", t0."name" as "name", t0."body" as "body", t0."channel" as "channel", t0."status" as "status",
    t0."failure_code" as "failureCode", t0."failure_reason" as "failureReason", t0."went_by" as "wentBy", t0."sent_at" as "sentAt",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."title" as "title", t1."scheduled_at" as "scheduledAt",
      (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t1."created_by" limit 1) r) as "createdByStaff",
      (select row_to_json(r) from (
        select t3."wait_reason" as "waitReason", t3."wait_until" as "waitUntil", t3."wait_detail" as "waitDetail"
        from "public"."sms_results" t3 where t3."id" = t1."id" limit 1
      ) r) as "result"
      from "public"."sms_messages" t1 where t1."id" = t0."message_id" and t1."channel" = t0."channel"
    ) r) as "message"
    from "public"."sms_recipients" t0 where (t0."student_id" = ($1::text)::uuid) order by t0."created_at" desc nulls first limit 25
  ) r)
)::text as data;
