create or replace function log_word_reviews(student uuid, answers jsonb)
returns table (id uuid, word_id uuid, rating smallint, reviewed_at timestamptz, is_undone boolean) language plpgsql as $$
#variable_conflict use_column
begin
  -- Two devices of one student wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('word_review_log ' || student, 0));
  insert into word_review_log (id, student_id, word_id, rating, reviewed_at, is_undone)
  select answer.id, student, words.id, answer.rating, least(answer.reviewed_at, now()), answer.is_undone
  from jsonb_to_recordset(answers) as answer (id uuid, word_id uuid, rating smallint, reviewed_at timestamptz, is_undone boolean)
  join words on words.id = answer.word_id join word_decks as deck on deck.id = words.deck_id
  where deck.is_published and (deck.lecture_id is null
    or exists (select from deck_readers where deck_readers.deck_id = deck.id and deck_readers.student_id = student))
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
comment on function log_word_reviews(uuid, jsonb) is 'Keeps answers of a student, each once, and gives all answers to the same words. Those to words the student may not read are left out';
drop index word_review_log_time_index;
