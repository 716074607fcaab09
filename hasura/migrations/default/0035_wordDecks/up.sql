-- Word decks: words, reviews and word tests.

create table word_decks (
  id uuid primary key default uuid_v7(),
  title text not null,
  description text not null default '',
  lecture_id uuid references lectures (id),
  is_published boolean not null default false,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_decks_title_form check (title = btrim(title) and length(title) between 1 and 60),
  constraint word_decks_description_length check (length(description) <= 500)
);
comment on table word_decks is '단어장: vocabulary set, for one lecture or for all';
comment on column word_decks.id is 'Key';
comment on column word_decks.title is '제목';
comment on column word_decks.description is '설명';
comment on column word_decks.lecture_id is '강의; null for every lecture';
comment on column word_decks.is_published is '학생에게 공개';
comment on column word_decks.created_by is 'Who made it; null for what the academy came with';
comment on column word_decks.created_at is 'When it was made';
comment on column word_decks.updated_at is 'When it was changed last';
create index word_decks_lecture_id_index on word_decks (lecture_id);
create index word_decks_created_by_index on word_decks (created_by);

create table words (
  id uuid primary key default uuid_v7(),
  deck_id uuid not null references word_decks (id) on delete cascade,
  sequence integer not null,
  term text not null,
  meaning text not null,
  synonyms text[] not null default '{}',
  example text not null default '',
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint words_sequence_key unique (deck_id, sequence) deferrable initially immediate,
  constraint words_term_key unique (deck_id, term, meaning),
  constraint words_sequence_positive check (sequence > 0),
  constraint words_term_form check (term = btrim(term) and length(term) between 1 and 100 and term is nfc normalized),
  constraint words_meaning_form check (meaning = btrim(meaning) and length(meaning) between 1 and 200 and meaning is nfc normalized),
  constraint words_synonyms_form check (cardinality(synonyms) <= 20 and array_position(synonyms, null) is null and array_position(synonyms, '') is null),
  constraint words_example_length check (length(example) <= 500)
);
comment on table words is '낱말 of a deck';
comment on column words.deck_id is '단어장';
comment on column words.sequence is '순서 in the deck, from 1';
comment on column words.term is '낱말';
comment on column words.meaning is '뜻';
comment on column words.synonyms is '정답으로 함께 받는 말';
comment on column words.example is '예문';
create index words_created_by_index on words (created_by);

create table word_reviews (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  word_id uuid not null constraint word_reviews_word_id_fkey references words (id),
  state text not null default 'NEW',
  due_at timestamptz not null default now(),
  stability double precision not null default 0,
  difficulty double precision not null default 0,
  scheduled_days integer not null default 0,
  learning_steps integer not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  last_reviewed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_reviews_word_key unique (student_id, word_id),
  constraint word_reviews_state_known check (state in ('NEW', 'LEARNING', 'REVIEW', 'RELEARNING')),
  constraint word_reviews_stability_range check (stability between 0 and 36500),
  constraint word_reviews_difficulty_range check (difficulty between 0 and 10),
  constraint word_reviews_counts_range check (lapses between 0 and reps and scheduled_days >= 0 and learning_steps >= 0),
  constraint word_reviews_reviewed check ((state = 'NEW') = (reps = 0) and (reps = 0) = (last_reviewed_at is null)),
  constraint word_reviews_due_after_review check (due_at >= last_reviewed_at)
);
comment on table word_reviews is '낱말 복습: what FSRS knows of a student and a word';
comment on column word_reviews.student_id is '학생';
comment on column word_reviews.word_id is '낱말';
comment on column word_reviews.state is 'NEW 새 낱말, LEARNING 익히는 중, REVIEW 복습, RELEARNING 다시 익히는 중';
comment on column word_reviews.due_at is '다음에 볼 때';
comment on column word_reviews.stability is 'FSRS stability, days until recall falls to 90 %';
comment on column word_reviews.difficulty is 'FSRS difficulty, 1 easy to 10 hard; 0 while new';
comment on column word_reviews.scheduled_days is 'Days between the last review and the next';
comment on column word_reviews.learning_steps is 'Place among the short steps of learning';
comment on column word_reviews.reps is '본 횟수';
comment on column word_reviews.lapses is '잊은 횟수';
comment on column word_reviews.last_reviewed_at is '마지막으로 본 때';
create index word_reviews_word_id_index on word_reviews (word_id, student_id);
create index word_reviews_due_index on word_reviews (student_id, due_at);

