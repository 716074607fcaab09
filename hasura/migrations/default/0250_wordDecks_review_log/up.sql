-- Every answer to a word is kept; what FSRS knows of a word follows from its answers, in whatever order they arrive.

create table word_review_log (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  word_id uuid not null constraint word_review_log_word_id_fkey references words (id),
  rating smallint not null,
  reviewed_at timestamptz not null,
  is_undone boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_review_log_rating_range check (rating between 1 and 4),
  constraint word_review_log_not_ahead check (reviewed_at <= created_at)
);
comment on table word_review_log is '낱말 복습 기록: each answer, from which word_reviews is computed';
comment on column word_review_log.id is 'Given by the device that asked, so that sending it twice counts once';
comment on column word_review_log.student_id is '학생';
comment on column word_review_log.word_id is '낱말';
comment on column word_review_log.rating is '1 다시, 2 어려움, 3 알맞음, 4 쉬움';
comment on column word_review_log.reviewed_at is '답한 때, by the server''s clock';
comment on column word_review_log.is_undone is '되돌림: it counts no longer';
comment on column word_review_log.created_at is 'When it arrived';
comment on column word_review_log.updated_at is 'When it was taken back, or arrived';
create index word_review_log_student_index on word_review_log (student_id, word_id, reviewed_at);
create index word_review_log_word_id_index on word_review_log (word_id);

create function guard_word_review_log() returns trigger language plpgsql as $$
begin
  if (new.id, new.student_id, new.word_id, new.rating, new.reviewed_at) is distinct from (old.id, old.student_id, old.word_id, old.rating, old.reviewed_at)
    or old.is_undone and not new.is_undone then
    perform refuse('word_review_log_kept');
  end if;
  return new;
end $$;
comment on function guard_word_review_log() is 'An answer is only ever taken back';
create trigger word_review_log_guard before update on word_review_log for each row execute function guard_word_review_log();
-- Without the audit trigger: thousands a day, of interest to nobody but the student.
create trigger word_review_log_touch before update on word_review_log for each row execute function touch_updated_at();

create or replace function guard_word_review() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.student_id, new.word_id) is distinct from (old.student_id, old.word_id)
    or new.reps <> (select count(*) from word_review_log where student_id = new.student_id and word_id = new.word_id and not is_undone) then
    perform refuse('word_reviews_of_log');
  end if;
  return new;
end $$;
comment on function guard_word_review() is 'What is known of a word counts the answers that are kept';
drop trigger word_reviews_guard on word_reviews;
create trigger word_reviews_guard before insert or update on word_reviews for each row execute function guard_word_review();

create function log_word_reviews(student uuid, answers jsonb)
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
