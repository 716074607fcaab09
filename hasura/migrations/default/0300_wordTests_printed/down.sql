create or replace view word_test_standings as
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
comment on column word_test_standings.state is 'NEW 아직, OPEN 보는 중, BELOW 미달, REACHED 통과';
drop trigger score_attempts_open_printed on score_attempts;
drop trigger score_attempts_mark_printed_again on score_attempts;
drop trigger score_attempts_mark_printed on score_attempts;
drop function mark_printed_word_test();
drop function print_word_test(uuid, uuid, timestamptz);
create or replace function begin_word_test(wanted uuid, taker uuid, at timestamptz) returns uuid language plpgsql as $$
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
create or replace function guard_word_test_answer() returns trigger language plpgsql as $$
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
create or replace function guard_word_test_plan() returns trigger language plpgsql as $$
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
delete from word_tests where is_printed;
drop trigger word_tests_version on word_tests;
drop index word_tests_one_printed;
drop index word_tests_one_open;
create unique index word_tests_one_open on word_tests (student_id, deck_id) where finished_at is null;
alter table word_tests
  drop constraint word_tests_printed_of_plan,
  drop constraint word_tests_ends_when_planned,
  drop column version,
  drop column retake_exam_id,
  drop column is_printed,
  add constraint word_tests_ends_when_planned check ((plan_id is null) = (ends_at is null));
alter table word_test_plans drop column is_printed;
