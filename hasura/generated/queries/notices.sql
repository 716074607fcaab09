-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- NoticeList, as manager
select json_build_object(
  'notices', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."title" as "title", t0."body" as "body", t0."is_pinned" as "isPinned", t0."version" as "version",
    t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."created_by" limit 1) r) as "createdByStaff"
    from "public"."notices" t0 where (t0."kind" = $1::text) order by t0."is_pinned" desc nulls first, t0."created_at" desc nulls first, t0."id" desc nulls first
    limit 25 offset ($2::text)::int8
  ) r),
  'notices_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t2.* from "public"."notices" t2 where (t2."kind" = $3::text)) n) t3
    ) a
  )
)::text as data;
