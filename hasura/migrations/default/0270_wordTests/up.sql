-- Word tests set by staff: who, which words, how, until when; attempts, drawn and timed by the server, with their scores.

create table word_test_plans (
  id uuid primary key default uuid_v7(),
  deck_id uuid not null references word_decks (id),
  weekly_lecture_id uuid references weekly_lectures (id),
  exam_id uuid references exams (id) on delete set null,
  title text not null,
  from_sequence integer not null default 1,
  to_sequence integer not null,
  kind text not null default 'CHOICE',
  direction text not null default 'TERM_TO_MEANING',
  question_count integer not null,
  target_count integer not null,
  time_limit_seconds integer,
  max_attempts integer,
  ignores_case boolean not null default true,
  ignores_spaces boolean not null default true,
  accepts_any_meaning boolean not null default true,
  accepts_synonyms boolean not null default true,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_test_plans_exam_key unique (exam_id),
  constraint word_test_plans_title_form check (title = btrim(title) and length(title) between 1 and 60),
  constraint word_test_plans_run check (from_sequence between 1 and to_sequence),
  constraint word_test_plans_kind_known check (kind in ('CHOICE', 'SPELLING')),
  constraint word_test_plans_direction_known check (direction in ('TERM_TO_MEANING', 'MEANING_TO_TERM')),
  constraint word_test_plans_question_count_range check (question_count between 1 and 100),
  constraint word_test_plans_target_within check (target_count between 1 and question_count),
  constraint word_test_plans_time_limit_range check (time_limit_seconds between 10 and 7200),
  constraint word_test_plans_max_attempts_range check (max_attempts between 1 and 50),
  constraint word_test_plans_closes_later check (closes_at > opens_at),
  constraint word_test_plans_exam_of_week check (exam_id is null or weekly_lecture_id is not null)
);
comment on table word_test_plans is '단어 시험: set by staff for a week or for chosen students; each attempt is a row of word_tests';
comment on column word_test_plans.deck_id is '단어장';
comment on column word_test_plans.weekly_lecture_id is '주차 whose students take it; null for chosen students';
comment on column word_test_plans.exam_id is '주차 시험 that keeps the scores; null until staff put them there';
comment on column word_test_plans.title is '시험 이름';
comment on column word_test_plans.from_sequence is '첫 낱말의 순서';
comment on column word_test_plans.to_sequence is '마지막 낱말의 순서';
comment on column word_test_plans.kind is 'CHOICE 4지선다, SPELLING 쓰기';
comment on column word_test_plans.direction is 'TERM_TO_MEANING 낱말 보고 뜻, MEANING_TO_TERM 뜻 보고 낱말';
comment on column word_test_plans.question_count is '문항 수';
comment on column word_test_plans.target_count is '통과 기준: right answers that reach the target';
comment on column word_test_plans.time_limit_seconds is '제한 시간 of one attempt in seconds; null for none';
comment on column word_test_plans.max_attempts is '응시 횟수 until the target is reached; null for any number';
comment on column word_test_plans.ignores_case is '대소문자를 가리지 않음';
comment on column word_test_plans.ignores_spaces is '띄어쓰기를 가리지 않음';
comment on column word_test_plans.accepts_any_meaning is '여러 뜻 가운데 하나만 써도 맞음';
comment on column word_test_plans.accepts_synonyms is '비슷한 말도 맞음';
comment on column word_test_plans.opens_at is '여는 때';
comment on column word_test_plans.closes_at is '닫는 때; an attempt ends then at the latest';
create index word_test_plans_deck_id_index on word_test_plans (deck_id);
create index word_test_plans_weekly_lecture_id_index on word_test_plans (weekly_lecture_id);
create index word_test_plans_created_by_index on word_test_plans (created_by);

