-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- AbsenceText, as manager
select json_build_object(
  'week', (select row_to_json(r) from (
    select t0."week_number" as "weekNumber", t0."special_name" as "specialName", "public"."place_in_week"(t0) as "placeInWeek", t0."held_on" as "heldOn",
    t0."starts_at" as "startsAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture"
    from "public"."weekly_lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r),
  'templates', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."body" as "body"
    from "public"."push_alert_templates" t2 where (t2."event" = $2::text) order by t2."is_active" desc nulls first, t2."name" asc nulls last limit 1
  ) r)
)::text as data;

-- Attendance, as manager
select json_build_object(
  'participants', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."student_id" as "studentId", t0."attendance_type_id" as "attendanceTypeId", t0."memo" as "memo", t0."is_locked" as "isLocked",
    t0."lock_reason" as "lockReason", t0."makeup_for_id" as "makeupForId", t0."version" as "version", t0."weekly_lecture_id" as "weeklyLectureId",
    t0."marked_at" as "markedAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."marked_by" limit 1) r) as "markedByStaff",
    (select row_to_json(r) from (
      select (select row_to_json(r) from (
        select t3."held_on" as "heldOn", t3."week_number" as "weekNumber", "public"."place_in_week"(t3) as "placeInWeek", t3."special_name" as "specialName",
        (select row_to_json(r) from (select t4."name" as "name" from "public"."lectures" t4 where t4."id" = t3."lecture_id") r) as "lecture"
        from "public"."weekly_lectures" t3 where t3."id" = t2."weekly_lecture_id"
      ) r) as "weeklyLecture"
      from "public"."participants" t2 where t2."id" = t0."makeup_for_id"
    ) r) as "makeupFor",
    (select row_to_json(r) from (
      select (select row_to_json(r) from (
        select t6."held_on" as "heldOn", t6."week_number" as "weekNumber", "public"."place_in_week"(t6) as "placeInWeek", t6."special_name" as "specialName",
        (select row_to_json(r) from (select t7."name" as "name" from "public"."lectures" t7 where t7."id" = t6."lecture_id") r) as "lecture"
        from "public"."weekly_lectures" t6 where t6."id" = t5."weekly_lecture_id"
      ) r) as "weeklyLecture"
      from "public"."participants" t5 where t5."makeup_for_id" = t0."id"
    ) r) as "madeUpBy",
    (select row_to_json(r) from (
      select t8."student_number" as "studentNumber", t8."school" as "school", t8."grade" as "grade",
      (select row_to_json(r) from (select t9."name" as "name" from "public"."users" t9 where t9."id" = t8."id") r) as "user"
      from "public"."students" t8 where t8."id" = t0."student_id"
    ) r) as "student"
    from "public"."participants" t0 where (t0."weekly_lecture_id" = ($1::text)::uuid)
    order by (
      select (select t11."name" from "public"."users" t11 where t11."id" = t10."id" limit 1)
      from "public"."students" t10 where t10."id" = t0."student_id" limit 1
    ) asc nulls last,
    (select t12."student_number" from "public"."students" t12 where t12."id" = t0."student_id" limit 1) asc nulls last
    limit 10000
  ) r),
  'weeks', (select coalesce(json_agg(r), '[]'::json) from (
    select t13."id" as "id", t13."held_on" as "heldOn"
    from "public"."weekly_lectures" t13 where (t13."lecture_id" = ($2::text)::uuid) order by t13."held_on" asc nulls last, t13."starts_at" asc nulls last
    limit 10000
  ) r),
  'absences', (select coalesce(json_agg(r), '[]'::json) from (
    select t14."student_id" as "studentId", t14."weekly_lecture_id" as "weeklyLectureId"
    from "public"."participants" t14
    where (
      exists (select 1 from "public"."weekly_lectures" t15 where t15."id" = t14."weekly_lecture_id" and (t15."lecture_id" = ($3::text)::uuid))
      and exists (select 1 from "public"."attendance_types" t16 where t16."id" = t14."attendance_type_id" and (t16."counts_as_present" = ($4::text)::boolean))
    )
    limit 10000
  ) r),
  'attendanceTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t17."id" as "id", t17."name" as "name", t17."short_name" as "shortName", t17."color" as "color", t17."counts_as_present" as "countsAsPresent",
    t17."sequence" as "sequence", t17."is_active" as "isActive"
    from "public"."attendance_types" t17 order by t17."sequence" asc nulls last limit 10000
  ) r),
  'videos', (select coalesce(json_agg(r), '[]'::json) from (
    select t18."id" as "id" from "public"."videos" t18 where (t18."weekly_lecture_id" = ($5::text)::uuid) limit 1
  ) r)
)::text as data;

