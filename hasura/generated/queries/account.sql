-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- Colleagues, as manager
select json_build_object(
  'staff', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name"
    from "public"."staff" t0 where (t0."is_active" = ($1::text)::boolean) order by t0."name" asc nulls last limit 10000
  ) r)
)::text as data;

-- TaPowers, as manager
select json_build_object(
  'tas', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."power" as "power" from "public"."ta_powers" t1 where t1."ta_id" = t0."id" limit 10000
    ) r) as "powers",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."users" t2 where t2."id" = t0."id") r) as "user"
    from "public"."tas" t0
    where (
      (t0."is_admin_level" = ($1::text)::boolean)
      and exists (select 1 from "public"."users" t3 where t3."id" = t0."id" and (t3."is_active" = ($2::text)::boolean))
    )
    order by (select t4."name" from "public"."users" t4 where t4."id" = t0."id" limit 1) asc nulls last limit 10000
  ) r)
)::text as data;
