drop trigger files_named_anonymised on files;
create or replace function may_read_file(file files, reader uuid) returns boolean language sql stable as $$
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
create or replace function guard_file() returns trigger language plpgsql as $$
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
comment on column files.owner_type is '소속: the kind of thing it belongs to; a kind has a generated column with its foreign key';
alter table files drop constraint files_uploader_own;
alter table files drop constraint files_owner_type_known;
alter table files add constraint files_owner_type_known check (owner_type in (
  'LECTURE', 'WEEKLY_LECTURE', 'STUDENT', 'CONSULT', 'BOARD_POST', 'MATERIAL', 'VIDEO', 'PROFILE', 'EXAM', 'SUBMISSION', 'CLAIM'));
