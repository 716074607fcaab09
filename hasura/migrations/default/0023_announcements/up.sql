-- Announcements: what a week tells its participants, and who has read it.

create table announcements (
  id uuid primary key default uuid_v7(),
  weekly_lecture_id uuid not null constraint announcements_weekly_lecture_id_fkey references weekly_lectures (id),
  title text not null,
  body jsonb not null,
  published_at timestamptz,
  version integer not null default 1,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint announcements_title_form check (title = btrim(title) and length(title) between 1 and 100),
  constraint announcements_body_document check (body @> '{"type": "doc"}'),
  constraint announcements_body_length check (length(body::text) <= 100000)
);
comment on table announcements is '주차 공지';
comment on column announcements.weekly_lecture_id is '주차';
comment on column announcements.title is '제목';
comment on column announcements.body is '본문: a ProseMirror document ({"type": "doc", "content": […]}), so that no one''s HTML reaches a page';
comment on column announcements.published_at is '게시 시각: students see it from then on; null while a draft';
comment on column announcements.version is 'Raised at every change; an edit says which one it changes';
create index announcements_weekly_lecture_id_index on announcements (weekly_lecture_id, published_at);
create index announcements_created_by_index on announcements (created_by);

create table announcement_reads (
  id uuid primary key default uuid_v7(),
  announcement_id uuid not null references announcements (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  read_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint announcement_reads_student_key unique (announcement_id, student_id)
);
comment on table announcement_reads is '공지 읽음: a student has opened an announcement';
comment on column announcement_reads.announcement_id is '공지';
comment on column announcement_reads.student_id is '학생';
comment on column announcement_reads.read_at is '처음 읽은 때, by the server''s clock';
create index announcement_reads_student_id_index on announcement_reads (student_id);

create trigger announcements_version before update on announcements for each row execute function raise_version();
create trigger announcement_reads_touch before update on announcement_reads for each row execute function touch_updated_at();

create function guard_announcement_read() returns trigger language plpgsql as $$
begin
  if not exists (
    select from announcements as announcement
    join participants on participants.weekly_lecture_id = announcement.weekly_lecture_id
    where announcement.id = new.announcement_id and announcement.published_at <= now() and participants.student_id = new.student_id) then
    perform refuse('announcement_reads_own_week');
  end if;
  return new;
end $$;
create trigger announcement_reads_guard before insert or update of announcement_id, student_id on announcement_reads
  for each row execute function guard_announcement_read();

create view published_announcements as
  select id from announcements where published_at <= now();
comment on view published_announcements is 'Announcements whose time has come; for permissions, which cannot ask the clock';
comment on column published_announcements.id is '공지';

select keep_records('announcements');
select comment_on_records('announcements', 'announcement_reads');
