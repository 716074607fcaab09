-- Files: stored objects, who may open them, who did.

-- The key of a stored object is the id of its row.
create table files (
  id uuid primary key default uuid_v7(),
  owner_type text not null,
  owner_id uuid not null,
  lecture_id uuid generated always as (case owner_type when 'LECTURE' then owner_id end) stored references lectures (id),
  weekly_lecture_id uuid generated always as (case owner_type when 'WEEKLY_LECTURE' then owner_id end) stored references weekly_lectures (id),
  student_id uuid generated always as (case owner_type when 'STUDENT' then owner_id end) stored references students (id),
  board_post_id uuid generated always as (case owner_type when 'BOARD_POST' then owner_id end) stored references board_posts (id),
  material_id uuid generated always as (case owner_type when 'MATERIAL' then owner_id end) stored references lecture_materials (id) on delete cascade,
  video_id uuid generated always as (case owner_type when 'VIDEO' then owner_id end) stored references videos (id),
  profile_user_id uuid generated always as (case owner_type when 'PROFILE' then owner_id end) stored references users (id),
  name text not null,
  content_type text not null,
  size_bytes bigint not null,
  sha256 text,
  upload_id text,
  memo text not null default '',
  is_watermarked boolean not null default false,
  state text not null default 'UPLOADING',
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  exam_id uuid generated always as (case owner_type when 'EXAM' then owner_id end) stored references exams (id),
  submission_id uuid generated always as (case owner_type when 'SUBMISSION' then owner_id end) stored references submissions (id),
  claim_id uuid generated always as (case owner_type when 'CLAIM' then owner_id end) stored references expense_claims (id),
  consult_id uuid generated always as (case owner_type when 'CONSULT' then owner_id end) stored references consults (id) on delete cascade,
  version integer not null default 1,
  constraint files_owner_type_known check (owner_type in (
    'LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'CONSULT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM')),
  constraint files_name_form
    check (name = btrim(name) and length(name) between 1 and 200 and name is nfc normalized and name !~ '[/\\[:cntrl:]]'),
  constraint files_content_type_form check (content_type ~ '^[a-z0-9][a-z0-9.+-]*/[a-z0-9][a-z0-9.+-]*$'),
  constraint files_size_range check (size_bytes between 1 and 5368709120),
  constraint files_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint files_memo_length check (length(memo) <= 500),
  constraint files_watermark_pdf check (not is_watermarked or content_type = 'application/pdf'),
  constraint files_profile_image check (owner_type <> 'PROFILE' or (content_type like 'image/%' and size_bytes <= 5242880)),
  constraint files_state_known check (state in ('UPLOADING', 'DONE')),
  constraint files_done_known check (state = 'UPLOADING' or (sha256 is not null and upload_id is null))
);
comment on table files is '파일: what is known about a stored object, whose key is the id; whoever deletes a row removes its object';
comment on column files.owner_type is '소속: the kind of thing it belongs to; a kind has a generated column with its foreign key';
comment on column files.owner_id is 'What it belongs to';
comment on column files.lecture_id is '강의, of owner type LECTURE';
comment on column files.weekly_lecture_id is '주차, of owner type WEEKLY_LECTURE';
comment on column files.student_id is '학생, of owner type STUDENT: papers about a student';
comment on column files.board_post_id is '게시글, of owner type BOARD_POST';
comment on column files.material_id is '강의 자료, of owner type MATERIAL; goes with it';
comment on column files.video_id is '영상, of owner type VIDEO; one done file a video';
comment on column files.profile_user_id is '프로필 사진의 주인, of owner type PROFILE; one done file a person';
comment on column files.name is '파일 이름, NFC, no path';
comment on column files.content_type is 'Media type, lower case without parameters';
comment on column files.size_bytes is '크기, bytes; 5 GiB at most';
comment on column files.sha256 is 'SHA-256 of the content in hex; null until the upload is done';
comment on column files.upload_id is 'The store''s id of a multipart upload under way';
comment on column files.memo is '메모: staff only';
comment on column files.is_watermarked is '워터마크: a download carries the reader''s name and number on every page; PDF only';
comment on column files.state is 'UPLOADING 올리는 중, DONE 완료';
comment on column files.exam_id is '시험, of owner type EXAM: papers, explanations, scanned answer sheets';
comment on column files.submission_id is '제출, of owner type SUBMISSION';
comment on column files.claim_id is '경비 청구, of owner type CLAIM: receipts';
comment on column files.consult_id is '상담 기록, of owner type CONSULT; goes with it';
comment on column files.version is 'Raised at every change; an edit says which one it changes';
create index files_owner_index on files (owner_type, owner_id, created_at);
create index files_lecture_id_index on files (lecture_id) where lecture_id is not null;
create index files_weekly_lecture_id_index on files (weekly_lecture_id) where weekly_lecture_id is not null;
create index files_student_id_index on files (student_id) where student_id is not null;
create index files_board_post_id_index on files (board_post_id) where board_post_id is not null;
create index files_material_id_index on files (material_id) where material_id is not null;
create index files_video_id_index on files (video_id) where video_id is not null;
create index files_profile_user_id_index on files (profile_user_id) where profile_user_id is not null;
create index files_created_by_index on files (created_by);
-- Unfinished uploads are swept by age.
create index files_uploading_index on files (created_at) where state = 'UPLOADING';
create unique index files_single_key on files (owner_type, owner_id) where state = 'DONE' and owner_type in ('VIDEO', 'PROFILE');
create index files_exam_id_index on files (exam_id) where exam_id is not null;
create index files_submission_id_index on files (submission_id) where submission_id is not null;
create index files_claim_id_index on files (claim_id) where claim_id is not null;
create index files_consult_id_index on files (consult_id) where consult_id is not null;
create index files_upload_id_index on files (upload_id) where upload_id is not null;

create table file_permissions (
  id uuid primary key default uuid_v7(),
  file_id uuid not null references files (id) on delete cascade,
  student_id uuid references students (id) on delete cascade,
  lecture_id uuid references lectures (id) on delete cascade,
  weekly_lecture_id uuid references weekly_lectures (id) on delete cascade,
  created_by uuid default session_user_id() references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint file_permissions_one_reader check (num_nonnulls(student_id, lecture_id, weekly_lecture_id) = 1),
  constraint file_permissions_reader_key unique nulls not distinct (file_id, student_id, lecture_id, weekly_lecture_id)
);
comment on table file_permissions is '파일 권한: who may open a file: one student, everyone of a lecture, or everyone of a week';
comment on column file_permissions.file_id is '파일';
comment on column file_permissions.student_id is '학생';
comment on column file_permissions.lecture_id is '강의: everyone enrolled in it';
comment on column file_permissions.weekly_lecture_id is '주차: every participant of it';
create index file_permissions_student_id_index on file_permissions (student_id);
create index file_permissions_lecture_id_index on file_permissions (lecture_id);
create index file_permissions_weekly_lecture_id_index on file_permissions (weekly_lecture_id);
create index file_permissions_created_by_index on file_permissions (created_by);

create table file_views (
  id uuid primary key default uuid_v7(),
  file_id uuid not null references files (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null default 'VIEW',
  viewed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint file_views_kind_known check (kind in ('VIEW', 'DOWNLOAD'))
);
comment on table file_views is '파일 열람: who opened a file and when; a log of its own, so it is not audited';
comment on column file_views.file_id is '파일';
comment on column file_views.user_id is '본 사람';
comment on column file_views.kind is 'VIEW 열람, DOWNLOAD 내려받기';
comment on column file_views.viewed_at is '본 때';
create index file_views_file_id_index on file_views (file_id, viewed_at);
create index file_views_user_id_index on file_views (user_id, viewed_at);

create table removed_objects (
  file_id uuid primary key,
  due_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table removed_objects is 'Stored objects whose file is gone, to be deleted from the store; until they are due the file can come back';
comment on column removed_objects.file_id is 'Key of the object, which was the id of its file';
comment on column removed_objects.due_at is 'When it may be deleted: a day after its file, at once where a person is forgotten';
create index removed_objects_due_at_index on removed_objects (due_at);

create function guard_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.owner_type, new.owner_id) is distinct from (old.owner_type, old.owner_id) then
      perform refuse('files_owner_fixed');
    end if;
    if old.state = 'DONE' and (new.content_type, new.size_bytes, new.sha256) is distinct from (old.content_type, old.size_bytes, old.sha256) then
      perform refuse('files_content_fixed');
    end if;
  elsif new.owner_type = 'VIDEO' and (select url from videos where id = new.owner_id for share) is not null then
    perform refuse('files_video_url_or_file');
  end if;
  return new;
end $$;
create trigger files_guard before insert or update on files for each row execute function guard_file();
create trigger files_move before insert or update on files for each row
  execute function guard_move('state', 'UPLOADING > DONE', 'DONE >');

create function guard_video_url() returns trigger language plpgsql as $$
begin
  if new.url is not null and exists (select from files where video_id = new.id) then
    perform refuse('videos_url_or_file');
  end if;
  return new;
end $$;
create trigger videos_url before update of url on videos for each row execute function guard_video_url();
create trigger file_views_touch before update on file_views for each row execute function touch_updated_at();

create function guard_owner_open() returns trigger language plpgsql as $$
declare owner constant files := coalesce(new, old);
begin
  if owner.owner_type = 'SUBMISSION' and (select status from submissions where id = owner.owner_id for share) = 'DONE' then
    perform refuse('files_submission_done');
  end if;
  if owner.owner_type = 'CLAIM' and (select status from expense_claims where id = owner.owner_id for share) <> 'REQUESTED' then
    perform refuse('files_claim_decided');
  end if;
  return owner;
end $$;
comment on function guard_owner_open() is 'Files come to and go from a submission until it is handed in, and a claim until it is decided';
create trigger files_owner_open before insert or update of state, name or delete on files for each row execute function guard_owner_open();
create trigger files_version before update on files for each row execute function raise_version();
create trigger files_anonymised before insert on files for each row execute function refuse_anonymised('owner_id');
create trigger removed_objects_touch before update on removed_objects for each row execute function touch_updated_at();

create function queue_removed_object() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    delete from removed_objects where file_id = new.id;
  else
    insert into removed_objects (file_id, due_at)
    values (old.id, now() + case when current_setting('academy.anonymises', true) = 'on' then interval '0' else interval '1 day' end)
    on conflict (file_id) do update set due_at = excluded.due_at;
  end if;
  return null;
end $$;
comment on function queue_removed_object() is 'Whatever deletes a file, by whatever way, queues its object for deletion; a file that comes back takes it out of the queue';
create trigger files_removed after insert or delete on files for each row execute function queue_removed_object();

create function may_read_file(file files, reader uuid) returns boolean language sql stable as $$
  select coalesce((
    select case
      when users.type = 'ADMIN' or tas.is_admin_level then true
      when users.type = 'TA' then file.owner_type <> 'CLAIM' or exists (select from expense_claims where id = file.claim_id and ta_id = reader)
      else file.state = 'DONE' and (
        file.profile_user_id = reader
        or exists (select from submissions where id = file.submission_id and student_id = reader)
        or exists (select from board_posts where id = file.board_post_id and (is_public or created_by = reader))
        or exists (
          select from file_permissions as permission
          where permission.file_id = file.id and (
            permission.student_id = reader
            or exists (select from enrollments where lecture_id = permission.lecture_id and student_id = reader)
            or exists (select from participants where weekly_lecture_id = permission.weekly_lecture_id and student_id = reader)))
        and (file.owner_type not in ('VIDEO', 'MATERIAL', 'EXAM')
          or exists (select from exams where id = file.exam_id and is_shown)
          or exists (select from open_videos where id = file.video_id)
          or exists (select from published_materials where id = file.material_id)))
      end
    from users left join tas on tas.id = users.id
    where users.id = reader and users.is_active), false)
$$;
comment on function may_read_file(files, uuid) is 'Whether somebody may open a file: the rule that the permissions of GraphQL state for lists, for the commands';

select keep_records('files', 'file_permissions');
select comment_on_records('files', 'file_permissions', 'file_views', 'removed_objects');
