-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalAskItems, as student
select json_build_object(
  'scores', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t2."number" as "number", t2."is_correct" as "isCorrect", t2."grading_rule" as "gradingRule"
      from "public"."score_answers" t2
      where t2."score_id" = t0."id"
      and (
        (t2."student_id" = ($1::text)::uuid)
        and exists (select 1 from "public"."exams" t3 where t3."id" = t2."exam_id" and (t3."is_shown" = ($2::text)::boolean))
      )
      and (t2."retake_number" = ($3::text)::smallint)
      order by t2."number" asc nulls last limit 100
    ) r) as "answers"
    from "public"."scores" t0
    where (
      (t0."student_id" = ($1::text)::uuid)
      and exists (
        select 1
        from "public"."exams" t1 where t1."id" = t0."exam_id" and t1."weekly_lecture_id" = t0."weekly_lecture_id" and (t1."is_shown" = ($2::text)::boolean)
      )
    )
    and (t0."exam_id" = ($4::text)::uuid)
    limit 1
  ) r)
)::text as data;

-- PortalAskPlaces, as student
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
    order by t0."name" asc nulls last limit 100
  ) r),
  'exams', (select coalesce(json_agg(r), '[]'::json) from (
    select t4."id" as "id", t4."name" as "name", t4."lecture_id" as "lectureId"
    from "public"."exams" t4
    where (
      (t4."is_shown" = ($2::text)::boolean)
      and exists (
        select 1
        from "public"."scores" t5 where t5."exam_id" = t4."id" and t5."weekly_lecture_id" = t4."weekly_lecture_id" and (t5."student_id" = ($1::text)::uuid)
      )
    )
    order by t4."id" desc nulls first limit 60
  ) r)
)::text as data;

-- PortalBoard, as student
select json_build_object(
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."visibility" as "visibility", t0."exam_number" as "examNumber", t0."answered_at" as "answeredAt",
    t0."waiting_since" as "waitingSince", t0."created_at" as "createdAt",
    (select row_to_json(r) from (
      select t2."name" as "name"
      from "public"."lectures" t2
      where t2."id" = t0."lecture_id"
      and (
        exists (select 1 from "public"."enrollments" t3 where t3."lecture_id" = t2."id" and (t3."student_id" = ($2::text)::uuid))
        or exists (
          select 1
          from "public"."weekly_lectures" t4
          where t4."lecture_id" = t2."id"
          and exists (select 1 from "public"."participants" t5 where t5."weekly_lecture_id" = t4."id" and (t5."student_id" = ($2::text)::uuid))
        )
      )
    ) r) as "lecture",
    (select row_to_json(r) from (
      select t6."name" as "name"
      from "public"."exams" t6
      where t6."id" = t0."exam_id"
      and (
        (t6."is_shown" = ($1::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t7 where t7."exam_id" = t6."id" and t7."weekly_lecture_id" = t6."weekly_lecture_id" and (t7."student_id" = ($2::text)::uuid)
        )
      )
    ) r) as "exam",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t8."is_accepted" as "isAccepted"
      from "public"."board_answers" t8
      where t8."post_id" = t0."id"
      and (
        (t8."deleted_at" is null)
        and exists (
          select 1
          from "public"."board_posts" t9
          where t9."id" = t8."post_id"
          and (
            (t9."deleted_at" is null)
            and (
              (t9."is_public" = ($1::text)::boolean) or (t9."created_by" = ($2::text)::uuid)
              or exists (select 1 from "public"."board_readers" t10 where t10."post_id" = t9."id" and (t10."student_id" = ($2::text)::uuid))
            )
          )
        )
      )
      and (t8."is_accepted" = ($1::text)::boolean)
      limit 1
    ) r) as "answers"
    from "public"."board_posts" t0
    where (
      (t0."deleted_at" is null)
      and (
        (t0."is_public" = ($1::text)::boolean) or (t0."created_by" = ($2::text)::uuid)
        or exists (select 1 from "public"."board_readers" t1 where t1."post_id" = t0."id" and (t1."student_id" = ($2::text)::uuid))
      )
    )
    and (
      (t0."category" = $3::text)
      and exists (select 1 from "public"."students" t11 where t11."id" = t0."created_by" and ((t11."id" = ($2::text)::uuid) and (t11."id" is not null)))
    )
    order by t0."created_at" desc nulls first limit 30
  ) r)
)::text as data;