-- AttendanceHistory, as manager
select json_build_object(
  'auditLog', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."at" as "at", t0."action" as "action",
    (select row_to_json(r) from (
      select t1."kind" as "kind", t1."facts" as "facts" from "public"."change_sets" t1 where t1."id" = t0."change_set_id"
    ) r) as "changeSet",
    t0."before" as "before", t0."after" as "after",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t0."actor_id" limit 1) r) as "actor"
    from "public"."audit_log" t0 where ((t0."table_name" = $1::text) and (t0."row_id" = $2::text)) order by t0."at" desc nulls first, t0."id" desc nulls first
    limit 100
  ) r),
  'attendanceTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t3."id" as "id", t3."name" as "name" from "public"."attendance_types" t3 limit 10000
  ) r)
)::text as data;

-- AutoAbsence, as manager
select json_build_object(
  'auditLog', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."kind" as "kind", t1."facts" as "facts" from "public"."change_sets" t1 where t1."id" = t0."change_set_id"
    ) r) as "changeSet"
    from "public"."audit_log" t0
    where (
      (t0."table_name" = $1::text) and (t0."row_id" = $2::text)
      and exists (select 1 from "public"."change_sets" t2 where t2."id" = t0."change_set_id" and (t2."kind" = $3::text))
    )
    order by t0."at" desc nulls first, t0."id" desc nulls first limit 1
  ) r)
)::text as data;

-- LaterWeeks, as manager
select json_build_object(
  'weeklyLectures_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t0.*, t0 as "__self"
          from "public"."weekly_lectures" t0
          where (
            (t0."lecture_id" = ($1::text)::uuid)
            and ((t0."held_on" > ($2::text)::date) or ((t0."held_on" = ($3::text)::date) and (t0."starts_at" > ($4::text)::time without time zone)))
          )
        ) n
      ) t1
    ) a
  )
)::text as data;

