-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- LastClosing, as manager
select json_build_object(
  'payrollClosings', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."month" as "month" from "public"."payroll_closings" t0 order by t0."month" desc nulls first limit 1
  ) r)
)::text as data;

-- WageTypeList, as manager
select json_build_object(
  'hourlyWageTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."is_active" as "isActive", t0."version" as "version",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."from_month" as "fromMonth", t1."hourly_wage" as "hourlyWage"
      from "public"."hourly_wages" t1 where t1."wage_type_id" = t0."id" order by t1."from_month" desc nulls first limit 10000
    ) r) as "wages",
    (select coalesce(json_agg(r), '[]'::json) from (
      select (select row_to_json(r) from (select t3."name" as "name" from "public"."staff" t3 where t3."id" = t2."ta_id" limit 1) r) as "taStaff"
      from "public"."ta_wage_types" t2 where t2."wage_type_id" = t0."id"
      order by (select t4."name" from "public"."staff" t4 where t4."id" = t2."ta_id" limit 1) asc nulls last limit 10000
    ) r) as "taWageTypes",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t5.* from "public"."work_records" t5 where t5."wage_type_id" = t0."id") n) t6
      ) a
    ) as "workRecords_aggregate"
    from "public"."hourly_wage_types" t0 order by t0."sequence" asc nulls last limit 100
  ) r)
)::text as data;
