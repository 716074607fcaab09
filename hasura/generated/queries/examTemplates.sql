-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- LectureTemplates, as manager
select json_build_object(
  'examTemplates', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."cutline" as "cutline", t0."total_points" as "totalPoints", t0."version" as "version",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."number" as "number", t1."kind" as "kind", t1."answer" as "answer", t1."also_accepts" as "alsoAccepts", t1."points" as "points",
      t1."unit" as "unit", t1."grading_rule" as "gradingRule"
      from "public"."exam_questions" t1 where t1."template_id" = t0."id" order by t1."number" asc nulls last limit 10000
    ) r) as "questions",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (select t2.* from "public"."exams" t2 where t2."template_id" = t0."id" and t2."lecture_id" = t0."lecture_id") n
        ) t3
      ) a
    ) as "exams_aggregate"
    from "public"."exam_templates" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."name" asc nulls last limit 25 offset ($2::text)::int8
  ) r),
  'examTemplates_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t4.* from "public"."exam_templates" t4 where (t4."lecture_id" = ($3::text)::uuid)) n) t5
    ) a
  )
)::text as data;
