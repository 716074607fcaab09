-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- SavedViews, as manager
select json_build_object(
  'savedViews', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."query" as "query"
    from "public"."saved_views" t0 where (t0."created_by" = ($1::text)::uuid) and (t0."screen" = $2::text) order by t0."name" asc nulls last limit 10000
  ) r)
)::text as data;
