-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PendingTerms, as student
select json_build_object(
  'pendingTerms', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."version_id" as "versionId", t0."term_id" as "termId", t0."title" as "title", t0."published_from" as "publishedFrom"
    from "public"."pending_terms" t0 where (t0."student_id" = ($1::text)::uuid) order by t0."term_id" desc nulls first limit 100
  ) r),
  'consents', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."giver" as "giver" from "public"."consents" t1 where (t1."student_id" = ($1::text)::uuid) and (t1."kind" = $2::text) limit 100
  ) r),
  'consentStates', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."student_id" as "studentId", t2."needs_guardian" as "needsGuardian"
    from "public"."consent_states" t2 where (t2."student_id" = ($1::text)::uuid) limit 100
  ) r)
)::text as data;

-- Term, as manager
select json_build_object(
  'terms_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."title" as "title", t0."version" as "version",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."body" as "body", t1."published_from" as "publishedFrom", t1."version" as "version", t1."updated_at" as "updatedAt",
      (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t1."created_by" limit 1) r) as "createdByStaff"
      from "public"."term_versions" t1 where t1."term_id" = t0."id" order by t1."published_from" desc nulls first limit 10000
    ) r) as "versions"
    from "public"."terms" t0 where (t0."id" = $1::text)
  ) r)
)::text as data;

-- TermList, as manager
select json_build_object(
  'terms', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."updated_at" as "updatedAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."published_from" as "publishedFrom"
      from "public"."term_versions" t1 where t1."term_id" = t0."id" order by t1."published_from" desc nulls first limit 10000
    ) r) as "versions"
    from "public"."terms" t0 order by t0."title" asc nulls last limit 25 offset ($1::text)::int8
  ) r),
  'terms_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t2.* from "public"."terms" t2) n) t3) a
  )
)::text as data;
