-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- TagList, as manager
select json_build_object(
  'tags', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."color" as "color", t0."version" as "version",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."user_tags" t1 where t1."tag_id" = t0."id") n) t2
      ) a
    ) as "userTags_aggregate"
    from "public"."tags" t0 order by t0."priority" asc nulls last, t0."name" asc nulls last limit 10000
  ) r)
)::text as data;
