-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- StudentStay, as manager
select json_build_object(
  'students_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."registered_on" as "registeredOn", t0."withdrawn_on" as "withdrawnOn"
    from "public"."students" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- RetentionCandidates, as manager
select json_build_object(
  'retentionCandidates', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."student_id" as "id", t0."name" as "name", t0."student_number" as "studentNumber", t0."last_day" as "lastDay", t0."due_on" as "dueOn",
    t0."reason" as "reason"
    from "public"."retention_candidates" t0 order by t0."due_on" asc nulls last limit 25 offset ($1::text)::int8
  ) r),
  'retentionCandidates_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."retention_candidates" t1) n) t2) a
  )
)::text as data;

-- RetentionOverview, as manager
select json_build_object(
  'retentionSettings', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."keep_years" as "keepYears", t0."receipts_kept_elsewhere" as "receiptsKeptElsewhere", t0."review_month" as "reviewMonth",
    t0."audit_months" as "auditMonths"
    from "public"."retention_settings" t0 limit 10000
  ) r),
  'retentionRuns', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."status" as "status", t1."keep_years" as "keepYears", t1."planned" as "planned", t1."asked" as "asked",
    t1."skipped" as "skipped", t1."taken_back" as "takenBack", t1."created_at" as "createdAt", t1."ended_at" as "endedAt",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t1."created_by" limit 1) r) as "createdByStaff"
    from "public"."retention_runs" t1 order by t1."created_at" desc nulls first limit 20
  ) r),
  'retentionCandidates_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t3.* from "public"."retention_candidates" t3) n) t4) a
  )
)::text as data;
