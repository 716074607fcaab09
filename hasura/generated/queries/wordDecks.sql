-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- PortalStudy, as student
select json_build_object(
  'wordDecks_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."title" as "title"
    from "public"."word_decks" t0
    where (t0."id" = ($3::text)::uuid)
    and (
      (t0."is_published" = ($1::text)::boolean)
      and ((t0."lecture_id" is null) or exists (select 1 from "public"."deck_readers" t1 where t1."deck_id" = t0."id" and (t1."student_id" = ($2::text)::uuid)))
    )
  ) r),
  'wordTestPauses', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id" from "public"."word_test_pauses" t2 where (t2."student_id" = ($2::text)::uuid) limit 1
  ) r),
  'due', (select coalesce(json_agg(r), '[]'::json) from (
    select t3."id" as "id", t3."state" as "state", t3."due_at" as "dueAt", t3."stability" as "stability", t3."difficulty" as "difficulty",
    t3."scheduled_days" as "scheduledDays", t3."learning_steps" as "learningSteps", t3."reps" as "reps", t3."lapses" as "lapses",
    t3."last_reviewed_at" as "lastReviewedAt",
    (select row_to_json(r) from (
      select t4."id" as "id", t4."term" as "term", t4."meaning" as "meaning", t4."synonyms" as "synonyms", t4."example" as "example",
      t4."part_of_speech" as "partOfSpeech"
      from "public"."words" t4
      where t4."id" = t3."word_id"
      and (
        exists (
          select 1
          from "public"."word_decks" t5
          where t5."id" = t4."deck_id"
          and (
            (t5."is_published" = ($1::text)::boolean)
            and (
              (t5."lecture_id" is null)
              or exists (select 1 from "public"."deck_readers" t6 where t6."deck_id" = t5."id" and (t6."student_id" = ($2::text)::uuid))
            )
          )
        )
        and (not exists (select 1 from "public"."word_test_pauses" t7 where (t7."student_id" = ($2::text)::uuid)))
      )
    ) r) as "word"
    from "public"."word_reviews" t3
    where (t3."student_id" = ($2::text)::uuid)
    and (
      exists (
        select 1
        from "public"."words" t8
        where t8."id" = t3."word_id"
        and (
          (
            exists (
              select 1
              from "public"."word_decks" t9
              where t9."id" = t8."deck_id"
              and (
                (t9."is_published" = ($1::text)::boolean)
                and (
                  (t9."lecture_id" is null)
                  or exists (select 1 from "public"."deck_readers" t10 where t10."deck_id" = t9."id" and (t10."student_id" = ($2::text)::uuid))
                )
              )
            )
            and (not exists (select 1 from "public"."word_test_pauses" t11 where (t11."student_id" = ($2::text)::uuid)))
          )
          and (
            (t8."deck_id" = ($4::text)::uuid)
            and (((t8."sequence" >= ($5::text)::integer) and (t8."sequence" <= ($6::text)::integer)) or (t8."id" = any(($7::text)::uuid[])))
          )
        )
      )
      and (t3."reps" > ($8::text)::integer) and (t3."due_at" <= ($9::text)::timestamp with time zone)
    )
    order by t3."due_at" asc nulls last, t3."id" asc nulls last limit 60
  ) r),
  'begun', (select coalesce(json_agg(r), '[]'::json) from (
    select t12."id" as "id"
    from "public"."word_reviews" t12
    where (t12."student_id" = ($2::text)::uuid)
    and (
      exists (
        select 1
        from "public"."words" t13
        where t13."id" = t12."word_id"
        and (
          (
            exists (
              select 1
              from "public"."word_decks" t14
              where t14."id" = t13."deck_id"
              and (
                (t14."is_published" = ($1::text)::boolean)
                and (
                  (t14."lecture_id" is null)
                  or exists (select 1 from "public"."deck_readers" t15 where t15."deck_id" = t14."id" and (t15."student_id" = ($2::text)::uuid))
                )
              )
            )
            and (not exists (select 1 from "public"."word_test_pauses" t16 where (t16."student_id" = ($2::text)::uuid)))
          )
          and (t13."deck_id" = ($10::text)::uuid)
        )
      )
      and (t12."reps" > ($8::text)::integer) and (t12."created_at" >= ($11::text)::timestamp with time zone)
    )
    limit 100
  ) r),
  'fresh', (select coalesce(json_agg(r), '[]'::json) from (
    select t17."id" as "id", t17."term" as "term", t17."meaning" as "meaning", t17."synonyms" as "synonyms", t17."example" as "example",
    t17."part_of_speech" as "partOfSpeech"
    from "public"."words" t17
    where (
      exists (
        select 1
        from "public"."word_decks" t18
        where t18."id" = t17."deck_id"
        and (
          (t18."is_published" = ($1::text)::boolean)
          and (
            (t18."lecture_id" is null)
            or exists (select 1 from "public"."deck_readers" t19 where t19."deck_id" = t18."id" and (t19."student_id" = ($2::text)::uuid))
          )
        )
      )
      and (not exists (select 1 from "public"."word_test_pauses" t20 where (t20."student_id" = ($2::text)::uuid)))
    )
    and (
      (t17."deck_id" = ($12::text)::uuid)
      and (((t17."sequence" >= ($13::text)::integer) and (t17."sequence" <= ($14::text)::integer)) or (t17."id" = any(($15::text)::uuid[])))
      and (
        not exists (
          select 1
          from "public"."word_reviews" t21 where t21."word_id" = t17."id" and ((t21."student_id" = ($2::text)::uuid) and (t21."reps" > ($8::text)::integer))
        )
      )
    )
    order by t17."sequence" asc nulls last limit 60
  ) r),
  'others', (select coalesce(json_agg(r), '[]'::json) from (
    select t22."term" as "term", t22."meaning" as "meaning"
    from "public"."words" t22
    where (
      exists (
        select 1
        from "public"."word_decks" t23
        where t23."id" = t22."deck_id"
        and (
          (t23."is_published" = ($1::text)::boolean)
          and (
            (t23."lecture_id" is null)
            or exists (select 1 from "public"."deck_readers" t24 where t24."deck_id" = t23."id" and (t24."student_id" = ($2::text)::uuid))
          )
        )
      )
      and (not exists (select 1 from "public"."word_test_pauses" t25 where (t25."student_id" = ($2::text)::uuid)))
    )
    and (t22."deck_id" = ($16::text)::uuid)
    order by t22."sequence" asc nulls last limit 60
  ) r),
  'wordSettings', (select coalesce(json_agg(r), '[]'::json) from (
    select t26."new_per_day" as "newPerDay", t26."least_new" as "leastNew", t26."most_new" as "mostNew" from "public"."word_settings" t26 limit 100
  ) r),
  'wordPaces', (select coalesce(json_agg(r), '[]'::json) from (
    select t27."new_per_day" as "newPerDay" from "public"."word_paces" t27 where (t27."student_id" = ($2::text)::uuid) limit 100
  ) r)
)::text as data;

