-- Questions: who of the class reads them, the exam they are about, follow-ups, waiting, assignment; posts are deleted softly.

alter table board_posts
  add column visibility text not null default 'PRIVATE',
  add column content jsonb,
  add column exam_id uuid references exams (id) on delete set null,
  add column exam_number smallint,
  add column assigned_ta_id uuid references tas (id),
  add column reopened_at timestamptz,
  add column waiting_since timestamptz,
  add column deleted_at timestamptz;

-- What every student could read was shown with its author's name to nobody: the class goes on reading it, anonymously.
alter table board_posts disable trigger user;
update board_posts set visibility = 'ANONYMOUS', is_public = false where category = 'QUESTION' and is_public and lecture_id is not null;
update board_posts set is_public = false where category = 'QUESTION' and is_public;
update board_posts set waiting_since = created_at where category = 'QUESTION' and answered_at is null;
alter table board_posts enable trigger user;

alter table board_posts
  add constraint board_posts_visibility_known check (visibility in ('PRIVATE', 'CLASS', 'ANONYMOUS')),
  add constraint board_posts_question_not_public check (category <> 'QUESTION' or not is_public),
  add constraint board_posts_class_known check (visibility = 'PRIVATE' or (category = 'QUESTION' and lecture_id is not null)),
  add constraint board_posts_exam_number_range check (exam_number between 1 and 100),
  add constraint board_posts_content_document check (content @> '{"type": "doc"}'),
  add constraint board_posts_content_length check (length(content::text) <= 100000),
  add constraint board_posts_waiting_question check (category = 'QUESTION' or num_nonnulls(waiting_since, reopened_at, assigned_ta_id, exam_id) = 0);
comment on column board_posts.is_public is '전체 공개; readable without signing in; never a question';
comment on column board_posts.visibility is '질문을 볼 사람: PRIVATE 나와 선생님, CLASS 우리 반, ANONYMOUS 우리 반, 이름 없이';
comment on column board_posts.content is '꾸민 내용: a ProseMirror document with the words of body; null where the body is all';
comment on column board_posts.exam_id is '어느 시험에 대한 질문; null for none';
comment on column board_posts.exam_number is '시험의 문항 번호; null for the whole exam';
comment on column board_posts.assigned_ta_id is '담당 조교; null for none';
comment on column board_posts.reopened_at is '다시 연 때: the question waits again although it was answered';
comment on column board_posts.waiting_since is '기다리기 시작한 때; null while nobody waits for an answer. Follows from answers and follow-ups';
comment on column board_posts.deleted_at is '지운 때; null while it stands';
create index board_posts_exam_id_index on board_posts (exam_id) where exam_id is not null;
create index board_posts_assigned_ta_id_index on board_posts (assigned_ta_id) where assigned_ta_id is not null;
create index board_posts_queue_index on board_posts (waiting_since, id) where waiting_since is not null and deleted_at is null;
drop index board_posts_waiting_index;
create index board_posts_words_index on board_posts using gin ((lower(title || ' ' || body)) gin_trgm_ops);

alter table board_answers
  add column kind text not null default 'ANSWER',
  add column content jsonb,
  add column file_ids uuid[] not null default '{}',
  add column deleted_at timestamptz,
  add constraint board_answers_kind_known check (kind in ('ANSWER', 'FOLLOW_UP')),
  add constraint board_answers_accepted_answer check (not is_accepted or (kind = 'ANSWER' and deleted_at is null)),
  add constraint board_answers_content_document check (content @> '{"type": "doc"}'),
  add constraint board_answers_content_length check (length(content::text) <= 100000),
  add constraint board_answers_files_count check (cardinality(file_ids) <= 10);