create table word_test_takers (
  id uuid primary key default uuid_v7(),
  plan_id uuid not null references word_test_plans (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint word_test_takers_key unique (plan_id, student_id)
);
comment on table word_test_takers is '단어 시험을 볼 학생: those chosen for a test without a week';
comment on column word_test_takers.plan_id is '단어 시험';
comment on column word_test_takers.student_id is '학생';
create index word_test_takers_student_id_index on word_test_takers (student_id);
create index word_test_takers_created_by_index on word_test_takers (created_by);

alter table word_tests
  add column plan_id uuid references word_test_plans (id),
  add column attempt_number integer not null default 1,
  add column ends_at timestamptz,
  add column left_count integer not null default 0,
  add column score_attempt_id uuid references score_attempts (id) on delete set null,
  add constraint word_tests_attempt_number_range check (attempt_number between 1 and 999),
  add constraint word_tests_left_count_range check (left_count >= 0),
  add constraint word_tests_ends_after_start check (ends_at >= started_at),
  add constraint word_tests_ends_when_planned check ((plan_id is null) = (ends_at is null)),
  add constraint word_tests_attempt_key unique (plan_id, student_id, attempt_number);
comment on column word_tests.plan_id is '단어 시험 it is an attempt of; null for what a student took alone';
comment on column word_tests.attempt_number is '몇 번째 응시';
comment on column word_tests.ends_at is 'When its time is over';
comment on column word_tests.left_count is '화면을 벗어난 횟수';
comment on column word_tests.score_attempt_id is '성적 칸 it was put into; null while in none';
create index word_tests_score_attempt_id_index on word_tests (score_attempt_id) where score_attempt_id is not null;
create index word_tests_open_index on word_tests (student_id) where finished_at is null;

alter table word_test_answers
  add column prompt text,
  add column right_answers text[],
  add column choices text[],
  add constraint word_test_answers_choices_form check (cardinality(choices) between 2 and 5);
comment on column word_test_answers.prompt is '물은 말, as it was when it was asked';
comment on column word_test_answers.right_answers is '정답, as it was when it was asked; the first is the word''s own';
comment on column word_test_answers.choices is '보기 in the order in which they are shown; null where one writes';

create view word_test_readers as
  select plan.id as plan_id, participants.student_id
  from word_test_plans as plan join participants using (weekly_lecture_id)
  union all
  select taker.plan_id as plan_id, taker.student_id as student_id from word_test_takers as taker;
comment on view word_test_readers is 'Who takes a word test: the participants of its week, or those chosen';
comment on column word_test_readers.plan_id is '단어 시험';
comment on column word_test_readers.student_id is '학생';

create view word_test_pauses as
  select test.id, test.student_id from word_tests as test
  where test.finished_at is null and test.ends_at > now();
comment on view word_test_pauses is 'Students in a word test: they read no words until it is over';
comment on column word_test_pauses.id is 'Of the test';
comment on column word_test_pauses.student_id is '학생';

create view word_test_standings as
  select reader.plan_id || ':' || reader.student_id as id, reader.plan_id, reader.student_id,
    taken.attempts, taken.first_correct, taken.best_correct, taken.answered, taken.left_count, taken.last_at,
    case when taken.best_correct >= plan.target_count then 'REACHED' when taken.answered is not null then 'OPEN'
      when taken.attempts = 0 then 'NEW' else 'BELOW' end as state
  from word_test_readers as reader join word_test_plans as plan on plan.id = reader.plan_id cross join lateral (
    select count(*)::integer as attempts,
      max(test.correct) filter (where test.is_over and test.attempt_number = 1) as first_correct,
      max(test.correct) filter (where test.is_over) as best_correct,
      max(test.answered) filter (where not test.is_over) as answered,
      coalesce(sum(test.left_count), 0)::integer as left_count,
      max(coalesce(test.finished_at, test.started_at)) as last_at
    from (
      select word_tests.attempt_number, word_tests.left_count, word_tests.started_at, word_tests.finished_at,
        word_tests.finished_at is not null or word_tests.ends_at <= now() as is_over, counted.correct, counted.answered
      from word_tests cross join lateral (
        select (count(*) filter (where is_correct))::integer as correct, count(answer)::integer as answered
        from word_test_answers where test_id = word_tests.id
      ) as counted
      where word_tests.plan_id = reader.plan_id and word_tests.student_id = reader.student_id
    ) as test
  ) as taken;
comment on view word_test_standings is '단어 시험 현황: each student of a word test, with what their attempts came to';
comment on column word_test_standings.id is 'Test and student';
comment on column word_test_standings.plan_id is '단어 시험';
comment on column word_test_standings.student_id is '학생';
comment on column word_test_standings.attempts is '응시한 횟수';
comment on column word_test_standings.first_correct is '첫 응시에서 맞은 문항; null until it is over';
comment on column word_test_standings.best_correct is '가장 많이 맞은 문항; null until an attempt is over';
comment on column word_test_standings.answered is '지금 답한 문항; null when no attempt is open';
comment on column word_test_standings.left_count is '화면을 벗어난 횟수 of all attempts';
comment on column word_test_standings.last_at is '마지막으로 본 때';
comment on column word_test_standings.state is 'NEW 아직, OPEN 보는 중, BELOW 미달, REACHED 통과';

create function guard_word_test_plan() returns trigger language plpgsql as $$
declare
  words_there integer;
  answers_there integer;
begin
  if tg_op = 'UPDATE' and exists (select from word_tests where plan_id = old.id)
    and (new.deck_id, new.weekly_lecture_id, new.from_sequence, new.to_sequence, new.kind, new.direction, new.question_count, new.ignores_case,
      new.ignores_spaces, new.accepts_any_meaning, new.accepts_synonyms)
    is distinct from (old.deck_id, old.weekly_lecture_id, old.from_sequence, old.to_sequence, old.kind, old.direction, old.question_count, old.ignores_case,
      old.ignores_spaces, old.accepts_any_meaning, old.accepts_synonyms) then
    perform refuse('word_test_plans_begun');
  end if;
  select count(*) filter (where sequence between new.from_sequence and new.to_sequence),
    count(distinct case new.direction when 'TERM_TO_MEANING' then meaning else term end)
  into words_there, answers_there from words where deck_id = new.deck_id;
  if (tg_op = 'INSERT' or (new.deck_id, new.from_sequence, new.to_sequence, new.question_count) is distinct from
      (old.deck_id, old.from_sequence, old.to_sequence, old.question_count)) and words_there < new.question_count and new.from_sequence <= new.to_sequence then
    perform refuse('word_test_plans_words', json_build_object('words', words_there));
  end if;
  if new.kind = 'CHOICE' and tg_op = 'INSERT' and answers_there < 4 then
    perform refuse('word_test_plans_choices');
  end if;
  return new;
end $$;
comment on function guard_word_test_plan() is 'Enough words to ask; what is asked stays once somebody has begun';
create trigger word_test_plans_guard before insert or update on word_test_plans for each row execute function guard_word_test_plan();
create trigger word_test_plans_version before update on word_test_plans for each row execute function raise_version();

create or replace function guard_word_test() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null or (new.deck_id, new.student_id, new.question_count, new.direction, new.plan_id, new.attempt_number, new.ends_at)
    is distinct from (old.deck_id, old.student_id, old.question_count, old.direction, old.plan_id, old.attempt_number, old.ends_at) then
    perform refuse('word_tests_started');
  end if;
  return new;
end $$;
drop trigger word_tests_guard on word_tests;
create trigger word_tests_guard before update of deck_id, student_id, question_count, direction, started_at, finished_at, plan_id, attempt_number, ends_at on word_tests
  for each row execute function guard_word_test();

create function close_word_tests(at timestamptz, taker uuid default null, plan uuid default null) returns integer language sql as $$
  with closed as (
    update word_tests set finished_at = ends_at
    where finished_at is null and ends_at <= at and (taker is null or student_id = taker) and (plan is null or plan_id = plan)
    returning 1)
  select count(*)::integer from closed
$$;
comment on function close_word_tests(timestamptz, uuid, uuid) is 'Ends the attempts whose time is over, of a student or of a test; answers how many';

create function draw_word_test(test word_tests, plan word_test_plans) returns void language sql as $$
  insert into word_test_answers (test_id, sequence, word_id, prompt, right_answers, choices)
  select test.id, row_number() over (order by asked.lot), asked.id, asked.prompt, asked.right_answers,
    case plan.kind when 'CHOICE' then (
      select array_agg(choice.text order by random()) from (
        select asked.answer as text
        union all
        (select other.answer from (
          select distinct case plan.direction when 'TERM_TO_MEANING' then meaning else term end as answer from words where deck_id = plan.deck_id
        ) as other where lower(other.answer) <> all (select lower(one) from unnest(asked.right_answers) as one) order by random() limit 3)
      ) as choice)
    end
  from (
    select word.id, random() as lot,
      case plan.direction when 'TERM_TO_MEANING' then word.term else word.meaning end as prompt,
      case plan.direction when 'TERM_TO_MEANING' then word.meaning else word.term end as answer,
      array[case plan.direction when 'TERM_TO_MEANING' then word.meaning else word.term end] || array(
        select case plan.direction when 'TERM_TO_MEANING' then twin.meaning else twin.term end from words as twin
        where twin.deck_id = plan.deck_id and twin.id <> word.id
          and case plan.direction when 'TERM_TO_MEANING' then lower(twin.term) = lower(word.term) else twin.meaning = word.meaning end
      ) || case when plan.accepts_synonyms then array(
        -- A synonym belongs to the side that is written like it.
        select synonym from unnest(word.synonyms) as synonym
        where (synonym ~ '[\uac00-\ud7a3]') = ((case plan.direction when 'TERM_TO_MEANING' then word.meaning else word.term end) ~ '[\uac00-\ud7a3]')
          and (plan.direction = 'TERM_TO_MEANING' or word.term !~ '[\uac00-\ud7a3]')
      ) else '{}'::text[] end as right_answers
    from words as word where word.deck_id = plan.deck_id and word.sequence between plan.from_sequence and plan.to_sequence
    order by random() limit plan.question_count
  ) as asked
$$;
comment on function draw_word_test(word_tests, word_test_plans) is 'The questions of an attempt, in an order and with wrong choices of its own';

create function begin_word_test(wanted uuid, taker uuid, at timestamptz) returns uuid language plpgsql as $$
declare
  plan word_test_plans;
  test word_tests;
  taken integer;
begin
  -- Two devices of one student wait for each other.
  perform from students where id = taker for no key update;
  select * into plan from word_test_plans where id = wanted for share;
  if not found or not exists (select from word_test_readers where plan_id = wanted and student_id = taker) then
    return null;
  end if;
  perform close_word_tests(at, taker);
  select * into test from word_tests where student_id = taker and finished_at is null and ends_at is not null limit 1;
  if test.plan_id = wanted then
    return test.id;
  elsif test.id is not null then
    perform refuse('word_tests_other_open');
  end if;
  if at < plan.opens_at then
    perform refuse('word_tests_not_yet');
  elsif at >= plan.closes_at then
    perform refuse('word_tests_closed');
  end if;
  if exists (select from word_tests join word_test_results using (id) where word_tests.plan_id = wanted and word_tests.student_id = taker
      and word_test_results.correct >= plan.target_count) then
    perform refuse('word_tests_reached');
  end if;
  select count(*) into taken from word_tests where plan_id = wanted and student_id = taker;
  if taken >= plan.max_attempts then
    perform refuse('word_tests_attempts_used', json_build_object('attempts', taken));
  end if;
  insert into word_tests (deck_id, student_id, direction, question_count, plan_id, attempt_number, started_at, ends_at)
  values (plan.deck_id, taker, plan.direction, plan.question_count, wanted, taken + 1, at,
    least(plan.closes_at, at + make_interval(secs => plan.time_limit_seconds)))
  returning * into test;
  perform draw_word_test(test, plan);
  if (select count(*) from word_test_answers where test_id = test.id) < plan.question_count then
    perform refuse('word_test_plans_words', json_build_object('words', (select count(*) from word_test_answers where test_id = test.id)));
  end if;
  return test.id;
end $$;
comment on function begin_word_test(uuid, uuid, timestamptz) is 'The open attempt of a student in a word test, or a new one; null when it is not theirs';

create trigger word_test_standings_announce after insert or update or delete on word_test_answers for each statement execute function announce_roots('wordTestStandings');
create trigger word_tests_announce after insert or update or delete on word_tests for each statement execute function announce_roots('wordTestStandings', 'wordTestResults', 'words');

create or replace function is_undoable_kind(kind text) returns boolean language sql immutable parallel safe as $$
  select kind in ('ATTENDANCE_MARK', 'ATTENDANCE_MEMO', 'ATTENDANCE_PASTE', 'ATTENDANCE_UPDATE', 'RETAKES_ADD', 'ANSWERS_IMPORT', 'WORD_TEST_SCORES', 'STUDENTS_UPDATE',
    'STUDENT_UPDATE', 'TAG_UPDATE', 'TAGS_ORDER', 'NOTICE_UPDATE', 'LECTURE_UPDATE', 'DDAY_UPDATE', 'CONSULT_UPDATE', 'STUDENT_MEMO_UPDATE')
$$;

select keep_records('word_test_plans', 'word_test_takers');
select comment_records('word_test_plans', 'word_test_takers');
