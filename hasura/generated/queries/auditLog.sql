-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- AuditAct, as manager
select json_build_object(
  'auditEntries', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."action" as "action", t0."table_name" as "tableName", t0."before" as "before", t0."after" as "after",
    t0."person_name" as "personName"
    from "public"."audit_entries" t0 where (t0."act_id" = ($1::text)::uuid) order by t0."table_name" asc nulls last, t0."id" asc nulls last limit 25
  ) r)
)::text as data;

-- AuditChoices, as manager
select json_build_object(
  'staff', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name" from "public"."staff" t0 order by t0."name" asc nulls last limit 10000
  ) r),
  'attendanceTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."name" as "name" from "public"."attendance_types" t1 limit 10000
  ) r),
  'hourlyWageTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."name" as "name" from "public"."hourly_wage_types" t2 limit 10000
  ) r),
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (select t3."id" as "id", t3."name" as "name" from "public"."lectures" t3 limit 10000) r),
  'tags', (select coalesce(json_agg(r), '[]'::json) from (select t4."id" as "id", t4."name" as "name" from "public"."tags" t4 limit 10000) r)
)::text as data;

-- AuditEntryList, as manager
select json_build_object(
  'auditEntries', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."at" as "at", t0."actor_name" as "actorName", t0."actor_role" as "actorRole", t0."ip" as "ip", t0."kind" as "kind",
    t0."facts" as "facts", t0."action" as "action", t0."table_name" as "tableName", t0."row_id" as "rowId", t0."before" as "before", t0."after" as "after",
    t0."person_name" as "personName", t0."change_set_id" as "changeSetId", t0."is_undoable" as "isUndoable", t0."is_for_oneself" as "isForOneself",
    t0."act_id" as "actId", t0."act_rows" as "actRows"
    from "public"."audit_entries" t0 order by t0."id" desc nulls first limit 25 offset ($1::text)::int8
  ) r),
  'auditEntries_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."audit_entries" t1 limit 2000) n) t2) a
  )
)::text as data;
