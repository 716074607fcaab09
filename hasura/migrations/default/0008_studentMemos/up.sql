-- Student memos: what staff write down about a student.

create table student_memos (
  id uuid primary key default uuid_v7(),
  student_id uuid not null references students (id) on delete cascade,
  body text not null,
  is_pinned boolean not null default false,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint student_memos_body_length check (length(body) between 1 and 2000),
  constraint student_memos_body_not_blank check (btrim(body, E' \t\r\n') <> '')
);
comment on table student_memos is '학생 메모: staff only';
comment on column student_memos.id is 'Key';
comment on column student_memos.student_id is '학생';
comment on column student_memos.body is '내용';
comment on column student_memos.is_pinned is '위에 고정';
comment on column student_memos.created_by is 'Who made it; null for what the academy came with';
comment on column student_memos.created_at is 'When it was made';
comment on column student_memos.updated_at is 'When it was changed last';
comment on column student_memos.version is 'Raised at every change; an edit says which one it changes';
create index student_memos_created_by_index on student_memos (created_by);
create index student_memos_student_id_index on student_memos (student_id, is_pinned, created_at);

create trigger student_memos_version before update on student_memos for each row execute function raise_version();
create trigger student_memos_anonymised before update on student_memos for each row execute function refuse_anonymised();
create trigger student_memos_insert_anonymised after insert on student_memos
  referencing new table as new_rows for each statement execute function refuse_anonymised_rows();

create view student_memo_versions as
  select entry.id, memo.id as memo_id, entry.at, entry.actor_id, entry.after ->> 'body' as body, (entry.after ->> 'is_pinned')::boolean as is_pinned
  from student_memos as memo
  join audit_log as entry on entry.table_name = 'student_memos' and entry.row_id = memo.id::text
  where entry.after is not null;
comment on view student_memo_versions is '메모 이력: staff only; ask for one memo at a time';
comment on column student_memo_versions.id is 'Of the entry in the audit log';
comment on column student_memo_versions.memo_id is '메모';
comment on column student_memo_versions.at is '고친 때';
comment on column student_memo_versions.actor_id is '고친 사람';
comment on column student_memo_versions.body is 'What it said from then on';
comment on column student_memo_versions.is_pinned is 'Whether it was pinned from then on';

select keep_records('student_memos');
select keep_bulk_records('student_memos');