comment on table board_answers is '답변과 추가 질문: staff answer a question, who asked it asks on';
comment on column board_answers.kind is 'ANSWER 답변 of staff, FOLLOW_UP 추가 질문 of who asked';
comment on column board_answers.content is '꾸민 내용: a ProseMirror document with the words of body; null where the body is all';
comment on column board_answers.file_ids is '사진과 파일: files of the post that belong to this answer';
comment on column board_answers.deleted_at is '지운 때; null while it stands';

create table board_settings (
  id integer primary key default 1,
  answer_hours integer not null default 24,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint board_settings_one_row check (id = 1),
  constraint board_settings_answer_hours_range check (answer_hours between 1 and 336)
);
comment on table board_settings is '게시판 설정: one row';
comment on column board_settings.id is 'Always 1';
comment on column board_settings.answer_hours is '답변 기한: hours within which the academy answers a question';
comment on column board_settings.created_at is 'When it was made';
insert into board_settings default values;
create trigger board_settings_version before update on board_settings for each row execute function raise_version();

create table board_replies (
  id uuid primary key default uuid_v7(),
  title text not null,
  body text not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint board_replies_title_length check (length(title) between 1 and 40),
  constraint board_replies_body_length check (length(body) between 1 and 5000),
  constraint board_replies_title_key unique (title)
);
comment on table board_replies is '자주 쓰는 답변: words that staff put into an answer';
comment on column board_replies.title is '이름';
comment on column board_replies.body is '내용';
create index board_replies_created_by_index on board_replies (created_by);
create trigger board_replies_version before update on board_replies for each row execute function raise_version();

create view board_readers as
select post.id as post_id, enrollments.student_id
from board_posts as post join enrollments using (lecture_id)
where post.category = 'QUESTION' and post.visibility <> 'PRIVATE' and post.deleted_at is null
  and (enrollments.to_date is null or post.created_at < (enrollments.to_date + 1)::timestamp at time zone 'Asia/Seoul');
comment on view board_readers is 'The class that may read a question: those who attended its lecture when it was asked, unless it is private';
comment on column board_readers.post_id is '질문';
comment on column board_readers.student_id is '학생';

create view board_authors as
select post.id as post_id, users.name
from board_posts as post join users on users.id = post.created_by
where post.category = 'QUESTION' and post.visibility = 'CLASS' and post.deleted_at is null;
comment on view board_authors is 'Names of those who asked with their name; an anonymous or private question has no row here';
comment on column board_authors.post_id is '질문';
comment on column board_authors.name is '질문한 학생의 이름';

create view board_versions as
select entry.id, post.id as post_id, null::uuid as answer_id, entry.at, entry.actor_id,
  entry.after ->> 'title' as title, entry.after ->> 'body' as body
from board_posts as post join audit_log as entry on entry.table_name = 'board_posts' and entry.row_id = post.id::text
where entry.after is not null and post.deleted_at is null
  and (entry.before is null or (entry.before ->> 'title', entry.before ->> 'body') is distinct from (entry.after ->> 'title', entry.after ->> 'body'))
union all
select entry.id, answer.post_id as post_id, answer.id as answer_id, entry.at as at, entry.actor_id as actor_id,
  null::text as title, entry.after ->> 'body' as body
from board_answers as answer join audit_log as entry on entry.table_name = 'board_answers' and entry.row_id = answer.id::text
where entry.after is not null and answer.deleted_at is null
  and (entry.before is null or entry.before ->> 'body' is distinct from entry.after ->> 'body');
comment on view board_versions is '게시글 이력: what posts and answers said and say; staff only; ask for one post at a time';
comment on column board_versions.id is 'Of the entry in the audit log';
comment on column board_versions.post_id is '게시글';
comment on column board_versions.answer_id is '답변; null for the post itself';
comment on column board_versions.at is '고친 때';
comment on column board_versions.actor_id is '고친 사람';
comment on column board_versions.title is '제목 from then on; null of an answer';
comment on column board_versions.body is '내용 from then on';

