-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- What follows when staff answered a question
CREATE OR REPLACE FUNCTION public.board_question_answered(post uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  -- Who asked is told here; open pages read the question again.
  perform announce('boardPosts', 'boardAnswers');
end $function$;

-- Since when a question waits: since it was asked, asked on or reopened after the last answer; null once answered or accepted
CREATE OR REPLACE FUNCTION public.board_waiting(post board_posts)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when post.category <> 'QUESTION' or accepted then null
    when last_answer is null then post.created_at
    else least(
      (select min(created_at) from board_answers where post_id = post.id and kind = 'FOLLOW_UP' and deleted_at is null and created_at > last_answer),
      case when post.reopened_at > last_answer then post.reopened_at end)
  end
  from (
    select coalesce(bool_or(is_accepted), false) as accepted, max(created_at) filter (where kind = 'ANSWER') as last_answer
    from board_answers where post_id = post.id and deleted_at is null
  ) as answers
$function$;

-- When a question was first answered follows from its answers, whatever is written
CREATE OR REPLACE FUNCTION public.fill_answered_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.answered_at := (select min(created_at) from board_answers where post_id = new.id and kind = 'ANSWER' and deleted_at is null);
  new.waiting_since := board_waiting(new);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.follow_board_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare entry constant board_answers := coalesce(new, old);
begin
  if tg_op = 'INSERT' and entry.kind = 'FOLLOW_UP' then
    update board_answers set is_accepted = false where post_id = entry.post_id and is_accepted;
  end if;
  perform recompute_board_answers(entry.post_id);
  -- A page that was read before this entry is out of date, also where the first answer stays the first.
  if tg_op = 'INSERT' then
    update board_posts set version = version + 1 where id = entry.post_id;
    if entry.kind = 'ANSWER' then
      perform board_question_answered(entry.post_id);
    end if;
  end if;
  perform announce('boardPosts', 'boardAnswers');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_board_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare question board_posts;
begin
  if tg_op = 'UPDATE' and (new.post_id, new.kind) is distinct from (old.post_id, old.kind) then
    perform refuse('board_answers_post_fixed');
  end if;
  if tg_op = 'UPDATE' and old.deleted_at is not null then
    perform refuse('board_answers_deleted');
  end if;
  -- Waits for a concurrent answer to the same question, so that only one counts as the first.
  select * into question from board_posts where id = new.post_id for no key update;
  if question.category <> 'QUESTION' then
    perform refuse('board_answers_of_question');
  end if;
  if question.deleted_at is not null then
    perform refuse('board_posts_deleted');
  end if;
  if new.kind = 'FOLLOW_UP' and (tg_op = 'INSERT' or new.created_by is distinct from old.created_by) and new.created_by is distinct from question.created_by then
    perform refuse('board_answers_follow_up_own');
  end if;
  if exists (
    select from unnest(new.file_ids) as wanted (id)
    where not exists (select from files where files.id = wanted.id and files.board_post_id = new.post_id and files.state = 'DONE')) then
    perform refuse('board_answers_files_own');
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_board_post()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  by_student constant boolean := coalesce(session_variable('x-hasura-role') = 'student', false);
  post constant board_posts := coalesce(new, old);
begin
  if by_student and post.category <> 'QUESTION' then
    perform refuse('board_posts_student_asks');
  end if;
  if tg_op = 'UPDATE' and old.deleted_at is not null then
    perform refuse('board_posts_deleted');
  end if;
  if tg_op <> 'INSERT' and by_student and old.answered_at is not null
    and (tg_op = 'DELETE' or (new.title, new.body, new.deleted_at) is distinct from (old.title, old.body, old.deleted_at)) then
    perform refuse('board_posts_answered');
  end if;
  if tg_op = 'UPDATE' and (new.created_by is distinct from old.created_by or (new.category <> old.category and 'QUESTION' in (new.category, old.category))) then
    perform refuse('board_posts_author_fixed');
  end if;
  if tg_op <> 'DELETE' then
    if new.exam_id is null then
      new.exam_number := null;
    end if;
    if tg_op = 'INSERT' or (new.lecture_id, new.exam_id, new.exam_number) is distinct from (old.lecture_id, old.exam_id, old.exam_number) then
      perform refuse_foreign_place(new);
    end if;
    return new;
  end if;
  return old;
end $function$;

-- A question to the class is one without a name
CREATE OR REPLACE FUNCTION public.keep_asker_nameless()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.visibility := 'ANONYMOUS';
  return new;
end $function$;

-- Whether somebody signed in may read a post: staff all, students what is public, their own and what their class may read
CREATE OR REPLACE FUNCTION public.may_read_board_post(post board_posts, reader uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select post.deleted_at is null and coalesce((
    select users.type <> 'STUDENT' or post.created_by = reader or post.is_public
      or exists (select from board_readers where post_id = post.id and student_id = reader)
    from users where users.id = reader and users.is_active), false)
$function$;

-- Sets when questions were first answered and since when they wait; of one question, or of all after a bulk load
CREATE OR REPLACE FUNCTION public.recompute_board_answers(post uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  update board_posts as question set answered_at = first.at, waiting_since = board_waiting(question)
  from (
    select asked.id, min(answer.created_at) as at
    from board_posts as asked left join board_answers as answer
      on answer.post_id = asked.id and answer.kind = 'ANSWER' and answer.deleted_at is null
    where asked.category = 'QUESTION' and (post is null or asked.id = post)
    group by asked.id
  ) as first
  where first.id = question.id
    and (question.answered_at, question.waiting_since) is distinct from (first.at, board_waiting(question))
$function$;

-- Refuses a question about a lecture, an exam or an item that is not of whoever asks
CREATE OR REPLACE FUNCTION public.refuse_foreign_place(post board_posts)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  by_student constant boolean := coalesce(session_variable('x-hasura-role') = 'student', false);
begin
  if by_student and post.lecture_id is not null
    and not exists (select from lecture_readers where lecture_id = post.lecture_id and student_id = post.created_by) then
    perform refuse('board_posts_own_lecture');
  end if;
  if post.exam_id is null then
    return;
  end if;
  if not exists (select from exams where id = post.exam_id and lecture_id = post.lecture_id)
    or by_student and not exists (
      select from scores join exams on exams.id = scores.exam_id where exams.id = post.exam_id and scores.student_id = post.created_by and exams.is_shown) then
    perform refuse('board_posts_own_exam');
  end if;
  if post.exam_number is not null and not exists (select from exam_items where exam_id = post.exam_id and number = post.exam_number) then
    perform refuse('board_posts_exam_item');
  end if;
end $function$;

-- Questions and FAQ that resemble some words, most alike first, of those somebody may read
CREATE OR REPLACE FUNCTION public.similar_board_posts(words text, reader uuid, most integer)
 RETURNS SETOF board_posts
 LANGUAGE sql
 STABLE
 SET "pg_trgm.word_similarity_threshold" TO '0.35'
AS $function$
  select * from board_posts as post
  where lower(words) <% lower(title || ' ' || body) and category in ('QUESTION', 'FAQ') and may_read_board_post(post, reader)
  order by word_similarity(lower(words), lower(title || ' ' || body)) desc, created_at desc
  limit most
$function$;

CREATE TRIGGER board_answers_audit AFTER INSERT OR DELETE OR UPDATE ON board_answers FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER board_answers_follow AFTER INSERT OR DELETE OR UPDATE OF is_accepted, deleted_at ON board_answers FOR EACH ROW EXECUTE FUNCTION follow_board_answer();

CREATE TRIGGER board_answers_guard BEFORE INSERT OR UPDATE ON board_answers FOR EACH ROW EXECUTE FUNCTION guard_board_answer();

CREATE TRIGGER board_answers_touch BEFORE UPDATE ON board_answers FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER board_answers_version BEFORE UPDATE ON board_answers FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER board_posts_answered_at BEFORE INSERT OR UPDATE OF answered_at, waiting_since, reopened_at ON board_posts FOR EACH ROW EXECUTE FUNCTION fill_answered_at();

CREATE TRIGGER board_posts_audit AFTER INSERT OR DELETE OR UPDATE ON board_posts FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER board_posts_guard BEFORE INSERT OR DELETE OR UPDATE ON board_posts FOR EACH ROW EXECUTE FUNCTION guard_board_post();

CREATE TRIGGER board_posts_nameless BEFORE INSERT OR UPDATE OF visibility ON board_posts FOR EACH ROW WHEN (new.visibility = 'CLASS'::text) EXECUTE FUNCTION keep_asker_nameless();

CREATE TRIGGER board_posts_touch BEFORE UPDATE ON board_posts FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER board_posts_version BEFORE UPDATE ON board_posts FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER board_replies_audit AFTER INSERT OR DELETE OR UPDATE ON board_replies FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER board_replies_touch BEFORE UPDATE ON board_replies FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER board_replies_version BEFORE UPDATE ON board_replies FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER board_settings_audit AFTER INSERT OR DELETE OR UPDATE ON board_settings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER board_settings_touch BEFORE UPDATE ON board_settings FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER board_settings_version BEFORE UPDATE ON board_settings FOR EACH ROW EXECUTE FUNCTION raise_version();

-- Empty, for screens of the version before: no student is told who asked
CREATE VIEW board_authors AS
 SELECT post.id AS post_id,
    users.name
   FROM board_posts post
     JOIN users ON users.id = post.created_by
  WHERE false;

-- The class that may read a question: those who attended its lecture when it was asked, unless it is private
CREATE VIEW board_readers AS
 SELECT post.id AS post_id,
    enrollments.student_id
   FROM board_posts post
     JOIN enrollments USING (lecture_id)
  WHERE post.category = 'QUESTION'::text AND post.visibility <> 'PRIVATE'::text AND post.deleted_at IS NULL AND (enrollments.to_date IS NULL OR post.created_at < ((enrollments.to_date + 1)::timestamp without time zone AT TIME ZONE 'Asia/Seoul'::text));

-- 게시글 이력: what posts and answers said and say; staff only; ask for one post at a time
CREATE VIEW board_versions AS
 SELECT entry.id,
    post.id AS post_id,
    NULL::uuid AS answer_id,
    entry.at,
    entry.actor_id,
    entry.after ->> 'title'::text AS title,
    entry.after ->> 'body'::text AS body
   FROM board_posts post
     JOIN audit_log entry ON entry.table_name = 'board_posts'::text AND entry.row_id = post.id::text
  WHERE entry.after IS NOT NULL AND post.deleted_at IS NULL AND (entry.before IS NULL OR (entry.before ->> 'title'::text) IS DISTINCT FROM (entry.after ->> 'title'::text) OR (entry.before ->> 'body'::text) IS DISTINCT FROM (entry.after ->> 'body'::text))
UNION ALL
 SELECT entry.id,
    answer.post_id,
    answer.id AS answer_id,
    entry.at,
    entry.actor_id,
    NULL::text AS title,
    entry.after ->> 'body'::text AS body
   FROM board_answers answer
     JOIN audit_log entry ON entry.table_name = 'board_answers'::text AND entry.row_id = answer.id::text
  WHERE entry.after IS NOT NULL AND answer.deleted_at IS NULL AND (entry.before IS NULL OR (entry.before ->> 'body'::text) IS DISTINCT FROM (entry.after ->> 'body'::text));
