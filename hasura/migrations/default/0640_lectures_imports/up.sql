-- Lectures and enrollments that came from one workbook; what an import made is undone by its row.

create table lecture_imports (
  id uuid primary key default uuid_v7(),
  file_name text not null,
  change_set_id uuid not null references change_sets (id),
  lecture_count integer not null,
  enrolled_count integer not null,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lecture_imports_change_set_id_key unique (change_set_id),
  constraint lecture_imports_file_name_length check (length(file_name) between 1 and 200),
  constraint lecture_imports_counts_positive check (lecture_count >= 0 and enrolled_count >= 0 and lecture_count + enrolled_count > 0)
);
comment on table lecture_imports is '강의·수강 엑셀 등록: an import that stands; undoing it takes its row away, too';
comment on column lecture_imports.id is 'Key';
comment on column lecture_imports.file_name is E'파일 이름\n@personal none';
comment on column lecture_imports.change_set_id is 'What it changed, in the audit log';
comment on column lecture_imports.lecture_count is '만든 강의 수';
comment on column lecture_imports.enrolled_count is '수강등록 수';
comment on column lecture_imports.created_by is 'Who imported it';
comment on column lecture_imports.created_at is 'When it was imported';
comment on column lecture_imports.updated_at is 'When it was changed last';
create index lecture_imports_created_by_index on lecture_imports (created_by);
select keep_records('lecture_imports');
select bound_rows('lecture_imports', '{created_by}', null, 5000, false);