-- MissedWeeks, as manager
select json_build_object(
  'participants', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."attendance_types" t1 where t1."id" = t0."attendance_type_id") r) as "attendanceType",
    (select row_to_json(r) from (select t2."id" as "id" from "public"."participants" t2 where t2."makeup_for_id" = t0."id") r) as "madeUpBy",
    (select row_to_json(r) from (
      select t3."held_on" as "heldOn", t3."week_number" as "weekNumber", "public"."place_in_week"(t3) as "placeInWeek", t3."special_name" as "specialName",
      (select row_to_json(r) from (select t4."name" as "name" from "public"."lectures" t4 where t4."id" = t3."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t3 where t3."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture"
    from "public"."participants" t0
    where (
      (t0."student_id" = ($1::text)::uuid) and (t0."id" <> ($2::text)::uuid)
      and exists (select 1 from "public"."attendance_types" t5 where t5."id" = t0."attendance_type_id" and (t5."counts_as_present" = ($3::text)::boolean))
    )
    order by (select t6."held_on" from "public"."weekly_lectures" t6 where t6."id" = t0."weekly_lecture_id" limit 1) desc nulls first limit 50
  ) r)
)::text as data;

-- ParticipantList, as manager
select json_build_object(
  'participants', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."student_id" as "studentId", t0."attendance_type_id" as "attendanceTypeId", t0."memo" as "memo", t0."is_locked" as "isLocked",
    (select row_to_json(r) from (
      select t1."name" as "name", t1."color" as "color" from "public"."attendance_types" t1 where t1."id" = t0."attendance_type_id"
    ) r) as "attendanceType",
    (select row_to_json(r) from (
      select t2."held_on" as "heldOn" from "public"."weekly_lectures" t2 where t2."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."id" as "id"
      from "public"."scores" t3 where t3."weekly_lecture_id" = t0."weekly_lecture_id" and t3."student_id" = t0."student_id" and (t3."status" <> $1::text)
      limit 10000
    ) r) as "scores",
    (select row_to_json(r) from (
      select t4."student_number" as "studentNumber", t4."school" as "school", t4."grade" as "grade",
      (select row_to_json(r) from (select t5."name" as "name", t5."phone" as "phone" from "public"."users" t5 where t5."id" = t4."id") r) as "user",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t6."from_date" as "fromDate", t6."to_date" as "toDate"
        from "public"."enrollments" t6 where t6."student_id" = t4."id" and (t6."lecture_id" = ($2::text)::uuid) limit 10000
      ) r) as "enrollments"
      from "public"."students" t4 where t4."id" = t0."student_id"
    ) r) as "student"
    from "public"."participants" t0 where (t0."weekly_lecture_id" = ($3::text)::uuid)
    order by (
      select (select t8."name" from "public"."users" t8 where t8."id" = t7."id" limit 1) from "public"."students" t7 where t7."id" = t0."student_id" limit 1
    ) asc nulls last,
    (select t9."student_number" from "public"."students" t9 where t9."id" = t0."student_id" limit 1) asc nulls last
    limit 25 offset ($4::text)::int8
  ) r),
  'participants_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row" from (select t10.* from "public"."participants" t10 where (t10."weekly_lecture_id" = ($5::text)::uuid)) n
      ) t11
    ) a
  )
)::text as data;

-- ParticipantWeek, as manager
select json_build_object(
  'weeklyLectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn", t0."starts_at" as "startsAt",
    (select row_to_json(r) from (select t1."id" as "id", t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."student_id" as "studentId",
      (select row_to_json(r) from (
        select (select coalesce(json_agg(r), '[]'::json) from (
          select t4."from_date" as "fromDate", t4."to_date" as "toDate"
          from "public"."enrollments" t4 where t4."student_id" = t3."id" and (t4."lecture_id" = ($2::text)::uuid) limit 10000
        ) r) as "enrollments"
        from "public"."students" t3 where t3."id" = t2."student_id"
      ) r) as "student"
      from "public"."participants" t2 where t2."weekly_lecture_id" = t0."id" limit 10000
    ) r) as "participants"
    from "public"."weekly_lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- Register, as manager
select json_build_object(
  'lectures_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."teacher_name" as "teacherName", t0."weekday" as "weekday", t0."starts_at" as "startsAt",
    t0."ends_at" as "endsAt", t0."room" as "room"
    from "public"."lectures" t0 where (t0."id" = ($1::text)::uuid)
  ) r),
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName",
    t1."held_on" as "heldOn",
    (select row_to_json(r) from (
      select t2."weekly_lecture_id" as "weeklyLectureId" from "public"."held_weeks" t2 where t2."weekly_lecture_id" = t1."id" limit 1
    ) r) as "held",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."student_id" as "studentId", t3."attendance_type_id" as "attendanceTypeId",
      (select row_to_json(r) from (
        select t4."student_number" as "studentNumber", t4."school" as "school", t4."grade" as "grade",
        (select row_to_json(r) from (select t5."name" as "name" from "public"."users" t5 where t5."id" = t4."id") r) as "user"
        from "public"."students" t4 where t4."id" = t3."student_id"
      ) r) as "student"
      from "public"."participants" t3 where t3."weekly_lecture_id" = t1."id" limit 10000
    ) r) as "participants"
    from "public"."weekly_lectures" t1
    where ((t1."lecture_id" = ($2::text)::uuid) and ((t1."held_on" >= ($3::text)::date) and (t1."held_on" <= ($4::text)::date)))
    order by t1."held_on" asc nulls last, t1."starts_at" asc nulls last limit 10000
  ) r),
  'attendanceTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t6."id" as "id", t6."name" as "name", t6."short_name" as "shortName", t6."color" as "color", t6."counts_as_present" as "countsAsPresent",
    t6."sequence" as "sequence", t6."is_active" as "isActive"
    from "public"."attendance_types" t6 order by t6."sequence" asc nulls last limit 10000
  ) r)
)::text as data;

