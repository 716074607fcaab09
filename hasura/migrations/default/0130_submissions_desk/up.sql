-- Handing in by the portal and marking at the desk: when an exam takes work, receipts, marks on pages, giving back.

create table submission_windows (
  id uuid primary key default uuid_v7(),
  exam_id uuid not null references exams (id) on delete cascade,
  opens_at timestamptz,
  closes_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint submission_windows_exam_key unique (exam_id),
  constraint submission_windows_order check (opens_at < closes_at)
);
comment on table submission_windows is '제출 기간: when students hand in work for an exam; an exam without one takes it while it is shown';
comment on column submission_windows.exam_id is '시험';
comment on column submission_windows.opens_at is '시작; null for no beginning';
comment on column submission_windows.closes_at is '마감; null for no end';
comment on column submission_windows.version is 'Raised at every change; a write says which one it changes';
create index submission_windows_created_by_index on submission_windows (created_by);
create trigger submission_windows_version before update on submission_windows for each row execute function raise_version();

alter table submissions
  add column receipt_number text,
  add column page_order uuid[] not null default '{}',
  add column comment text not null default '',
  add column returned_by uuid references users (id),
  add column returned_at timestamptz,
  add constraint submissions_receipt_key unique (receipt_number),
  add constraint submissions_comment_length check (length(comment) <= 1000),
  add constraint submissions_pages_count check (cardinality(page_order) <= 40),
  add constraint submissions_returned_done check (returned_at is null or status = 'DONE');
comment on column submissions.receipt_number is '접수 번호 of the last handing in; set by itself';
comment on column submissions.page_order is '쪽 순서: its files in the order in which they were handed in';
comment on column submissions.comment is '선생님의 말, when it was given back or opened again; the student reads it';
comment on column submissions.returned_by is '돌려준 직원; set by itself';
comment on column submissions.returned_at is '돌려준 때; the student sees the marks from then on';
create index submissions_returned_by_index on submissions (returned_by);

-- What was handed in before gets the receipt it would have been given.
alter table submissions disable trigger user;
update submissions set receipt_number = to_char(submitted_at at time zone 'Asia/Seoul', 'YYMMDD-HH24MI-') || upper(right(id::text, 6))
where submitted_at is not null;
alter table submissions enable trigger user;

create table submission_marks (
  id uuid primary key default uuid_v7(),
  file_id uuid not null references files (id) on delete cascade,
  rotation smallint not null default 0,
  layer jsonb not null default '{"strokes": [], "stamps": []}',
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint submission_marks_file_key unique (file_id),
  constraint submission_marks_rotation_known check (rotation in (0, 90, 180, 270)),
  constraint submission_marks_layer_size check (octet_length(layer::text) <= 524288)
);
comment on table submission_marks is '첨삭: pen marks and stamps over one page of a submission; goes with the page';
comment on column submission_marks.file_id is '쪽: the file of the page';
comment on column submission_marks.rotation is '돌린 각도, degrees clockwise';
comment on column submission_marks.layer is 'Strokes and stamps; places are parts of the width and the height of the page as it is stored';
comment on column submission_marks.version is 'Raised at every change; a write says which one it changes';
create index submission_marks_created_by_index on submission_marks (created_by);
create trigger submission_marks_version before update on submission_marks for each row execute function raise_version();

create function guard_submission_mark() returns trigger language plpgsql as $$
begin
  if not exists (
    select from files join submissions on submissions.id = files.submission_id where files.id = new.file_id and submissions.status = 'DONE' for share of submissions) then
    perform refuse('submission_marks_handed_in');
  end if;
  return new;
end $$;
comment on function guard_submission_mark() is 'Only what was handed in is marked: what a student still changes is not';
create trigger submission_marks_guard before insert or update on submission_marks for each row execute function guard_submission_mark();

create function refuse_closed_window(exam uuid) returns void language plpgsql as $$
declare
  period submission_windows;
