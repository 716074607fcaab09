-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- ImportStart, as manager
select json_build_object(
  'studentSearch_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t0.* from "public"."student_search" t0 where (t0."digits" like $1::text)) n) t1
    ) a
  ),
  'studentImports', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."file_name" as "fileName", t2."change_set_id" as "changeSetId", t2."created_count" as "createdCount",
    t2."changed_count" as "changedCount", t2."created_at" as "createdAt",
    (select row_to_json(r) from (select t3."name" as "name" from "public"."staff" t3 where t3."id" = t2."created_by" limit 1) r) as "createdByStaff"
    from "public"."student_imports" t2 order by t2."created_at" desc nulls first, t2."id" desc nulls first limit 8
  ) r)
)::text as data;

-- Siblings, as manager
select json_build_object(
  'students_by_pk', (select row_to_json(r) from (
    select t0."id" as "id",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."student_number" as "studentNumber", t1."school" as "school", t1."grade" as "grade", t1."parent_name" as "parentName",
      (select row_to_json(r) from (select t2."name" as "name", t2."is_active" as "isActive" from "public"."users" t2 where t2."id" = t1."id") r) as "user"
      from "public"."students" t1 where t1."parent_phone" = t0."parent_phone" and (t1."id" <> ($2::text)::uuid) order by t1."student_number" asc nulls last
      limit 10000
    ) r) as "withSameParentPhone"
    from "public"."students" t0 where (t0."id" = ($1::text)::uuid)
  ) r),
  'studentSiblings', (select coalesce(json_agg(r), '[]'::json) from (
    select t3."status" as "status", t3."decided_at" as "decidedAt",
    (select row_to_json(r) from (select t4."name" as "name" from "public"."staff" t4 where t4."id" = t3."decided_by" limit 1) r) as "decidedByStaff",
    (select row_to_json(r) from (
      select t5."id" as "id", t5."student_number" as "studentNumber", t5."school" as "school", t5."grade" as "grade", t5."parent_name" as "parentName",
      (select row_to_json(r) from (select t6."name" as "name", t6."is_active" as "isActive" from "public"."users" t6 where t6."id" = t5."id") r) as "user"
      from "public"."students" t5 where t5."id" = t3."one_id"
    ) r) as "one",
    (select row_to_json(r) from (
      select t7."id" as "id", t7."student_number" as "studentNumber", t7."school" as "school", t7."grade" as "grade", t7."parent_name" as "parentName",
      (select row_to_json(r) from (select t8."name" as "name", t8."is_active" as "isActive" from "public"."users" t8 where t8."id" = t7."id") r) as "user"
      from "public"."students" t7 where t7."id" = t3."other_id"
    ) r) as "other"
    from "public"."student_siblings" t3 where ((t3."one_id" = ($3::text)::uuid) or (t3."other_id" = ($4::text)::uuid)) order by t3."id" asc nulls last
    limit 10000
  ) r)
)::text as data;

-- StudentAttendance, as manager
select json_build_object(
  'participants', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."memo" as "memo", t0."is_locked" as "isLocked", t0."marked_at" as "markedAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."marked_by" limit 1) r) as "markedByStaff",
    (select row_to_json(r) from (
      select t2."name" as "name", t2."color" as "color" from "public"."attendance_types" t2 where t2."id" = t0."attendance_type_id"
    ) r) as "attendanceType",
    (select row_to_json(r) from (
      select t3."id" as "id", t3."lecture_id" as "lectureId", t3."week_number" as "weekNumber", "public"."place_in_week"(t3) as "placeInWeek",
      t3."special_name" as "specialName", t3."held_on" as "heldOn", t3."starts_at" as "startsAt", t3."ends_at" as "endsAt",
      (select row_to_json(r) from (select t4."name" as "name" from "public"."lectures" t4 where t4."id" = t3."lecture_id") r) as "lecture"
      from "public"."weekly_lectures" t3 where t3."id" = t0."weekly_lecture_id"
    ) r) as "weeklyLecture"
    from "public"."participants" t0
    where (
      (t0."student_id" = ($1::text)::uuid)
      and exists (
        select 1
        from "public"."weekly_lectures" t5
        where t5."id" = t0."weekly_lecture_id" and exists (select 1 from "public"."held_weeks" t6 where t6."weekly_lecture_id" = t5."id")
      )
    )
    order by (select t7."held_on" from "public"."weekly_lectures" t7 where t7."id" = t0."weekly_lecture_id" limit 1) desc nulls first,
    (select t8."starts_at" from "public"."weekly_lectures" t8 where t8."id" = t0."weekly_lecture_id" limit 1) desc nulls first
    limit 25
  ) r)
)::text as data;

