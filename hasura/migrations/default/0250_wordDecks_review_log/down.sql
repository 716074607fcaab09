drop function log_word_reviews(uuid, jsonb);
drop trigger word_reviews_guard on word_reviews;
create or replace function guard_word_review() returns trigger language plpgsql as $$
begin
  if (new.student_id, new.word_id) is distinct from (old.student_id, old.word_id) or new.reps < old.reps or new.lapses < old.lapses
    or new.last_reviewed_at < old.last_reviewed_at then
    perform refuse('word_reviews_only_forward');
  end if;
  return new;
end $$;
comment on function guard_word_review() is null;
create trigger word_reviews_guard before update on word_reviews for each row execute function guard_word_review();
drop table word_review_log;
drop function guard_word_review_log();
