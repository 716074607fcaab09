-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- ClaimList, as manager
select json_build_object(
  'expenseClaims', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."ta_id" as "taId", t0."spent_on" as "spentOn", t0."amount" as "amount", t0."description" as "description",
    t0."status" as "status", t0."pay_month" as "payMonth", t0."reject_reason" as "rejectReason",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."ta_id" limit 1) r) as "taStaff",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t0."decided_by" limit 1) r) as "decidedByStaff",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."id" as "id", t3."name" as "name", t3."content_type" as "contentType"
      from "public"."files" t3
      where t3."claim_id" = t0."id"
      and ((t3."board_post_id" is null) or exists (select 1 from "public"."board_posts" t4 where t4."id" = t3."board_post_id" and (t4."deleted_at" is null)))
      and (t3."state" = $1::text)
      order by t3."id" asc nulls last limit 10000
    ) r) as "files"
    from "public"."expense_claims" t0 where (t0."status" = $2::text) order by t0."spent_on" desc nulls first limit 25 offset ($3::text)::int8
  ) r),
  'expenseClaims_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0, 'sum', json_build_object('amount', a.c1)))
    from (
      select count(*) as c0, sum(t6."amount") as c1
      from (select n.*, row_number() over () as "__row" from (select t5.* from "public"."expense_claims" t5 where (t5."status" = $4::text)) n) t6
    ) a
  )
)::text as data;

-- MyClaims, as manager
select json_build_object(
  'expenseClaims', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."spent_on" as "spentOn", t0."amount" as "amount", t0."description" as "description", t0."status" as "status",
    t0."pay_month" as "payMonth", t0."reject_reason" as "rejectReason", t0."version" as "version",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."name" as "name", t1."content_type" as "contentType"
      from "public"."files" t1
      where t1."claim_id" = t0."id"
      and ((t1."board_post_id" is null) or exists (select 1 from "public"."board_posts" t2 where t2."id" = t1."board_post_id" and (t2."deleted_at" is null)))
      and (t1."state" = $1::text)
      order by t1."id" asc nulls last limit 10000
    ) r) as "files"
    from "public"."expense_claims" t0 where (t0."ta_id" = ($2::text)::uuid) order by t0."spent_on" desc nulls first, t0."id" desc nulls first limit 200
  ) r)
)::text as data;
