-- Generated from hasura/migrations by `npm run generate`. Do not edit.

-- What failed was found with the watermark as it was
CREATE OR REPLACE FUNCTION public.forget_watermark_trouble()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.is_watermarked is distinct from old.is_watermarked then
    new.watermark_trouble := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if (new.owner_type, new.owner_id) is distinct from (old.owner_type, old.owner_id) and old.owner_type <> 'UPLOADER' then
      perform refuse('files_owner_fixed');
    end if;
    if old.state = 'DONE' and (new.content_type, new.size_bytes, new.sha256) is distinct from (old.content_type, old.size_bytes, old.sha256)
      and not exists (select from unmade_pictures where file_id = old.id and made_sha256 = new.sha256) then
      perform refuse('files_content_fixed');
    end if;
  end if;
  if new.owner_type = 'VIDEO' and split_part(new.content_type, '/', 1) not in ('image', 'text') and (tg_op = 'INSERT' or old.owner_type = 'UPLOADER')
    and (select url from videos where id = new.owner_id for share) is not null then
    perform refuse('files_video_url_or_file');
  end if;
  return new;
end $function$;

-- Files come to and go from a submission until it is handed in, and a claim until it is decided
CREATE OR REPLACE FUNCTION public.guard_owner_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare owner constant files := coalesce(new, old);
begin
  -- A forgotten student's pages go although they were handed in.
  if current_setting('academy.anonymises', true) = 'on' then
    return owner;
  end if;
  -- The same picture, made anew.
  if tg_op = 'UPDATE' and old.state = 'DONE' and new.sha256 <> old.sha256 then
    return owner;
  end if;
  if owner.owner_type = 'SUBMISSION' and (select status from submissions where id = owner.owner_id for share) = 'DONE' then
    perform refuse('files_submission_done');
  end if;
  if owner.owner_type = 'CLAIM' and (select status from expense_claims where id = owner.owner_id for share) <> 'REQUESTED' then
    perform refuse('files_claim_decided');
  end if;
  return owner;
end $function$;

CREATE OR REPLACE FUNCTION public.guard_video_url()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.url is not null and exists (select from files where video_id = new.id and split_part(content_type, '/', 1) not in ('image', 'text')) then
    perform refuse('videos_url_or_file');
  end if;
  return new;
end $function$;

-- Whether somebody may open a file: the rule that the permissions of GraphQL state for lists, for the commands
CREATE OR REPLACE FUNCTION public.may_read_file(file files, reader uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((
    select case
      -- What was deleted is served to nobody.
      when file.board_post_id is not null then file.state = 'DONE' and exists (
        select from board_posts as post where post.id = file.board_post_id and may_read_board_post(post, reader)
          and not exists (select from board_answers where post_id = post.id and deleted_at is not null and file.id = any (file_ids)))
      when users.type = 'ADMIN' or tas.is_admin_level then true
      when file.owner_type = 'UPLOADER' then file.owner_id = reader
      when users.type = 'TA' then file.owner_type <> 'CLAIM' or exists (select from expense_claims where id = file.claim_id and ta_id = reader)
      else file.state = 'DONE' and (
        file.profile_user_id = reader
        or exists (select from submissions where id = file.submission_id and student_id = reader)
        or exists (
          select from file_permissions as permission
          where permission.file_id = file.id and (
            permission.student_id = reader
            or exists (select from file_lecture_readers where permission_id = permission.id and student_id = reader)
            or exists (select from participants where weekly_lecture_id = permission.weekly_lecture_id and student_id = reader)))
        and (file.owner_type not in ('VIDEO', 'MATERIAL', 'EXAM')
          or exists (select from exams where id = file.exam_id and is_shown)
          or exists (select from open_video_readers where video_id = file.video_id and student_id = reader)
          or exists (select from material_readers where material_id = file.material_id and student_id = reader)))
      end
    from users left join tas on tas.id = users.id
    where users.id = reader and users.is_active), false)
$function$;

-- Whatever deletes a file, by whatever way, queues its object for deletion; a file that comes back takes it out of the queue
CREATE OR REPLACE FUNCTION public.queue_removed_object()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    delete from removed_objects where file_id = new.id;
  else
    insert into removed_objects (file_id, due_at)
    values (old.id, now() + case when current_setting('academy.anonymises', true) = 'on' then interval '0' else interval '1 day' end)
    on conflict (file_id) do update set due_at = excluded.due_at;
  end if;
  return null;
end $function$;

-- Lets every stored picture that others are shown be made anew; not scans, whose reader needs each pixel
CREATE OR REPLACE FUNCTION public.queue_stored_pictures()
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into unmade_pictures (file_id)
  select id from files
  where state = 'DONE' and content_type like 'image/%' and not exists (select from omr_scans where file_id = files.id)
  on conflict do nothing;
  insert into unmade_pictures (landing_picture_id) select id from landing_pictures on conflict do nothing;
$function$;

CREATE TRIGGER file_permissions_audit AFTER INSERT OR DELETE OR UPDATE ON file_permissions FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER file_permissions_touch BEFORE UPDATE ON file_permissions FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER file_views_touch BEFORE UPDATE ON file_views FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER files_anonymised BEFORE INSERT ON files FOR EACH ROW EXECUTE FUNCTION refuse_anonymised('owner_id');

CREATE TRIGGER files_audit AFTER INSERT OR DELETE OR UPDATE ON files FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER files_guard BEFORE INSERT OR UPDATE ON files FOR EACH ROW EXECUTE FUNCTION guard_file();

CREATE TRIGGER files_move BEFORE INSERT OR UPDATE ON files FOR EACH ROW EXECUTE FUNCTION guard_move('state', 'UPLOADING > DONE', 'DONE >');

CREATE TRIGGER files_named_anonymised BEFORE UPDATE OF owner_id ON files FOR EACH ROW WHEN (new.owner_id IS DISTINCT FROM old.owner_id) EXECUTE FUNCTION refuse_anonymised('owner_id');

CREATE TRIGGER files_owner_open BEFORE INSERT OR DELETE OR UPDATE OF state, name ON files FOR EACH ROW EXECUTE FUNCTION guard_owner_open();

CREATE TRIGGER files_removed AFTER INSERT OR DELETE ON files FOR EACH ROW EXECUTE FUNCTION queue_removed_object();

CREATE TRIGGER files_touch BEFORE UPDATE ON files FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER files_version BEFORE UPDATE ON files FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER files_watermark_trouble BEFORE UPDATE OF is_watermarked ON files FOR EACH ROW EXECUTE FUNCTION forget_watermark_trouble();

CREATE TRIGGER removed_objects_touch BEFORE UPDATE ON removed_objects FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER unmade_pictures_touch BEFORE UPDATE ON unmade_pictures FOR EACH ROW EXECUTE FUNCTION touch_updated_at();

CREATE TRIGGER videos_url BEFORE UPDATE OF url ON videos FOR EACH ROW EXECUTE FUNCTION guard_video_url();
