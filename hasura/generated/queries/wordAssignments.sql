-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- AssignmentWeeks, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn"
    from "public"."weekly_lectures" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."held_on" desc nulls first, t0."starts_at" desc nulls first
    limit 60
  ) r)
)::text as data;

-- WordAssignmentList, as manager
select json_build_object(
  'wordAssignments', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."deck_id" as "deckId", t0."first_place" as "firstPlace", t0."last_place" as "lastPlace", t0."due_on" as "dueOn",
    t0."target" as "target", t0."version" as "version",
    (select row_to_json(r) from (select t1."id" as "id", t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (select row_to_json(r) from (
      select t2."id" as "id", t2."week_number" as "weekNumber", "public"."place_in_week"(t2) as "placeInWeek", t2."special_name" as "specialName",
      (select row_to_json(r) from (select t3."name" as "name" from "public"."lectures" t3 where t3."id" = t2."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t2 where t2."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."id" as "id",
      (select row_to_json(r) from (
        select (select row_to_json(r) from (select t6."name" as "name" from "public"."users" t6 where t6."id" = t5."id") r) as "user"
        from "public"."students" t5 where t5."id" = t4."student_id"
      ) r) as "student"
      from "public"."word_assignment_students" t4 where t4."assignment_id" = t0."id" limit 1000
    ) r) as "students",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t7."id" as "id", t7."studied" as "studied", t7."known" as "known", t7."target" as "target"
      from "public"."word_assignment_progress" t7 where t7."assignment_id" = t0."id" limit 1000
    ) r) as "progress"
    from "public"."word_assignments" t0 where (t0."deck_id" = ($1::text)::uuid) order by t0."due_on" desc nulls first, t0."id" desc nulls first limit 30
  ) r)
)::text as data;
