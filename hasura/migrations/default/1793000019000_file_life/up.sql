-- The life of a file: a consult may have some, an edit says which version it changes, and what was deleted leaves the store.

alter table files
  add column consult_id uuid generated always as (case owner_type when 'CONSULT' then owner_id end) stored references consults (id) on delete cascade,
  add column version integer not null default 1,
  drop constraint files_material_id_fkey,
  add constraint files_material_id_fkey foreign key (material_id) references lecture_materials (id) on delete cascade,
  drop constraint files_owner_type_known,
  add constraint files_owner_type_known check (owner_type in (
    'LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'CONSULT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM'));
comment on column files.consult_id is '상담 기록, of owner type CONSULT; goes with it';
comment on column files.material_id is '강의 자료, of owner type MATERIAL; goes with it';
comment on column files.version is 'Raised at every change; an edit says which one it changes';
create index files_consult_id_index on files (consult_id) where consult_id is not null;
create index files_upload_id_index on files (upload_id) where upload_id is not null;
create trigger files_version before update on files for each row execute function raise_version();

create trigger files_anonymised before insert on files for each row execute function refuse_anonymised('owner_id');

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
create trigger removed_objects_touch before update on removed_objects for each row execute function touch_updated_at();
select comment_on_records('removed_objects');

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
        and (file.owner_type not in ('VIDEO', 'MATERIAL')
          or exists (select from open_videos where id = file.video_id)
          or exists (select from published_materials where id = file.material_id)))
      end
    from users left join tas on tas.id = users.id
    where users.id = reader and users.is_active), false)
$$;
comment on function may_read_file(files, uuid) is 'Whether somebody may open a file: the rule that the permissions of GraphQL state for lists, for the commands';

-- As before, and the files of the consults go too, from the audit log as well, and the letters of the name.
create or replace function anonymise_student(wanted_student uuid) returns void language plpgsql as $$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  student students;
  attempts uuid[];
  talks uuid[];
  personal constant text[] := array['login_id', 'name', 'name_choseong', 'name_jamo', 'phone', 'school', 'parent_name', 'parent_phone', 'student_number', 'read_number', 'body', 'memo'];
begin
  select * into student from students where id = wanted_student for update;
  if student.id is null then
    raise exception '없는 학생입니다.' using errcode = '23503', constraint = 'students_unknown';
  end if;
  if student.anonymised_at is not null then
    return;
  end if;
  select coalesce(array_agg(attempt.id), '{}') into attempts
  from scores join score_attempts as attempt on attempt.score_id = scores.id where scores.student_id = student.id;
  -- Those that were deleted before stand in the audit log alone, and so do their files.
  select coalesce(array_agg(talk), '{}') into talks from (
    select id from consults where student_id = student.id
    union
    select row_id::uuid from audit_log where table_name = 'consults' and coalesce(after, before) ->> 'student_id' = student.id::text
  ) as every (talk);
  -- One at a time, since each takes the next free number.
  perform pg_advisory_xact_lock(hashtext('anonymise_student'));
  perform set_config('academy.anonymises', 'on', true);
  delete from enrollments where student_id = student.id and from_date > today;
  update enrollments set to_date = today where student_id = student.id and (to_date is null or to_date > today);
  delete from representative_lectures where student_id = student.id;
  delete from user_tags where user_id = student.id;
  delete from student_memos where student_id = student.id;
  delete from consults where student_id = student.id;
  delete from sms_recipients where student_id = student.id;
  update clinic_participants set status = 'CANCELLED' where student_id = student.id and status in ('WAITING', 'RESERVED') and starts_at > now();
  update clinic_participants set memo = '' where student_id = student.id and memo <> '';
  update participants set memo = '' where student_id = student.id and memo <> '';
  update omr_sheets set read_number = null where student_id = student.id;
  update score_attempts set memo = '' where score_attempts.id = any (attempts) and memo <> '';
  delete from refresh_tokens where user_id = student.id;
  delete from password_resets where user_id = student.id;
  delete from files where profile_user_id = student.id or files.student_id = student.id;
  update users set
    login_id = 'left-' || right(replace(student.id::text, '-', ''), 27), name = '탈퇴한 학생', phone = null,
    password_hash = null, password_expires_at = null, is_active = false, session_epoch = session_epoch + 1
  where users.id = student.id;
  update students set
    -- Numbers that begin with 00 are kept for those who are forgotten.
    student_number = (select to_char(coalesce(max(student_number::integer), 0) + 1, 'FM00000000') from students where student_number like '00%'),
    school = '', parent_name = '', parent_phone = null, anonymised_at = now(),
    withdrawn_on = coalesce(withdrawn_on, greatest(today, registered_on))
  where students.id = student.id;
  update audit_log set before = before - personal, after = after - personal
  where table_name in ('users', 'students') and row_id = student.id::text
    or table_name = 'score_attempts' and row_id = any (attempts::text[])
    or table_name = 'files' and (coalesce(after, before) ->> 'owner_id')::uuid = any (student.id || talks)
    or coalesce(after, before) ->> 'student_id' = student.id::text;
  perform set_config('academy.anonymises', 'off', true);
end $$;
comment on function anonymise_student(uuid) is
  'Forgets who a student was: name, numbers, login, school, parent, memos, consults, tags, messages and files about the person go, '
  'from the audit log too; bookings to come are cancelled, enrollments end; '
  'attendance, scores and progress stay. The objects of the files are due for deletion from the store at once';
