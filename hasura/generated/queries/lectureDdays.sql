-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- LectureDdays, as manager
select json_build_object(
  'lectureDdays', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."falls_on" as "fallsOn", t0."version" as "version"
    from "public"."lecture_ddays" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."sequence" asc nulls last limit 10000
  ) r)
)::text as data;
