-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalBookings, as student
select json_build_object(
  'clinicOpenSlots', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."counsel_type" as "counselType", t0."held_on" as "heldOn", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt",
    t0."room" as "room", t0."note" as "note", t0."capacity" as "capacity", t0."free" as "free", t0."waiting" as "waiting", t0."opens_at" as "opensAt"
    from "public"."clinic_open_slots" t0 where (t0."reserve_type" = $1::text) order by t0."starts_at" asc nulls last limit 100
  ) r),
  'mine', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."slot_id" as "slotId", t1."status" as "status", t1."counsel_type" as "counselType", t1."starts_at" as "startsAt",
    t1."ends_at" as "endsAt",
    (select row_to_json(r) from (
      select t2."place" as "place" from "public"."clinic_waiting_places" t2 where t2."id" = t1."id" and (t2."student_id" = ($2::text)::uuid) limit 1
    ) r) as "waitingPlace",
    (select row_to_json(r) from (
      select t3."room" as "room", t3."note" as "note", t3."cancel_until" as "cancelUntil"
      from "public"."clinic_slots" t3
      where t3."id" = t1."slot_id" and t3."reserve_type" = t1."reserve_type"
      and exists (
        select 1
        from "public"."clinic_participants" t4 where t4."slot_id" = t3."id" and t4."reserve_type" = t3."reserve_type" and (t4."student_id" = ($2::text)::uuid)
      )
    ) r) as "slot"
    from "public"."clinic_participants" t1 where (t1."student_id" = ($2::text)::uuid) and ((t1."reserve_type" = $3::text) and (t1."status" = any($4::text[])))
    order by t1."starts_at" asc nulls last limit 100
  ) r),
  'clinicRules', (select coalesce(json_agg(r), '[]'::json) from (
    select t5."clinic_limit" as "clinicLimit", t5."counsel_limit" as "counselLimit" from "public"."clinic_rules" t5 limit 1
  ) r),
  'clinicTodos', (select coalesce(json_agg(r), '[]'::json) from (
    select t6."id" as "id", t6."kind" as "kind", t6."title" as "title", t6."status" as "status", t6."participant_id" as "participantId"
    from "public"."clinic_todos" t6 where (t6."student_id" = ($2::text)::uuid) and (t6."status" <> all($5::text[])) order by t6."sequence" asc nulls last
    limit 100
  ) r),
  'notices', (select coalesce(json_agg(r), '[]'::json) from (
    select t7."id" as "id", t7."title" as "title", t7."body" as "body"
    from "public"."notices" t7 where (t7."is_for_students" = ($6::text)::boolean) order by t7."is_pinned" desc nulls first, t7."created_at" desc nulls first
    limit 3
  ) r)
)::text as data;

-- PortalLessonHours, as student
select json_build_object(
  'lectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name"
    from "public"."lectures" t0
    where (
      exists (select 1 from "public"."enrollments" t1 where t1."lecture_id" = t0."id" and (t1."student_id" = ($1::text)::uuid))
      or exists (
        select 1
        from "public"."weekly_lectures" t2
        where t2."lecture_id" = t0."id"
        and exists (select 1 from "public"."participants" t3 where t3."weekly_lecture_id" = t2."id" and (t3."student_id" = ($1::text)::uuid))
      )
    )
    limit 100
  ) r),
  'weeklyLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t4."lecture_id" as "lectureId", t4."held_on" as "heldOn", t4."starts_at" as "startsAt", t4."ends_at" as "endsAt"
    from "public"."weekly_lectures" t4
    where exists (select 1 from "public"."participants" t5 where t5."weekly_lecture_id" = t4."id" and (t5."student_id" = ($1::text)::uuid))
    and (t4."held_on" >= ($2::text)::date)
    order by t4."held_on" asc nulls last limit 100
  ) r),
  'lessonTimes', (select coalesce(json_agg(r), '[]'::json) from (
    select t6."lecture_id" as "lectureId", t6."held_on" as "heldOn", t6."starts_at" as "startsAt", t6."ends_at" as "endsAt"
    from "public"."lesson_times" t6 where (t6."student_id" = ($1::text)::uuid) order by t6."held_on" asc nulls last limit 100
  ) r)
)::text as data;

