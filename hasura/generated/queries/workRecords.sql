-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- MyClock, as manager
select json_build_object(
  'open', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."status" as "status", t0."started_at" as "startedAt", t0."ended_at" as "endedAt", t0."work_date" as "workDate",
    t0."minutes" as "minutes", t0."next_day_minutes" as "nextDayMinutes", t0."is_out_missing" as "isOutMissing", t0."memo" as "memo",
    t0."corrected_at" as "correctedAt", t0."first_started_at" as "firstStartedAt", t0."first_ended_at" as "firstEndedAt",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."name" as "name" from "public"."hourly_wage_types" t1 where t1."id" = t0."wage_type_id"
    ) r) as "wageType",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."kind" as "kind" from "public"."work_flags" t2 where t2."work_record_id" = t0."id" and (t2."kind" = $1::text) limit 10000
    ) r) as "flags"
    from "public"."work_records" t0 where ((t0."ta_id" = ($2::text)::uuid) and (t0."status" = $3::text)) limit 1
  ) r),
  'taWageTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select (select row_to_json(r) from (
      select t4."id" as "id", t4."name" as "name" from "public"."hourly_wage_types" t4 where t4."id" = t3."wage_type_id"
    ) r) as "wageType"
    from "public"."ta_wage_types" t3
    where (
      (t3."ta_id" = ($4::text)::uuid)
      and exists (select 1 from "public"."hourly_wage_types" t5 where t5."id" = t3."wage_type_id" and (t5."is_active" = ($5::text)::boolean))
    )
    order by (select t6."sequence" from "public"."hourly_wage_types" t6 where t6."id" = t3."wage_type_id" limit 1) asc nulls last limit 10000
  ) r),
  'tas', (select coalesce(json_agg(r), '[]'::json) from (select t7."id" as "id" from "public"."tas" t7 where (t7."id" = ($6::text)::uuid) limit 10000) r)
)::text as data;

-- MyWork, as manager
select json_build_object(
  'workRecords', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."status" as "status", t0."started_at" as "startedAt", t0."ended_at" as "endedAt", t0."work_date" as "workDate",
    t0."minutes" as "minutes", t0."next_day_minutes" as "nextDayMinutes", t0."is_out_missing" as "isOutMissing", t0."memo" as "memo",
    t0."corrected_at" as "correctedAt", t0."first_started_at" as "firstStartedAt", t0."first_ended_at" as "firstEndedAt",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."name" as "name" from "public"."hourly_wage_types" t1 where t1."id" = t0."wage_type_id"
    ) r) as "wageType"
    from "public"."work_records" t0
    where (
      (t0."ta_id" = ($1::text)::uuid)
      and (
        ((t0."work_date" >= ($2::text)::date) and (t0."work_date" <= ($3::text)::date))
        or ((t0."work_date" = ($4::text)::date) and (t0."next_day_minutes" > ($5::text)::integer))
      )
    )
    order by t0."started_at" asc nulls last, t0."id" asc nulls last limit 10000
  ) r),
  'open', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."status" as "status", t2."started_at" as "startedAt", t2."ended_at" as "endedAt", t2."work_date" as "workDate",
    t2."minutes" as "minutes", t2."next_day_minutes" as "nextDayMinutes", t2."is_out_missing" as "isOutMissing", t2."memo" as "memo",
    t2."corrected_at" as "correctedAt", t2."first_started_at" as "firstStartedAt", t2."first_ended_at" as "firstEndedAt",
    (select row_to_json(r) from (
      select t3."id" as "id", t3."name" as "name" from "public"."hourly_wage_types" t3 where t3."id" = t2."wage_type_id"
    ) r) as "wageType",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."kind" as "kind" from "public"."work_flags" t4 where t4."work_record_id" = t2."id" and (t4."kind" = $6::text) limit 10000
    ) r) as "flags"
    from "public"."work_records" t2 where ((t2."ta_id" = ($7::text)::uuid) and (t2."status" = $8::text)) limit 1
  ) r),
  'workCorrections', (select coalesce(json_agg(r), '[]'::json) from (
    select t5."id" as "id", t5."work_record_id" as "workRecordId", t5."started_at" as "startedAt", t5."ended_at" as "endedAt", t5."reason" as "reason",
    t5."status" as "status", t5."answer" as "answer", t5."former_started_at" as "formerStartedAt", t5."former_ended_at" as "formerEndedAt",
    (select row_to_json(r) from (select t6."name" as "name" from "public"."staff" t6 where t6."id" = t5."decided_by" limit 1) r) as "decidedByStaff"
    from "public"."work_corrections" t5
    where (
      (t5."ta_id" = ($9::text)::uuid) and (t5."status" <> $10::text)
      and (
        (t5."status" = $11::text) or (t5."work_month" = ($12::text)::date)
        or ((t5."decided_at" >= ($13::text)::timestamp with time zone) and (t5."decided_at" < ($14::text)::timestamp with time zone))
      )
    )
    order by t5."created_at" desc nulls first, t5."id" asc nulls last limit 10000
  ) r),
  'taWageTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select (select row_to_json(r) from (
      select t8."id" as "id", t8."name" as "name" from "public"."hourly_wage_types" t8 where t8."id" = t7."wage_type_id"
    ) r) as "wageType"
    from "public"."ta_wage_types" t7
    where (
      (t7."ta_id" = ($15::text)::uuid)
      and exists (select 1 from "public"."hourly_wage_types" t9 where t9."id" = t7."wage_type_id" and (t9."is_active" = ($16::text)::boolean))
    )
    order by (select t10."sequence" from "public"."hourly_wage_types" t10 where t10."id" = t7."wage_type_id" limit 1) asc nulls last limit 10000
  ) r),
  'tas', (select coalesce(json_agg(r), '[]'::json) from (select t11."id" as "id" from "public"."tas" t11 where (t11."id" = ($17::text)::uuid) limit 10000) r)
)::text as data;

