-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- InquiryList, as manager
select json_build_object(
  'inquiries', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."name" as "name", t0."phone" as "phone", t0."grade" as "grade", t0."message" as "message",
    t0."outcome" as "outcome", t0."created_at" as "createdAt", t0."closed_at" as "closedAt",
    (select row_to_json(r) from (select t1."id" as "id", t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t0."closed_by" limit 1) r) as "closedByStaff"
    from "public"."inquiries" t0 where (t0."closed_at" is null) order by t0."created_at" asc nulls last limit 25 offset ($1::text)::int8
  ) r),
  'inquiries_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t3.* from "public"."inquiries" t3 where (t3."closed_at" is null)) n) t4
    ) a
  )
)::text as data;

-- OpenInquiries, as manager
select json_build_object(
  'inquiries', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."name" as "name", t0."grade" as "grade", t0."created_at" as "createdAt"
    from "public"."inquiries" t0 where (t0."closed_at" is null) order by t0."created_at" asc nulls last, t0."id" asc nulls last limit 5
  ) r),
  'inquiries_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."inquiries" t1 where (t1."closed_at" is null)) n) t2
    ) a
  )
)::text as data;
