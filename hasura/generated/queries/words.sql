-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- DeckWords, as manager
select json_build_object(
  'words', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."deck_id" as "deckId", t0."sequence" as "sequence", t0."term" as "term", t0."meaning" as "meaning", t0."synonyms" as "synonyms",
    t0."example" as "example", t0."part_of_speech" as "partOfSpeech", t0."version" as "version"
    from "public"."words" t0 where (t0."deck_id" = ($1::text)::uuid) order by t0."sequence" asc nulls last, t0."id" asc nulls last limit 2000
  ) r)
)::text as data;

-- WordList, as manager
select json_build_object(
  'words', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."deck_id" as "deckId", t0."sequence" as "sequence", t0."term" as "term", t0."meaning" as "meaning", t0."synonyms" as "synonyms",
    t0."example" as "example", t0."part_of_speech" as "partOfSpeech", t0."version" as "version"
    from "public"."words" t0 where (t0."deck_id" = ($1::text)::uuid) order by t0."sequence" asc nulls last limit 25 offset ($2::text)::int8
  ) r),
  'words_aggregate', (
    select json_build_object('aggregate', json_build_object('count', a.c0))
    from (
      select count(*) as c0
      from (select n.*, row_number() over () as "__row" from (select t1.* from "public"."words" t1 where (t1."deck_id" = ($3::text)::uuid)) n) t2
    ) a
  )
)::text as data;
