-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- CounselDay, as manager
select json_build_object(
  'clinicSlots', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."counsel_type" as "counselType", t0."starts_at" as "startsAt", t0."ends_at" as "endsAt", t0."room" as "room",
    t0."capacity" as "capacity",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."ta_id" limit 1) r) as "taStaff",
    (select row_to_json(r) from (
      select t2."booked" as "booked", t2."waiting" as "waiting" from "public"."clinic_slot_loads" t2 where t2."id" = t0."id" limit 1
    ) r) as "load",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."id" as "id", t3."status" as "status", t3."counsel_type" as "counselType", t3."starts_at" as "startsAt", t3."ends_at" as "endsAt",
      t3."memo" as "memo", t3."version" as "version",
      (select row_to_json(r) from (select t4."name" as "name" from "public"."staff" t4 where t4."id" = t3."ta_id" limit 1) r) as "taStaff",
      (select row_to_json(r) from (
        select t5."id" as "id", t5."student_number" as "studentNumber", t5."school" as "school", t5."grade" as "grade",
        (select row_to_json(r) from (select t6."name" as "name" from "public"."users" t6 where t6."id" = t5."id") r) as "user"
        from "public"."students" t5 where t5."id" = t3."student_id"
      ) r) as "student"
      from "public"."clinic_participants" t3 where t3."slot_id" = t0."id" and t3."reserve_type" = t0."reserve_type" and (t3."status" <> $1::text)
      order by t3."starts_at" asc nulls last, t3."waiting_number" asc nulls last limit 10000
    ) r) as "participants"
    from "public"."clinic_slots" t0 where ((t0."held_on" = ($2::text)::date) and (t0."reserve_type" = $3::text))
    order by t0."starts_at" asc nulls last, t0."room" asc nulls last limit 10000
  ) r)
)::text as data;

-- CounselSheet, as manager
select json_build_object(
  'students_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."student_number" as "studentNumber", t0."school" as "school", t0."grade" as "grade", t0."parent_name" as "parentName",
    t0."parent_phone" as "parentPhone",
    (select row_to_json(r) from (select t1."name" as "name", t1."phone" as "phone" from "public"."users" t1 where t1."id" = t0."id") r) as "user",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id",
      (select row_to_json(r) from (select t3."name" as "name" from "public"."lectures" t3 where t3."id" = t2."lecture_id") r) as "lecture"
      from "public"."enrollments" t2 where t2."student_id" = t0."id" and (t2."to_date" is null) order by t2."from_date" desc nulls first limit 10000
    ) r) as "enrollments",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t4."id" as "id", t4."status" as "status",
      (select row_to_json(r) from (
        select t5."name" as "name", t5."total_points" as "totalPoints", t5."cutline" as "cutline",
        (select row_to_json(r) from (
          select t6."held_on" as "heldOn" from "public"."weekly_lectures" t6 where t6."id" = t5."weekly_lecture_id" and t6."lecture_id" = t5."lecture_id"
        ) r) as "weeklyLecture"
        from "public"."exams" t5 where t5."id" = t4."exam_id" and t5."weekly_lecture_id" = t4."weekly_lecture_id"
      ) r) as "exam",
      (select row_to_json(r) from (
        select t7."value" as "value", t7."rank" as "rank", t7."taken_count" as "takenCount", t7."percentile" as "percentile"
        from "public"."score_ranks" t7 where t7."score_id" = t4."id" limit 1
      ) r) as "rank"
      from "public"."scores" t4
      where t4."student_id" = t0."id"
      and (
        (t4."status" = any($2::text[]))
        and exists (
          select 1
          from "public"."exams" t8
          where t8."id" = t4."exam_id" and t8."weekly_lecture_id" = t4."weekly_lecture_id"
          and exists (
            select 1
            from "public"."weekly_lectures" t9
            where t9."id" = t8."weekly_lecture_id" and t9."lecture_id" = t8."lecture_id"
            and exists (select 1 from "public"."held_weeks" t10 where t10."weekly_lecture_id" = t9."id")
          )
        )
      )
      order by (
        select (
          select t12."held_on" from "public"."weekly_lectures" t12 where t12."id" = t11."weekly_lecture_id" and t12."lecture_id" = t11."lecture_id" limit 1
        )
        from "public"."exams" t11 where t11."id" = t4."exam_id" and t11."weekly_lecture_id" = t4."weekly_lecture_id" limit 1
      ) desc nulls first,
      t4."id" desc nulls first
      limit 8
    ) r) as "scores",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t13."id" as "id", t13."kind" as "kind", t13."year" as "year", t13."term" as "term", t13."part" as "part", t13."month" as "month",
      t13."subject" as "subject", t13."raw_score" as "rawScore", t13."grade" as "grade", t13."grade_scale" as "gradeScale"
      from "public"."actual_exam_scores" t13 where t13."student_id" = t0."id"
      order by t13."year" desc nulls first, t13."month" desc nulls last, t13."id" desc nulls first limit 6
    ) r) as "actualExamScores",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t14."lecture_id" as "lectureId", t14."rate" as "rate", t14."marked" as "marked", t14."present" as "present",
      (select row_to_json(r) from (select t15."name" as "name" from "public"."lectures" t15 where t15."id" = t14."lecture_id") r) as "lecture"
      from "public"."attendance_rates" t14 where t14."student_id" = t0."id" limit 10000
    ) r) as "attendanceRates",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t16."id" as "id", t16."body" as "body", t16."is_pinned" as "isPinned", t16."created_at" as "createdAt"
      from "public"."student_memos" t16 where t16."student_id" = t0."id" order by t16."is_pinned" desc nulls first, t16."created_at" desc nulls first limit 6
    ) r) as "memos",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t17."id" as "id" from "public"."consults" t17 where t17."student_id" = t0."id" and (t17."clinic_participant_id" = ($3::text)::uuid) limit 1
    ) r) as "records",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t18."id" as "id", t18."consulted_at" as "consultedAt", t18."topic" as "topic", t18."body" as "body", t18."follow_up_on" as "followUpOn",
      (select row_to_json(r) from (select t19."name" as "name" from "public"."staff" t19 where t19."id" = t18."consulted_by" limit 1) r) as "consultedByStaff"
      from "public"."consults" t18 where t18."student_id" = t0."id" order by t18."consulted_at" desc nulls first limit 6
    ) r) as "consults",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t20."id" as "id", t20."status" as "status", t20."starts_at" as "startsAt",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t21."id" as "id", t21."title" as "title", t21."status" as "status"
        from "public"."clinic_todos" t21 where t21."participant_id" = t20."id" and t21."student_id" = t20."student_id" order by t21."sequence" asc nulls last
        limit 10000
      ) r) as "todos"
      from "public"."clinic_participants" t20 where t20."student_id" = t0."id" and ((t20."reserve_type" = $4::text) and (t20."status" = any($5::text[])))
      order by t20."starts_at" desc nulls first limit 8
    ) r) as "clinicParticipants"
    from "public"."students" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- CounselWeek, as manager
select json_build_object(
  'clinicSlotLoads', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."held_on" as "heldOn", t0."capacity" as "capacity", t0."booked" as "booked", t0."waiting" as "waiting"
    from "public"."clinic_slot_loads" t0 where (((t0."held_on" >= ($1::text)::date) and (t0."held_on" <= ($2::text)::date)) and (t0."reserve_type" = $3::text))
    limit 10000
  ) r)
)::text as data;
