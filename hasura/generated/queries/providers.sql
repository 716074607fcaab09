-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- RecordHistory, as manager
select json_build_object(
  'auditLog', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."at" as "at", t0."action" as "action", t0."table_name" as "tableName", t0."before" as "before", t0."after" as "after",
    (select row_to_json(r) from (
      select t1."kind" as "kind", t1."facts" as "facts" from "public"."change_sets" t1 where t1."id" = t0."change_set_id"
    ) r) as "changeSet",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t0."actor_id" limit 1) r) as "actor"
    from "public"."audit_log" t0 where ((t0."table_name" = any($1::text[])) and (t0."row_id" = $2::text))
    order by t0."at" desc nulls first, t0."id" desc nulls first limit 100
  ) r)
)::text as data;
