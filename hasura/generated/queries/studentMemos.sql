-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- StudentMemoHistory, as manager
select json_build_object(
  'studentMemoVersions', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."at" as "at", t0."body" as "body", t0."is_pinned" as "isPinned",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."actor_id" limit 1) r) as "actor"
    from "public"."student_memo_versions" t0 where (t0."memo_id" = ($1::text)::uuid) order by t0."at" desc nulls first limit 10000
  ) r)
)::text as data;

-- StudentMemos, as manager
select json_build_object(
  'studentMemos', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."body" as "body", t0."is_pinned" as "isPinned", t0."version" as "version", t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."created_by" limit 1) r) as "createdByStaff"
    from "public"."student_memos" t0 where (t0."student_id" = ($1::text)::uuid) order by t0."is_pinned" desc nulls first, t0."created_at" desc nulls first
    limit 10000
  ) r)
)::text as data;