-- StudentChoices, as manager
select json_build_object(
  'studentSearch', (select coalesce(json_agg(r), '[]'::json) from (
    select (select row_to_json(r) from (
      select t1."id" as "id", t1."student_number" as "studentNumber", t1."school" as "school", t1."grade" as "grade",
      (select row_to_json(r) from (select t2."name" as "name", t2."phone" as "phone" from "public"."users" t2 where t2."id" = t1."id") r) as "user"
      from "public"."students" t1 where t1."id" = t0."student_id"
    ) r) as "student"
    from "public"."student_search" t0 where (t0."digits" like $1::text) order by t0."name" asc nulls last, t0."student_number" asc nulls last limit 20
  ) r)
)::text as data;

-- StudentDetail, as manager
select json_build_object(
  'students_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."student_number" as "studentNumber", t0."school" as "school", t0."grade" as "grade", t0."parent_name" as "parentName",
    t0."parent_phone" as "parentPhone", t0."version" as "version",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."kind" as "kind", t1."id" as "id", t1."reasons" as "reasons",
      (select row_to_json(r) from (select t2."name" as "name" from "public"."lectures" t2 where t2."id" = t1."lecture_id") r) as "lecture"
      from "public"."consult_tasks" t1 where t1."student_id" = t0."id" and (t1."closed_at" is null) order by t1."kind" asc nulls last limit 10000
    ) r) as "consultTasks",
    (select row_to_json(r) from (
      select t3."name" as "name", t3."login_id" as "loginId", t3."phone" as "phone", t3."is_active" as "isActive",
      t3."must_change_password" as "mustChangePassword",
      (select coalesce(json_agg(r), '[]'::json) from (
        select (select row_to_json(r) from (
          select t5."id" as "id", t5."name" as "name", t5."color" as "color" from "public"."tags" t5 where t5."id" = t4."tag_id"
        ) r) as "tag"
        from "public"."user_tags" t4 where t4."user_id" = t3."id"
        order by (select t6."priority" from "public"."tags" t6 where t6."id" = t4."tag_id" limit 1) asc nulls last limit 10000
      ) r) as "userTags"
      from "public"."users" t3 where t3."id" = t0."id"
    ) r) as "user",
    (select row_to_json(r) from (
      select (select row_to_json(r) from (
        select t8."id" as "id", t8."name" as "name" from "public"."lectures" t8 where t8."id" = t7."lecture_id"
      ) r) as "lecture"
      from "public"."representative_lectures" t7 where t7."student_id" = t0."id"
    ) r) as "representativeLecture",
    t0."registered_on" as "registeredOn", t0."withdrawn_on" as "withdrawnOn", t0."anonymises_at" as "anonymisesAt",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t9."consulted_at" as "consultedAt", t9."channel" as "channel", t9."counterpart" as "counterpart", t9."body" as "body"
      from "public"."consults" t9 where t9."student_id" = t0."id" order by t9."consulted_at" desc nulls first limit 1
    ) r) as "consults",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t10."body" as "body", t10."is_pinned" as "isPinned"
      from "public"."student_memos" t10 where t10."student_id" = t0."id" order by t10."is_pinned" desc nulls first, t10."created_at" desc nulls first limit 1
    ) r) as "memos",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t11."id" as "id", t11."from_date" as "fromDate", t11."to_date" as "toDate",
      (select row_to_json(r) from (
        select t12."id" as "id", t12."name" as "name", t12."weekday" as "weekday", t12."starts_at" as "startsAt", t12."ends_at" as "endsAt",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t13."weekday" as "weekday", t13."starts_at" as "startsAt", t13."ends_at" as "endsAt"
          from "public"."lecture_hours" t13 where t13."lecture_id" = t12."id" limit 10000
        ) r) as "hours",
        t12."status" as "status"
        from "public"."lectures" t12 where t12."id" = t11."lecture_id"
      ) r) as "lecture"
      from "public"."enrollments" t11 where t11."student_id" = t0."id" order by t11."from_date" desc nulls first limit 10000
    ) r) as "enrollments",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t14."id" as "id",
      (select row_to_json(r) from (
        select t15."name" as "name", t15."sequence" as "sequence", t15."counts_as_present" as "countsAsPresent"
        from "public"."attendance_types" t15 where t15."id" = t14."attendance_type_id"
      ) r) as "attendanceType",
      (select row_to_json(r) from (
        select t16."lecture_id" as "lectureId" from "public"."weekly_lectures" t16 where t16."id" = t14."weekly_lecture_id"
      ) r) as "weeklyLecture"
      from "public"."participants" t14
      where t14."student_id" = t0."id"
      and exists (
        select 1
        from "public"."weekly_lectures" t17
        where t17."id" = t14."weekly_lecture_id" and exists (select 1 from "public"."held_weeks" t18 where t18."weekly_lecture_id" = t17."id")
      )
      limit 10000
    ) r) as "participants"
    from "public"."students" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- StudentIds, as manager