-- WorkDesk, as manager
select json_build_object(
  'open', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."started_at" as "startedAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."ta_id" limit 1) r) as "taStaff",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."hourly_wage_types" t2 where t2."id" = t0."wage_type_id") r) as "wageType",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."kind" as "kind" from "public"."work_flags" t3 where t3."work_record_id" = t0."id" and (t3."kind" = $1::text) limit 10000
    ) r) as "flags"
    from "public"."work_records" t0 where (t0."status" = $2::text) order by t0."started_at" asc nulls last limit 10000
  ) r),
  'requested', (select coalesce(json_agg(r), '[]'::json) from (
    select t4."id" as "id", t4."ta_id" as "taId", t4."started_at" as "startedAt", t4."ended_at" as "endedAt", t4."reason" as "reason",
    t4."former_started_at" as "formerStartedAt", t4."former_ended_at" as "formerEndedAt",
    (select row_to_json(r) from (select t5."name" as "name" from "public"."staff" t5 where t5."id" = t4."ta_id" limit 1) r) as "taStaff",
    (select row_to_json(r) from (select t6."name" as "name" from "public"."hourly_wage_types" t6 where t6."id" = t4."wage_type_id") r) as "wageType",
    (select row_to_json(r) from (
      select t7."id" as "id", t7."version" as "version" from "public"."work_records" t7 where t7."id" = t4."work_record_id"
    ) r) as "workRecord"
    from "public"."work_corrections" t4 where (t4."status" = $3::text) order by t4."created_at" asc nulls last, t4."id" asc nulls last limit 10000
  ) r)
)::text as data;

-- WorkGrid, as manager
select json_build_object(
  'workRecords', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."ta_id" as "taId", t0."wage_type_id" as "wageTypeId", t0."status" as "status", t0."started_at" as "startedAt",
    t0."ended_at" as "endedAt", t0."work_date" as "workDate", t0."minutes" as "minutes", t0."next_day_minutes" as "nextDayMinutes", t0."memo" as "memo",
    t0."is_out_missing" as "isOutMissing", t0."version" as "version", t0."first_started_at" as "firstStartedAt", t0."first_ended_at" as "firstEndedAt",
    t0."corrected_at" as "correctedAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."corrected_by" limit 1) r) as "correctedByStaff"
    from "public"."work_records" t0
    where (
      ((t0."work_date" >= ($1::text)::date) and (t0."work_date" <= ($2::text)::date))
      or ((t0."work_date" = ($3::text)::date) and (t0."next_day_minutes" > ($4::text)::integer))
    )
    order by t0."started_at" asc nulls last, t0."id" asc nulls last limit 10000
  ) r),
  'tas', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id",
    (select row_to_json(r) from (select t3."name" as "name", t3."is_active" as "isActive" from "public"."users" t3 where t3."id" = t2."id") r) as "user",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."wage_type_id" as "wageTypeId" from "public"."ta_wage_types" t4 where t4."ta_id" = t2."id" limit 10000
    ) r) as "taWageTypes"
    from "public"."tas" t2 order by (select t5."name" from "public"."users" t5 where t5."id" = t2."id" limit 1) asc nulls last, t2."id" asc nulls last
    limit 10000
  ) r),
  'hourlyWageTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t6."id" as "id", t6."name" as "name" from "public"."hourly_wage_types" t6 order by t6."sequence" asc nulls last, t6."id" asc nulls last limit 10000
  ) r),
  'workFlags', (select coalesce(json_agg(r), '[]'::json) from (
    select t7."work_record_id" as "workRecordId", t7."kind" as "kind"
    from "public"."work_flags" t7 where ((t7."work_date" >= ($5::text)::date) and (t7."work_date" <= ($6::text)::date)) limit 10000
  ) r)
)::text as data;
