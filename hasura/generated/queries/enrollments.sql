-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- EnrollmentCounts, as manager
select json_build_object(
  'lectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."status" as "status",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."enrollments" t1 where t1."lecture_id" = t0."id") n) t2
      ) a
    ) as "enrollments_aggregate",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (select t3.* from "public"."enrollments" t3 where t3."lecture_id" = t0."id" and ((t3."to_date" is null) or (t3."to_date" >= ($2::text)::date))) n
        ) t4
      ) a
    ) as "standing"
    from "public"."lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- EnrollmentLecture, as manager
select json_build_object(
  'lectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."capacity" as "capacity", t0."status" as "status", t0."starts_on" as "startsOn", t0."ends_on" as "endsOn",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."student_id" as "studentId"
      from "public"."enrollments" t1 where t1."lecture_id" = t0."id" and ((t1."to_date" is null) or (t1."to_date" >= ($2::text)::date)) limit 10000
    ) r) as "enrollments",
    (select coalesce(json_agg(r), '[]'::json) from (
      select (select row_to_json(r) from (
        select t3."id" as "id", t3."student_number" as "studentNumber", t3."school" as "school", t3."grade" as "grade",
        (select row_to_json(r) from (select t4."name" as "name", t4."phone" as "phone" from "public"."users" t4 where t4."id" = t3."id") r) as "user"
        from "public"."students" t3 where t3."id" = t2."student_id"
      ) r) as "student"
      from "public"."representative_lectures" t2
      where t2."lecture_id" = t0."id"
      and exists (
        select 1
        from "public"."students" t5
        where t5."id" = t2."student_id" and exists (select 1 from "public"."users" t6 where t6."id" = t5."id" and (t6."is_active" = ($3::text)::boolean))
      )
      limit 10000
    ) r) as "representedStudents"
    from "public"."lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- KeptWeeks, as manager
select json_build_object(
  'participants', (select coalesce(json_agg(r), '[]'::json) from (
    select (select row_to_json(r) from (
      select t1."id" as "id", t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName",
      t1."held_on" as "heldOn"
      from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture"
    from "public"."participants" t0
    where (
      (t0."student_id" = ($1::text)::uuid)
      and exists (
        select 1
        from "public"."weekly_lectures" t2
        where t2."id" = t0."weekly_lecture_id" and ((t2."lecture_id" = ($2::text)::uuid) and (t2."held_on" > ($3::text)::date))
      )
      and (
        (t0."attendance_type_id" is not null) or (t0."memo" <> $4::text) or (t0."is_locked" = ($5::text)::boolean)
        or exists (
          select 1
          from "public"."scores" t3
          where t3."weekly_lecture_id" = t0."weekly_lecture_id" and t3."student_id" = t0."student_id"
          and (
            (t3."status" <> $6::text)
            or exists (select 1 from "public"."score_attempts" t4 where t4."score_id" = t3."id" and t4."exam_id" = t3."exam_id" and (t4."id" is not null))
            or exists (select 1 from "public"."omr_sheets" t5 where t5."exam_id" = t3."exam_id" and t5."student_id" = t3."student_id" and (t5."id" is not null))
            or exists (
              select 1 from "public"."submissions" t6 where t6."exam_id" = t3."exam_id" and t6."student_id" = t3."student_id" and (t6."id" is not null)
            )
          )
        )
      )
    )
    order by (select t7."held_on" from "public"."weekly_lectures" t7 where t7."id" = t0."weekly_lecture_id" limit 1) asc nulls last,
    (select t8."starts_at" from "public"."weekly_lectures" t8 where t8."id" = t0."weekly_lecture_id" limit 1) asc nulls last
    limit 10000
  ) r)
)::text as data;

-- LectureEnrollments, as manager
select json_build_object(
  'enrollments', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."student_id" as "studentId", t0."from_date" as "fromDate", t0."to_date" as "toDate",
    (select row_to_json(r) from (
      select t1."student_number" as "studentNumber", t1."school" as "school", t1."grade" as "grade",
      (select row_to_json(r) from (
        select t2."name" as "name", t2."phone" as "phone", t2."is_active" as "isActive" from "public"."users" t2 where t2."id" = t1."id"
      ) r) as "user"
      from "public"."students" t1 where t1."id" = t0."student_id"
    ) r) as "student"
    from "public"."enrollments" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."from_date" asc nulls last, t0."id" asc nulls last limit 25
    offset ($2::text)::int8
  ) r),
  'enrollments_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t3.* from "public"."enrollments" t3 where (t3."lecture_id" = ($3::text)::uuid)) n) t4
    ) a
  )
)::text as data;

-- LectureTerm, as manager
select json_build_object(
  'lectures_by_pk', (select row_to_json(r) from (
    select t0."starts_on" as "startsOn", t0."ends_on" as "endsOn" from "public"."lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- TransferLectures, as manager
select json_build_object(
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."weekday" as "weekday", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."weekday" as "weekday", t1."starts_at" as "startsAt", t1."ends_at" as "endsAt"
      from "public"."lecture_hours" t1 where t1."lecture_id" = t0."id" limit 10000
    ) r) as "hours",
    t0."capacity" as "capacity",
    (
      select json_build_object('aggregate', json_build_object('count', a.c0))
      from (
        select count(*) as c0
        from (
          select n.*, row_number() over () as "__row"
          from (
            select t2.*
            from "public"."enrollments" t2
            where t2."lecture_id" = t0."id" and ((t2."from_date" <= ($1::text)::date) and ((t2."to_date" is null) or (t2."to_date" >= ($2::text)::date)))
          ) n
        ) t3
      ) a
    ) as "enrollments_aggregate"
    from "public"."lectures" t0 where (t0."status" = $3::text) order by t0."name" asc nulls last limit 10000
  ) r)
)::text as data;

-- TransferWeeks, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn"
    from "public"."weekly_lectures" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."held_on" asc nulls last, t0."starts_at" asc nulls last
    limit 10000
  ) r)
)::text as data;
