-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- AnswersRoster, as manager
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."number" as "number" from "public"."exam_items" t1 where t1."exam_id" = t0."id" order by t1."number" asc nulls last limit 10000
    ) r) as "items",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t3."number" as "number" from "public"."exam_questions" t3 where t3."retake_exam_id" = t2."id" order by t3."number" asc nulls last limit 10000
      ) r) as "questions"
      from "public"."retake_exams" t2 where t2."exam_id" = t0."id" limit 10000
    ) r) as "retakeExams",
    (select coalesce(json_agg(r), '[]'::json) from (
      select (select row_to_json(r) from (
        select t5."student_number" as "studentNumber",
        (select row_to_json(r) from (select t6."name" as "name" from "public"."users" t6 where t6."id" = t5."id") r) as "user"
        from "public"."students" t5 where t5."id" = t4."student_id"
      ) r) as "student",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t7."answers" as "answers"
        from "public"."score_attempts" t7 where t7."score_id" = t4."id" and t7."exam_id" = t4."exam_id" and (t7."retake_number" = ($2::text)::smallint)
        limit 10000
      ) r) as "attempts"
      from "public"."scores" t4 where t4."exam_id" = t0."id" and t4."weekly_lecture_id" = t0."weekly_lecture_id"
      order by (
        select (select t9."name" from "public"."users" t9 where t9."id" = t8."id" limit 1) from "public"."students" t8 where t8."id" = t4."student_id" limit 1
      ) asc nulls last,
      t4."id" asc nulls last
      limit 10000
    ) r) as "scores"
    from "public"."exams" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- AttemptQuestions, as manager
select json_build_object(
  'scores_by_pk', (select row_to_json(r) from (
    select t0."id" as "id",
    (select row_to_json(r) from (
      select (select coalesce(json_agg(r), '[]'::json) from (
        select t2."number" as "number", t2."kind" as "kind", t2."answer" as "answer", t2."also_accepts" as "alsoAccepts", t2."points" as "points",
        t2."unit" as "unit", t2."grading_rule" as "gradingRule"
        from "public"."exam_items" t2 where t2."exam_id" = t1."id" order by t2."number" asc nulls last limit 10000
      ) r) as "items"
      from "public"."exams" t1 where t1."id" = t0."exam_id" and t1."weekly_lecture_id" = t0."weekly_lecture_id"
    ) r) as "exam",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."id" as "id", t3."version" as "version", t3."answers" as "answers",
      (select row_to_json(r) from (
        select t4."id" as "id",
        (select coalesce(json_agg(r), '[]'::json) from (
          select t5."number" as "number", t5."kind" as "kind", t5."answer" as "answer", t5."also_accepts" as "alsoAccepts", t5."points" as "points",
          t5."unit" as "unit", t5."grading_rule" as "gradingRule"
          from "public"."exam_questions" t5 where t5."retake_exam_id" = t4."id" order by t5."number" asc nulls last limit 10000
        ) r) as "questions"
        from "public"."retake_exams" t4 where t4."id" = t3."retake_exam_id" and t4."exam_id" = t3."exam_id"
      ) r) as "retakeExam"
      from "public"."score_attempts" t3 where t3."score_id" = t0."id" and t3."exam_id" = t0."exam_id" and (t3."retake_number" = ($2::text)::smallint)
      limit 10000
    ) r) as "attempts"
    from "public"."scores" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- ExamAnswers, as manager
select json_build_object(
  'exams_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."name" as "name", t0."weekly_lecture_id" as "weeklyLectureId", t0."total_points" as "totalPoints",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."number" as "number", t1."kind" as "kind", t1."answer" as "answer", t1."also_accepts" as "alsoAccepts", t1."points" as "points",
      t1."unit" as "unit", t1."grading_rule" as "gradingRule"
      from "public"."exam_items" t1 where t1."exam_id" = t0."id" order by t1."number" asc nulls last limit 10000
    ) r) as "items",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id", t2."status" as "status",
      (select row_to_json(r) from (
        select t3."id" as "id", t3."student_number" as "studentNumber", t3."school" as "school", t3."grade" as "grade",
        (select row_to_json(r) from (select t4."name" as "name" from "public"."users" t4 where t4."id" = t3."id") r) as "user"
        from "public"."students" t3 where t3."id" = t2."student_id"
      ) r) as "student",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t5."id" as "id", t5."value" as "value", t5."answers" as "answers", t5."version" as "version"
        from "public"."score_attempts" t5 where t5."score_id" = t2."id" and t5."exam_id" = t2."exam_id" and (t5."retake_number" = ($2::text)::smallint)
        limit 10000
      ) r) as "attempts"
      from "public"."scores" t2 where t2."exam_id" = t0."id" and t2."weekly_lecture_id" = t0."weekly_lecture_id"
      order by (
        select (select t7."name" from "public"."users" t7 where t7."id" = t6."id" limit 1) from "public"."students" t6 where t6."id" = t2."student_id" limit 1
      ) asc nulls last,
      (select t8."student_number" from "public"."students" t8 where t8."id" = t2."student_id" limit 1) asc nulls last
      limit 10000
    ) r) as "scores"
    from "public"."exams" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- ScoreChanges, as manager
