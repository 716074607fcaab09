-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- StudentConsults, as manager
select json_build_object(
  'consults', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."consulted_at" as "consultedAt", t0."topic" as "topic", t0."channel" as "channel", t0."counterpart" as "counterpart",
    t0."body" as "body", t0."follow_up_on" as "followUpOn", t0."version" as "version",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (
            select t1.*
            from "public"."files" t1
            where t1."consult_id" = t0."id"
            and (
              (t1."board_post_id" is null) or exists (select 1 from "public"."board_posts" t2 where t2."id" = t1."board_post_id" and (t2."deleted_at" is null))
            )
            and (t1."state" = $1::text)
          ) n
        ) t3
      ) a
    ) as "files_aggregate",
    (select row_to_json(r) from (select t4."name" as "name" from "public"."staff" t4 where t4."id" = t0."consulted_by" limit 1) r) as "consultedByStaff"
    from "public"."consults" t0 where (t0."student_id" = ($2::text)::uuid) order by t0."consulted_at" desc nulls first limit 25
  ) r)
)::text as data;

-- StudentTasks, as manager
select json_build_object(
  'consultTasks', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."reasons" as "reasons", t0."opened_at" as "openedAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture"
    from "public"."consult_tasks" t0 where ((t0."student_id" = ($1::text)::uuid) and (t0."closed_at" is null)) order by t0."opened_at" desc nulls first
    limit 10000
  ) r)
)::text as data;
