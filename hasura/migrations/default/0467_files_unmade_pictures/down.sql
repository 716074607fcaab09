create or replace function guard_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.owner_type, new.owner_id) is distinct from (old.owner_type, old.owner_id) and old.owner_type <> 'UPLOADER' then
      perform refuse('files_owner_fixed');
    end if;
    if old.state = 'DONE' and (new.content_type, new.size_bytes, new.sha256) is distinct from (old.content_type, old.size_bytes, old.sha256) then
      perform refuse('files_content_fixed');
    end if;
  end if;
  if new.owner_type = 'VIDEO' and split_part(new.content_type, '/', 1) not in ('image', 'text') and (tg_op = 'INSERT' or old.owner_type = 'UPLOADER')
    and (select url from videos where id = new.owner_id for share) is not null then
    perform refuse('files_video_url_or_file');
  end if;
  return new;
end $$;

create or replace function guard_owner_open() returns trigger language plpgsql as $$
declare owner constant files := coalesce(new, old);
begin
  -- A forgotten student's pages go although they were handed in.
  if current_setting('academy.anonymises', true) = 'on' then
    return owner;
  end if;
  if owner.owner_type = 'SUBMISSION' and (select status from submissions where id = owner.owner_id for share) = 'DONE' then
    perform refuse('files_submission_done');
  end if;
  if owner.owner_type = 'CLAIM' and (select status from expense_claims where id = owner.owner_id for share) <> 'REQUESTED' then
    perform refuse('files_claim_decided');
  end if;
  return owner;
end $$;

drop function queue_stored_pictures();
drop table unmade_pictures;