begin
  if exists (
    select from exams join weekly_lectures as week on week.id = exams.weekly_lecture_id join lectures on lectures.id = week.lecture_id
    where exams.id = exam and lectures.status = 'DISABLED') then
    perform refuse('submissions_lecture_over');
  end if;
  select * into period from submission_windows where exam_id = exam;
  if now() < period.opens_at then
    perform refuse('submissions_not_open', json_build_object('opensAt', period.opens_at));
  elsif now() >= period.closes_at then
    perform refuse('submissions_closed', json_build_object('closesAt', period.closes_at));
  end if;
end $$;
comment on function refuse_closed_window(uuid) is 'Refuses a student''s handing in outside of the time that staff gave for it';

create or replace function guard_submission() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.status = 'DONE' then
      perform refuse('submissions_locked');
    end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if session_variable('x-hasura-role') = 'student' then
      perform refuse_closed_window(new.exam_id);
    end if;
    return new;
  end if;
  if (new.exam_id, new.student_id) is distinct from (old.exam_id, old.student_id) then
    perform refuse('submissions_stay');
  end if;
  if new.status = 'DONE' and old.status <> 'DONE' then
    -- What staff opened again may be handed in after the end.
    if old.status = 'DRAFT' and session_variable('x-hasura-role') = 'student' then
      perform refuse_closed_window(new.exam_id);
    end if;
    new.submitted_at := now();
    new.receipt_number := to_char(now() at time zone 'Asia/Seoul', 'YYMMDD-HH24MI-') || upper(right(new.id::text, 6));
    -- A submission means that the student took the exam.
    update scores set status = 'TAKEN' where exam_id = new.exam_id and student_id = new.student_id and status = 'NONE';
  elsif new.status = 'REOPENED' and old.status <> 'REOPENED' then
    if session_variable('x-hasura-role') = 'student' then
      perform refuse('submissions_reopened_by_staff');
    end if;
    new.reopened_at := now();
    new.reopened_by := session_user_id();
    new.returned_at := null;
    new.returned_by := null;
  elsif new.returned_at is not null and (old.returned_at is null or new.comment <> old.comment) then
    new.returned_at := now();
    new.returned_by := session_user_id();
  end if;
  return new;
end $$;
drop trigger submissions_guard on submissions;
create trigger submissions_guard before insert or update or delete on submissions for each row execute function guard_submission();

create or replace function guard_owner_open() returns trigger language plpgsql as $$
declare owner constant files := coalesce(new, old);
begin
  -- A forgotten student's pages go although they were handed in.
  if current_setting('academy.anonymises', true) = 'on' then
    return owner;
  end if;
  if owner.owner_type = 'SUBMISSION' and (select status from submissions where id = owner.owner_id for share) = 'DONE' then
    perform refuse('files_submission_done');
  end if;
  if owner.owner_type = 'CLAIM' and (select status from expense_claims where id = owner.owner_id for share) <> 'REQUESTED' then
    perform refuse('files_claim_decided');
  end if;
  return owner;
end $$;

create function forget_submissions() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine constant uuid[] := array(select id from submissions where student_id = new.id);
  handed_in constant uuid[] := array(select id from files where submission_id = any (mine));
begin
  perform set_config('academy.anonymises', 'on', true);
  update omr_scans set file_id = null, file_name = '탈퇴한 학생' where file_id = any (handed_in);
  update omr_sheets set file_id = null, file_name = '' where file_id = any (handed_in);
  delete from files where id = any (handed_in);
  update submissions set comment = '', page_order = '{}' where id = any (mine);
  update audit_log set before = before - array['name', 'layer', 'comment'], after = after - array['name', 'layer', 'comment']
    where table_name in ('files', 'submissions', 'submission_marks') and (
      row_id = any (mine::text[]) or row_id = any (handed_in::text[])
      or coalesce(after, before) ->> 'owner_id' = any (mine::text[]) or coalesce(after, before) ->> 'file_id' = any (handed_in::text[]));
  perform set_config('academy.anonymises', 'off', true);
  return null;
end $$;
comment on function forget_submissions() is 'The pages that a forgotten student handed in, the marks on them and what was said about them go';
create constraint trigger students_forget_submissions after update of anonymised_at on students deferrable initially deferred
  for each row when (new.anonymised_at is not null and old.anonymised_at is null) execute function forget_submissions();

select keep_records('submission_windows', 'submission_marks');
select comment_on_records('submission_windows', 'submission_marks');