-- PortalWordDecks, as student
select json_build_object(
  'wordDecks', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."description" as "description",
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
    (select coalesce(json_agg(r), '[]'::json) from (
      select t6."id" as "id", t6."words" as "words", t6."studied" as "studied", t6."mature" as "mature", t6."due" as "due"
      from "public"."word_deck_progress" t6 where t6."deck_id" = t0."id" and (t6."student_id" = ($2::text)::uuid) limit 1
    ) r) as "progress"
    from "public"."word_decks" t0
    where (
      (t0."is_published" = ($1::text)::boolean)
      and ((t0."lecture_id" is null) or exists (select 1 from "public"."deck_readers" t1 where t1."deck_id" = t0."id" and (t1."student_id" = ($2::text)::uuid)))
    )
    order by t0."title" asc nulls last limit 100
  ) r),
  'assignments', (select coalesce(json_agg(r), '[]'::json) from (
    select t7."id" as "id", t7."due_on" as "dueOn", t7."first_place" as "firstPlace", t7."last_place" as "lastPlace", t7."target" as "target",
    t7."known" as "known", t7."due" as "due", t7."deck_id" as "deckId"
    from "public"."word_assignment_progress" t7
    where (
      (t7."student_id" = ($2::text)::uuid)
      and exists (select 1 from "public"."word_decks" t8 where t8."id" = t7."deck_id" and (t8."is_published" = ($1::text)::boolean))
    )
    and (t7."due_on" >= ($3::text)::date)
    order by t7."due_on" asc nulls last, t7."id" asc nulls last limit 100
  ) r),
  'wordStreaks', (select coalesce(json_agg(r), '[]'::json) from (
    select t9."today" as "today", t9."days" as "days", t9."week_goal" as "weekGoal"
    from "public"."word_streaks" t9 where (t9."student_id" = ($2::text)::uuid) limit 100
  ) r),
  'wordStudyDays', (select coalesce(json_agg(r), '[]'::json) from (
    select t10."day" as "day" from "public"."word_study_days" t10 where (t10."student_id" = ($2::text)::uuid) order by t10."day" desc nulls first limit 7
  ) r),
  'wordDueDays', (select coalesce(json_agg(r), '[]'::json) from (
    select t11."id" as "id", t11."day" as "day", t11."words" as "words"
    from "public"."word_due_days" t11 where (t11."student_id" = ($2::text)::uuid) order by t11."day" asc nulls last limit 100
  ) r),
  'wordSettings', (select coalesce(json_agg(r), '[]'::json) from (
    select t12."new_per_day" as "newPerDay", t12."least_new" as "leastNew", t12."most_new" as "mostNew" from "public"."word_settings" t12 limit 100
  ) r),
  'wordPaces', (select coalesce(json_agg(r), '[]'::json) from (
    select t13."new_per_day" as "newPerDay" from "public"."word_paces" t13 where (t13."student_id" = ($2::text)::uuid) limit 100
  ) r)
)::text as data;

