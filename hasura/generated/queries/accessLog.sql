-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- AccessLogList, as manager
select json_build_object(
  'accessLog', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."at" as "at", t0."kind" as "kind", t0."actor_role" as "actorRole", t0."student_count" as "studentCount", t0."ip" as "ip",
    t0."user_agent" as "userAgent",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."actor_id" limit 1) r) as "actor",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."student_names" t2 where t2."id" = t0."student_id" limit 1) r) as "student"
    from "public"."access_log" t0 order by t0."at" desc nulls first limit 25 offset ($1::text)::int8
  ) r),
  'accessLog_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t3.* from "public"."access_log" t3) n) t4) a
  )
)::text as data;

-- AccessReview, as manager
select json_build_object(
  'night', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t0.* from "public"."access_review" t0 where ((t0."month" = $1::text) and (t0."is_night" = ($2::text)::boolean))) n
      ) t1
    ) a
  ),
  'bulk', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t2.* from "public"."access_review" t2 where ((t2."month" = $3::text) and (t2."is_bulk" = ($2::text)::boolean))) n
      ) t3
    ) a
  ),
  'former', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t4.* from "public"."access_review" t4 where ((t4."month" = $4::text) and (t4."is_former" = ($2::text)::boolean))) n
      ) t5
    ) a
  ),
  'accessReview', (select coalesce(json_agg(r), '[]'::json) from (
    select t6."id" as "id", t6."at" as "at", t6."kind" as "kind", t6."student_count" as "studentCount", t6."ip" as "ip", t6."is_night" as "isNight",
    t6."is_bulk" as "isBulk", t6."is_former" as "isFormer",
    (select row_to_json(r) from (select t7."name" as "name" from "public"."staff" t7 where t7."id" = t6."actor_id" limit 1) r) as "actor",
    (select row_to_json(r) from (select t8."name" as "name" from "public"."student_names" t8 where t8."id" = t6."student_id" limit 1) r) as "student"
    from "public"."access_review" t6
    where (
      (t6."month" = $5::text) and ((t6."is_night" = ($2::text)::boolean) or (t6."is_bulk" = ($2::text)::boolean) or (t6."is_former" = ($2::text)::boolean))
    )
    order by t6."at" desc nulls first limit 200
  ) r)
)::text as data;