-- PortalBoardPost, as student
select json_build_object(
  'boardPosts_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."category" as "category", t0."title" as "title", t0."body" as "body", t0."content" as "content", t0."visibility" as "visibility",
    t0."lecture_id" as "lectureId", t0."exam_id" as "examId", t0."exam_number" as "examNumber", t0."answered_at" as "answeredAt",
    t0."waiting_since" as "waitingSince", t0."version" as "version", t0."created_at" as "createdAt",
    (select row_to_json(r) from (
      select t2."name" as "name"
      from "public"."lectures" t2
      where t2."id" = t0."lecture_id"
      and (
        exists (select 1 from "public"."enrollments" t3 where t3."lecture_id" = t2."id" and (t3."student_id" = ($2::text)::uuid))
        or exists (
          select 1
          from "public"."weekly_lectures" t4
          where t4."lecture_id" = t2."id"
          and exists (select 1 from "public"."participants" t5 where t5."weekly_lecture_id" = t4."id" and (t5."student_id" = ($2::text)::uuid))
        )
      )
    ) r) as "lecture",
    (select row_to_json(r) from (
      select t6."name" as "name"
      from "public"."exams" t6
      where t6."id" = t0."exam_id"
      and (
        (t6."is_shown" = ($1::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t7 where t7."exam_id" = t6."id" and t7."weekly_lecture_id" = t6."weekly_lecture_id" and (t7."student_id" = ($2::text)::uuid)
        )
      )
    ) r) as "exam",
    (select row_to_json(r) from (
      select t8."id" as "id" from "public"."students" t8 where t8."id" = t0."created_by" and (t8."id" = ($2::text)::uuid)
    ) r) as "createdByStudent",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t9."id" as "id", t9."name" as "name", t9."content_type" as "contentType", t9."sent_bytes" as "sizeBytes", t9."created_at" as "createdAt"
      from "public"."files" t9
      where t9."board_post_id" = t0."id"
      and (
        (t9."state" = $4::text)
        and (
          (t9."profile_user_id" = ($2::text)::uuid)
          or exists (select 1 from "public"."submissions" t10 where t10."id" = t9."submission_id" and (t10."student_id" = ($2::text)::uuid))
          or exists (
            select 1
            from "public"."board_posts" t11
            where t11."id" = t9."board_post_id"
            and (
              (t11."deleted_at" is null)
              and (
                (t11."is_public" = ($1::text)::boolean) or (t11."created_by" = ($2::text)::uuid)
                or exists (select 1 from "public"."board_readers" t12 where t12."post_id" = t11."id" and (t12."student_id" = ($2::text)::uuid))
              )
            )
          )
          or (
            exists (
              select 1
              from "public"."file_permissions" t13
              where t13."file_id" = t9."id"
              and (
                (t13."student_id" = ($2::text)::uuid)
                or exists (select 1 from "public"."file_lecture_readers" t14 where t14."permission_id" = t13."id" and (t14."student_id" = ($2::text)::uuid))
                or exists (
                  select 1
                  from "public"."weekly_lectures" t15
                  where t15."id" = t13."weekly_lecture_id"
                  and exists (select 1 from "public"."participants" t16 where t16."weekly_lecture_id" = t15."id" and (t16."student_id" = ($2::text)::uuid))
                )
              )
            )
            and (
              (t9."owner_type" <> all($5::text[]))
              or exists (select 1 from "public"."exams" t17 where t17."id" = t9."exam_id" and (t17."is_shown" = ($1::text)::boolean))
              or exists (
                select 1
                from "public"."videos" t18
                where t18."id" = t9."video_id"
                and exists (select 1 from "public"."open_video_readers" t19 where t19."video_id" = t18."id" and (t19."student_id" = ($2::text)::uuid))
              )
              or exists (
                select 1
                from "public"."lecture_materials" t20
                where t20."id" = t9."material_id"
                and exists (select 1 from "public"."material_readers" t21 where t21."material_id" = t20."id" and (t21."student_id" = ($2::text)::uuid))
              )
            )
          )
        )
      )
      order by t9."created_at" asc nulls last limit 100
    ) r) as "files",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t22."id" as "id", t22."kind" as "kind", t22."body" as "body", t22."content" as "content", t22."file_ids" as "fileIds",
      t22."is_accepted" as "isAccepted", t22."created_at" as "createdAt", t22."updated_at" as "updatedAt"
      from "public"."board_answers" t22
      where t22."post_id" = t0."id"
      and (
        (t22."deleted_at" is null)
        and exists (
          select 1
          from "public"."board_posts" t23
          where t23."id" = t22."post_id"
          and (
            (t23."deleted_at" is null)
            and (
              (t23."is_public" = ($1::text)::boolean) or (t23."created_by" = ($2::text)::uuid)
              or exists (select 1 from "public"."board_readers" t24 where t24."post_id" = t23."id" and (t24."student_id" = ($2::text)::uuid))
            )
          )
        )
      )
      order by t22."created_at" asc nulls last limit 100
    ) r) as "answers"
    from "public"."board_posts" t0
    where (t0."id" = ($3::text)::uuid)
    and (
      (t0."deleted_at" is null)
      and (
        (t0."is_public" = ($1::text)::boolean) or (t0."created_by" = ($2::text)::uuid)
        or exists (select 1 from "public"."board_readers" t1 where t1."post_id" = t0."id" and (t1."student_id" = ($2::text)::uuid))
      )
    )
  ) r)
)::text as data;

