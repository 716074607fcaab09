-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- ErrorGroupList, as manager
select json_build_object(
  'errorGroups', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."fingerprint" as "fingerprint", t0."message" as "message", t0."stack" as "stack", t0."url" as "url",
    t0."user_agent" as "userAgent", t0."hits" as "hits", t0."people" as "people", t0."versions" as "versions", t0."first_at" as "firstAt",
    t0."last_at" as "lastAt", t0."is_closed" as "isClosed", t0."closed_at" as "closedAt", t0."closed_by_name" as "closedByName",
    t0."closed_note" as "closedNote", t0."reopened_at" as "reopenedAt", t0."reopenings" as "reopenings"
    from "public"."error_groups" t0 where (t0."is_closed" = ($1::text)::boolean) order by t0."last_at" desc nulls first limit 25 offset ($2::text)::int8
  ) r),
  'errorGroups_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."error_groups" t1 where (t1."is_closed" = ($3::text)::boolean)) n) t2
    ) a
  )
)::text as data;
