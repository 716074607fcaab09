-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- OtherManagers, as manager
select json_build_object(
  'staff', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id"
    from "public"."staff" t0 where ((t0."id" <> ($1::text)::uuid) and (t0."is_active" = ($2::text)::boolean) and (t0."is_admin_level" = ($2::text)::boolean))
    limit 1
  ) r)
)::text as data;

-- TaComing, as manager
select json_build_object(
  'clinicSlots', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."held_on" as "heldOn", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room"
    from "public"."clinic_slots" t0 where ((t0."ta_id" = ($1::text)::uuid) and (t0."ends_at" > ($2::text)::timestamp with time zone))
    order by t0."starts_at" asc nulls last limit 10000
  ) r),
  'clinicParticipants', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id"
    from "public"."clinic_participants" t1
    where ((t1."ta_id" = ($3::text)::uuid) and (t1."status" = any($4::text[])) and (t1."ends_at" > ($5::text)::timestamp with time zone)) limit 10000
  ) r),
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id"
    from "public"."board_posts" t2 where (t2."deleted_at" is null) and ((t2."assigned_ta_id" = ($6::text)::uuid) and (t2."answered_at" is null)) limit 10000
  ) r)
)::text as data;

-- TaDetail, as manager
select json_build_object(
  'tas_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."is_admin_level" as "isAdminLevel",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."power" as "power" from "public"."ta_powers" t1 where t1."ta_id" = t0."id" limit 10000
    ) r) as "powers",
    t0."anonymised_at" as "anonymisedAt", t0."created_at" as "createdAt",
    (select row_to_json(r) from (
      select t2."login_id" as "loginId", t2."name" as "name", t2."phone" as "phone", t2."is_active" as "isActive",
      t2."must_change_password" as "mustChangePassword"
      from "public"."users" t2 where t2."id" = t0."id"
    ) r) as "user",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."id" as "id", t3."from_month" as "fromMonth", t3."to_month" as "toMonth", t3."payment_type" as "paymentType", t3."hourly_wage" as "hourlyWage",
      t3."monthly_salary" as "monthlySalary", t3."monthly_wage_type" as "monthlyWageType", t3."contracted_days" as "contractedDays",
      t3."is_withheld" as "isWithheld", t3."updated_at" as "updatedAt",
      (select row_to_json(r) from (select t4."name" as "name" from "public"."staff" t4 where t4."id" = t3."created_by" limit 1) r) as "createdByStaff"
      from "public"."ta_pay_terms" t3 where t3."ta_id" = t0."id" order by t3."from_month" desc nulls first limit 10000
    ) r) as "payTerms",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t5."id" as "id", t5."wage_type_id" as "wageTypeId",
      (select row_to_json(r) from (select t6."name" as "name" from "public"."hourly_wage_types" t6 where t6."id" = t5."wage_type_id") r) as "wageType"
      from "public"."ta_wage_types" t5 where t5."ta_id" = t0."id"
      order by (select t7."sequence" from "public"."hourly_wage_types" t7 where t7."id" = t5."wage_type_id" limit 1) asc nulls last,
      (select t8."name" from "public"."hourly_wage_types" t8 where t8."id" = t5."wage_type_id" limit 1) asc nulls last
      limit 10000
    ) r) as "taWageTypes"
    from "public"."tas" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- TaList, as manager
select json_build_object(
  'taDirectory', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."login_id" as "loginId", t0."name" as "name", t0."phone" as "phone", t0."is_active" as "isActive",
    t0."is_anonymised" as "isAnonymised", t0."is_admin_level" as "isAdminLevel", t0."must_change_password" as "mustChangePassword",
    t0."payment_type" as "paymentType", t0."hourly_wage" as "hourlyWage", t0."monthly_salary" as "monthlySalary", t0."wage_types" as "wageTypes"
    from "public"."ta_directory" t0 where (t0."is_active" = ($1::text)::boolean) order by t0."name" asc nulls last limit 25 offset ($2::text)::int8
  ) r),
  'taDirectory_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."ta_directory" t1 where (t1."is_active" = ($3::text)::boolean)) n) t2
    ) a
  )
)::text as data;

-- WageTypeChoices, as manager
select json_build_object(
  'hourlyWageTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."is_active" as "isActive"
    from "public"."hourly_wage_types" t0 order by t0."sequence" asc nulls last, t0."name" asc nulls last limit 10000
  ) r)
)::text as data;
