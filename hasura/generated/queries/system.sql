-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- JobList, as manager
select json_build_object(
  'jobs', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."key" as "key", t0."every_seconds" as "everySeconds", t0."due_at" as "dueAt", t0."status" as "status",
    t0."failures" as "failures", t0."code" as "code", t0."started_at" as "startedAt", t0."ended_at" as "endedAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."stopped_by" limit 1) r) as "stoppedByStaff",
    (
      select json_build_object(
        'aggregate', json_build_object('count', a.c0, 'avg', json_build_object('milliseconds', a.c1), 'max', json_build_object('milliseconds', a.c2))
      )
      from (
        select count(*) as c0, avg(t3."milliseconds") as c1, max(t3."milliseconds") as c2
        from (
          select n.*, row_number() over () as "__row"
          from (select t2.* from "public"."job_runs" t2 where t2."job_id" = t0."id" and (t2."started_at" >= ($1::text)::timestamp with time zone)) n
        ) t3
      ) a
    ) as "recent",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (
            select t4.*
            from "public"."job_runs" t4
            where t4."job_id" = t0."id" and ((t4."started_at" >= ($2::text)::timestamp with time zone) and (t4."outcome" = any($3::text[])))
          ) n
        ) t5
      ) a
    ) as "broken"
    from "public"."jobs" t0 where ((t0."every_seconds" is not null) or (t0."status" <> $4::text)) order by t0."kind" asc nulls last, t0."key" asc nulls last
    limit 100
  ) r)
)::text as data;

-- JobRunList, as manager
select json_build_object(
  'jobRuns', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."started_at" as "startedAt", t0."milliseconds" as "milliseconds", t0."outcome" as "outcome", t0."code" as "code",
    t0."worker" as "worker"
    from "public"."job_runs" t0 where (t0."job_id" = ($1::text)::uuid) order by t0."run_number" desc nulls first limit 50
  ) r)
)::text as data;
