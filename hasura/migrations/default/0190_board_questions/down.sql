-- The functions and triggers as 0031 made them come back first, so that nothing names what goes.
create or replace function may_read_file(file files, reader uuid) returns boolean language sql stable as $$
  select coalesce((
    select case
      when users.type = 'ADMIN' or tas.is_admin_level then true
      when file.owner_type = 'UPLOADER' then file.owner_id = reader
      when users.type = 'TA' then file.owner_type <> 'CLAIM' or exists (select from expense_claims where id = file.claim_id and ta_id = reader)
      else file.state = 'DONE' and (
        file.profile_user_id = reader
        or exists (select from submissions where id = file.submission_id and student_id = reader)
        or exists (select from board_posts where id = file.board_post_id and (is_public or created_by = reader))
        or exists (
          select from file_permissions as permission
          where permission.file_id = file.id and (
            permission.student_id = reader
            or exists (select from file_lecture_readers where permission_id = permission.id and student_id = reader)
            or exists (select from participants where weekly_lecture_id = permission.weekly_lecture_id and student_id = reader)))
        and (file.owner_type not in ('VIDEO', 'MATERIAL', 'EXAM')
          or exists (select from exams where id = file.exam_id and is_shown)
          or exists (select from open_video_readers where video_id = file.video_id and student_id = reader)
          or exists (select from material_readers where material_id = file.material_id and student_id = reader)))
      end
    from users left join tas on tas.id = users.id
    where users.id = reader and users.is_active), false)
$$;
create or replace function guard_board_post() returns trigger language plpgsql as $$
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
end $$;
create or replace function guard_board_answer() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.post_id <> old.post_id then
    perform refuse('board_answers_post_fixed');
  end if;
  -- Waits for a concurrent answer to the same question, so that only one counts as the first.
  if (select category from board_posts where id = new.post_id for no key update) <> 'QUESTION' then
    perform refuse('board_answers_of_question');
  end if;
  return new;
end $$;
create or replace function recompute_board_answers(post uuid default null) returns void language sql as $$
  update board_posts set answered_at = answers.first_at
  from (
    select question.id, min(answer.created_at) as first_at
    from board_posts as question left join board_answers as answer on answer.post_id = question.id
    where question.category = 'QUESTION' and (post is null or question.id = post)
    group by question.id
  ) as answers
  where answers.id = board_posts.id and board_posts.answered_at is distinct from answers.first_at
$$;
create or replace function follow_board_answer() returns trigger language plpgsql as $$
begin
  perform recompute_board_answers(coalesce(new.post_id, old.post_id));
  perform announce('boardPosts');
  return null;
end $$;
create or replace function fill_answered_at() returns trigger language plpgsql as $$
begin
  new.answered_at := (select min(created_at) from board_answers where post_id = new.id);
  return new;
end $$;
comment on function recompute_board_answers(uuid) is 'Sets when questions were first answered; of one question, or of all after a bulk load';
drop trigger board_answers_guard on board_answers;
create trigger board_answers_guard before insert or update of post_id on board_answers for each row execute function guard_board_answer();
drop trigger board_answers_follow on board_answers;
create trigger board_answers_follow after insert or delete on board_answers for each row execute function follow_board_answer();
drop trigger board_posts_answered_at on board_posts;
create trigger board_posts_answered_at before insert or update of answered_at on board_posts for each row execute function fill_answered_at();
drop function board_question_answered(uuid);
drop function board_waiting(board_posts);
drop function refuse_foreign_place(board_posts);
drop function similar_board_posts(text, uuid, integer);
drop function may_read_board_post(board_posts, uuid);
drop view board_versions;
drop view board_authors;
drop view board_readers;
drop table board_replies;
drop table board_settings;
delete from board_answers where kind = 'FOLLOW_UP' or deleted_at is not null;
delete from files where board_post_id in (select id from board_posts where deleted_at is not null);
delete from board_posts where deleted_at is not null;
alter table board_answers drop column kind, drop column content, drop column file_ids, drop column deleted_at;
comment on table board_answers is '답변: staff answer a question';
drop index board_posts_words_index;
drop index board_posts_queue_index;
alter table board_posts drop column visibility, drop column content, drop column exam_id, drop column exam_number, drop column assigned_ta_id,
  drop column reopened_at, drop column waiting_since, drop column deleted_at, drop constraint board_posts_question_not_public;
comment on column board_posts.is_public is '전체 공개; readable without signing in';
create index board_posts_waiting_index on board_posts (created_at) where category = 'QUESTION' and answered_at is null;
