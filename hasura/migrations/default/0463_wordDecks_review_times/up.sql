-- The times of answers come from the device: they are kept within what the server knows.

create index word_review_log_time_index on word_review_log (student_id, reviewed_at);

create or replace function log_word_reviews(student uuid, answers jsonb)
returns table (id uuid, word_id uuid, rating smallint, reviewed_at timestamptz, is_undone boolean) language plpgsql as $$
#variable_conflict use_column
begin
  -- Two devices of one student wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('word_review_log ' || student, 0));
  insert into word_review_log (id, student_id, word_id, rating, reviewed_at, is_undone)
  select timed.id, student, timed.word_id, timed.rating, timed.at, timed.is_undone
  from (
    select given.*, known.id is not null as is_known, row_number() over (partition by date_trunc('minute', given.at), known.id is null order by given.at, given.id) as place
    from (
      -- Neither later than now, nor before the word could be read, nor from longer ago than a device keeps answers.
      select answer.id, words.id as word_id, answer.rating, answer.is_undone,
        least(now(), greatest(answer.reviewed_at, words.created_at, deck.published_at, now() - interval '30 days')) as at
      from jsonb_to_recordset(answers) as answer (id uuid, word_id uuid, rating smallint, reviewed_at timestamptz, is_undone boolean)
      join words on words.id = answer.word_id join word_decks as deck on deck.id = words.deck_id
      where deck.is_published and (deck.lecture_id is null
        or exists (select from deck_readers where deck_readers.deck_id = deck.id and deck_readers.student_id = student))
    ) as given left join word_review_log as known on known.id = given.id
  ) as timed
  -- Nobody answers more than 200 words in a minute.
  where timed.is_known or timed.place + (
    select count(*) from word_review_log as log where log.student_id = student
      and log.reviewed_at >= date_trunc('minute', timed.at) and log.reviewed_at < date_trunc('minute', timed.at) + interval '1 minute') <= 200
  on conflict (id) do update set is_undone = true
  where excluded.is_undone and not word_review_log.is_undone
    and (word_review_log.student_id, word_review_log.word_id) = (excluded.student_id, excluded.word_id);
  return query
  select log.id, log.word_id, log.rating, log.reviewed_at, log.is_undone from word_review_log as log
  where log.student_id = student and log.word_id in (
    select kept.word_id from word_review_log as kept
    where kept.student_id = student and kept.id in (select (answer ->> 'id')::uuid from jsonb_array_elements(answers) as answer)
  )
  order by log.reviewed_at, log.id;
end $$;
comment on function log_word_reviews(uuid, jsonb) is 'Keeps answers of a student, each once, at times that the server can believe, and gives all answers to the same words. Those to words the student may not read, and more than 200 of a minute, are left out';
