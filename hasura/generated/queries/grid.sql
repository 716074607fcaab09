-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- MyChanges, as manager
select json_build_object(
  'myChanges', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."head_id" as "headId", t0."is_done" as "isDone", t0."cells" as "cells", t0."name" as "name",
    t0."number" as "number", t0."before" as "before", t0."after" as "after", t0."person_name" as "personName", t0."exam_name" as "examName",
    t0."retake_number" as "retakeNumber"
    from "public"."my_changes" t0 where (t0."actor_id" = ($1::text)::uuid) and (t0."place" = any($2::text[])) order by t0."id" desc nulls first limit 50
  ) r)
)::text as data;