-- ClinicDay, as manager
select json_build_object(
  'clinicSlots', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room", t0."capacity" as "capacity", t0."ta_id" as "taId",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."slot_id" as "slotId", t1."status" as "status", t1."starts_at" as "startsAt", t1."ends_at" as "endsAt",
      t1."waiting_number" as "waitingNumber", t1."ta_id" as "taId", t1."is_hurried" as "isHurried", t1."memo" as "memo", t1."promoted_at" as "promotedAt",
      t1."arrived_at" as "arrivedAt", t1."departed_at" as "departedAt", t1."version" as "version",
      (select row_to_json(r) from (
        select t2."id" as "id", t2."student_number" as "studentNumber", t2."school" as "school", t2."grade" as "grade",
        (select row_to_json(r) from (select t3."name" as "name" from "public"."users" t3 where t3."id" = t2."id") r) as "user"
        from "public"."students" t2 where t2."id" = t1."student_id"
      ) r) as "student",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t4."id" as "id", t4."sequence" as "sequence", t4."kind" as "kind", t4."title" as "title", t4."status" as "status", t4."version" as "version",
        t4."memo" as "memo", t4."score_attempt_id" as "scoreAttemptId",
        (select row_to_json(r) from (
          select t5."total_points" as "totalPoints", t5."cutline" as "cutline" from "public"."retake_exams" t5 where t5."id" = t4."retake_exam_id"
        ) r) as "retakeExam",
        (select row_to_json(r) from (
          select (select row_to_json(r) from (
            select t7."name" as "name", t7."total_points" as "totalPoints", t7."cutline" as "cutline" from "public"."exams" t7 where t7."id" = t6."exam_id"
          ) r) as "exam"
          from "public"."score_attempts" t6 where t6."id" = t4."score_attempt_id"
        ) r) as "scoreAttempt"
        from "public"."clinic_todos" t4 where t4."participant_id" = t1."id" and t4."student_id" = t1."student_id" order by t4."sequence" asc nulls last
        limit 10000
      ) r) as "todos"
      from "public"."clinic_participants" t1 where t1."slot_id" = t0."id" and t1."reserve_type" = t0."reserve_type" and (t1."status" <> $1::text)
      order by t1."starts_at" asc nulls last, t1."waiting_number" asc nulls last limit 10000
    ) r) as "participants"
    from "public"."clinic_slots" t0 where ((t0."held_on" = ($2::text)::date) and (t0."reserve_type" = $3::text))
    order by t0."starts_at" asc nulls last, t0."room" asc nulls last limit 10000
  ) r),
  'clinicTaDays', (select coalesce(json_agg(r), '[]'::json) from (
    select t8."ta_id" as "taId", t8."assigned" as "assigned", t8."counsels" as "counsels"
    from "public"."clinic_ta_days" t8 where (t8."held_on" = ($4::text)::date) limit 10000
  ) r),
  'notices', (select coalesce(json_agg(r), '[]'::json) from (
    select t9."id" as "id", t9."title" as "title", t9."body" as "body", t9."is_for_students" as "isForStudents", t9."version" as "version"
    from "public"."notices" t9 where ((t9."kind" = $3::text) and (t9."is_standing" = ($5::text)::boolean)) limit 1
  ) r)
)::text as data;

-- ClinicUnbooked, as manager
select json_build_object(
  'clinicTodos', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."kind" as "kind",
    (select row_to_json(r) from (
      select t1."id" as "id", t1."student_number" as "studentNumber", t1."school" as "school", t1."grade" as "grade",
      (select row_to_json(r) from (select t2."name" as "name" from "public"."users" t2 where t2."id" = t1."id") r) as "user"
      from "public"."students" t1 where t1."id" = t0."student_id"
    ) r) as "student"
    from "public"."clinic_todos" t0 where ((t0."participant_id" is null) and (t0."status" = any($1::text[])))
    order by t0."created_at" asc nulls last, t0."sequence" asc nulls last limit 300
  ) r)
)::text as data;
