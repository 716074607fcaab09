-- Board: FAQ, notices, questions and their answers.

create table board_posts (
  id uuid primary key default uuid_v7(),
  category text not null,
  title text not null,
  body text not null,
  is_public boolean not null default false,
  sort_order integer not null default 0,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lecture_id uuid references lectures (id),
  answered_at timestamptz,
  version integer not null default 1,
  constraint board_posts_category_known check (category in ('FAQ', 'NOTICE', 'QUESTION')),
  constraint board_posts_title_length check (length(title) between 1 and 100),
  constraint board_posts_question_private check (category <> 'QUESTION' or created_by is not null),
  constraint board_posts_body_length check (length(body) between 1 and 20000),
  constraint board_posts_answered_question check (answered_at is null or category = 'QUESTION')
);
comment on table board_posts is '게시판: FAQ, 공지, 질문';
comment on column board_posts.id is 'Key';
comment on column board_posts.category is '구분: FAQ, NOTICE 공지, QUESTION 질문';
comment on column board_posts.title is '제목';
comment on column board_posts.body is '내용';
comment on column board_posts.is_public is '전체 공개; readable without signing in';
comment on column board_posts.sort_order is '순서, small first';
comment on column board_posts.created_by is 'Who made it; null for what the academy came with';
comment on column board_posts.created_at is 'When it was made';
comment on column board_posts.lecture_id is '어느 강의에 대한 질문; null for none';
comment on column board_posts.answered_at is '첫 답변 시각, null while it waits; follows from board_answers, recompute_board_answers() sets it anew';
create index board_posts_public_index on board_posts (is_public, sort_order, created_at);
create index board_posts_created_by_index on board_posts (created_by);
create index board_posts_waiting_index on board_posts (created_at) where category = 'QUESTION' and answered_at is null;
create index board_posts_category_index on board_posts (category, sort_order, created_at);
create index board_posts_lecture_id_index on board_posts (lecture_id);
create index board_posts_created_at_index on board_posts (category, created_at);

create table board_answers (
  id uuid primary key default uuid_v7(),
  post_id uuid not null references board_posts (id) on delete cascade,
  body text not null,
  is_accepted boolean not null default false,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint board_answers_body_length check (length(body) between 1 and 20000)
);
comment on table board_answers is '답변: staff answer a question';
comment on column board_answers.post_id is '질문';
comment on column board_answers.body is '답변 내용';
comment on column board_answers.is_accepted is '채택: at most one of a question';
create unique index board_answers_accepted_key on board_answers (post_id) where is_accepted;
create index board_answers_post_id_index on board_answers (post_id, created_at);
create index board_answers_created_by_index on board_answers (created_by);

create function guard_board_post() returns trigger language plpgsql as $$
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
create trigger board_posts_guard before insert or update or delete on board_posts for each row execute function guard_board_post();
create trigger board_posts_version before update on board_posts for each row execute function raise_version();

create function guard_board_answer() returns trigger language plpgsql as $$
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
create trigger board_answers_guard before insert or update of post_id on board_answers for each row execute function guard_board_answer();
create trigger board_answers_version before update on board_answers for each row execute function raise_version();

create function recompute_board_answers(post uuid default null) returns void language sql as $$
  update board_posts set answered_at = answers.first_at
  from (
    select question.id, min(answer.created_at) as first_at
    from board_posts as question left join board_answers as answer on answer.post_id = question.id
    where question.category = 'QUESTION' and (post is null or question.id = post)
    group by question.id
  ) as answers
  where answers.id = board_posts.id and board_posts.answered_at is distinct from answers.first_at
$$;
comment on function recompute_board_answers(uuid) is 'Sets when questions were first answered; of one question, or of all after a bulk load';

create function follow_board_answer() returns trigger language plpgsql as $$
begin
  perform recompute_board_answers(coalesce(new.post_id, old.post_id));
  perform announce('boardPosts');
  return null;
end $$;
create trigger board_answers_follow after insert or delete on board_answers for each row execute function follow_board_answer();

create function fill_answered_at() returns trigger language plpgsql as $$
begin
  new.answered_at := (select min(created_at) from board_answers where post_id = new.id);
  return new;
end $$;
comment on function fill_answered_at() is 'When a question was first answered follows from its answers, whatever is written';
create trigger board_posts_answered_at before insert or update of answered_at on board_posts for each row execute function fill_answered_at();

select keep_records('board_posts', 'board_answers');
select comment_records('board_posts', 'board_answers');