-- PortalWordStreak, as student
select json_build_object(
  'wordStreaks', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."today" as "today", t0."days" as "days", t0."week_goal" as "weekGoal"
    from "public"."word_streaks" t0 where (t0."student_id" = ($1::text)::uuid) limit 100
  ) r),
  'wordStudyDays', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."day" as "day" from "public"."word_study_days" t1 where (t1."student_id" = ($1::text)::uuid) order by t1."day" desc nulls first limit 7
  ) r)
)::text as data;

-- WordDeck, as manager
select json_build_object(
  'wordDecks_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."title" as "title", t0."description" as "description", t0."is_published" as "isPublished", t0."version" as "version",
    t0."created_at" as "createdAt", t0."updated_at" as "updatedAt", t0."lecture_id" as "lectureId",
    (select row_to_json(r) from (select t1."id" as "id", t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t0."created_by" limit 1) r) as "createdByStaff"
    from "public"."word_decks" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;

-- WordDeckList, as manager
select json_build_object(
  'wordDecks', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title", t0."description" as "description", t0."is_published" as "isPublished", t0."version" as "version",
    t0."created_at" as "createdAt", t0."updated_at" as "updatedAt", t0."lecture_id" as "lectureId",
    (select row_to_json(r) from (select t1."id" as "id", t1."name" as "name" from "public"."lectures" t1 where t1."id" = t0."lecture_id") r) as "lecture",
    (select row_to_json(r) from (select t2."name" as "name" from "public"."staff" t2 where t2."id" = t0."created_by" limit 1) r) as "createdByStaff"
    from "public"."word_decks" t0 limit 25 offset ($1::text)::int8
  ) r),
  'wordDecks_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (select count(*) as c0 from (select n.*, row_number() over () as "__row" from (select t3.* from "public"."word_decks" t3) n) t4) a
  )
)::text as data;

-- WordSettings, as manager
select json_build_object(
  'wordSettings', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."new_per_day" as "newPerDay", t0."least_new" as "leastNew", t0."most_new" as "mostNew"
    from "public"."word_settings" t0 limit 10000
  ) r)
)::text as data;
