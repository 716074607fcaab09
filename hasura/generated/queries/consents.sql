-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- MyConsents, as student
select json_build_object(
  'consents', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."giver" as "giver", t0."giver_name" as "giverName", t0."method" as "method", t0."given_at" as "givenAt",
    t0."withdrawn_at" as "withdrawnAt"
    from "public"."consents" t0 where (t0."student_id" = ($1::text)::uuid) order by t0."given_at" desc nulls first limit 100
  ) r),
  'consentStates', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."student_id" as "studentId", t1."needs_guardian" as "needsGuardian"
    from "public"."consent_states" t1 where (t1."student_id" = ($1::text)::uuid) limit 100
  ) r)
)::text as data;

-- StudentConsents, as manager
select json_build_object(
  'consents', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."kind" as "kind", t0."giver" as "giver", t0."giver_name" as "giverName", t0."method" as "method", t0."given_at" as "givenAt",
    t0."withdrawn_at" as "withdrawnAt"
    from "public"."consents" t0 where (t0."student_id" = ($1::text)::uuid) order by t0."given_at" desc nulls first limit 10000
  ) r),
  'consentStates', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."student_id" as "studentId", t1."needs_guardian" as "needsGuardian"
    from "public"."consent_states" t1 where (t1."student_id" = ($2::text)::uuid) limit 10000
  ) r),
  'students_by_pk', (select row_to_json(r) from (
    select t2."id" as "id", t2."birth_on" as "birthOn", t2."anonymised_at" as "anonymisedAt" from "public"."students" t2 where (t2."id" = ($3::text)::uuid)
  ) r)
)::text as data;
