-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- MyPay, as manager
select json_build_object(
  'payRegister', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."month" as "month", t0."minutes" as "minutes", t0."earned" as "earned", t0."claimed" as "claimed", t0."withheld" as "withheld",
    t0."net" as "net", t0."slip_id" as "slipId"
    from "public"."pay_register" t0 where (t0."ta_id" = ($1::text)::uuid) order by t0."month" desc nulls first limit 13
  ) r),
  'paySlips', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."pay_day" as "payDay", t1."lines" as "lines"
    from "public"."pay_slips" t1 where (t1."ta_id" = ($2::text)::uuid) order by t1."month" desc nulls first limit 13
  ) r),
  'taBankAccounts', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."bank" as "bank", t2."account_number" as "accountNumber", t2."account_name" as "accountName"
    from "public"."ta_bank_accounts" t2 where (t2."ta_id" = ($3::text)::uuid) limit 10000
  ) r)
)::text as data;

-- StatementLines, as manager
select json_build_object(
  'payStatementLines', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."ref_id" as "refId", t0."label" as "label", t0."week" as "week", t0."spent_on" as "spentOn",
    t0."minutes" as "minutes", t0."hourly_wage" as "hourlyWage", t0."worked_days" as "workedDays", t0."whole_days" as "wholeDays",
    t0."monthly_wage_type" as "monthlyWageType", t0."amount" as "amount"
    from "public"."pay_statement_lines" t0 where ((t0."ta_id" = ($1::text)::uuid) and (t0."month" = ($2::text)::date))
    order by t0."place" asc nulls last, t0."week" asc nulls last, t0."spent_on" asc nulls last, t0."label" asc nulls last, t0."id" asc nulls last limit 10000
  ) r)
)::text as data;

-- PayOfTa, as manager
select json_build_object(
  'payRegister', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."ta_id" as "taId", t0."month" as "month", t0."name" as "name", t0."minutes" as "minutes", t0."hourly" as "hourly",
    t0."salary" as "salary", t0."weekly_holiday" as "weeklyHoliday", t0."custom" as "custom", t0."earned" as "earned", t0."claimed" as "claimed",
    t0."withheld" as "withheld", t0."net" as "net", t0."slip_id" as "slipId"
    from "public"."pay_register" t0 where ((t0."ta_id" = ($1::text)::uuid) and (t0."month" = ($2::text)::date)) limit 10000
  ) r),
  'paySlips', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."lines" as "lines" from "public"."pay_slips" t1 where ((t1."ta_id" = ($3::text)::uuid) and (t1."month" = ($4::text)::date)) limit 10000
  ) r),
  'workParts', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."record_id" as "recordId", t2."wage_type_id" as "wageTypeId", t2."work_date" as "workDate", t2."month" as "month",
    t2."started_at" as "startedAt", t2."ended_at" as "endedAt", t2."minutes" as "minutes"
    from "public"."work_parts" t2 where ((t2."ta_id" = ($5::text)::uuid) and ((t2."month" = ($6::text)::date) or (t2."holiday_month" = ($7::text)::date)))
    order by t2."started_at" asc nulls last limit 10000
  ) r),
  'taMonthlyCustomWages', (select coalesce(json_agg(r), '[]'::json) from (
    select t3."id" as "id", t3."amount" as "amount", t3."reason" as "reason", t3."version" as "version"
    from "public"."ta_monthly_custom_wages" t3 where ((t3."ta_id" = ($8::text)::uuid) and (t3."month" = ($9::text)::date)) order by t3."id" asc nulls last
    limit 10000
  ) r),
  'taBankAccounts', (select coalesce(json_agg(r), '[]'::json) from (
    select t4."id" as "id", t4."bank" as "bank", t4."account_number" as "accountNumber", t4."account_name" as "accountName"
    from "public"."ta_bank_accounts" t4 where (t4."ta_id" = ($10::text)::uuid) limit 10000
  ) r)
)::text as data;

-- PayRules, as manager
select json_build_object(
  'payRules', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."from_date" as "fromDate", t0."amount" as "amount"
    from "public"."pay_rules" t0 order by t0."kind" asc nulls last, t0."from_date" desc nulls first limit 10000
  ) r)
)::text as data;

-- Payroll, as manager
select json_build_object(
  'payRegister', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."ta_id" as "taId", t0."month" as "month", t0."name" as "name", t0."minutes" as "minutes", t0."hourly" as "hourly",
    t0."salary" as "salary", t0."weekly_holiday" as "weeklyHoliday", t0."custom" as "custom", t0."earned" as "earned", t0."claimed" as "claimed",
    t0."withheld" as "withheld", t0."net" as "net", t0."slip_id" as "slipId"
    from "public"."pay_register" t0 where (t0."month" = ($1::text)::date) order by t0."name" asc nulls last, t0."ta_id" asc nulls last limit 10000
  ) r),
  'tas', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id",
    (select row_to_json(r) from (select t2."name" as "name", t2."login_id" as "loginId" from "public"."users" t2 where t2."id" = t1."id") r) as "user"
    from "public"."tas" t1 where exists (select 1 from "public"."users" t3 where t3."id" = t1."id" and (t3."is_active" = ($2::text)::boolean)) limit 10000
  ) r),
  'payWarnings', (select coalesce(json_agg(r), '[]'::json) from (
    select t4."id" as "id", t4."ta_id" as "taId", t4."kind" as "kind", t4."ref_id" as "refId", t4."amount" as "amount", t4."day" as "day",
    (select row_to_json(r) from (select t5."name" as "name" from "public"."staff" t5 where t5."id" = t4."ta_id" limit 1) r) as "taStaff"
    from "public"."pay_warnings" t4 where (t4."month" = ($3::text)::date) order by t4."kind" asc nulls last, t4."day" asc nulls last limit 10000
  ) r),
  'payrollClosings', (select coalesce(json_agg(r), '[]'::json) from (
    select t6."id" as "id", t6."pay_day" as "payDay", t6."created_at" as "createdAt",
    (select row_to_json(r) from (select t7."name" as "name" from "public"."staff" t7 where t7."id" = t6."created_by" limit 1) r) as "createdByStaff"
    from "public"."payroll_closings" t6 where (t6."month" = ($4::text)::date) limit 10000
  ) r),
  'payrollReopenings', (select coalesce(json_agg(r), '[]'::json) from (
    select t8."id" as "id", t8."reason" as "reason", t8."created_at" as "createdAt",
    (select row_to_json(r) from (select t9."name" as "name" from "public"."staff" t9 where t9."id" = t8."created_by" limit 1) r) as "createdByStaff"
    from "public"."payroll_reopenings" t8 where (t8."month" = ($5::text)::date) order by t8."created_at" desc nulls first limit 10000
  ) r)
)::text as data;
