-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- StudentParentLinks, as manager
select json_build_object(
  'parentLinks', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."purpose" as "purpose", t0."expires_at" as "expiresAt", t0."revoked_at" as "revokedAt", t0."used_at" as "usedAt",
    t0."is_locked" as "isLocked", t0."opened_count" as "openedCount", t0."last_opened_at" as "lastOpenedAt", t0."created_at" as "createdAt",
    (select row_to_json(r) from (select t1."title" as "title" from "public"."videos" t1 where t1."id" = t0."video_id") r) as "video"
    from "public"."parent_links" t0 where (t0."student_id" = ($1::text)::uuid) order by t0."created_at" desc nulls first, t0."id" desc nulls first limit 20
  ) r)
)::text as data;

-- StudentVideos, as manager
select json_build_object(
  'videos', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."title" as "title"
    from "public"."videos" t0
    where exists (
      select 1
      from "public"."weekly_lectures" t1
      where t1."id" = t0."weekly_lecture_id"
      and exists (select 1 from "public"."participants" t2 where t2."weekly_lecture_id" = t1."id" and (t2."student_id" = ($1::text)::uuid))
    )
    order by t0."opens_at" desc nulls first, t0."id" desc nulls first limit 20
  ) r)
)::text as data;
