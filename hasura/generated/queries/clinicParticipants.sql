-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- StudentClinic, as manager
select json_build_object(
  'clinicParticipants', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."reserve_type" as "reserveType", t0."counsel_type" as "counselType", t0."status" as "status", t0."starts_at" as "startsAt",
    t0."ends_at" as "endsAt", t0."is_hurried" as "isHurried", t0."memo" as "memo",
    (select row_to_json(r) from (
      select t1."held_on" as "heldOn", t1."room" as "room"
      from "public"."clinic_slots" t1 where t1."id" = t0."slot_id" and t1."reserve_type" = t0."reserve_type"
    ) r) as "slot",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t0."ta_id" limit 1) r) as "taStaff",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."id" as "id", t3."kind" as "kind", t3."title" as "title", t3."status" as "status"
      from "public"."clinic_todos" t3 where t3."participant_id" = t0."id" and t3."student_id" = t0."student_id" order by t3."sequence" asc nulls last
      limit 10000
    ) r) as "todos"
    from "public"."clinic_participants" t0 where (t0."student_id" = ($1::text)::uuid) order by t0."starts_at" desc nulls first limit 25
  ) r),
  'clinicTodos', (select coalesce(json_agg(r), '[]'::json) from (
    select t4."id" as "id", t4."kind" as "kind", t4."title" as "title", t4."status" as "status"
    from "public"."clinic_todos" t4 where ((t4."student_id" = ($2::text)::uuid) and (t4."participant_id" is null) and (t4."status" = any($3::text[])))
    order by t4."sequence" asc nulls last limit 10000
  ) r),
  'came', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t5.* from "public"."clinic_participants" t5 where ((t5."student_id" = ($4::text)::uuid) and (t5."status" = any($5::text[])))) n
      ) t6
    ) a
  ),
  'missed', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t7.* from "public"."clinic_participants" t7 where ((t7."student_id" = ($6::text)::uuid) and (t7."status" = $7::text))) n
      ) t8
    ) a
  )
)::text as data;