select json_build_object(
  'scores', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."exam_id" as "examId", t0."status" as "status", t0."version" as "version"
    from "public"."scores" t0 where ((t0."exam_id" = any(($1::text)::uuid[])) and (t0."updated_at" > ($2::text)::timestamp with time zone)) limit 10000
  ) r),
  'scoreAttempts', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."score_id" as "scoreId", t1."retake_number" as "retakeNumber", t1."retake_exam_id" as "retakeExamId", t1."value" as "value",
    t1."delivery_type" as "deliveryType", t1."clinic_status" as "clinicStatus", t1."memo" as "memo", t1."grade" as "grade", t1."grade_scale" as "gradeScale",
    t1."is_grade_by_hand" as "isGradeByHand", t1."version" as "version", t1."updated_at" as "updatedAt", t1."exam_id" as "examId"
    from "public"."score_attempts" t1 where ((t1."exam_id" = any(($3::text)::uuid[])) and (t1."updated_at" > ($4::text)::timestamp with time zone)) limit 10000
  ) r),
  'scores_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t2.* from "public"."scores" t2 where (t2."exam_id" = any(($5::text)::uuid[]))) n) t3
    ) a
  ),
  'scoreAttempts_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row" from (select t4.* from "public"."score_attempts" t4 where (t4."exam_id" = any(($6::text)::uuid[]))) n
      ) t5
    ) a
  )
)::text as data;

-- ScoreHistory, as manager
select json_build_object(
  'auditLog', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."at" as "at", t0."table_name" as "tableName", t0."action" as "action",
    (select row_to_json(r) from (
      select t1."kind" as "kind", t1."facts" as "facts" from "public"."change_sets" t1 where t1."id" = t0."change_set_id"
    ) r) as "changeSet",
    t0."before" as "before", t0."after" as "after",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t0."actor_id" limit 1) r) as "actor"
    from "public"."audit_log" t0 where ((t0."table_name" = any($1::text[])) and (t0."row_id" = any($2::text[])))
    order by t0."at" desc nulls first, t0."id" desc nulls first limit 100
  ) r)
)::text as data;

-- ScoreSettings, as manager
select json_build_object(
  'scoreSettings', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."least_takers" as "leastTakers" from "public"."score_settings" t0 limit 10000
  ) r)
)::text as data;

-- ScoresChangedSince, as manager
select json_build_object(
  'auditLog', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."table_name" as "tableName", t0."row_id" as "rowId", t0."before" as "before", t0."after" as "after"
    from "public"."audit_log" t0
    where (
      (t0."table_name" = any($1::text[])) and (t0."row_id" = any($2::text[])) and (t0."at" >= ($3::text)::timestamp with time zone)
      and (t0."action" <> $4::text)
    )
    limit 10000
  ) r)
)::text as data;

