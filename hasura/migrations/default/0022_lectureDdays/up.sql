-- Lecture D-days: dated goals of a lecture.

create table lecture_ddays (
  id uuid primary key default uuid_v7(),
  lecture_id uuid not null references lectures (id) on delete cascade,
  title text not null,
  falls_on date not null,
  sequence integer not null,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint lecture_ddays_title_form check (title = btrim(title) and length(title) between 1 and 30),
  constraint lecture_ddays_sequence_range check (sequence between 1 and 1000),
  constraint lecture_ddays_sequence_key unique (lecture_id, sequence) deferrable initially immediate
);
comment on table lecture_ddays is '디데이: a dated goal of a lecture';
comment on column lecture_ddays.lecture_id is '강의';
comment on column lecture_ddays.title is '이름: 수능, 모의고사';
comment on column lecture_ddays.falls_on is '날짜';
comment on column lecture_ddays.sequence is '순서 within the lecture, from 1; deferrable, so that one transaction may reorder';
comment on column lecture_ddays.version is 'Raised at every change; an edit says which one it changes';
create index lecture_ddays_created_by_index on lecture_ddays (created_by);

create trigger lecture_ddays_version before update on lecture_ddays for each row execute function raise_version();

select keep_records('lecture_ddays');
select comment_on_records('lecture_ddays');
