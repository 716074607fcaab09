-- A deck or word that somebody learned or was tested on is not deleted, and who or what it was is told by name.

create function guard_word_deck_use() returns trigger language plpgsql as $$
declare names json;
begin
  select json_agg(title order by opens_at, title) into names from word_test_plans where deck_id = old.id;
  if names is not null then
    perform refuse('word_decks_in_use', json_build_object('names', names));
  end if;
  return old;
end $$;
comment on function guard_word_deck_use() is 'Row trigger: the deck of a test is not deleted. Violates word_decks_in_use';
create trigger word_decks_used before delete on word_decks for each row execute function guard_word_deck_use();

create function guard_word_use() returns trigger language plpgsql as $$
declare names json;
begin
  select json_agg(name order by name) into names from (
    select users.name from word_reviews as known join users on users.id = known.student_id where known.word_id = old.id
    union
    select users.name from word_test_answers as answer join word_tests as test on test.id = answer.test_id join users on users.id = test.student_id
    where answer.word_id = old.id
  ) as used;
  if names is not null then
    perform refuse('words_in_use', json_build_object('names', names));
  end if;
  return old;
end $$;
comment on function guard_word_use() is 'Row trigger: a word that a student learned or was asked is not deleted. Violates words_in_use';
create trigger words_used before delete on words for each row execute function guard_word_use();

create function guard_word_test_use() returns trigger language plpgsql as $$
declare names json;
begin
  select json_agg(distinct users.name order by users.name) into names from word_tests as test join users on users.id = test.student_id
  where test.plan_id = old.id;
  if names is not null then
    perform refuse('word_test_plans_in_use', json_build_object('names', names));
  end if;
  return old;
end $$;
comment on function guard_word_test_use() is 'Row trigger: a word test that somebody began is not deleted. Violates word_test_plans_in_use';
create trigger word_test_plans_used before delete on word_test_plans for each row execute function guard_word_test_use();