-- TermScores, as manager
select json_build_object(
  'exams', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."cutline" as "cutline", t0."total_points" as "totalPoints", t0."is_shown" as "isShown",
    t0."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName", t1."held_on" as "heldOn"
      from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id" and t1."lecture_id" = t0."lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id", t2."name" as "name", t2."cutline" as "cutline", t2."total_points" as "totalPoints"
      from "public"."retake_exams" t2 where t2."exam_id" = t0."id" order by t2."sequence" asc nulls last limit 10000
    ) r) as "retakeExams",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."id" as "id", t3."student_id" as "studentId", t3."status" as "status", t3."version" as "version", t3."updated_at" as "updatedAt",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t4."id" as "id", t4."score_id" as "scoreId", t4."retake_number" as "retakeNumber", t4."retake_exam_id" as "retakeExamId", t4."value" as "value",
        t4."delivery_type" as "deliveryType", t4."clinic_status" as "clinicStatus", t4."memo" as "memo", t4."grade" as "grade",
        t4."grade_scale" as "gradeScale", t4."is_grade_by_hand" as "isGradeByHand", t4."version" as "version", t4."updated_at" as "updatedAt"
        from "public"."score_attempts" t4 where t4."score_id" = t3."id" and t4."exam_id" = t3."exam_id" order by t4."retake_number" asc nulls last limit 10000
      ) r) as "attempts"
      from "public"."scores" t3 where t3."exam_id" = t0."id" and t3."weekly_lecture_id" = t0."weekly_lecture_id" limit 10000
    ) r) as "scores"
    from "public"."exams" t0 where (t0."lecture_id" = ($1::text)::uuid)
    order by (
      select t5."held_on" from "public"."weekly_lectures" t5 where t5."id" = t0."weekly_lecture_id" and t5."lecture_id" = t0."lecture_id" limit 1
    ) asc nulls last,
    (
      select t6."starts_at" from "public"."weekly_lectures" t6 where t6."id" = t0."weekly_lecture_id" and t6."lecture_id" = t0."lecture_id" limit 1
    ) asc nulls last,
    t0."sequence" asc nulls last
    limit 10000
  ) r),
  'students', (select coalesce(json_agg(r), '[]'::json) from (
    select t7."id" as "id", t7."student_number" as "studentNumber", t7."school" as "school", t7."grade" as "grade",
    (select row_to_json(r) from (select t8."name" as "name" from "public"."users" t8 where t8."id" = t7."id") r) as "user"
    from "public"."students" t7
    where exists (
      select 1
      from "public"."participants" t9
      where t9."student_id" = t7."id"
      and exists (select 1 from "public"."weekly_lectures" t10 where t10."id" = t9."weekly_lecture_id" and (t10."lecture_id" = ($2::text)::uuid))
    )
    order by (select t11."name" from "public"."users" t11 where t11."id" = t7."id" limit 1) asc nulls last, t7."student_number" asc nulls last limit 10000
  ) r),
  'absences', (select coalesce(json_agg(r), '[]'::json) from (
    select t12."student_id" as "studentId", t12."weekly_lecture_id" as "weeklyLectureId"
    from "public"."participants" t12
    where (
      exists (select 1 from "public"."weekly_lectures" t13 where t13."id" = t12."weekly_lecture_id" and (t13."lecture_id" = ($3::text)::uuid))
      and exists (select 1 from "public"."attendance_types" t14 where t14."id" = t12."attendance_type_id" and (t14."counts_as_present" = ($4::text)::boolean))
    )
    limit 10000
  ) r),
  'scoreAttempts_aggregate', (
    select json_build_object('aggregate', json_build_object('max', json_build_object('updatedAt', a.c0)))
    from (
      select max(t17."updated_at") as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t15.*
          from "public"."score_attempts" t15
          where exists (select 1 from "public"."exams" t16 where t16."id" = t15."exam_id" and (t16."lecture_id" = ($5::text)::uuid))
        ) n
      ) t17
    ) a
  )
)::text as data;