-- PortalClassBoard, as student
select json_build_object(
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."visibility" as "visibility", t0."exam_number" as "examNumber", t0."answered_at" as "answeredAt",
    t0."waiting_since" as "waitingSince", t0."created_at" as "createdAt",
    (select row_to_json(r) from (
      select t2."name" as "name"
      from "public"."lectures" t2
      where t2."id" = t0."lecture_id"
      and (
        exists (select 1 from "public"."enrollments" t3 where t3."lecture_id" = t2."id" and (t3."student_id" = ($2::text)::uuid))
        or exists (
          select 1
          from "public"."weekly_lectures" t4
          where t4."lecture_id" = t2."id"
          and exists (select 1 from "public"."participants" t5 where t5."weekly_lecture_id" = t4."id" and (t5."student_id" = ($2::text)::uuid))
        )
      )
    ) r) as "lecture",
    (select row_to_json(r) from (
      select t6."name" as "name"
      from "public"."exams" t6
      where t6."id" = t0."exam_id"
      and (
        (t6."is_shown" = ($1::text)::boolean)
        and exists (
          select 1
          from "public"."scores" t7 where t7."exam_id" = t6."id" and t7."weekly_lecture_id" = t6."weekly_lecture_id" and (t7."student_id" = ($2::text)::uuid)
        )
      )
    ) r) as "exam",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t8."is_accepted" as "isAccepted"
      from "public"."board_answers" t8
      where t8."post_id" = t0."id"
      and (
        (t8."deleted_at" is null)
        and exists (
          select 1
          from "public"."board_posts" t9
          where t9."id" = t8."post_id"
          and (
            (t9."deleted_at" is null)
            and (
              (t9."is_public" = ($1::text)::boolean) or (t9."created_by" = ($2::text)::uuid)
              or exists (select 1 from "public"."board_readers" t10 where t10."post_id" = t9."id" and (t10."student_id" = ($2::text)::uuid))
            )
          )
        )
      )
      and (t8."is_accepted" = ($1::text)::boolean)
      limit 1
    ) r) as "answers"
    from "public"."board_posts" t0
    where (
      (t0."deleted_at" is null)
      and (
        (t0."is_public" = ($1::text)::boolean) or (t0."created_by" = ($2::text)::uuid)
        or exists (select 1 from "public"."board_readers" t1 where t1."post_id" = t0."id" and (t1."student_id" = ($2::text)::uuid))
      )
    )
    and (
      (t0."category" = $3::text)
      and (not exists (select 1 from "public"."students" t11 where t11."id" = t0."created_by" and ((t11."id" = ($2::text)::uuid) and (t11."id" is not null))))
    )
    order by t0."created_at" desc nulls first limit 30
  ) r)
)::text as data;

-- PortalPosts, as student
select json_build_object(
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."category" as "category", t0."title" as "title", t0."created_at" as "createdAt"
    from "public"."board_posts" t0
    where (
      (t0."deleted_at" is null)
      and (
        (t0."is_public" = ($1::text)::boolean) or (t0."created_by" = ($2::text)::uuid)
        or exists (select 1 from "public"."board_readers" t1 where t1."post_id" = t0."id" and (t1."student_id" = ($2::text)::uuid))
      )
    )
    and (t0."category" = any($3::text[]))
    order by t0."category" asc nulls last, t0."sort_order" asc nulls last, t0."created_at" desc nulls first limit 50
  ) r)
)::text as data;

-- BoardDesk, as manager
select json_build_object(
  'staff', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name"
    from "public"."staff" t0 where ((t0."type" = $1::text) and (t0."is_active" = ($2::text)::boolean)) order by t0."name" asc nulls last limit 10000
  ) r),
  'boardSettings', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."answer_hours" as "answerHours", t1."version" as "version" from "public"."board_settings" t1 limit 10000
  ) r)
)::text as data;

-- BoardHistory, as manager
select json_build_object(
  'boardVersions', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."answer_id" as "answerId", t0."at" as "at", t0."title" as "title", t0."body" as "body",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."staff" t1 where t1."id" = t0."actor_id" limit 1) r) as "actor"
    from "public"."board_versions" t0 where (t0."post_id" = ($1::text)::uuid) order by t0."at" desc nulls first limit 10000
  ) r)
)::text as data;

