-- Submissions: what students hand in for an exam.

create table submissions (
  id uuid primary key default uuid_v7(),
  exam_id uuid not null,
  student_id uuid not null,
  status text not null default 'DRAFT',
  submitted_at timestamptz,
  reopened_by uuid references users (id),
  reopened_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint submissions_score_fkey foreign key (exam_id, student_id) references scores (exam_id, student_id),
  constraint submissions_student_key unique (exam_id, student_id),
  constraint submissions_status_known check (status in ('DRAFT', 'DONE', 'REOPENED')),
  constraint submissions_done_has_time check (status <> 'DONE' or submitted_at is not null),
  constraint submissions_reopened_by_someone check (status <> 'REOPENED' or reopened_at is not null)
);
comment on table submissions is '과제 제출: what a student hands in for an exam through the portal';
comment on column submissions.id is '고유 번호, UUID v7: sorts by time';
comment on column submissions.exam_id is '시험';
comment on column submissions.student_id is '학생';
comment on column submissions.status is 'DRAFT 작성 중 (files may be added, removed) → DONE 제출 (locked) → REOPENED 다시 열림, by staff';
comment on column submissions.submitted_at is '제출한 때; set by itself';
comment on column submissions.reopened_by is '다시 연 직원; set by itself';
comment on column submissions.reopened_at is '다시 연 때; set by itself';
comment on column submissions.version is 'Raised at every change; a write says which one it changes';
comment on column submissions.created_by is '만든 사람';
comment on column submissions.created_at is '만든 때';
comment on column submissions.updated_at is '마지막으로 바뀐 때';
create index submissions_student_id_index on submissions (student_id, created_at);
create index submissions_reopened_by_index on submissions (reopened_by);
create index submissions_created_by_index on submissions (created_by);

create function guard_submission() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status = 'DONE' then
      perform refuse('submissions_locked');
    end if;
    return old;
  end if;
  if (new.exam_id, new.student_id) is distinct from (old.exam_id, old.student_id) then
    perform refuse('submissions_stay');
  end if;
  if new.status = 'DONE' and old.status <> 'DONE' then
    new.submitted_at := now();
    -- A submission means that the student took the exam.
    update scores set status = 'TAKEN' where exam_id = new.exam_id and student_id = new.student_id and status = 'NONE';
  elsif new.status = 'REOPENED' and old.status <> 'REOPENED' then
    if session_variable('x-hasura-role') = 'student' then
      perform refuse('submissions_reopened_by_staff');
    end if;
    new.reopened_at := now();
    new.reopened_by := session_user_id();
  end if;
  return new;
end $$;
comment on function guard_submission() is 'Handing in locks a submission and marks the score TAKEN; only staff reopen it';
create trigger submissions_guard before update or delete on submissions for each row execute function guard_submission();
create trigger submissions_move before insert or update of status on submissions for each row execute function guard_move('status',
  '> DRAFT', 'DRAFT > DONE', 'DONE > REOPENED', 'REOPENED > DONE');
create trigger submissions_version before update on submissions for each row execute function raise_version();

select keep_records('submissions');
