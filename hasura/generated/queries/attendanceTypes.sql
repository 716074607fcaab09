-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- AttendanceTypeList, as manager
select json_build_object(
  'attendanceTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."short_name" as "shortName", t0."color" as "color", t0."counts_as_present" as "countsAsPresent",
    t0."sequence" as "sequence", t0."is_active" as "isActive", t0."version" as "version"
    from "public"."attendance_types" t0 limit 100
  ) r)
)::text as data;
