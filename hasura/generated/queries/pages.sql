-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- Landing, as manager
select json_build_object(
  'landingPages', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."hero_title" as "heroTitle", t0."hero_text" as "heroText", t0."picture_id" as "pictureId", t0."picture_words" as "pictureWords",
    t0."teachers" as "teachers", t0."address" as "address", t0."phone" as "phone", t0."hours" as "hours", t0."shows_notices" as "showsNotices",
    t0."takes_inquiries" as "takesInquiries"
    from "public"."landing_pages" t0 limit 1
  ) r),
  'openLectures', (select coalesce(json_agg(r), '[]'::json) from (
    select t1."id" as "id", t1."name" as "name", t1."teacher_name" as "teacherName", t1."weekday" as "weekday", t1."starts_at" as "startsAt",
    t1."ends_at" as "endsAt", t1."starts_on" as "startsOn", t1."places_left" as "placesLeft"
    from "public"."open_lectures" t1 order by t1."weekday" asc nulls last, t1."starts_at" asc nulls last, t1."id" asc nulls last limit 40
  ) r),
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."id" as "id", t2."title" as "title", t2."created_at" as "createdAt"
    from "public"."board_posts" t2 where (t2."deleted_at" is null) and (t2."category" = $1::text)
    order by t2."created_at" desc nulls first, t2."id" desc nulls first limit 5
  ) r)
)::text as data;

-- PublicBoard, as manager
select json_build_object(
  'boardPosts', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."category" as "category", t0."title" as "title", t0."created_at" as "createdAt"
    from "public"."board_posts" t0 where (t0."deleted_at" is null) and (t0."category" = any($1::text[]))
    order by t0."sort_order" asc nulls last, t0."created_at" desc nulls first limit 10000
  ) r)
)::text as data;

-- PublicBoardPost, as manager
select json_build_object(
  'boardPosts_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."category" as "category", t0."title" as "title", t0."body" as "body", t0."content" as "content", t0."created_at" as "createdAt"
    from "public"."board_posts" t0 where (t0."id" = ($1::text)::uuid) and (t0."deleted_at" is null)
  ) r)
)::text as data;

-- Terms, as manager
select json_build_object(
  'terms_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."title" as "title",
    (select coalesce(json_agg(r), '[]'::json) from (
      select t1."id" as "id", t1."body" as "body", t1."published_from" as "publishedFrom"
      from "public"."term_versions" t1 where t1."term_id" = t0."id" order by t1."published_from" desc nulls first limit 1
    ) r) as "versions"
    from "public"."terms" t0 where (t0."id" = $1::text)
  ) r)
)::text as data;

-- TermsList, as manager
select json_build_object(
  'terms', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title" from "public"."terms" t0 order by t0."id" desc nulls first limit 10000
  ) r)
)::text as data;