create table word_tests (
  id uuid primary key default uuid_v7(),
  deck_id uuid not null references word_decks (id),
  student_id uuid not null references students (id),
  direction text not null default 'MEANING_TO_TERM',
  question_count integer not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_tests_direction_known check (direction in ('TERM_TO_MEANING', 'MEANING_TO_TERM')),
  constraint word_tests_question_count_range check (question_count between 1 and 500),
  constraint word_tests_finished_after_start check (finished_at >= started_at)
);
comment on table word_tests is '단어 시험 of one student; its answers stand in word_test_answers';
comment on column word_tests.deck_id is '단어장';
comment on column word_tests.student_id is '학생';
comment on column word_tests.direction is 'TERM_TO_MEANING 낱말 보고 뜻, MEANING_TO_TERM 뜻 보고 낱말';
comment on column word_tests.question_count is '문항 수';
comment on column word_tests.started_at is '시작';
comment on column word_tests.finished_at is '끝; null while it goes on';
create index word_tests_deck_id_index on word_tests (deck_id, student_id);
create index word_tests_student_id_index on word_tests (student_id, started_at);
create index word_tests_created_by_index on word_tests (created_by);
create unique index word_tests_one_open on word_tests (student_id, deck_id) where finished_at is null;

create table word_test_answers (
  id uuid primary key default uuid_v7(),
  test_id uuid not null references word_tests (id) on delete cascade,
  sequence integer not null,
  word_id uuid not null constraint word_test_answers_word_id_fkey references words (id),
  answer text,
  is_correct boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_test_answers_sequence_key unique (test_id, sequence),
  constraint word_test_answers_word_key unique (test_id, word_id),
  constraint word_test_answers_sequence_positive check (sequence > 0),
  constraint word_test_answers_answer_length check (length(answer) <= 200),
  constraint word_test_answers_marked check ((answer is null) = (is_correct is null))
);
comment on table word_test_answers is '단어 시험 답: one asked word';
comment on column word_test_answers.test_id is '단어 시험';
comment on column word_test_answers.sequence is '문항 번호, from 1';
comment on column word_test_answers.word_id is '물은 낱말';
comment on column word_test_answers.answer is '쓴 답; null while unanswered';
comment on column word_test_answers.is_correct is '맞음; null while unanswered';
create index word_test_answers_word_id_index on word_test_answers (word_id);

create function fill_word() returns trigger language plpgsql as $$
begin
  if new.sequence is null then
    perform from word_decks where id = new.deck_id for no key update;
    new.sequence := (select coalesce(max(sequence), 0) + 1 from words where deck_id = new.deck_id);
  end if;
  return new;
end $$;
comment on function fill_word() is 'A word without a place goes to the end of its deck';
create trigger words_fill before insert on words for each row execute function fill_word();

create function guard_word_review() returns trigger language plpgsql as $$
begin
  if (new.student_id, new.word_id) is distinct from (old.student_id, old.word_id) or new.reps < old.reps or new.lapses < old.lapses
    or new.last_reviewed_at < old.last_reviewed_at then
    perform refuse('word_reviews_only_forward');
  end if;
  return new;
end $$;
create trigger word_reviews_guard before update on word_reviews for each row execute function guard_word_review();
create trigger word_reviews_version before update on word_reviews for each row execute function raise_version();
-- Without the audit trigger: thousands a day, of interest to nobody but the student.
create trigger word_reviews_touch before update on word_reviews for each row execute function touch_updated_at();

create function guard_word_test_answer() returns trigger language plpgsql as $$
declare
  test word_tests;