-- BoardReplies, as manager
select json_build_object(
  'boardReplies', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."body" as "body", t0."version" as "version"
    from "public"."board_replies" t0 order by t0."title" asc nulls last limit 10000
  ) r)
)::text as data;

-- PublicPosts, as manager
select json_build_object(
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."category" as "category", t0."title" as "title", t0."body" as "body", t0."content" as "content", t0."is_public" as "isPublic",
    t0."version" as "version", t0."created_at" as "createdAt"
    from "public"."board_posts" t0 where (t0."deleted_at" is null) and (t0."category" = $1::text)
    order by t0."sort_order" asc nulls last, t0."created_at" desc nulls first limit 10000
  ) r)
)::text as data;

-- QuestionDesk, as manager
select json_build_object(
  'boardPosts_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."title" as "title", t0."visibility" as "visibility", t0."exam_number" as "examNumber", t0."answered_at" as "answeredAt",
    t0."waiting_since" as "waitingSince", t0."assigned_ta_id" as "assignedTaId", t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."exams" t2 where t2."id" = t0."exam_id") r) as "exam",
    (select row_to_json(r) from (select t3."name" as "name" from "public"."staff" t3 where t3."id" = t0."assigned_ta_id" limit 1) r) as "assignedTa",
    (select row_to_json(r) from (
      select t4."id" as "id", (select row_to_json(r) from (select t5."name" as "name" from "public"."users" t5 where t5."id" = t4."id") r) as "user"
      from "public"."students" t4 where t4."id" = t0."created_by"
    ) r) as "createdByStudent",
    t0."category" as "category", t0."body" as "body", t0."content" as "content", t0."version" as "version",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t6."id" as "id", t6."name" as "name", t6."content_type" as "contentType", t6."size_bytes" as "sizeBytes", t6."created_at" as "createdAt"
      from "public"."files" t6
      where t6."board_post_id" = t0."id"
      and ((t6."board_post_id" is null) or exists (select 1 from "public"."board_posts" t7 where t7."id" = t6."board_post_id" and (t7."deleted_at" is null)))
      order by t6."created_at" asc nulls last limit 10000
    ) r) as "files",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t8."id" as "id", t8."kind" as "kind", t8."body" as "body", t8."content" as "content", t8."file_ids" as "fileIds", t8."is_accepted" as "isAccepted",
      t8."version" as "version", t8."created_at" as "createdAt", t8."updated_at" as "updatedAt",
      (select row_to_json(r) from (select t10."name" as "name" from "public"."staff" t10 where t10."id" = t8."created_by" limit 1) r) as "createdByStaff"
      from "public"."board_answers" t8
      where t8."post_id" = t0."id"
      and ((t8."deleted_at" is null) and exists (select 1 from "public"."board_posts" t9 where t9."id" = t8."post_id" and (t9."deleted_at" is null)))
      order by t8."created_at" asc nulls last limit 10000
    ) r) as "answers"
    from "public"."board_posts" t0 where (t0."id" = ($1::text)::uuid) and (t0."deleted_at" is null)
  ) r)
)::text as data;

-- QuestionList, as manager
select json_build_object(
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."visibility" as "visibility", t0."exam_number" as "examNumber", t0."answered_at" as "answeredAt",
    t0."waiting_since" as "waitingSince", t0."assigned_ta_id" as "assignedTaId", t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."exams" t2 where t2."id" = t0."exam_id") r) as "exam",
    (select row_to_json(r) from (select t3."name" as "name" from "public"."staff" t3 where t3."id" = t0."assigned_ta_id" limit 1) r) as "assignedTa",
    (select row_to_json(r) from (
      select t4."id" as "id", (select row_to_json(r) from (select t5."name" as "name" from "public"."users" t5 where t5."id" = t4."id") r) as "user"
      from "public"."students" t4 where t4."id" = t0."created_by"
    ) r) as "createdByStudent"
    from "public"."board_posts" t0 where (t0."deleted_at" is null) and (t0."waiting_since" is not null) order by t0."waiting_since" asc nulls last limit 25
    offset ($1::text)::int8
  ) r),
  'boardPosts_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (
        select n.*, row_number() over () as "__row"
        from (select t6.* from "public"."board_posts" t6 where (t6."deleted_at" is null) and (t6."waiting_since" is not null)) n
      ) t7
    ) a
  )
)::text as data;

-- WaitingQuestions, as manager
select json_build_object(
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id"
    from "public"."board_posts" t0 where (t0."deleted_at" is null) and (t0."waiting_since" is not null)
    order by t0."waiting_since" asc nulls last, t0."id" asc nulls last limit 200
  ) r)
)::text as data;
