-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- WhatThereIs, as manager
select json_build_object(
  'students', (select coalesce(json_agg(r), '[]'::json) from (select t0."id" as "id" from "public"."students" t0 order by t0."id" asc nulls last limit 1) r),
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (select t1."id" as "id" from "public"."lectures" t1 order by t1."id" asc nulls last limit 1) r),
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id" from "public"."weekly_lectures" t2 order by t2."id" asc nulls last limit 1
  ) r),
  'enrollments', (select coalesce(json_agg(r), '[]'::json) from (
    select t3."id" as "id" from "public"."enrollments" t3 order by t3."id" asc nulls last limit 1
  ) r),
  'exams', (select coalesce(json_agg(r), '[]'::json) from (select t4."id" as "id" from "public"."exams" t4 order by t4."id" asc nulls last limit 1) r)
)::text as data;