-- TermAttendance, as manager
select json_build_object(
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."week_number" as "weekNumber", "public"."place_in_week"(t0) as "placeInWeek", t0."special_name" as "specialName",
    t0."held_on" as "heldOn",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."student_id" as "studentId", t1."attendance_type_id" as "attendanceTypeId", t1."memo" as "memo", t1."is_locked" as "isLocked",
      t1."lock_reason" as "lockReason", t1."makeup_for_id" as "makeupForId", t1."version" as "version"
      from "public"."participants" t1 where t1."weekly_lecture_id" = t0."id" limit 10000
    ) r) as "participants"
    from "public"."weekly_lectures" t0 where (t0."lecture_id" = ($1::text)::uuid) order by t0."held_on" asc nulls last, t0."starts_at" asc nulls last
    limit 10000
  ) r),
  'students', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."student_number" as "studentNumber", t2."school" as "school", t2."grade" as "grade",
    (select row_to_json(r) from (select t3."name" as "name" from "public"."users" t3 where t3."id" = t2."id") r) as "user"
    from "public"."students" t2
    where exists (
      select 1
      from "public"."participants" t4
      where t4."student_id" = t2."id"
      and exists (select 1 from "public"."weekly_lectures" t5 where t5."id" = t4."weekly_lecture_id" and (t5."lecture_id" = ($2::text)::uuid))
    )
    order by (select t6."name" from "public"."users" t6 where t6."id" = t2."id" limit 1) asc nulls last, t2."student_number" asc nulls last limit 10000
  ) r),
  'participants_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0, 'max', json_build_object('updatedAt', a.c1)))
    from (
      select count(*) as c0, max(t9."updated_at") as c1
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t7.*
          from "public"."participants" t7
          where exists (select 1 from "public"."weekly_lectures" t8 where t8."id" = t7."weekly_lecture_id" and (t8."lecture_id" = ($3::text)::uuid))
        ) n
      ) t9
    ) a
  ),
  'attendanceTypes', (select coalesce(json_agg(r), '[]'::json) from (
    select t10."id" as "id", t10."name" as "name", t10."short_name" as "shortName", t10."color" as "color", t10."counts_as_present" as "countsAsPresent",
    t10."sequence" as "sequence", t10."is_active" as "isActive"
    from "public"."attendance_types" t10 order by t10."sequence" asc nulls last limit 10000
  ) r)
)::text as data;

-- TermChanges, as manager
select json_build_object(
  'participants', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."student_id" as "studentId", t0."attendance_type_id" as "attendanceTypeId", t0."memo" as "memo", t0."is_locked" as "isLocked",
    t0."lock_reason" as "lockReason", t0."makeup_for_id" as "makeupForId", t0."version" as "version"
    from "public"."participants" t0
    where (
      exists (select 1 from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id" and (t1."lecture_id" = ($1::text)::uuid))
      and (t0."updated_at" > ($2::text)::timestamp with time zone)
    )
    limit 10000
  ) r),
  'participants_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t2.*
          from "public"."participants" t2
          where exists (select 1 from "public"."weekly_lectures" t3 where t3."id" = t2."weekly_lecture_id" and (t3."lecture_id" = ($3::text)::uuid))
        ) n
      ) t4
    ) a
  )
)::text as data;

-- WeekViewings, as manager
select json_build_object(
  'videos', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."student_id" as "studentId", t1."percent" as "percent" from "public"."video_viewings" t1 where t1."video_id" = t0."id" limit 10000
    ) r) as "viewings"
    from "public"."videos" t0 where (t0."weekly_lecture_id" = ($1::text)::uuid) limit 10000
  ) r),
  'lectures_by_pk', (select row_to_json(r) from (
    select t2."id" as "id", t2."watched_percent" as "watchedPercent" from "public"."lectures" t2 where (t2."id" = ($2::text)::uuid)
  ) r)
)::text as data;
