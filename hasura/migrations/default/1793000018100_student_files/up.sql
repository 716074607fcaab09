-- What went in and out of the list of students by file.

create table student_imports (
  id uuid primary key default uuid_v7(),
  file_name text not null,
  change_set_id text not null,
  created_count integer not null,
  changed_count integer not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint student_imports_change_set_id_key unique (change_set_id),
  constraint student_imports_file_name_length check (length(file_name) between 1 and 200),
  constraint student_imports_counts_positive check (created_count >= 0 and changed_count >= 0 and created_count + changed_count > 0)
);
comment on table student_imports is '엑셀 등록: an import that stands; undoing it takes its row away, too';
comment on column student_imports.id is 'Key';
comment on column student_imports.file_name is '파일 이름';
comment on column student_imports.change_set_id is 'What it changed, in the audit log';
comment on column student_imports.created_count is '새로 등록한 학생 수';
comment on column student_imports.changed_count is '고친 학생 수';
comment on column student_imports.created_by is 'Who imported it';
comment on column student_imports.created_at is 'When it was imported';
comment on column student_imports.updated_at is 'When it was changed last';
create index student_imports_created_by_index on student_imports (created_by);

create table student_exports (
  id uuid primary key default uuid_v7(),
  purpose text not null,
  format text not null,
  columns text[] not null,
  filter text not null,
  student_count integer not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint student_exports_purpose_form check (purpose = btrim(purpose) and length(purpose) between 2 and 200),
  constraint student_exports_format_known check (format in ('XLSX', 'CSV')),
  constraint student_exports_filter_length check (length(filter) <= 500),
  constraint student_exports_student_count_positive check (student_count > 0)
);
comment on table student_exports is '내보내기: personal data that left the house as a file; in the audit log as well, from where nothing is deleted';
comment on column student_exports.id is 'Key';
comment on column student_exports.purpose is '목적: why it was needed';
comment on column student_exports.format is 'XLSX or CSV';
comment on column student_exports.columns is 'Which columns were taken';
comment on column student_exports.filter is 'What the list was narrowed to; empty for all students';
comment on column student_exports.student_count is '학생 수';
comment on column student_exports.created_by is 'Who took it';
comment on column student_exports.created_at is 'When it was taken';
comment on column student_exports.updated_at is 'When it was changed last';
create index student_exports_created_by_index on student_exports (created_by);

select keep_records('student_imports', 'student_exports');
