-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PaletteDays, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."lecture_id" as "lectureId", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek",
    t0."special_name" as "specialName", t0."held_on" as "heldOn",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id", t2."name" as "name"
      from "public"."exams" t2 where t2."weekly_lecture_id" = t0."id" and t2."lecture_id" = t0."lecture_id" order by t2."sequence" asc nulls last limit 10000
    ) r) as "exams"
    from "public"."weekly_lectures" t0
    where (
      ((t0."held_on" >= ($1::text)::date) and (t0."held_on" <= ($2::text)::date))
      and exists (select 1 from "public"."lectures" t3 where t3."id" = t0."lecture_id" and (t3."status" = $3::text))
    )
    order by t0."held_on" asc nulls last, t0."starts_at" asc nulls last limit 200
  ) r),
  'clinicSlots', (select coalesce(json_agg(r), '[]'::json) from (
    select t4."id" as "id", t4."held_on" as "heldOn", t4."reserve_type" as "reserveType", t4."starts_at" as "startsAt", t4."ends_at" as "endsAt",
    t4."room" as "room"
    from "public"."clinic_slots" t4 where ((t4."held_on" >= ($4::text)::date) and (t4."held_on" <= ($5::text)::date)) order by t4."starts_at" asc nulls last
    limit 200
  ) r)
)::text as data;

-- PaletteStudents, as manager
select json_build_object(
  'studentSearch', (select coalesce(json_agg(r), '[]'::json) from (
    select (select row_to_json(r) from (
      select t1."id" as "id", t1."student_number" as "studentNumber", t1."school" as "school", t1."grade" as "grade",
      (select row_to_json(r) from (
        select t2."name" as "name", t2."phone" as "phone", t2."is_active" as "isActive" from "public"."users" t2 where t2."id" = t1."id"
      ) r) as "user"
      from "public"."students" t1 where t1."id" = t0."student_id"
    ) r) as "student"
    from "public"."student_search" t0 where (t0."digits" like $1::text) order by t0."is_active" desc nulls first, t0."student_number" asc nulls last limit 8
  ) r)
)::text as data;
