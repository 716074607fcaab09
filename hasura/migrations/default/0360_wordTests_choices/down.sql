create or replace function draw_word_test(test word_tests, plan word_test_plans) returns void language sql as $$
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