begin
  select * into test from word_tests where id = new.test_id for no key update;
  if test.finished_at is not null then
    perform refuse('word_tests_finished');
  end if;
  if tg_op = 'UPDATE' and ((new.test_id, new.sequence, new.word_id) is distinct from (old.test_id, old.sequence, old.word_id) or old.answer is not null) then
    perform refuse('word_test_answers_answered');
  end if;
  if tg_op = 'INSERT' and (new.sequence > test.question_count or not exists (select from words where id = new.word_id and deck_id = test.deck_id)) then
    perform refuse('word_test_answers_of_deck');
  end if;
  return new;
end $$;
create trigger word_test_answers_guard before insert or update on word_test_answers for each row execute function guard_word_test_answer();
create trigger word_test_answers_touch before update on word_test_answers for each row execute function touch_updated_at();

create function guard_word_test() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null or (new.deck_id, new.student_id, new.question_count, new.direction) is distinct from (old.deck_id, old.student_id, old.question_count, old.direction) then
    perform refuse('word_tests_started');
  end if;
  return new;
end $$;
create trigger word_tests_guard before update of deck_id, student_id, question_count, direction, started_at, finished_at on word_tests
  for each row execute function guard_word_test();
create trigger words_announce after insert or update or delete on words for each statement execute function announce_roots('wordDeckProgress');
create trigger word_reviews_announce after insert or update or delete on word_reviews for each statement execute function announce_roots('wordDeckProgress');
create trigger word_test_answers_announce after insert or update or delete on word_test_answers for each statement execute function announce_roots('wordTestResults');

create view word_test_results as
  select test.id, test.deck_id, test.student_id, test.question_count, test.finished_at, result.answered, result.correct
  from word_tests as test cross join lateral (
    select count(answer)::integer as answered, (count(*) filter (where is_correct))::integer as correct
    from word_test_answers where test_id = test.id
  ) as result;
comment on view word_test_results is '단어 시험 결과';
comment on column word_test_results.id is 'Of the test';
comment on column word_test_results.deck_id is '단어장';
comment on column word_test_results.student_id is '학생';
comment on column word_test_results.question_count is '문항 수';
comment on column word_test_results.finished_at is '끝; null while it goes on';
comment on column word_test_results.answered is '답한 문항';
comment on column word_test_results.correct is '맞은 문항';

create view word_deck_progress as
  select known.deck_id || ':' || known.student_id as id, known.deck_id, known.student_id,
    (select count(*) from words where words.deck_id = known.deck_id)::integer as words,
    known.studied, known.mature, known.due, known.reps, known.lapses, known.last_reviewed_at
  from (
    select words.deck_id, word_reviews.student_id,
      (count(*) filter (where reps > 0))::integer as studied,
      (count(*) filter (where state = 'REVIEW' and stability >= 21))::integer as mature,
      (count(*) filter (where reps > 0 and due_at <= now()))::integer as due,
      sum(reps)::integer as reps, sum(lapses)::integer as lapses, max(word_reviews.last_reviewed_at) as last_reviewed_at
    from word_reviews join words on words.id = word_reviews.word_id
    group by words.deck_id, word_reviews.student_id
  ) as known;
comment on view word_deck_progress is '단어장 진도: a deck and each student who has begun it';
comment on column word_deck_progress.id is 'Deck and student';
comment on column word_deck_progress.deck_id is '단어장';
comment on column word_deck_progress.student_id is '학생';
comment on column word_deck_progress.words is '낱말 수 of the deck';
comment on column word_deck_progress.studied is '본 낱말';
comment on column word_deck_progress.mature is '외운 낱말: remembered for three weeks and longer';
comment on column word_deck_progress.due is '지금 복습할 낱말';
comment on column word_deck_progress.reps is '본 횟수';
comment on column word_deck_progress.lapses is '잊은 횟수';
comment on column word_deck_progress.last_reviewed_at is '마지막으로 본 때';

select keep_records('word_decks', 'words', 'word_tests');
select comment_records('words', 'word_reviews', 'word_tests', 'word_test_answers');
