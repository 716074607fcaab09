drop function may_read_file(files, uuid);
drop trigger files_removed on files;
drop function queue_removed_object();
drop table removed_objects;
drop trigger files_anonymised on files;
drop trigger files_version on files;
delete from files where owner_type = 'CONSULT';
alter table files
  drop column consult_id,
  drop column version,
  drop constraint files_material_id_fkey,
  add constraint files_material_id_fkey foreign key (material_id) references lecture_materials (id),
  drop constraint files_owner_type_known,
  add constraint files_owner_type_known check (owner_type in (
    'LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM'));
drop index files_upload_id_index;
comment on column files.material_id is '강의 자료, of owner type MATERIAL';
create or replace function anonymise_student(wanted_student uuid) returns void language plpgsql as $$
declare
  today constant date := (now() at time zone 'Asia/Seoul')::date;
  student students;
  attempts uuid[];
  personal constant text[] := array['login_id', 'name', 'name_choseong', 'phone', 'school', 'parent_name', 'parent_phone', 'student_number', 'read_number', 'body', 'memo'];
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
    or table_name = 'files' and coalesce(after, before) ->> 'owner_id' = student.id::text
    or coalesce(after, before) ->> 'student_id' = student.id::text;
  perform set_config('academy.anonymises', 'off', true);
end $$;
comment on function anonymise_student(uuid) is
  'Forgets who a student was: name, numbers, login, school, parent, memos, consults, tags, messages and files about the person go, '
  'from the audit log too; bookings to come are cancelled, enrollments end; '
  'attendance, scores and progress stay. Whoever calls it first removes the stored objects of files with that student_id or profile_user_id';
