-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- When a question was first answered follows from its answers, whatever is written
CREATE OR REPLACE FUNCTION public.fill_answered_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.answered_at := (select min(created_at) from board_answers where post_id = new.id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_board_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform recompute_board_answers(coalesce(new.post_id, old.post_id));
  perform announce('boardPosts');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_board_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.post_id <> old.post_id then
    perform refuse('board_answers_post_fixed');
  end if;
  -- Waits for a concurrent answer to the same question, so that only one counts as the first.
  if (select category from board_posts where id = new.post_id for no key update) <> 'QUESTION' then
    perform refuse('board_answers_of_question');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_board_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  by_student constant boolean := coalesce(session_variable('x-hasura-role') = 'student', false);
begin
  if by_student and (coalesce(new, old)).category <> 'QUESTION' then
    perform refuse('board_posts_student_asks');
  end if;
  if tg_op <> 'INSERT' and by_student and old.answered_at is not null and (tg_op = 'DELETE' or (new.title, new.body) is distinct from (old.title, old.body)) then
    perform refuse('board_posts_answered');
  end if;
  if tg_op = 'UPDATE' and (new.created_by is distinct from old.created_by or (new.category <> old.category and 'QUESTION' in (new.category, old.category))) then
    perform refuse('board_posts_author_fixed');
  end if;
  return coalesce(new, old);
end $function$;

-- Sets when questions were first answered; of one question, or of all after a bulk load
CREATE OR REPLACE FUNCTION public.recompute_board_answers(post uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  update board_posts set answered_at = answers.first_at
  from (
    select question.id, min(answer.created_at) as first_at
    from board_posts as question left join board_answers as answer on answer.post_id = question.id
    where question.category = 'QUESTION' and (post is null or question.id = post)
    group by question.id
  ) as answers
  where answers.id = board_posts.id and board_posts.answered_at is distinct from answers.first_at
$function$;

CREATE TRIGGER board_answers_audit AFTER INSERT OR DELETE OR UPDATE ON board_answers FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER board_answers_follow AFTER INSERT OR DELETE ON board_answers FOR EACH ROW EXECUTE FUNCTION follow_board_answer();

CREATE TRIGGER board_answers_guard BEFORE INSERT OR UPDATE OF post_id ON board_answers FOR EACH ROW EXECUTE FUNCTION guard_board_answer();

CREATE TRIGGER board_answers_touch BEFORE UPDATE ON board_answers FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER board_answers_version BEFORE UPDATE ON board_answers FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER board_posts_answered_at BEFORE INSERT OR UPDATE OF answered_at ON board_posts FOR EACH ROW EXECUTE FUNCTION fill_answered_at();

CREATE TRIGGER board_posts_audit AFTER INSERT OR DELETE OR UPDATE ON board_posts FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER board_posts_guard BEFORE INSERT OR DELETE OR UPDATE ON board_posts FOR EACH ROW EXECUTE FUNCTION guard_board_post();

CREATE TRIGGER board_posts_touch BEFORE UPDATE ON board_posts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER board_posts_version BEFORE UPDATE ON board_posts FOR EACH ROW EXECUTE FUNCTION raise_version();
