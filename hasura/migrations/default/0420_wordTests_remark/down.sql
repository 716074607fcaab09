create or replace function draw_word_test(test word_tests, plan word_test_plans) returns void language sql as $$
  insert into word_test_answers (test_id, sequence, word_id, prompt, right_answers)
  select test.id, row_number() over (order by asked.lot), asked.id, asked.prompt, asked.right_answers
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
comment on function draw_word_test(word_tests, word_test_plans) is 'The questions of an attempt, in an order of its own; their choices are offered by the api';

create or replace function guard_word_test_answer() returns trigger language plpgsql as $$
declare
  test word_tests;
begin
  select * into test from word_tests where id = new.test_id for no key update;
  if test.finished_at is not null and not test.is_printed then
    perform refuse('word_tests_finished');
  end if;
  if tg_op = 'UPDATE' and ((new.test_id, new.sequence, new.word_id) is distinct from (old.test_id, old.sequence, old.word_id) or (old.answer is not null and not test.is_printed)) then
    perform refuse('word_test_answers_answered');
  end if;
  if tg_op = 'INSERT' and (new.sequence > test.question_count or not exists (select from words where id = new.word_id and deck_id = test.deck_id)) then
    perform refuse('word_test_answers_of_deck');
  end if;
  return new;
end $$;

drop function word_right_answers(words, word_test_plans);
comment on column word_test_answers.right_answers is '정답, as it was when it was asked; the first is the word''s own';