-- WeekScores, as manager
select json_build_object(
  'exams', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name", t0."cutline" as "cutline", t0."total_points" as "totalPoints", t0."is_shown" as "isShown",
    t0."weekly_lecture_id" as "weeklyLectureId",
    (select row_to_json(r) from (
      select t1."week_number" as "weekNumber", "public"."place_in_week"(t1) as "placeInWeek", t1."special_name" as "specialName", t1."held_on" as "heldOn"
      from "public"."weekly_lectures" t1 where t1."id" = t0."weekly_lecture_id" and t1."lecture_id" = t0."lecture_id"
    ) r) as "weeklyLecture",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."id" as "id", t2."name" as "name", t2."cutline" as "cutline", t2."total_points" as "totalPoints"
      from "public"."retake_exams" t2 where t2."exam_id" = t0."id" order by t2."sequence" asc nulls last limit 10000
    ) r) as "retakeExams",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t3."id" as "id", t3."student_id" as "studentId", t3."status" as "status", t3."version" as "version", t3."updated_at" as "updatedAt",
      (select coalesce(json_agg(r), '[]'::json) from (
        select t4."id" as "id", t4."score_id" as "scoreId", t4."retake_number" as "retakeNumber", t4."retake_exam_id" as "retakeExamId", t4."value" as "value",
        t4."delivery_type" as "deliveryType", t4."clinic_status" as "clinicStatus", t4."memo" as "memo", t4."grade" as "grade",
        t4."grade_scale" as "gradeScale", t4."is_grade_by_hand" as "isGradeByHand", t4."version" as "version", t4."updated_at" as "updatedAt"
        from "public"."score_attempts" t4 where t4."score_id" = t3."id" and t4."exam_id" = t3."exam_id" order by t4."retake_number" asc nulls last limit 10000
      ) r) as "attempts"
      from "public"."scores" t3 where t3."exam_id" = t0."id" and t3."weekly_lecture_id" = t0."weekly_lecture_id" limit 10000
    ) r) as "scores"
    from "public"."exams" t0 where (t0."weekly_lecture_id" = ($1::text)::uuid) order by t0."sequence" asc nulls last limit 10000
  ) r),
  'students', (select coalesce(json_agg(r), '[]'::json) from (
    select t5."id" as "id", t5."student_number" as "studentNumber", t5."school" as "school", t5."grade" as "grade",
    (select row_to_json(r) from (select t6."name" as "name" from "public"."users" t6 where t6."id" = t5."id") r) as "user"
    from "public"."students" t5
    where exists (select 1 from "public"."participants" t7 where t7."student_id" = t5."id" and (t7."weekly_lecture_id" = ($2::text)::uuid))
    order by (select t8."name" from "public"."users" t8 where t8."id" = t5."id" limit 1) asc nulls last, t5."student_number" asc nulls last limit 10000
  ) r),
  'absences', (select coalesce(json_agg(r), '[]'::json) from (
    select t9."student_id" as "studentId", t9."weekly_lecture_id" as "weeklyLectureId"
    from "public"."participants" t9
    where (
      (t9."weekly_lecture_id" = ($3::text)::uuid)
      and exists (select 1 from "public"."attendance_types" t10 where t10."id" = t9."attendance_type_id" and (t10."counts_as_present" = ($4::text)::boolean))
    )
    limit 10000
  ) r),
  'scoreAttempts_aggregate', (
    select json_build_object('aggregate', json_build_object('max', json_build_object('updatedAt', a.c0)))
    from (
      select max(t13."updated_at") as c0
      from (
        select n.*, row_number() over () as "__row"
        from (
          select t11.*
          from "public"."score_attempts" t11
          where exists (select 1 from "public"."exams" t12 where t12."id" = t11."exam_id" and (t12."weekly_lecture_id" = ($5::text)::uuid))
        ) n
      ) t13
    ) a
  )
)::text as data;