select json_build_object(
  'studentSearch', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."student_id" as "studentId"
    from "public"."student_search" t0 where (t0."digits" like $1::text) order by t0."student_id" asc nulls last limit 10000 offset ($2::text)::int8
  ) r)
)::text as data;

-- StudentList, as manager
select json_build_object(
  'studentSearch', (select coalesce(json_agg(r), '[]'::json) from (
    select (select row_to_json(r) from (
      select t1."id" as "id", t1."student_number" as "studentNumber", t1."school" as "school", t1."grade" as "grade", t1."parent_name" as "parentName",
      t1."parent_phone" as "parentPhone", t1."version" as "version",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t2."kind" as "kind"
        from "public"."consult_tasks" t2 where t2."student_id" = t1."id" and (t2."closed_at" is null) order by t2."kind" asc nulls last limit 10000
      ) r) as "consultTasks",
      (select row_to_json(r) from (
        select t3."name" as "name", t3."login_id" as "loginId", t3."phone" as "phone", t3."is_active" as "isActive",
        t3."must_change_password" as "mustChangePassword",
        (select coalesce(json_agg(r), '[]'::json) from (
          select (select row_to_json(r) from (
            select t5."id" as "id", t5."name" as "name", t5."color" as "color" from "public"."tags" t5 where t5."id" = t4."tag_id"
          ) r) as "tag"
          from "public"."user_tags" t4 where t4."user_id" = t3."id"
          order by (select t6."priority" from "public"."tags" t6 where t6."id" = t4."tag_id" limit 1) asc nulls last limit 10000
        ) r) as "userTags"
        from "public"."users" t3 where t3."id" = t1."id"
      ) r) as "user",
      (select row_to_json(r) from (
        select (select row_to_json(r) from (
          select t8."id" as "id", t8."name" as "name" from "public"."lectures" t8 where t8."id" = t7."lecture_id"
        ) r) as "lecture"
        from "public"."representative_lectures" t7 where t7."student_id" = t1."id"
      ) r) as "representativeLecture"
      from "public"."students" t1 where t1."id" = t0."student_id"
    ) r) as "student"
    from "public"."student_search" t0 where (true and (t0."is_active" = ($1::text)::boolean)) order by t0."student_number" asc nulls last limit 25
    offset ($2::text)::int8
  ) r),
  'studentSearch_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t9.* from "public"."student_search" t9 where (true and (t9."is_active" = ($3::text)::boolean))) n
      ) t10
    ) a
  )
)::text as data;

-- StudentNeighbours, as manager
select json_build_object(
  'studentSearch', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."student_id" as "studentId"
    from "public"."student_search" t0 where (t0."digits" like $1::text) order by t0."student_number" asc nulls last limit 25 offset ($2::text)::int8
  ) r)
)::text as data;

-- StudentSchools, as manager
select json_build_object(
  'students', (select coalesce(json_agg(r), '[]'::json) from (
    select distinct on (t0."school") t0."school" as "school" from "public"."students" t0 order by t0."school" asc nulls last limit 10000
  ) r)
)::text as data;

-- StudentTagOptions, as manager
select json_build_object(
  'tags', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."color" as "color"
    from "public"."tags" t0 order by t0."priority" asc nulls last, t0."name" asc nulls last limit 10000
  ) r)
)::text as data;

-- StudentTimeline, as manager
select json_build_object(
  'studentTimeline', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."kind" as "kind", t0."at" as "at", t0."title" as "title", t0."ref_id" as "refId",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."actor_id" limit 1) r) as "actor"
    from "public"."student_timeline" t0 where ((t0."student_id" = ($1::text)::uuid) and (t0."kind" = any($2::text[])))
    order by t0."at" desc nulls first, t0."ref_id" asc nulls last limit 25
  ) r)
)::text as data;

-- PreviewChoices, as ta
select json_build_object(
  'studentSearch', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."student_id" as "studentId", t0."name" as "name", t0."student_number" as "studentNumber",
    (select row_to_json(r) from (
      select t1."school" as "school", t1."grade" as "grade" from "public"."students" t1 where t1."id" = t0."student_id"
    ) r) as "student"
    from "public"."student_search" t0 where ((t0."is_active" = ($1::text)::boolean) and (t0."name_choseong" like $2::text))
    order by t0."name" asc nulls last, t0."student_number" asc nulls last limit 20
  ) r)
)::text as data;
