-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- LandingPage, as manager
select json_build_object(
  'landingPages_by_pk', (select row_to_json(r) from (
    select t0."id" as "id", t0."academy_name" as "academyName", t0."hours" as "hours", t0."hero_title" as "heroTitle", t0."hero_text" as "heroText",
    t0."picture_id" as "pictureId", t0."picture_words" as "pictureWords", t0."accent" as "accent", t0."logo_id" as "logoId", t0."teachers" as "teachers",
    t0."address" as "address", t0."phone" as "phone", t0."shows_notices" as "showsNotices", t0."takes_inquiries" as "takesInquiries",
    t0."head_title" as "headTitle", t0."head_description" as "headDescription", t0."version" as "version"
    from "public"."landing_pages" t0 where (t0."id" = ($1::text)::uuid)
  ) r)
)::text as data;
