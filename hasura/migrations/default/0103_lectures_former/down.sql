create or replace function may_read_file(file files, reader uuid) returns boolean language sql stable as $$
  select coalesce((
    select case
      when users.type = 'ADMIN' or tas.is_admin_level then true
      when file.owner_type = 'UPLOADER' then file.owner_id = reader
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
          or exists (select from material_readers where material_id = file.material_id and student_id = reader)))
      end
    from users left join tas on tas.id = users.id
    where users.id = reader and users.is_active), false)
$$;
drop view file_lecture_readers, deck_readers, dday_readers, lecture_readers;
drop trigger word_decks_publication on word_decks;
drop function stamp_publication;
alter table word_decks drop column published_at;
