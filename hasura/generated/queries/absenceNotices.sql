-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- WeekAbsences, as manager
select json_build_object(
  'absenceNotices', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."reason" as "reason", t0."created_at" as "createdAt",
    (select row_to_json(r) from (
      select t1."id" as "id", (select row_to_json(r) from (select t2."name" as "name" from "public"."users" t2 where t2."id" = t1."id") r) as "user"
      from "public"."students" t1 where t1."id" = t0."student_id"
    ) r) as "student"
    from "public"."absence_notices" t0 where ((t0."weekly_lecture_id" = ($1::text)::uuid) and (t0."status" = $2::text))
    order by t0."created_at" asc nulls last, t0."id" asc nulls last limit 100
  ) r)
)::text as data;