create function may_read_board_post(post board_posts, reader uuid) returns boolean language sql stable as $$
  select post.deleted_at is null and coalesce((
    select users.type <> 'STUDENT' or post.created_by = reader or post.is_public
      or exists (select from board_readers where post_id = post.id and student_id = reader)
    from users where users.id = reader and users.is_active), false)
$$;
comment on function may_read_board_post(board_posts, uuid) is 'Whether somebody signed in may read a post: staff all, students what is public, their own and what their class may read';

create function similar_board_posts(words text, reader uuid, most integer) returns setof board_posts language sql stable
  set pg_trgm.word_similarity_threshold = 0.35 as $$
  select * from board_posts as post
  where lower(words) <% lower(title || ' ' || body) and category in ('QUESTION', 'FAQ') and may_read_board_post(post, reader)
  order by word_similarity(lower(words), lower(title || ' ' || body)) desc, created_at desc
  limit most
$$;
comment on function similar_board_posts(text, uuid, integer) is 'Questions and FAQ that resemble some words, most alike first, of those somebody may read';

create or replace function guard_board_post() returns trigger language plpgsql as $$
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
end $$;

create function refuse_foreign_place(post board_posts) returns void language plpgsql as $$
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
end $$;
comment on function refuse_foreign_place(board_posts) is 'Refuses a question about a lecture, an exam or an item that is not of whoever asks';

create or replace function guard_board_answer() returns trigger language plpgsql as $$
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
end $$;
drop trigger board_answers_guard on board_answers;
create trigger board_answers_guard before insert or update on board_answers for each row execute function guard_board_answer();

create function board_waiting(post board_posts) returns timestamptz language sql stable as $$
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
$$;
comment on function board_waiting(board_posts) is 'Since when a question waits: since it was asked, asked on or reopened after the last answer; null once answered or accepted';

create or replace function fill_answered_at() returns trigger language plpgsql as $$
begin
  new.answered_at := (select min(created_at) from board_answers where post_id = new.id and kind = 'ANSWER' and deleted_at is null);
  new.waiting_since := board_waiting(new);
  return new;
end $$;
drop trigger board_posts_answered_at on board_posts;
create trigger board_posts_answered_at before insert or update of answered_at, waiting_since, reopened_at on board_posts
  for each row execute function fill_answered_at();

create or replace function recompute_board_answers(post uuid default null) returns void language sql as $$
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
$$;
comment on function recompute_board_answers(uuid) is 'Sets when questions were first answered and since when they wait; of one question, or of all after a bulk load';

create function board_question_answered(post uuid) returns void language plpgsql as $$
begin
  -- Who asked is told here; open pages read the question again.
  perform announce('boardPosts', 'boardAnswers');
end $$;
comment on function board_question_answered(uuid) is 'What follows when staff answered a question';

create or replace function follow_board_answer() returns trigger language plpgsql as $$
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
end $$;
drop trigger board_answers_follow on board_answers;
create trigger board_answers_follow after insert or delete or update of is_accepted, deleted_at on board_answers
  for each row execute function follow_board_answer();

create or replace function may_read_file(file files, reader uuid) returns boolean language sql stable as $$
  select coalesce((
    select case
      -- What was deleted is served to nobody.
      when file.board_post_id is not null then file.state = 'DONE' and exists (
        select from board_posts as post where post.id = file.board_post_id and may_read_board_post(post, reader)
          and not exists (select from board_answers where post_id = post.id and deleted_at is not null and file.id = any (file_ids)))
      when users.type = 'ADMIN' or tas.is_admin_level then true
      when file.owner_type = 'UPLOADER' then file.owner_id = reader
      when users.type = 'TA' then file.owner_type <> 'CLAIM' or exists (select from expense_claims where id = file.claim_id and ta_id = reader)
      else file.state = 'DONE' and (
        file.profile_user_id = reader
        or exists (select from submissions where id = file.submission_id and student_id = reader)
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

select keep_records('board_settings', 'board_replies');
select comment_records('board_settings', 'board_replies');
